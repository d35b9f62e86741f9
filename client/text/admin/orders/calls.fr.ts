/** Texts of the queue of calls. */
export const frCalls = {
  next: (number: string) => `Appeler pour ${number}`,
  following: 'Ensuite',
  waiting: (count: number) =>
    count < 2 ? '1 commande attend un appel.' : `${count} commandes attendent un appel.`,
  none: 'Personne à appeler\u00a0: toutes les commandes sont confirmées.',
  nothingDue: (moment: string) => `Rien à appeler maintenant. Prochain appel\u00a0: ${moment}.`,
  loss: (amount: string) => `Perte attendue sans appel\u00a0: ${amount}`,
  lossShort: (amount: string) => `Perte attendue ${amount}`,
  due: (moment: string) => `À appeler ${moment}`,
  tried: (count: number, last: string) =>
    `${count < 2 ? '1 essai' : `${count} essais`}, ${last.toLowerCase()}`,
  reasons: 'Pourquoi l’appeler',
  ordered: 'Commandé',
  call: 'Appeler',
  pick: (number: string) => `Appeler maintenant pour ${number}`,
  outcome: 'Résultat de l’appel',
  keys: 'Au clavier\u00a0: 1 à 7 pour le résultat, 0 pour passer à la suivante.',
  skip: 'Passer',
  later: {
    title: 'Rappeler quand\u00a0?',
    inTwoHours: 'Dans 2 heures',
    tomorrow: 'Demain à 10 h',
    chosen: 'Autre moment (heure du Maroc)',
    submit: 'Rappeler à ce moment',
    nextTry: 'Au prochain essai',
    empty: 'Choisissez un jour et une heure.',
  },
  saved: (number: string, outcome: string) => `${number}\u00a0: ${outcome.toLowerCase()}.`,
  undo: 'Annuler',
  undone: (number: string) => `${number}\u00a0: résultat annulé.`,
} as const;
