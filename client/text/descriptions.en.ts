import type * as fr from './descriptions.fr.ts';

const at = (city: string | null) => (city === null ? '' : `, in ${city}`);

export const descriptions: typeof fr.descriptions = {
  DESCRIPTION: ({ name, city, sentence }) =>
    sentence === null
      ? `${name}${at(city)}: an online shop that delivers all over Morocco, with payment on delivery.`
      : `${name}, ${sentence}. Delivery all over Morocco, payment on delivery.`,
  LIST_DESCRIPTION: ({ name, city }) =>
    `The whole ${name} shop${at(city)}: prices, reviews and availability.`,
  CATEGORY_DESCRIPTION: ({ name, city }) =>
    `{categorie} at ${name}${at(city)}: prices, reviews and availability.`,
  PRODUCT_DESCRIPTION: ({ name, city }) =>
    `{produit}, {marque}: price, reviews and availability at ${name}${at(city)}.`,
  OCCASIONS_DESCRIPTION: ({ name }) =>
    `Wedding, engagement, henna, Eid, evening, office or beach: ${name} by occasion, with the sizes in stock.`,
  PICTURE_ALT: ({ name, city }) => `${name}${at(city)}`,
};

export const describeOccasion: typeof fr.describeOccasion = (occasion, { name, city }) =>
  `${occasion}: what ${name}${at(city)} suggests, with sizes in stock and delivery before your date.`;
