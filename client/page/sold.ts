import type { PageShop } from '#shared/shop/page-shop.ts';

type Sold = Pick<PageShop, 'uses'>;

/** Says whether the shop sells clothes, as far as its products show. */
export const sellsClothes = ({ uses }: Sold) =>
  uses.includes('ALTERATIONS') || uses.includes('SILHOUETTES');

/** Says whether the shop sells what is tried on, as far as its products show. */
export const sellsWorn = (shop: Sold) =>
  sellsClothes(shop) || shop.uses.includes('SIZE_GUIDES') || shop.uses.includes('FRAMES');
