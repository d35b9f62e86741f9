import { beforeEach, describe, expect, test } from 'vitest';
import { documentsOf } from '../../../server/order/invoice/documents.rules.ts';
import { sumOf } from '../../../server/order/order.money.rules.ts';
import { vatContained } from '#shared/pricing.ts';
import { openAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { addedCode, codeOf } from '../cart/discount.documents.ts';
import { changesOf, problemsIn } from '../admin/orders/orders.change.documents.ts';
import { exchangesOf, problemsOf, SHIRT, size } from './order.exchange.documents.ts';
import { guestOrder, place, request } from './order.documents.ts';
import { pastOf } from './order.past.ts';

const shop = await sharedShop();
const admin = await openAdmin(shop);
const {
  leave,
  delivered,
  ask,
  cancel,
  approve,
  receive: receiveBack,
  ship,
  complete,
} = exchangesOf(shop, admin);
const { update, receive } = changesOf(admin);
const { record } = pastOf(shop);

/** A shirt costs 549 DH. */
const PRICE = 54_900;

beforeEach(() => leave({ '36': 20, '38': 20, '40': 20, '42': 20 }));

const shirts = (quantity: number, value = '38') => ({ variantId: size(value), quantity });
const back = (quantity: number, value = '38') => ({ ...shirts(quantity, value), restock: true });

/** Places a guest's order of this many shirts with a code. */
async function orderedWith(input: object, quantity = 2) {
  const { code, id } = await addedCode(admin, input);
  const lines = [{ productId: SHIRT, ...shirts(quantity) }];
  const { order, userErrors } = await place(shop, { ...guestOrder([]), lines, discountCode: code });
  if (!order) throw new Error(JSON.stringify(userErrors));
  return { id: order.id, codeId: id };
}

/** Charges what its lines cost with its fee, and its discount has the code's part. */
async function expectSums(id: string) {
  const order = await record(id);
  const ofLines = order.lines.reduce((sum, { total }) => sum + total, 0);
  const atPrices = order.lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  expect([order.total, order.payable]).toEqual([ofLines, ofLines + order.shipping]);
  expect(order.discountCode?.saving).toBe(atPrices - ofLines);
  expect(order.discount).toBe(order.originalTotal - order.total);
  return order;
}

describe('a correction', () => {
  test('reduces by the percentage anew, and does not judge the minimum again', async () => {
    const { id, codeId } = await orderedWith({ percent: 15, minimum: 100_000 });
    expect(await expectSums(id)).toMatchObject({ total: 93_330, shipping: 5_000 });
    expect(problemsIn(await update(id, { lines: [shirts(1)] }))).toEqual([]);
    expect(await expectSums(id)).toMatchObject({
      total: 46_665,
      discountCode: { saving: 8_235 },
    });
    const more = [shirts(2), shirts(2, '42')];
    expect(problemsIn(await update(id, { lines: more }, 2))).toEqual([]);
    expect(await expectSums(id)).toMatchObject({ total: 186_660, shipping: 0 });
    expect((await codeOf(admin, codeId)).usedCount).toBe(1);
  });

  test('leaves a fixed sum, never above the goods, and what the code gave then', async () => {
    const { id, codeId } = await orderedWith({ amount: 60_000 });
    const { code, version } = await codeOf(admin, codeId).then(async ({ version: read }) => ({
      version: read,
      code: (await record(id)).discountCode?.code,
    }));
    await admin.request(
      `mutation ($input: DiscountCodeInput!, $v: Int) {
        saveDiscountCode(input: $input, expectedVersion: $v) { userErrors { code } }
      }`,
      { input: { id: codeId, code, percent: 1 }, v: version },
    );
    expect(problemsIn(await update(id, { lines: [shirts(1)] }))).toEqual([]);
    expect(await expectSums(id)).toMatchObject({ total: 0, payable: 5_000 });
    expect(problemsIn(await update(id, { lines: [shirts(3)] }, 2))).toEqual([]);
    expect(await expectSums(id)).toMatchObject({ total: 3 * PRICE - 60_000 });
  });

  test('leaves a free delivery free, to another city too', async () => {
    const { id } = await orderedWith({ freeDelivery: true }, 1);
    expect(await expectSums(id)).toMatchObject({ total: PRICE, shipping: 0 });
    const { shippingInfo } = await record(id);
    const { cityId: _, ...there } = { ...shippingInfo, city: 'Oujda' };
    expect(problemsIn(await update(id, { shippingInfo: there }))).toEqual([]);
    expect(await expectSums(id)).toMatchObject({ payable: PRICE });
    expect(problemsIn(await update(id, { lines: [shirts(1, '42')] }, 2))).toEqual([]);
    expect(await expectSums(id)).toMatchObject({ payable: PRICE });
  });
});

const withCode = async (input: object) => ({ discountCode: (await addedCode(admin, input)).code });

describe('goods of an order with a code', () => {
  test('that come back one by one give back what was paid, to the centime', async () => {
    const { id } = await delivered([['38', 3]], await withCode({ amount: 10_000 }));
    for (const version of [1, 2, 3]) {
      expect(problemsIn(await receive(id, [back(1)], { method: 'CASH' }, version))).toEqual([]);
    }
    const order = await expectSums(id);
    expect(order.refunds.map(({ amount }) => amount)).toEqual([51_567, 51_567, 51_566]);
    expect([order.status, sumOf(order.refunds)]).toEqual(['RETURNED', order.payable]);
    const documents = documentsOf(order);
    expect(documents.reduce((sum, { gross }) => sum + gross, 0)).toBe(0);
    expect(documents.reduce((sum, { vat }) => sum + vat, 0)).toBe(0);
    expect(documents[0]).toMatchObject({ gross: 154_700, vat: vatContained(154_700, 20) });
  });

  test('are exchanged for their listing without a difference, and given back as paid later', async () => {
    const order = await delivered([['38', 2]], await withCode({ percent: 10 }));
    const { order: exchanging } = await ask(order, [['38', '42']]);
    const id = exchanging?.exchanges[0]?.id ?? '';
    expect(exchanging?.exchanges[0]?.difference.amount).toBe(0);
    for (const step of [
      await approve(id, 1),
      await receiveBack(id, 2, { lines: [back(1)] }),
      await ship(id, 3),
      await complete(id, 4, { collected: 0 }),
    ]) {
      expect(problemsOf(step)).toEqual([]);
    }
    expect(problemsIn(await receive(order.id, [back(1, '42')]))).toEqual([]);
    expect(problemsIn(await receive(order.id, [back(1)], { method: 'CASH' }, 2))).toEqual([]);
    const { refunds, payable } = await expectSums(order.id);
    expect(refunds.map(({ amount }) => amount)).toEqual([49_410, 49_410 + (payable - 98_820)]);
  });

  test('cost a difference to what was paid for them, where the listing has changed', async () => {
    const order = await delivered([['38', 1]], await withCode({ percent: 10 }));
    const product = await shop.store.read.catalog.product(SHIRT);
    const variants = product?.variants.map((variant) =>
      variant.id === size('42') ? { ...variant, price: 60_000, originalPrice: 70_000 } : variant,
    );
    if (!variants) throw new Error('The catalogue has no shirt');
    await shop.changeProduct(SHIRT, { variants });
    const { order: exchanging } = await ask(order, [['38', '42']]);
    expect(exchanging?.exchanges[0]?.difference.amount).toBe(60_000 - 49_410);
  });

  test('that an exchange held while others came back give back every centime', async () => {
    const order = await delivered([['38', 3]], await withCode({ amount: 10_000 }));
    // The exchange names one of those that cost a centime more.
    const { order: exchanging } = await ask(order, [['38', '42']]);
    expect(problemsIn(await receive(order.id, [back(2)]))).toEqual([]);
    await cancel(order, exchanging?.exchanges[0]?.id ?? '');
    expect(problemsIn(await receive(order.id, [back(1)], { method: 'CASH' }, 2))).toEqual([]);
    const { refunds, payable } = await expectSums(order.id);
    expect(refunds.map(({ amount }) => amount)).toEqual([103_133, 51_567]);
    expect(sumOf(refunds)).toBe(payable);
  });
});

test('the code is on the order, its invoice and the documents of staff', async () => {
  const { id } = await delivered([['38', 3]], await withCode({ percent: 10 }));
  const { discountCode } = await record(id);
  const shown = { code: discountCode?.code, saving: { amount: 16_470 }, isFreeDelivery: false };
  const FIELDS = 'discountCode { code saving { amount } isFreeDelivery }';
  const { data } = await admin.request<object>(
    `query ($id: ID!) { order(id: $id) { ${FIELDS} invoice { ${FIELDS} payable { amount } } } }`,
    { id },
  );
  expect(data).toEqual({
    order: { discountCode: shown, invoice: { discountCode: shown, payable: { amount: 148_230 } } },
  });
  const tracked = await request<object>(
    shop,
    `query ($id: ID!, $key: String!) {
      trackedOrder(id: $id, key: $key) { ${FIELDS} invoice { ${FIELDS} } lines { price { amount } total { amount } } }
    }`,
    { id, key: shop.within.trackingKeys.keyOf(id) },
  );
  expect(tracked).toEqual({
    discountCode: shown,
    invoice: { discountCode: shown },
    lines: [{ price: { amount: PRICE }, total: { amount: 148_230 } }],
  });
});
