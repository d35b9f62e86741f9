import { anyPhone } from '../../support/shop/phones.ts';
import { describe, expect, test } from 'vitest';
import { apiSecret, openAdmin, requestAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { changesOf } from '../admin/orders/orders.change.documents.ts';
import { moved } from '../admin/orders/orders.documents.ts';
import { campaignsOf, END_MS, MARGIN_MS, MINUTE_MS } from '../catalog/campaign.documents.ts';
import { guestOrder, place, request } from './order.documents.ts';
import { exchangesOf, SHIRT, size } from './order.exchange.documents.ts';
import { newShopper } from './order.shopper.ts';

const shop = await sharedShop();
const admin = await openAdmin(shop);
const { startsSoon } = campaignsOf(shop);
const { update } = changesOf(admin);
const { leave, delivered, track, ask } = exchangesOf(shop, admin);

/** Two cost 918 DH, and 688.50 DH with a quarter off. */
const SKIRT = 'jupe-plissee-safran';
const PRICE = 45_900;
const REDUCED = 34_425;
const QUARTER_OFF = { products: [SKIRT], percent: 25 };
const GUEST_FEE = 5_000;

async function quoted(quantity = 2) {
  const { payable, lines } = await request<{
    payable: { amount: number };
    lines: ReadonlyArray<{ price: { amount: number } }>;
  }>(
    shop,
    `query ($lines: [CartLineInput!]!) { quote(lines: $lines) {
      payable { amount } lines { price { amount } }
    } }`,
    { lines: [{ productId: SKIRT, quantity }] },
  );
  return { payable: payable.amount, prices: lines.map(({ price }) => price.amount) };
}

const stored = async (id: string | undefined) => {
  const order = await shop.store.read.orders.order(id ?? '');
  if (!order) throw new Error('There is no such order');
  return order;
};

describe('a cart that is open over a border', () => {
  test('is charged what it costs less since a campaign began', async () => {
    const shopper = await newShopper(shop);
    await startsSoon(QUARTER_OFF);
    expect(await quoted()).toEqual({ payable: 2 * PRICE + GUEST_FEE, prices: [PRICE] });
    shop.pass(MINUTE_MS);
    expect(await quoted()).toEqual({ payable: 2 * REDUCED + GUEST_FEE, prices: [REDUCED] });
    const { order, userErrors } = await shopper.placeOrder({ expectedTotal: 2 * PRICE });
    expect(userErrors).toEqual([]);
    expect(order).toMatchObject({
      lines: [{ productId: SKIRT, price: { amount: REDUCED }, total: { amount: 2 * REDUCED } }],
      payable: { amount: 2 * REDUCED },
    });
    const { lines } = await stored(order?.id);
    expect(lines[0]).toMatchObject({ campaignId: 'c1', price: REDUCED });
  });

  test('is not ordered at a price that a campaign no longer gives, and says what it costs', async () => {
    const shopper = await newShopper(shop);
    await startsSoon(QUARTER_OFF);
    shop.pass(END_MS - MARGIN_MS);
    expect((await quoted()).prices).toEqual([REDUCED]);
    const guest = guestOrder([[SKIRT, 2]], { expectedTotal: 2 * REDUCED + GUEST_FEE });
    expect((await place(shop, guest)).userErrors).toEqual([]);
    shop.pass(MARGIN_MS);
    const refused = await place(shop, { ...guest, phone: anyPhone() });
    expect(refused).toMatchObject({
      order: null,
      cart: { payable: { amount: 2 * PRICE + GUEST_FEE } },
      userErrors: [{ code: 'PRICE_CHANGED', field: 'expectedTotal' }],
    });
    const ordered = await shopper.placeOrder({ expectedTotal: 2 * REDUCED });
    expect(ordered.userErrors).toMatchObject([{ code: 'PRICE_CHANGED' }]);
    expect(await shopper.cart()).toEqual([`${SKIRT} x 2`]);
    const again = await shopper.placeOrder({ expectedTotal: 2 * PRICE });
    expect(again.order).toMatchObject({ payable: { amount: 2 * PRICE } });
    const { lines } = await stored(again.order?.id);
    expect(Object.keys(lines[0] ?? {})).not.toContain('campaignId');
  });

  test('has a price for goods whose campaign lost a product and a category', async () => {
    await startsSoon({ ...QUARTER_OFF, products: [SKIRT, 'gone'], categories: ['gone'] });
    shop.pass(MINUTE_MS);
    expect((await quoted()).prices).toEqual([REDUCED]);
  });
});

describe('what a campaign sold', () => {
  const SALES = 'sales { orders quantity amount { amount } }';

  test('is what orders have at its prices, without those that are cancelled', async () => {
    const { id } = await startsSoon({ ...QUARTER_OFF, id: 'c2' });
    const sales = async () =>
      (
        await admin.request<{ campaign: { sales: object } }>(
          `query ($id: ID!) { campaign(id: $id) { ${SALES} } }`,
          { id },
        )
      ).data.campaign.sales;
    const NOTHING = { orders: 0, quantity: 0, amount: { amount: 0 } };
    await place(shop, guestOrder([[SKIRT, 1]]));
    expect(await sales()).toEqual(NOTHING);
    shop.pass(MINUTE_MS);
    // The shirt has its own price.
    const { order } = await place(
      shop,
      guestOrder([
        [SKIRT, 2],
        [SHIRT, 1],
      ]),
    );
    expect(await sales()).toEqual({ orders: 1, quantity: 2, amount: { amount: 2 * REDUCED } });
    await moved(admin, { ids: [order?.id ?? ''], to: 'CANCELLED' });
    expect(await sales()).toEqual(NOTHING);
  });

  test('is read by tokens with the scope of orders too', async () => {
    await startsSoon({ id: 'c3' });
    const read = async (scopes: readonly string[]) =>
      requestAdmin(
        shop,
        `{ campaigns { ${SALES} } }`,
        {},
        {
          headers: { authorization: `Bearer ${await apiSecret(shop, scopes)}` },
        },
      );
    expect((await read(['catalog:read'])).errors).toHaveLength(1);
    expect((await read(['catalog:read', 'orders:read'])).errors).toEqual([]);
  });
});

describe('an order of a campaign', () => {
  test('stays as it was bought when it is corrected; what is added costs the price of now', async () => {
    await startsSoon({ ...QUARTER_OFF, products: [SKIRT, SHIRT] });
    shop.pass(MINUTE_MS);
    const { order } = await place(shop, guestOrder([[SKIRT, 1]]));
    shop.pass(END_MS);
    const changed = await update(order?.id ?? '', {
      lines: [
        { variantId: (await stored(order?.id)).lines[0]?.variantId, quantity: 2 },
        { variantId: SHIRT, quantity: 1 },
      ],
    });
    expect(changed.userErrors).toEqual([]);
    expect(changed.order?.lines.map(({ price }) => price.amount)).toEqual([REDUCED, 54_900]);
    expect((await stored(order?.id)).lines.map(({ campaignId }) => campaignId)).toEqual([
      'c1',
      undefined,
    ]);
  });

  test('of a customer on the telephone costs what the shop says', async () => {
    await startsSoon(QUARTER_OFF);
    shop.pass(MINUTE_MS);
    const lines = [{ variantId: SKIRT, quantity: 2 }];
    const { data } = await admin.request<{ quoteOrder: object }>(
      `query ($lines: [OrderLineInput!]!) { quoteOrder(lines: $lines, channel: PHONE) {
        lines { price { amount } } payable { amount }
      } }`,
      { lines },
    );
    expect(data.quoteOrder).toEqual({
      lines: [{ price: { amount: REDUCED } }],
      payable: { amount: 2 * REDUCED + GUEST_FEE },
    });
    const { lines: _lines, ...shippingInfo } = guestOrder([]);
    const created = await admin.request<{ createOrder: { order: { payable: object } } }>(
      `mutation ($input: NewOrderInput!, $key: String!) {
        createOrder(input: $input, idempotencyKey: $key) { order { payable { amount } } userErrors { code field } }
      }`,
      {
        input: { channel: 'PHONE', lines, shippingInfo, paymentMethod: 'CASH_ON_DELIVERY' },
        key: crypto.randomUUID(),
      },
    );
    expect(created.data.createOrder.order.payable).toEqual({ amount: 2 * REDUCED + GUEST_FEE });
  });

  test('is exchanged for another size at no price, on both sides of the border of a sale', async () => {
    const differences = async (order: Parameters<typeof track>[0]) =>
      (await track(order)).exchangeableLines.flatMap(({ choices }) =>
        choices.map(({ difference }) => difference.amount),
      );
    await leave({ 38: 2, 42: 1 });
    const before = await delivered();
    await startsSoon({ kind: 'SALE', products: [SHIRT], percent: 50 });
    shop.pass(MINUTE_MS);
    const during = await delivered();
    // Struck at what was charged before, not at what staff entered.
    const [line] = (await stored(during.id)).lines;
    expect(line).toMatchObject({ price: 27_450, originalPrice: 54_900, listedPrice: 68_900 });
    expect(new Set(await differences(before))).toEqual(new Set([0]));
    expect(new Set(await differences(during))).toEqual(new Set([0]));
    shop.pass(END_MS);
    expect(new Set(await differences(during))).toEqual(new Set([0]));
    const { order, userErrors } = await ask(during, [['38', '42']]);
    expect(userErrors).toEqual([]);
    expect(order?.exchanges[0]).toMatchObject({ difference: { amount: 0 } });
    expect((await stored(during.id)).exchanges[0]?.lines[0]).toMatchObject({
      from: { variantId: size('38'), listedPrice: 68_900, campaignId: 'c1' },
      to: { variantId: size('42'), price: 54_900, originalPrice: 68_900 },
      difference: 0,
    });
  });
});
