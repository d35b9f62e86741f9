/** Texts of a line's alterations and their dialog. */
export const lineAlterationTexts = {
  add: 'Retouches',
  change: 'Modifier les retouches',
  save: 'Enregistrer',
  saved: 'Retouches enregistrées.',
} as const;
