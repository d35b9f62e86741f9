/** The back office's texts about what shoppers may have altered. */
export const frAlterations = {
  title: 'Retouches',
  help: 'Ce que l’atelier fait avant l’envoi, comme un ourlet à la longueur choisie. Un article retouché n’est repris qu’en cas de défaut.',
  categoryHelp:
    'Proposées pour tous les produits de la catégorie, sauf ceux qui ont leur propre liste. Un article retouché n’est repris qu’en cas de défaut.',
  own: 'Une liste propre à ce produit',
  ofCategory: 'Celles de la catégorie',
  noneOfCategory: 'La catégorie n’en propose aucune.',
  none: 'Aucune retouche n’est proposée.',
  add: 'Ajouter une retouche',
  one: (at: number) => `Retouche ${at}`,
  remove: (at: number) => `Retirer la retouche ${at}`,
  fields: {
    title: 'Retouche',
    titleAR: 'Retouche en arabe',
    titleEN: 'Retouche en anglais',
    price: 'Prix de la retouche',
    days: 'Jours ouvrés en plus',
    measureName: 'Mesure à choisir',
    measureNameAR: 'Mesure en arabe',
    measureNameEN: 'Mesure en anglais',
    min: 'De',
    max: 'À',
    step: 'Par',
  },
  examples: {
    title: 'Ourlet',
    price: '0,00',
    days: '2',
    measureName: 'Longueur (cm)',
    min: '90',
    max: '160',
    step: '0,5',
  },
  measureHint: 'Avec son unité. Vide\u00a0: le client n’a rien à choisir.',
  wrong: {
    price: 'Un montant en dirhams, comme 0 ou 120,00.',
    days: 'Un nombre entier de jours.',
    number: 'Un nombre, comme 90 ou 0,5.',
    noTitle: 'À remplir\u00a0: sans nom, la mesure ne serait pas enregistrée.',
  },
  line: (title: string, price: string, days: string) =>
    `${title}\u00a0: ${price}\u00a0DH, ${days}\u00a0${Number(days) < 2 ? 'jour' : 'jours'}`,
  measured: (name: string, min: string, max: string, step: string) =>
    `${name} de ${min} à ${max} par ${step}`,
} as const;
