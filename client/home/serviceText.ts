import type { PageShop } from '#shared/shop/page-shop.ts';
import { sellsClothes } from '#shared/shop/shop-features.ts';

interface Card {
  readonly text: string;
  /** In its place where the shop sells clothes. */
  readonly withClothes?: string;
  /** In its place where the shop sells clothes and frames. */
  readonly withFrames?: string;
}

/** Returns the sentence about a service that fits what the shop sells. */
export function serviceText(shop: Pick<PageShop, 'uses'>, card: Card): string {
  if (!sellsClothes(shop)) return card.text;
  const framed = shop.uses.includes('FRAMES') ? card.withFrames : undefined;
  return framed ?? card.withClothes ?? card.text;
}
