/** The back office's texts about categories. */
export const frCategories = {
  title: 'Catégories',
  add: 'Nouvelle catégorie',
  count: (count: number) => `${count} ${count < 2 ? 'catégorie' : 'catégories'}`,
  none: 'Aucune catégorie pour l’instant.',
  unknown: 'Cette catégorie n’existe pas.',
  products: 'Produits',
  languages: 'Langues de la catégorie',
  names: { FR: 'Nom', AR: 'Nom en arabe', EN: 'Nom en anglais' },
  nameHint: 'Ses produits et la boutique suivent.',
  translationHint: 'Vide\u00a0: les clientes lisent le nom français.',
  saved: 'Catégorie enregistrée.',
  remembered: (name: string) =>
    `Modifications non enregistrées\u00a0: elles vous attendent sur la page de «\u00a0${name || 'Nouvelle catégorie'}\u00a0».`,

  words: {
    title: 'Mots des options',
    help: 'Noms et valeurs d’options, comme «\u00a0Bleu nuit\u00a0»\u00a0: une traduction vaut pour tous les produits. Les tailles et les nombres n’en ont pas besoin.',
    none: 'Aucune option à traduire pour l’instant.',
    count: (count: number) => `${count} ${count < 2 ? 'mot' : 'mots'}`,
    columns: { word: 'Mot', products: 'Produits' },
    cell: { AR: (word: string) => `${word} en arabe`, EN: (word: string) => `${word} en anglais` },
    saved: 'Traductions enregistrées.',
  },
} as const;
