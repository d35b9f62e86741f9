/** Texts of what the back office's longer forms have around them. */
export const frEditing = {
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  nothingToSave: 'Rien à enregistrer.',
  unsaved: 'Modifications non enregistrées',
  allSaved: 'Tout est enregistré.',
  discard: 'Abandonner les modifications',
  discardTitle: 'Abandonner les modifications ?',
  keepEditing: 'Continuer',
  discardText: 'Ce que vous avez saisi depuis le dernier enregistrement sera perdu.',
  theirs: (value: string) =>
    value === ''
      ? 'Vidé entretemps par une autre personne. Enregistrez pour mettre votre valeur.'
      : `Modifié entretemps\u00a0: «\u00a0${value}\u00a0». Enregistrez pour mettre votre valeur.`,
  leave: {
    title: 'Quitter sans enregistrer ?',
    text: 'Des modifications ne sont pas enregistrées.',
    leave: 'Quitter sans enregistrer',
    stay: 'Rester sur la page',
  },
} as const;
