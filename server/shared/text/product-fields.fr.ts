/** What staff call the plain fields of a product, in forms, problems and the audit log. */
export const productFieldNames = {
  title: 'Titre',
  brand: 'Marque',
  description: 'Description',
  searchWords: 'Mots de recherche',
} as const;
