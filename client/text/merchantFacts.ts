/** The seller's facts, in the order of an invoice. */
export const merchantFacts = [
  'legalName',
  'address',
  'phone',
  'email',
  'ice',
  'rc',
  'taxId',
] as const;
