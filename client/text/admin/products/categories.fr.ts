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
  descriptions: {
    FR: 'Description',
    AR: 'Description en arabe',
    EN: 'Description en anglais',
  },
  texts: { FR: 'Textes', AR: 'Textes en arabe', EN: 'Textes en anglais' },
  descriptionHint: 'Une ou deux phrases, sous le nom de la catégorie. Facultative.',
  nameHint: 'Ses produits et la boutique suivent.',
  translationHint: 'Vide\u00a0: les clients lisent le nom français.',
  descriptionTranslationHint: 'Vide\u00a0: les clients lisent la description française.',
  nameMissing: 'À remplir\u00a0: sans nom, la description ne serait pas enregistrée.',
  picture: {
    title: 'Photo',
    help: 'Elle illustre la catégorie, et ses produits qui n’ont pas encore de photo.',
    saveFirst: 'Enregistrez la catégorie\u00a0: vous pourrez ensuite y ajouter une photo.',
    alt: 'Texte de la photo',
    waiting: 'La photo n’est pas encore envoyée.',
  },
  removal: {
    title: 'Supprimer la catégorie',
    hasProducts: (count: number) =>
      count < 2
        ? 'Un produit est dans cette catégorie\u00a0: donnez-lui d’abord une autre catégorie.'
        : `${count} produits sont dans cette catégorie\u00a0: donnez-leur d’abord une autre catégorie.`,
    note: 'Aucun produit en vente n’est dans cette catégorie.',
    ask: 'Supprimer cette catégorie\u00a0?',
    text: 'Elle quitte la boutique avec ses textes et sa photo. C’est définitif.',
    button: 'Supprimer',
    done: 'Catégorie supprimée.',
  },
  quick: {
    hint: 'Photo, description et traductions s’ajoutent plus tard, sur sa page.',
    save: 'Ajouter la catégorie',
  },
  saved: 'Catégorie enregistrée.',
  remembered: (name: string) =>
    `Modifications non enregistrées\u00a0: elles vous attendent sur la page de «\u00a0${name || 'Nouvelle catégorie'}\u00a0».`,

  words: {
    title: 'Mots des options',
    help: 'Noms et valeurs d’options, comme «\u00a0Bleu nuit\u00a0»\u00a0: une traduction vaut pour tous les produits. Les tailles et les nombres n’en ont pas besoin.',
    none: 'Aucune option à traduire pour l’instant.',
    count: (count: number) => `${count} ${count < 2 ? 'mot' : 'mots'}`,
    columns: { word: 'Mot', products: 'Produits' },
    products: (count: number) => `${count} ${count < 2 ? 'produit' : 'produits'}`,
    cell: { AR: (word: string) => `${word} en arabe`, EN: (word: string) => `${word} en anglais` },
    saved: 'Traductions enregistrées.',
  },
} as const;
