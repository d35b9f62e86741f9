/** The back office's texts about size guides. */
export const frSizeGuides = {
  title: 'Guides des tailles',
  add: 'Nouveau guide',
  count: (count: number) => `${count} ${count < 2 ? 'guide' : 'guides'}`,
  none: 'Aucun guide des tailles pour l’instant.',
  unknown: 'Ce guide des tailles n’existe pas.',
  columns: { title: 'Titre', sizes: 'Tailles', products: 'Produits' },
  languages: 'Langues du guide',
  texts: { FR: 'Textes', AR: 'Textes en arabe', EN: 'Textes en anglais' },
  titles: { FR: 'Titre', AR: 'Titre en arabe', EN: 'Titre en anglais' },
  titleHint: 'Il nomme le guide sur la page des produits, et dans leur fiche ici.',
  notes: {
    FR: 'Comment mesurer',
    AR: 'Comment mesurer, en arabe',
    EN: 'Comment mesurer, en anglais',
  },
  noteHint: 'Une ou deux phrases sous le tableau. Facultatif.',
  lengthNotes: { FR: 'Longueur', AR: 'Longueur, en arabe', EN: 'Longueur, en anglais' },
  lengthNoteHint: 'Si la longueur se retouche, ou ce qu’il faut en savoir. Facultatif.',
  translationHint: 'Vide\u00a0: les clients lisent le texte français.',
  headings: {
    AR: (heading: string) => `Colonne «\u00a0${heading}\u00a0» en arabe`,
    EN: (heading: string) => `Colonne «\u00a0${heading}\u00a0» en anglais`,
  },
  table: {
    title: 'Tableau',
    help: 'Une ligne par taille, de la plus petite à la plus grande. Un tableau copié d’un tableur se colle dans la case choisie\u00a0: les lignes et les colonnes qui manquent s’ajoutent.',
    measuresHelp: (headings: string) =>
      `Les colonnes ${headings} servent à conseiller une taille\u00a0: 92, ou 88–92.`,
    firstColumn: 'Taille',
    heading: (column: number) => `Titre de la colonne ${column}`,
    cell: (row: number, column: string) => `Ligne ${row}, ${column}`,
    columnName: (column: number) => `colonne ${column}`,
    removal: 'Retirer',
    addRow: 'Ajouter une ligne',
    addColumn: 'Ajouter une colonne',
    removeRow: (row: number) => `Retirer la ligne ${row}`,
    removeColumn: (column: number) => `Retirer la colonne ${column}`,
  },
  decidedBy: 'Mesures qui décident de la taille conseillée',
  decidedByHint:
    'Parmi les colonnes du tableau. Sans choix, toutes ses mesures du corps en décident.',
  removal: {
    title: 'Supprimer le guide',
    hasProducts: (count: number) =>
      count < 2
        ? 'Un produit utilise ce guide\u00a0: donnez-lui d’abord un autre guide.'
        : `${count} produits utilisent ce guide\u00a0: donnez-leur d’abord un autre guide.`,
    ask: 'Supprimer ce guide des tailles\u00a0?',
    text: 'Aucun produit ne l’utilise. Il part avec ses traductions, c’est définitif.',
    done: 'Guide supprimé.',
  },
  quick: 'Créer un guide',
  saved: 'Guide enregistré.',
  remembered: (title: string) =>
    `Modifications non enregistrées\u00a0: elles vous attendent sur la page de «\u00a0${title || 'Nouveau guide'}\u00a0».`,
} as const;
