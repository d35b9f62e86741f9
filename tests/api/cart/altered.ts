import type { AlterationRecord } from '../../../server/catalog/catalog.store.ts';
import type { TestShop } from '../../support/shop/shop.ts';

/** Costs 30 DH and takes two days; its length is chosen. */
export const HEM: AlterationRecord = {
  id: 'ourlet',
  title: 'Ourlet',
  price: 3_000,
  days: 2,
  measure: { name: 'Longueur (cm)', min: 90, max: 160, step: 0.5 },
  translations: [{ language: 'EN', title: 'Hem', measureName: 'Length (cm)' }],
};

/** Costs 50 DH and takes three days. */
export const DARTS: AlterationRecord = {
  ...HEM,
  id: 'pinces',
  title: 'Pinces',
  price: 5_000,
  days: 3,
  measure: null,
  translations: [],
};

export const HEM_98 = [{ id: 'ourlet', value: 98.5 }];
export const BOTH = [{ id: 'pinces' }, ...HEM_98];

/** The jacaranda dress costs 1,290 DH. */
export const DRESS = 'robe-jacaranda';

/** Alters the dress so, and gives it this stock. */
export async function offer(
  shop: TestShop,
  alterations: readonly AlterationRecord[] = [HEM, DARTS],
  stock: number | null = 9,
): Promise<void> {
  const product = await shop.store.read.catalog.product(DRESS);
  const variants = (product?.variants ?? []).map((each) => ({ ...each, stockOnHand: stock }));
  await shop.changeProduct(DRESS, { alterations, variants, outOfStock: stock === 0 });
}
