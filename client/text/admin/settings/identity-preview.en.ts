import type * as fr from './identity-preview.fr.ts';

export const previewWords: typeof fr.previewWords = {
  shop: 'Shop',
  action: 'Discover the shop',
  product: 'A product',
  add: 'Add to cart',
  since: (year) => `Since ${year}`,
};
