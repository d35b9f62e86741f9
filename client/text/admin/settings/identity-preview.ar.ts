import type * as fr from './identity-preview.fr.ts';

export const previewWords: typeof fr.previewWords = {
  shop: 'المتجر',
  action: 'اكتشف المتجر',
  product: 'منتج',
  add: 'أضف إلى السلة',
  since: (year) => `منذ ${year}`,
};
