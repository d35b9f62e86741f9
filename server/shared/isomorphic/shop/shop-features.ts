/**
 * Parts of the shop that are there once something uses them: the first product with frame measures, a silhouette,
 * a size guide, an occasion, an alteration or a rating, and the first opening hours for appointments.
 */
export const SHOP_FEATURES = [
  'FRAMES',
  'SILHOUETTES',
  'SIZE_GUIDES',
  'OCCASIONS',
  'ALTERATIONS',
  'RATINGS',
  'APPOINTMENTS',
] as const;
export type ShopFeature = (typeof SHOP_FEATURES)[number];

/** Returns what is about a feature, where the shop uses it. */
export const ifUsed = <Item>(
  uses: readonly ShopFeature[],
  feature: ShopFeature,
  ...items: readonly Item[]
): readonly Item[] => (uses.includes(feature) ? items : []);

type Sold = { readonly uses: readonly ShopFeature[] };

/** Says whether the shop sells clothes, as far as its products show. */
export const sellsClothes = ({ uses }: Sold) =>
  uses.includes('ALTERATIONS') || uses.includes('SILHOUETTES');

/** Says whether the shop sells what is tried on, as far as its products show. */
export const sellsWorn = (shop: Sold) =>
  sellsClothes(shop) || shop.uses.includes('SIZE_GUIDES') || shop.uses.includes('FRAMES');
