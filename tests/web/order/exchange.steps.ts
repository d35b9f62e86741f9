import type { Page } from '@playwright/test';
import { moveOrder } from '../../../server/order/order.states.ts';
import type { OrderRecord } from '../../../server/order/order.store.ts';
import { order } from '../../store/contract/records.ts';
import { expect } from '../../support/browser/browser.ts';
import { testWithOrders, trackPathOf } from '../../support/shop/past-orders.ts';

const SHIRT = 'chemisier-plastron-blanc';
export const SHIRT_TITLE = 'Chemisier à plastron plissé';
const JEANS = 'jean-droit-brut';
export const JEANS_TITLE = 'Jean droit brut surpiqué';

const now = new Date();
const at = now.toISOString();

interface About {
  readonly price?: number;
  readonly originalPrice?: number;
  /** Whether she also bought jeans in 40, at 500 DH, once 600: today they cost 89 DH more. */
  readonly hasJeans?: boolean;
  readonly customerId?: string | null;
}

/** A delivered shirt in 38, bought at 549 DH, once 689, as the catalogue has it; or at other prices. */
function delivered(
  id: string,
  { price = 54_900, originalPrice = 68_900, hasJeans = false, customerId = null }: About = {},
): OrderRecord {
  const begun = order(id, { placedAt: at, history: [{ status: 'PENDING', at }] });
  const [line] = begun.lines;
  if (!line) throw new Error('The order has no line');
  const of = (productId: string, variant: { variantId: string; variantTitle: string }) => ({
    ...line,
    ...variant,
    productId,
    image: `/images/products/${productId}.svg`,
  });
  const variant = { variantId: `${SHIRT}.38-blanc`, variantTitle: '38 / Blanc' };
  const prices = { price, originalPrice, total: price };
  const shirt = { ...of(SHIRT, variant), title: SHIRT_TITLE, ...prices };
  const jeans = {
    ...of(JEANS, { variantId: JEANS, variantTitle: '40' }),
    title: JEANS_TITLE,
    price: 50_000,
    originalPrice: 60_000,
    total: 50_000,
  };
  const lines = hasJeans ? [shirt, jeans] : [shirt];
  const total = lines.reduce((sum, each) => sum + each.total, 0);
  const record = { ...begun, lines, total, payable: total, originalTotal: total, customerId };
  const came = (['CONFIRMED', 'PREPARED', 'SHIPPED', 'DELIVERED'] as const).reduce<OrderRecord>(
    (moved, status) => moveOrder(moved, status, now),
    { ...record, discount: 0 },
  );
  return { ...came, invoice: { number: `F-2026-${id}`, issuedAt: at } };
}

const ORDERS = [
  ...['door', 'last', 'other', 'plain', 'arabic', 'looks', 'instead', 'small', 'wrong'].map((id) =>
    delivered(id),
  ),
  ...['two', 'plainTwo', 'rest'].map((id) => delivered(id, { hasJeans: true })),
  delivered('dearer', { price: 50_000, originalPrice: 60_000 }),
  delivered('cheaper', { price: 70_000, originalPrice: 80_000 }),
];

/** There are five in 40, one in 42 and none in 44. */
export const test = testWithOrders({}, async (store) => {
  await store.transaction(async ({ accounts, catalog, orders }) => {
    for (const each of ORDERS) await orders.save(each);
    const demo = await accounts.customerByEmail('demo@belle-vue.example');
    if (!demo) throw new Error('The seed has no demo customer');
    await orders.save(delivered('own', { customerId: demo.id }));
    const product = await catalog.product(SHIRT);
    if (!product) throw new Error('The catalogue has no shirt');
    const left: Readonly<Record<string, number>> = {
      [SHIRT]: 20,
      [`${SHIRT}.42-blanc`]: 1,
      [`${SHIRT}.44-blanc`]: 0,
    };
    const variants = product.variants.map((variant) => {
      const stockOnHand = left[variant.id];
      return stockOnHand === undefined ? variant : { ...variant, stockOnHand };
    });
    await catalog.save({ products: [{ ...product, variants }] });
  });
});

export const part = (page: Page) => page.getByRole('region', { name: 'Échange', exact: true });

export const dialog = (page: Page) => page.getByRole('dialog', { name: /^Échanger/ });

/** Counts presses as a shopper makes them. */
export function touches() {
  let count = 0;
  return {
    count: () => count,
    async press(target: ReturnType<Page['getByRole']>): Promise<void> {
      count += 1;
      await target.click();
    },
  };
}

/** Opens the dialog of the order's shirt. */
export async function openExchange(page: Page, id: string): Promise<void> {
  await page.goto(trackPathOf(id));
  await part(page)
    .getByRole('button', { name: `Échanger\u00a0: ${SHIRT_TITLE}` })
    .click();
  await expect(dialog(page)).toBeVisible();
}

export const choice = (page: Page, name: string | RegExp) =>
  dialog(page).getByRole('radio', { name });

export const send = (page: Page) =>
  dialog(page).getByRole('button', { name: 'Demander l’échange' });
