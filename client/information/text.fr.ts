/** What stands around the documents. */
export const texts = {
  home: 'Accueil',
  contents: 'Sommaire',
  inForceSince: (date: string) => `En vigueur depuis le ${date}`,
  noGuides: 'Les tailles de chaque pièce sont indiquées sur sa page.',
  widths: 'Dans la boutique, vous pouvez filtrer les montures par largeur :',
  help: {
    title: 'Une question ?',
    text: 'Nous répondons les jours ouvrés.',
    link: 'Nous contacter',
  },
};

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

/** Those that documents name together. */
export const identity: readonly MerchantFact[] = ['legalName', 'address', 'ice', 'rc', 'taxId'];
export const contact: readonly MerchantFact[] = ['phone', 'email'];
