import { describe, expect, onTestFinished, test } from 'vitest';
import { DAY_MS } from '#shared/instants.ts';
import { openAdmin, type TestAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { isInDemo, isInPostgres, newPlace } from '../../support/shop/shop.place.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { moved } from '../admin/orders/orders.documents.ts';
import { guestOrder, request } from '../order/order.documents.ts';
import { newShopper, pay } from '../order/order.shopper.ts';
import {
  addedCode,
  applied,
  codeOf,
  myCart,
  ordered,
  problemsOf,
  quoted,
  SAROUEL,
  SKIRT,
} from './discount.documents.ts';

const shop = await sharedShop();
const admin = await openAdmin(shop);

const ONE = [[SKIRT, 1]] as const;
const withCode = (discountCode: string, change: object = {}) =>
  guestOrder(ONE, { discountCode, ...change });
const usedOf = async (id: string) => (await codeOf(admin, id)).usedCount;

/** Orders as a client does that a busy shop refuses for a moment: again, under the same key. */
async function answered(instance: TestShop, input: object) {
  const key = crypto.randomUUID();
  for (let n = 0; n < 5; n += 1) {
    const answer = await ordered(instance, input, key).catch(() => null);
    if (answer) return answer;
  }
  throw new Error('The shop has refused the order five times');
}

/** Fifty orders at once, at these instances in turn. */
async function fiftyAtOnce(instances: readonly TestShop[], by: TestAdmin) {
  const { code, id } = await addedCode(by, { percent: 10, limit: 10 });
  const [first = shop] = instances;
  await first.changeProduct(SKIRT, { outOfStock: false });
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      answered(
        instances[n % instances.length] ?? first,
        withCode(code, { phone: `06000000${String(n).padStart(2, '0')}` }),
      ),
    ),
  );
  const placed = answers.flatMap(({ order }) => order ?? []);
  const refused = answers.filter(({ order }) => order === null).map(problemsOf);
  return { placed, refused, used: (await codeOf(by, id)).usedCount };
}

