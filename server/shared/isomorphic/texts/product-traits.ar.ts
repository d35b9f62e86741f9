import type * as fr from './product-traits.fr.ts';

export const colorFamilyNames: typeof fr.colorFamilyNames = {
  BLACK: 'أسود',
  WHITE: 'أبيض',
  RED: 'أحمر',
  GREEN: 'أخضر',
  BLUE: 'أزرق',
  BEIGE: 'بيج',
  BROWN: 'بني',
  GREY: 'رمادي',
  YELLOW: 'أصفر',
  ORANGE: 'برتقالي',
  PINK: 'وردي',
  PURPLE: 'بنفسجي',
  GOLD: 'ذهبي',
  SILVER: 'فضي',
  MULTICOLOR: 'متعدد الألوان',
};

export const audienceNames: typeof fr.audienceNames = {
  WOMEN: 'نساء',
  MEN: 'رجال',
};
