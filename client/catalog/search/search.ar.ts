import { isolated, plural, type Translated } from '#shared/language.ts';
import type * as fr from './search.fr.ts';

export const searchTexts: Translated<typeof fr.searchTexts> = {
  count: (n) =>
    plural('AR', n, {
      zero: 'لا منتجات',
      one: 'منتج واحد',
      two: 'منتجان',
      few: '# منتجات',
      many: '# منتجاً',
      other: '# منتج',
    }),
  nothingFor: (text) => `لا نتائج للبحث عن «${isolated(text)}».`,
  wholeShop: 'عرض كل المنتجات',
  suggestions: 'اقتراحات',
  suggestionCount: (n) =>
    plural('AR', n, {
      zero: 'لا اقتراحات',
      one: 'اقتراح واحد',
      two: 'اقتراحان',
      few: '# اقتراحات',
      many: '# اقتراحاً',
      other: '# اقتراح',
    }),
  category: 'قسم',
  brand: 'علامة تجارية',
};
