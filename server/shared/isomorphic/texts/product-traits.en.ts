import type * as fr from './product-traits.fr.ts';

export const colorFamilyNames: typeof fr.colorFamilyNames = {
  BLACK: 'Black',
  WHITE: 'White',
  RED: 'Red',
  GREEN: 'Green',
  BLUE: 'Blue',
  BEIGE: 'Beige',
  BROWN: 'Brown',
  GREY: 'Grey',
  YELLOW: 'Yellow',
  ORANGE: 'Orange',
  PINK: 'Pink',
  PURPLE: 'Purple',
  GOLD: 'Gold',
  SILVER: 'Silver',
  MULTICOLOR: 'Multicoloured',
};

export const audienceNames: typeof fr.audienceNames = {
  WOMEN: 'Women',
  MEN: 'Men',
};
