import type { Page } from '@playwright/test';
import { moveOrder } from '../../../server/order/order.states.ts';
import type { OrderRecord } from '../../../server/order/order.store.ts';
import { order } from '../../store/contract/records.ts';
import { expect } from '../../support/browser/browser.ts';
import { testWithOrders, trackPathOf } from '../../support/shop/past-orders.ts';

const SHIRT = 'chemisier-plastron-blanc';
export const SHIRT_TITLE = 'Chemisier à plastron plissé';

const now = new Date();
const at = now.toISOString();

/** A delivered shirt in 38, bought at 549 DH, once 689, as the catalogue has it; or at other prices. */
function delivered(id: string, price = 54_900, originalPrice = 68_900): OrderRecord {
  const begun = order(id, { placedAt: at, history: [{ status: 'PENDING', at }] });
  const [line] = begun.lines;
  if (!line) throw new Error('The order has no line');
  const shirt = {
    ...line,
    productId: SHIRT,
    variantId: `${SHIRT}.38-blanc`,
    variantTitle: '38 / Blanc',
    title: SHIRT_TITLE,
    image: `/images/products/${SHIRT}.svg`,
    price,
    originalPrice,
    total: price,
  };
  const record = { ...begun, lines: [shirt], total: price, payable: price, originalTotal: price };
  const came = (['CONFIRMED', 'PREPARED', 'SHIPPED', 'DELIVERED'] as const).reduce<OrderRecord>(
    (moved, status) => moveOrder(moved, status, now),
    { ...record, discount: 0 },
  );
  return { ...came, invoice: { number: `F-2026-${id}`, issuedAt: at } };
}

const ORDERS = [
  ...['door', 'last', 'other', 'plain', 'arabic', 'looks', 'instead'].map((id) => delivered(id)),
  delivered('dearer', 50_000, 60_000),
  delivered('cheaper', 70_000, 80_000),
];

/** There are five in 40, one in 42 and none in 44. */
export const test = testWithOrders({}, async (store) => {
  await store.transaction(async ({ catalog, orders }) => {
    for (const each of ORDERS) await orders.save(each);
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
