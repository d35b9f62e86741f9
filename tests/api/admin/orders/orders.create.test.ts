import { describe, expect, test } from 'vitest';
import { openAdmin } from '../../../support/shop/admin.ts';
import { sharedShop } from '../../../support/shop/shared-shop.ts';
import { HOME, request } from '../../order/order.documents.ts';
import { CREATED, loggedAbout, problemsIn, type ChangedOrder } from './orders.change.documents.ts';

const shop = await sharedShop();
const admin = await openAdmin(shop);

const SKIRT = 'jupe-plissee-safran';
const PRICE = 45_900;
const skirts = (quantity: number) => [{ variantId: SKIRT, quantity }];
const home = { ...HOME, phone: '06 12 34 56 78' };
const byPhone = {
  channel: 'PHONE',
  lines: skirts(1),
  shippingInfo: home,
  paymentMethod: 'CASH_ON_DELIVERY',
};

async function create(input: object, key: string = crypto.randomUUID()): Promise<ChangedOrder> {
  const { data } = await admin.request<{ payload: ChangedOrder }>(
    `mutation ($input: NewOrderInput!, $key: String!) {
      payload: createOrder(input: $input, idempotencyKey: $key) ${CREATED}
    }`,
    { input, key },
  );
  return data.payload;
}

async function stockOf(id: string) {
  const product = await shop.store.read.catalog.product(id);
  const variant = product?.variants.find((each) => each.id === id);
  return [variant?.stockOnHand ?? null, variant?.allocated];
}

describe('an order by telephone', () => {
  test('costs what a guest pays, takes stock, and needs no e-mail; the note is for staff alone', async () => {
    const allocated = (await stockOf(SKIRT))[1] ?? 0;
    const note = 'Rappeler avant de livrer';
    const { order, userErrors } = await create({ ...byPhone, note, language: 'AR' });
    expect(userErrors).toEqual([]);
    expect(order).toMatchObject({
      status: 'PENDING',
      channel: 'PHONE',
      language: 'AR',
      version: 1,
      shipping: { amount: 5_000 },
      payable: { amount: PRICE + 5_000 },
      shippingInfo: { ...home, phone: '0612345678', email: null },
      notes: [{ by: admin.email, text: note }],
    });
    expect((await stockOf(SKIRT))[1]).toBe(allocated + 1);
    const log = await loggedAbout(admin, order?.number ?? '');
    expect(log.map(({ action }) => action)).toEqual(['order.create']);
    expect(JSON.stringify(log)).not.toMatch(/Nadia|0612345678|Rappeler/);
    const key = order?.trackingUrl.split('/').at(-1) ?? '';
    const found = await request<object>(
      shop,
      'query ($id: ID!, $key: String!) { trackedOrder(id: $id, key: $key) { number } }',
      { id: order?.id, key },
    );
    expect(found).toEqual({ number: order?.number });
  });

  test('is one, however often it is sent', async () => {
    const key = crypto.randomUUID();
    const all = await Promise.all([1, 2, 3].map(() => create(byPhone, key)));
    expect(new Set(all.map(({ order }) => order?.id)).size).toBe(1);
    expect(problemsIn(await create({ ...byPhone, lines: skirts(2) }, key))).toEqual([
      'IDEMPOTENCY_CONFLICT idempotencyKey',
    ]);
  });

  test.each([
    ['no lines', { lines: [] }, ['EMPTY_CART']],
    ['too many pieces', { lines: skirts(100) }, ['INVALID lines.0.quantity']],
    [
      'an unknown article',
      { lines: [...skirts(1), { variantId: 'nope', quantity: 1 }] },
      ['UNKNOWN_PRODUCT lines.1.quantity'],
    ],
    [
      'no address',
      { shippingInfo: null },
      ['name', 'phone', 'street', 'city', 'region', 'postalCode'].map(
        (field) => `REQUIRED shippingInfo.${field}`,
      ),
    ],
    ['the channel of the pages', { channel: 'WEB' }, ['INVALID channel']],
    ['a card', { paymentMethod: 'CARD' }, ['INVALID paymentMethod']],
    ['the counter’s payment', { paymentMethod: 'PAID_IN_SHOP' }, ['INVALID paymentMethod']],
    ['a note without end', { note: 'é'.repeat(1_001) }, ['INVALID note']],
  ])('is refused with %s', async (_, change, problems) => {
    const before = await shop.store.read.orders.count();
    const payload = await create({ ...byPhone, ...change });
    expect([payload.order, problemsIn(payload)]).toEqual([null, problems]);
    expect(await shop.store.read.orders.count()).toBe(before);
  });
});

test('a sale at the counter is paid, delivered and invoiced at once, without fee and address', async () => {
  await shop.changeProduct(SKIRT, {
    variants: ((await shop.store.read.catalog.product(SKIRT))?.variants ?? []).map((each) =>
      each.id === SKIRT ? { ...each, stockOnHand: 20 } : each,
    ),
  });
  const before = await stockOf(SKIRT);
  const sale = { channel: 'SHOP', lines: skirts(2), paymentMethod: 'PAID_IN_SHOP' };
  const { order, userErrors } = await create(sale);
  expect(userErrors).toEqual([]);
  expect(order).toMatchObject({
    status: 'DELIVERED',
    shipping: { amount: 0 },
    payable: { amount: 2 * PRICE },
    invoice: { number: expect.stringMatching(/^F-\d{4}-\d{6}$/) },
    shippingInfo: { name: '', phone: null },
  });
  expect(await stockOf(SKIRT)).toEqual([18, before[1]]);
  const named = await create({
    ...sale,
    shippingInfo: { name: 'Salma', email: 'salma@example.com' },
  });
  expect(named.order).toMatchObject({ shippingInfo: { name: 'Salma', city: '' } });
  const mails = await shop.store.read.mails.newest(2);
  const about = { kind: 'ORDER_DELIVERED', orderId: named.order?.id };
  expect(mails).toContainEqual(expect.objectContaining(about));
  expect(problemsIn(await create({ ...sale, shippingInfo: { phone: '12' } }))).toEqual([
    'INVALID shippingInfo.phone',
  ]);
});

test('a quote says what an order would cost, and what is not available', async () => {
  const quote = async (lines: readonly object[], channel: string) => {
    const { data, errors } = await admin.request<{ quoteOrder: object } | null>(
      `query ($lines: [OrderLineInput!]!, $channel: OrderChannel!) {
        quoteOrder(lines: $lines, channel: $channel) {
          quantity shipping { amount } payable { amount } lines { variantId quantity }
          warnings { code message }
        }
      }`,
      { lines, channel },
    );
    return data?.quoteOrder ?? errors?.[0]?.extensions?.code;
  };
  expect(await quote(skirts(1), 'PHONE')).toMatchObject({ payable: { amount: PRICE + 5_000 } });
  expect(await quote(skirts(1), 'SHOP')).toMatchObject({ payable: { amount: PRICE } });
  expect(await quote([], 'PHONE')).toMatchObject({ quantity: 0, payable: { amount: 0 } });
  expect(await quote([{ variantId: 'nope', quantity: 1 }], 'PHONE')).toMatchObject({
    quantity: 0,
    warnings: [{ code: 'UNKNOWN_PRODUCT' }],
  });
  expect(await quote(skirts(0), 'PHONE')).toBe('BAD_USER_INPUT');
  expect(
    await quote(
      Array.from({ length: 101 }, () => skirts(1)[0] ?? {}),
      'PHONE',
    ),
  ).toBe('BAD_USER_INPUT');
});
