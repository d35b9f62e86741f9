import type * as fr from './descriptions.fr.ts';

/** Cities are written with their article. */
const at = (city: string | null) => (city === null ? '' : ` ب${city}`);

export const descriptions: typeof fr.descriptions = {
  DESCRIPTION: ({ name, city, sentence }) =>
    sentence === null
      ? `${name}${at(city)}: متجر إلكتروني يوصل إلى كل المغرب، والأداء عند التسليم.`
      : `${name}، ${sentence}. التوصيل إلى كل المغرب والأداء عند التسليم.`,
  LIST_DESCRIPTION: ({ name, city }) =>
    `كل ما في متجر ${name}${at(city)}: الأثمنة والآراء والتوفر.`,
  CATEGORY_DESCRIPTION: ({ name, city }) =>
    `{categorie} لدى ${name}${at(city)}: الأثمنة والآراء والتوفر.`,
  PRODUCT_DESCRIPTION: ({ name, city }) =>
    `{produit}، {marque}: الثمن والآراء والتوفر لدى ${name}${at(city)}.`,
  OCCASIONS_DESCRIPTION: ({ name }) =>
    `عرس، خطوبة، حناء، عيد، سهرة، مكتب أو شاطئ: قطع ${name} حسب المناسبة، بالمقاسات المتوفرة.`,
  PICTURE_ALT: ({ name, city }) => `${name}${at(city)}`,
};

export const describeOccasion: typeof fr.describeOccasion = (occasion, { name, city }) =>
  `${occasion}: اختيارات ${name}${at(city)}، بالمقاسات المتوفرة وتوصيل قبل تاريخك.`;
