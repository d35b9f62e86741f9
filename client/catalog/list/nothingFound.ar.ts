import { isolated, type Translated } from '#shared/language.ts';
import type * as fr from './nothingFound.fr.ts';

export const nothingFoundTexts: Translated<typeof fr.nothingFoundTexts> = {
  empty: 'لم نجد أي منتج.',
  allSoldOut: 'كل ما يطابق طلبك نفد من المخزون.',
  soldOut: 'نفدت كل القطع من المخزون حالياً.',
  noProducts: 'لا توجد منتجات في المتجر بعد. إلى لقاء قريب!',
  without: (count, filter) => `عرض ${count} بدون «${isolated(filter)}»`,
  above: (count, price) => `عرض ${count} بأكثر من ${price}`,
  below: (count, price) => `عرض ${count} بأقل من ${price}`,
  // From 3 to 10 the plural stands behind the number.
  many: (n, kind) => (n >= 3 && n <= 10 ? `${n} ${kind}` : ''),
  all: (kind) => `عرض كل ما لدينا من ${kind}`,
  clearAll: 'إلغاء التصفية كلها',
  others: 'قد يعجبك أيضاً',
};
