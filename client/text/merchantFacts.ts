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

/** Facts that the shop states of itself, by the names of the API. */
export type MerchantFact =
  'legalName' | 'address' | 'ice' | 'rc' | 'taxId' | 'cndp' | 'phone' | 'email';

/** Facts that documents name together. */
export const identity: readonly MerchantFact[] = ['legalName', 'address', 'ice', 'rc', 'taxId'];
export const contact: readonly MerchantFact[] = ['phone', 'email'];
