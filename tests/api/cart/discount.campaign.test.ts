import { expect, test } from 'vitest';
import { openAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { changesOf, problemsIn } from '../admin/orders/orders.change.documents.ts';
import { campaignsOf, MINUTE_MS } from '../catalog/campaign.documents.ts';
import { guestOrder } from '../order/order.documents.ts';
import { addedCode, ordered, problemsOf, quoted, SAROUEL, SKIRT } from './discount.documents.ts';

const shop = await sharedShop();
const admin = await openAdmin(shop);
const { startsSoon } = campaignsOf(shop);
const { update } = changesOf(admin);

test('a code leaves what a running campaign reduces alone, unless it is for that too', async () => {
  const [other, all] = [
    await addedCode(admin, { percent: 10 }),
    await addedCode(admin, { percent: 10, isForSalePieces: true }),
  ];
  await startsSoon({ products: [SKIRT], percent: 20 });
  const both = [
    [SKIRT, 1],
    [SAROUEL, 1],
  ] as const;
  expect((await quoted(shop, both, other.code)).discountCode?.saving.amount).toBe(9_180 - 200);
  shop.pass(MINUTE_MS);
  // The skirt costs 36,720 now, and the trousers 43,900 as before.
  const reduced = await quoted(shop, both, other.code);
  expect(reduced).toMatchObject({
    lines: [
      { price: { amount: 36_720 }, total: { amount: 36_720 } },
      { price: { amount: 43_900 }, total: { amount: 39_510 } },
    ],
    discountCode: { isApplied: true, saving: { amount: 4_390 } },
  });
  expect((await quoted(shop, both, all.code)).discountCode?.saving.amount).toBe(8_062);
  const alone = await quoted(shop, [[SKIRT, 1]], other.code);
  expect(alone.discountCode).toMatchObject({ isApplied: false, problem: 'SALE_GOODS' });
  const refused = await ordered(shop, guestOrder([[SKIRT, 1]], { discountCode: other.code }));
  expect(problemsOf(refused)).toEqual(['PRICE_CHANGED discountCode']);
  // The order remembers what was reduced when it was placed.
  const { order } = await ordered(shop, guestOrder(both, { discountCode: other.code }));
  expect(order).toMatchObject({
    total: reduced.total,
    discountCode: { saving: { amount: 4_390 } },
  });
  const lines = [
    { variantId: SKIRT, quantity: 2 },
    { variantId: SAROUEL, quantity: 1 },
  ];
  expect(problemsIn(await update(order?.id ?? '', { lines }))).toEqual([]);
  expect(await shop.store.read.orders.order(order?.id ?? '')).toMatchObject({
    total: 2 * 36_720 + 39_510,
    discountCode: { saving: 4_390 },
  });
});
