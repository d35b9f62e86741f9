/** What the shop says of itself, by the names of the API. */
export type MerchantFact =
  'legalName' | 'address' | 'ice' | 'rc' | 'taxId' | 'cndp' | 'phone' | 'email';

/** Those that documents name together. */
export const identity: readonly MerchantFact[] = ['legalName', 'address', 'ice', 'rc', 'taxId'];
export const contact: readonly MerchantFact[] = ['phone', 'email'];
