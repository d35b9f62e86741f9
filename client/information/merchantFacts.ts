export const merchantLabels = {
  legalName: 'Raison sociale',
  address: 'Siège',
  ice: 'ICE',
  rc: 'Registre du commerce (RC)',
  taxId: 'Identifiant fiscal (IF)',
  cndp: 'Récépissé de la CNDP',
  phone: 'Téléphone',
  email: 'E-mail',
} as const;
export type MerchantFact = keyof typeof merchantLabels;

export const identity: readonly MerchantFact[] = ['legalName', 'address', 'ice', 'rc', 'taxId'];
export const contact: readonly MerchantFact[] = ['phone', 'email'];
