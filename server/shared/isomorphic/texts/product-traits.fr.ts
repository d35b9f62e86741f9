import { colorFamilies, type Audience, type ColorFamily } from '#shared/catalog/product-traits.ts';

export const colorFamilyNames: Readonly<Record<ColorFamily, string>> = colorFamilies;

export const audienceNames: Readonly<Record<Audience, string>> = {
  WOMEN: 'Femme',
  MEN: 'Homme',
};
