/** Names that staff read, and write in catalogue files. */
export const fitNames = {
  RUNS_SMALL: 'petit',
  TRUE_TO_SIZE: 'normal',
  RUNS_LARGE: 'grand',
} as const;

/**
 * Names that staff use for the plain fields of a product, in problems, the audit log and forms,
 * which have this order.
 */
export const productFieldNames = {
  title: 'Titre',
  brand: 'Marque',
  description: 'Description',
  fit: 'Taillant',
  searchWords: 'Mots de recherche',
} as const;
