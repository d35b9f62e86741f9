import type { MerchantFact } from '../text/merchantFacts.ts';

/** Texts around the documents. */
export const texts = {
  home: 'Accueil',
  contents: 'Sommaire',
  inForceSince: (date: string) => `En vigueur depuis le ${date}`,
  noGuides: 'Les tailles de chaque pièce sont indiquées sur sa page.',
  /** Title of a guide that ends in its family: `Guide des tailles : hauts`. */
  guideTitle: 'Guide des tailles',
  widths: 'Dans la boutique, vous pouvez filtrer les montures par largeur :',
  help: {
    title: 'Une question ?',
    text: 'Nous répondons les jours ouvrés.',
    link: 'Nous contacter',
  },
};

export const merchantLabels: Readonly<Record<MerchantFact, string>> = {
  legalName: 'Raison sociale',
  address: 'Siège',
  ice: 'ICE',
  rc: 'Registre du commerce (RC)',
  taxId: 'Identifiant fiscal (IF)',
  cndp: 'Récépissé de la CNDP',
  phone: 'Téléphone',
  email: 'E-mail',
};

export const units = {
  days: (count: number) => `${count} jours`,
  hours: (count: number) => `${count}\u00a0heures`,
  daysOfWork: (count: number) => `${count}\u00a0jours ouvrés`,
  workingDays: (min: number, max: number) => `${min} à ${max}\u00a0jours ouvrés`,
  hoursBetween: (min: number, max: number) => `${min} à ${max}\u00a0heures`,
  /** Time of a day. */
  clock: (hour: number) => `${hour}\u00a0h\u00a000`,
};