describe('uses of a code', () => {
  test('are no more than its limit, of fifty orders at once', async () => {
    const { placed, refused, used } = await fiftyAtOnce([shop], admin);
    expect([placed.length, used]).toEqual([10, 10]);
    expect(placed.every(({ discountCode }) => discountCode?.saving.amount === 4_590)).toBe(true);
    expect(refused).toEqual(Array.from({ length: 40 }, () => ['PRICE_CHANGED discountCode']));
  });

  test.runIf(isInPostgres)('are no more than its limit on three instances', async () => {
    const place = await newPlace();
    const first = await startShop({}, place);
    const others = { ...place, remove: async () => {} };
    const instances = [first, await startShop({}, others), await startShop({}, others)];
    onTestFinished(async () => {
      for (const instance of instances.toReversed()) await instance.close();
    });
    const { placed, refused, used } = await fiftyAtOnce(instances, await openAdmin(first));
    expect([placed.length, refused.length, used]).toEqual([10, 40, 10]);
  });

  test('come back with an order that is cancelled before shipping, not with one that is refused', async () => {
    const { code, id } = await addedCode(admin, { percent: 10, limit: 1 });
    const { order } = await ordered(shop, withCode(code));
    const { discountCode } = await quoted(shop, ONE, code);
    expect(discountCode).toMatchObject({ isApplied: false, problem: 'USED_UP' });
    await moved(admin, { ids: [order?.id], to: 'CANCELLED' });
    expect(await usedOf(id)).toBe(0);
    const again = await ordered(shop, withCode(code));
    for (const to of ['CONFIRMED', 'SHIPPED', 'REFUSED']) {
      expect((await moved(admin, { ids: [again.order?.id], to })).userErrors).toEqual([]);
    }
    expect(await usedOf(id)).toBe(1);
    expect(problemsOf(await ordered(shop, withCode(code)))).toEqual(['PRICE_CHANGED discountCode']);
  });

  test('of one phone are counted in any writing', async () => {
    const { code, id } = await addedCode(admin, { percent: 10, limitPerPhone: 1 });
    const first = await ordered(shop, withCode(code, { phone: '06 98 76 54 32' }));
    expect(first.userErrors).toEqual([]);
    for (const phone of ['+212698765432', '00212 6-98-76-54-32', '٠٦٩٨٧٦٥٤٣٢']) {
      const { order, userErrors, cart } = await ordered(
        shop,
        withCode(code, { phone, name: phone }),
      );
      expect([order, userErrors.map(({ field }) => field)]).toEqual([null, ['discountCode']]);
      expect(cart?.discountCode).toMatchObject({ problem: 'USED_BY_PHONE', isApplied: false });
    }
    expect((await ordered(shop, withCode(code, { phone: '0698765433' }))).userErrors).toEqual([]);
    const { token, placeOrder } = await newShopper(shop);
    await applied(shop, code, token);
    expect(problemsOf(await placeOrder({ phone: '+212 698765432' }))).toEqual([
      'PRICE_CHANGED discountCode',
    ]);
    expect((await placeOrder({ phone: '0600112233' })).userErrors).toEqual([]);
    expect(await usedOf(id)).toBe(3);
  });

  test('are of orders by staff too, whose phone counts alike', async () => {
    const { code } = await addedCode(admin, { amount: 5_000, limitPerPhone: 1 });
    const { lines: _, ...shippingInfo } = guestOrder([], { phone: '0611223344' });
    const input = {
      channel: 'PHONE',
      lines: [{ variantId: SKIRT, quantity: 1 }],
      shippingInfo,
      paymentMethod: 'CASH_ON_DELIVERY',
      discountCode: ` ${code.toLowerCase()} `,
    };
    const { data: priced } = await admin.request<object>(
      `query ($lines: [OrderLineInput!]!, $c: String) {
        quoteOrder(lines: $lines, channel: PHONE, discountCode: $c) {
          lines { price { amount } total { amount } } payable { amount }
          discountCode { code isApplied reason saving { amount } }
        }
      }`,
      { lines: input.lines, c: input.discountCode },
    );
    expect(priced).toEqual({
      quoteOrder: {
        lines: [{ price: { amount: 45_900 }, total: { amount: 40_900 } }],
        payable: { amount: 45_900 },
        discountCode: { code, isApplied: true, reason: null, saving: { amount: 5_000 } },
      },
    });
    const create = async () =>
      (
        await admin.request<{ createOrder: object }>(
          `mutation ($input: NewOrderInput!, $key: String!) {
            createOrder(input: $input, idempotencyKey: $key) {
              order { payable { amount } discountCode { code saving { amount } isFreeDelivery } }
              userErrors { code field }
            }
          }`,
          { input, key: crypto.randomUUID() },
        )
      ).data.createOrder;
    expect(await create()).toEqual({
      order: {
        payable: { amount: 45_900 },
        discountCode: { code, saving: { amount: 5_000 }, isFreeDelivery: false },
      },
      userErrors: [],
    });
    expect(await create()).toEqual({
      order: null,
      userErrors: [{ code: 'PRICE_CHANGED', field: 'discountCode' }],
    });
  });
});

