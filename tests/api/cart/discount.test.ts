import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#shared/instants.ts';
import { openAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { guestOrder } from '../order/order.documents.ts';
import { newShopper } from '../order/order.shopper.ts';
import {
  addedCode,
  applied,
  codeOf,
  myCart,
  ordered,
  problemsOf,
  quoted,
  removed,
  SAROUEL,
  SKIRT,
} from './discount.documents.ts';

const shop = await sharedShop();
const admin = await openAdmin(shop);

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const lines = [
  [SKIRT, 2],
  [SAROUEL, 1],
] as const;

describe('the code of a customer’s cart', () => {
  test('reduces the lines by their part, whose prices stay, however it is written', async () => {
    const code = await addedCode(admin, { code: 'ÉTÉ 15', percent: 15 });
    const { token, add } = await newShopper(shop);
    await add(SAROUEL);
    const { cart, userErrors } = await applied(shop, ' ete١٥ ', token);
    expect(userErrors).toEqual([]);
    expect(cart).toEqual({
      lines: [
        { price: { amount: 45_900 }, total: { amount: 78_030 } },
        { price: { amount: 43_900 }, total: { amount: 37_315 } },
      ],
      total: { amount: 115_345 },
      originalTotal: { amount: expect.any(Number) },
      discount: { amount: cart.originalTotal.amount - 115_345 },
      shipping: { amount: 0 },
      payable: { amount: 115_345 },
      discountCode: {
        code: 'ÉTÉ 15',
        isApplied: true,
        problem: null,
        reason: null,
        saving: { amount: 20_355 },
        isFreeDelivery: false,
      },
    });
    expect(await myCart(shop, token)).toEqual(cart);
    expect((await codeOf(admin, code.id)).usedCount).toBe(0);
    const without = await removed(shop, token);
    expect(without.cart).toMatchObject({ discountCode: null, total: { amount: 135_700 } });
  });

  test('leaves the cart once it is ordered, and is used then', async () => {
    const { id, code } = await addedCode(admin, { amount: 10_000 });
    const { token, placeOrder } = await newShopper(shop);
    await applied(shop, code, token);
    const { order } = await placeOrder();
    expect(order).toMatchObject({ total: { amount: 81_800 }, payable: { amount: 81_800 } });
    expect((await myCart(shop, token)).discountCode).toBeNull();
    expect(await codeOf(admin, id)).toMatchObject({
      usedCount: 1,
      sales: { orders: 1, amount: { amount: 81_800 }, saving: { amount: 10_000 } },
    });
  });

  test('that does not apply stays, says why, and no order is placed with it', async () => {
    const { code } = await addedCode(admin, { percent: 10, minimum: 100_000 });
    const { token, placeOrder, start, orders, add } = await newShopper(shop);
    const { cart, userErrors } = await applied(shop, code, token);
    expect(userErrors).toEqual([]);
    expect(cart).toMatchObject({
      total: { amount: 91_800 },
      discountCode: { isApplied: false, problem: 'MINIMUM', saving: { amount: 0 } },
    });
    expect(cart.discountCode?.reason).toContain('il manque 82');
    for (const refused of [await placeOrder(), await start()]) {
      expect(problemsOf(refused)).toEqual(['PRICE_CHANGED discountCode']);
      expect(refused.cart?.payable.amount).toBe(91_800);
    }
    expect(await orders()).toMatchObject({ totalCount: 0 });
    await add(SAROUEL);
    expect((await myCart(shop, token)).discountCode?.isApplied).toBe(true);
  });

  test('is another one after another one, and none where it is blank', async () => {
    const [first, second] = [
      await addedCode(admin, { percent: 10 }),
      await addedCode(admin, { percent: 20 }),
    ];
    const { token } = await newShopper(shop);
    await applied(shop, first.code, token);
    expect((await applied(shop, second.code, token)).cart.discountCode?.code).toBe(second.code);
    expect(problemsOf(await applied(shop, ' ', token))).toEqual(['REQUIRED code']);
    expect((await myCart(shop, token)).discountCode?.code).toBe(second.code);
  });

  test('comes from the guest’s cart where it has none, and needs a customer', async () => {
    const { code } = await addedCode(admin, { percent: 10 });
    const { token } = await newShopper(shop);
    const merge = (discountCode: string) =>
      shop.graphql(
        'mutation ($c: String) { mergeCart(lines: [], discountCode: $c) { cart { id } } }',
        { c: discountCode },
        token,
      );
    await merge('inconnu');
    expect((await myCart(shop, token)).discountCode).toBeNull();
    await merge(code.toLowerCase());
    expect((await myCart(shop, token)).discountCode?.code).toBe(code);
    await merge((await addedCode(admin, { percent: 20 })).code);
    expect((await myCart(shop, token)).discountCode?.code).toBe(code);
    const { errors } = await shop.graphql(
      'mutation { applyDiscountCode(code: "X") { cart { id } } }',
    );
    expect(errors).toHaveLength(1);
  });
});

const INAPPLICABLE = [
  ['UNKNOWN', null, /n’existe pas/],
  ['NOT_BEGUN', { percent: 10, startsAt: inDays(1) }, /à partir du/],
  ['ENDED', { percent: 10, startsAt: inDays(-2), endsAt: inDays(-1) }, /plus valable/],
  ['MINIMUM', { percent: 10, minimum: 1_000_000 }, /il manque/],
  ['NO_GOODS', { percent: 10, products: ['gandoura-sable'] }, /aucun article/],
] as const;

describe('a guest’s code', () => {
  test.each(INAPPLICABLE)(
    'that is %s changes no price, and refuses the order',
    async (problem, input, words) => {
      const code = input === null ? `inconnu ${problem}` : (await addedCode(admin, input)).code;
      const cart = await quoted(shop, lines, code);
      expect(cart).toMatchObject({
        total: { amount: 135_700 },
        discountCode: { code, isApplied: false, problem, saving: { amount: 0 } },
      });
      expect(cart.discountCode?.reason).toMatch(words);
      for (const language of ['EN', 'AR']) {
        const reason = (await quoted(shop, lines, code, language)).discountCode?.reason;
        expect(reason).not.toBe(cart.discountCode?.reason);
      }
      const before = await shop.store.read.orders.count();
      const refused = await ordered(shop, guestOrder(lines, { discountCode: code }));
      expect(problemsOf(refused)).toEqual(['PRICE_CHANGED discountCode']);
      expect(refused.userErrors[0]?.message).toBe(cart.discountCode?.reason);
      expect(refused.cart).toEqual(cart);
      expect(await shop.store.read.orders.count()).toBe(before);
      const { order } = await ordered(shop, guestOrder(lines, { discountCode: ' ' }));
      expect(order).toMatchObject({ total: { amount: 135_700 }, discountCode: null });
    },
  );

  test('is judged after free delivery no longer is: the fee counts what the goods cost with it', async () => {
    const { code } = await addedCode(admin, { amount: 40_000 });
    const cart = await quoted(shop, lines, code);
    expect(cart).toMatchObject({
      total: { amount: 95_700 },
      shipping: { amount: 5_000 },
      payable: { amount: 100_700 },
    });
    const { order } = await ordered(shop, guestOrder(lines, { discountCode: code }));
    expect(order).toMatchObject({
      total: cart.total,
      discount: cart.discount,
      payable: cart.payable,
      lines: cart.lines,
      discountCode: { code, saving: { amount: 40_000 }, isFreeDelivery: false },
    });
  });

  test('makes the delivery free, also among the options', async () => {
    const { code } = await addedCode(admin, { freeDelivery: true });
    const some = [[SKIRT, 1]] as const;
    const cart = await quoted(shop, some, code);
    expect(cart).toMatchObject({
      total: { amount: 45_900 },
      shipping: { amount: 0 },
      payable: { amount: 45_900 },
      discountCode: { isApplied: true, isFreeDelivery: true, saving: { amount: 0 } },
    });
    const { data } = await shop.graphql<object>(
      `query ($lines: [CartLineInput!], $c: String) {
        deliveryOptions(lines: $lines, discountCode: $c) { fee { amount } payable { amount } missingForFree { amount } }
      }`,
      { lines: guestOrder(some).lines, c: code },
    );
    expect(data).toEqual({
      deliveryOptions: [
        { fee: { amount: 0 }, payable: { amount: 45_900 }, missingForFree: { amount: 0 } },
      ],
    });
    const { order } = await ordered(shop, guestOrder(some, { discountCode: code }));
    expect(order).toMatchObject({ payable: { amount: 45_900 } });
  });

  test('never makes an order cost less than nothing', async () => {
    const { code } = await addedCode(admin, { amount: 10_000_000 });
    const cart = await quoted(shop, lines, code);
    expect(cart).toMatchObject({
      lines: [{ total: { amount: 0 } }, { total: { amount: 0 } }],
      total: { amount: 0 },
      payable: { amount: 5_000 },
      discountCode: { saving: { amount: 135_700 } },
    });
    const { token, start } = await newShopper(shop);
    await applied(shop, code, token);
    expect(problemsOf(await start())).toEqual(['PAYMENT_UNAVAILABLE']);
  });

  test('belongs to the request of an idempotency key', async () => {
    const { code, id } = await addedCode(admin, { percent: 10 });
    const key = crypto.randomUUID();
    const plain = guestOrder(lines);
    const once = await ordered(shop, { ...plain, discountCode: code }, key);
    const again = await ordered(shop, { ...plain, discountCode: code.toLowerCase() }, key);
    expect(again.order?.id).toBe(once.order?.id);
    expect((await codeOf(admin, id)).usedCount).toBe(1);
    expect(problemsOf(await ordered(shop, plain, key))).toEqual([
      'IDEMPOTENCY_CONFLICT idempotencyKey',
    ]);
  });
});
