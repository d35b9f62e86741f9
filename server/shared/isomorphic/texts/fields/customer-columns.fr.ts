/** Names that staff use for the columns of files of customers. */
export const customerColumnNames = {
  email: 'E-mail',
  firstName: 'Prénom',
  lastName: 'Nom de famille',
  name: 'Nom complet',
  phone: 'Téléphone',
  street: 'Adresse',
  streetMore: 'Complément d’adresse',
  city: 'Ville',
  region: 'Région',
  postalCode: 'Code postal',
  country: 'Pays',
} as const;

export type CustomerColumn = keyof typeof customerColumnNames;

/** Columns in the order of the list above, in which forms show them. */
export const CUSTOMER_COLUMNS = Object.keys(customerColumnNames) as readonly CustomerColumn[];
