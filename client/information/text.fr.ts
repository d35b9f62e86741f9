/** What stands around the documents. */
export const texts = {
  home: 'Accueil',
  contents: 'Sommaire',
  inForceSince: (date: string) => `En vigueur depuis le ${date}`,
  noGuides: 'Les tailles de chaque pièce sont indiquées sur sa page.',
  widths: 'Dans la boutique, vous pouvez filtrer les montures par largeur :',
  help: {
    title: 'Une question ?',
    text: 'Nous répondons les jours ouvrés.',
    link: 'Nous contacter',
  },
};