describe('an open card payment', () => {
  test('does not make its own shopper’s code look used up', async () => {
    const { code } = await addedCode(admin, { percent: 10, limit: 1 });
    const { token, started } = await newShopper(shop);
    await applied(shop, code, token);
    await started();
    expect((await myCart(shop, token)).discountCode?.isApplied).toBe(true);
  });

  test('has the use, which the shopper’s own next order takes over', async () => {
    const { code, id } = await addedCode(admin, { percent: 10, limit: 1 });
    const { token, started, add, placeOrder, orderOf } = await newShopper(shop);
    await applied(shop, code, token);
    const first = await started();
    expect(await usedOf(id)).toBe(1);
    expect((await started()).id).toBe(first.id);
    expect((await quoted(shop, ONE, code)).discountCode?.problem).toBe('USED_UP');
    await add(SAROUEL);
    const second = await started();
    expect(second.id).not.toBe(first.id);
    expect(second.amount.amount).toBe(Math.round(135_700 * 0.9));
    expect(await orderOf(first)).toMatchObject({ status: 'CANCELLED' });
    expect(await usedOf(id)).toBe(1);
    expect((await placeOrder()).userErrors).toEqual([]);
    expect([await usedOf(id), (await orderOf(second))?.status]).toEqual([1, 'CANCELLED']);
  });

  test('that is paid keeps it, and the cart has no code then', async () => {
    const { code, id } = await addedCode(admin, { percent: 10, limit: 1 });
    const shopper = await newShopper(shop);
    await applied(shop, code, shopper.token);
    const payment = await shopper.started();
    const { order } = await shopper.confirm(payment, await pay(shop, payment));
    expect(order?.status).toBe('PAID');
    expect(await usedOf(id)).toBe(1);
    expect((await myCart(shop, shopper.token)).discountCode).toBeNull();
  });

  test('that is never paid gives it back after its day', async () => {
    const own = await startShop();
    onTestFinished(() => own.close());
    const staff = await openAdmin(own);
    const { code, id } = await addedCode(staff, { percent: 10, limit: 1 });
    const { token, started } = await newShopper(own);
    await applied(own, code, token);
    await started();
    expect((await codeOf(staff, id)).usedCount).toBe(1);
    own.pass(2 * DAY_MS);
    await own.reconcile();
    expect(await own.store.read.orders.codeUses(id)).toBe(0);
  });
});

describe('guesses of codes', () => {
  // The shop in the browser has one client, whom it does not limit.
  test.skipIf(isInDemo)(
    'end after ten unknown ones: every code is refused then, orders without one go on',
    async () => {
      const own = await startShop({ areRateLimitsOn: true });
      onTestFinished(() => own.close());
      const { code } = await addedCode(await openAdmin(own), { percent: 10 });
      const { token, placeOrder } = await newShopper(own);
      // One code is one guess, however often it is sent.
      for (let n = 0; n < 12; n += 1) await quoted(own, ONE, 'FAUX 0');
      expect((await quoted(own, ONE, code)).discountCode?.isApplied).toBe(true);
      for (let n = 1; n < 9; n += 1) {
        expect((await quoted(own, ONE, `FAUX ${n}`)).discountCode?.problem).toBe('UNKNOWN');
      }
      expect((await applied(own, 'FAUX 9', token)).cart.discountCode?.problem).toBe('UNKNOWN');
      const { discountCode, total } = await quoted(own, ONE, code);
      expect(discountCode).toMatchObject({ isApplied: false, problem: 'TOO_MANY_ATTEMPTS' });
      expect(discountCode?.reason).toMatch(/Trop d’essais/);
      expect(total.amount).toBe(45_900);
      const refused = await applied(own, code, token);
      expect(problemsOf(refused)).toEqual(['TOO_MANY_ATTEMPTS code']);
      expect(refused.cart.discountCode?.problem).toBe('TOO_MANY_ATTEMPTS');
      expect(problemsOf(await ordered(own, withCode(code)))).toEqual(['TOO_MANY_ATTEMPTS']);
      const { headers } = await own.graphql(
        'query ($l: [CartLineInput!]!) { quote(lines: $l, discountCode: "x") { id } }',
        { l: [] },
      );
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await ordered(own, guestOrder(ONE))).userErrors).toEqual([]);
      await request(own, 'mutation { removeDiscountCode { cart { id } } }', {}, token);
      expect((await placeOrder()).userErrors).toEqual([]);
    },
  );
});
