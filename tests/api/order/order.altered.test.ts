import { describe, expect, test } from 'vitest';
import { openAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { changesOf, problemsIn } from '../admin/orders/orders.change.documents.ts';
import { BOTH, DRESS, HEM_98, offer } from '../cart/altered.ts';
import { onFriday, setClosedDays } from '../delivery/delivery.documents.ts';
import { request } from './order.documents.ts';
import { dresses, move, ordered, sewingOf, type Wanted } from './order.sewing.documents.ts';

const shop = await sharedShop();
const inDays = onFriday(shop);
const admin = await openAdmin(shop);
const { sewAll } = sewingOf(admin);
const { receive, update } = changesOf(admin);
await offer(shop, undefined, 1_000);

const LINE = `${DRESS}+ourlet:98.5`;

async function delivered(lines: readonly Wanted[]) {
  const order = await ordered(shop, admin, lines);
  await sewAll(order.id);
  for (const to of ['SHIPPED', 'DELIVERED']) await move(admin, [order.id], to);
  return order;
}

interface Tracked {
  readonly trackingKey: string;
  readonly returnableLines: readonly object[];
  readonly returnedLines: readonly object[];
  readonly exchangeableLines: readonly object[];
}
async function tracked(id: string): Promise<Tracked> {
  const { data } = await admin.request<{ order: { trackingUrl: string } }>(
    'query ($id: ID!) { order(id: $id) { trackingUrl } }',
    { id },
  );
  const key = data.order.trackingUrl.split('/').at(-1) ?? '';
  return request<Tracked>(
    shop,
    `query ($id: ID!, $key: String!) { trackedOrder(id: $id, key: $key) {
      trackingKey returnableLines { variantId lineId quantity }
      returnedLines { variantId lineId quantity isDefective } exchangeableLines { lineId quantity }
    } }`,
    { id, key },
  );
}

describe('altered goods', () => {
  test('are offered to shoppers neither for a return nor for an exchange, and refused', async () => {
    const order = await delivered([[[]], [HEM_98]]);
    const shown = await tracked(order.id);
    expect(shown).toMatchObject({
      returnableLines: [{ lineId: DRESS, quantity: 1 }],
      exchangeableLines: [{ lineId: DRESS, quantity: 1 }],
    });
    const alone = await delivered([[HEM_98]]);
    const { trackingKey } = await tracked(alone.id);
    const line = { variantId: DRESS, quantity: 1 };
    const about = { orderId: alone.id, trackingKey };
    const returned = await request<{
      userErrors: ReadonlyArray<{ code: string; message: string }>;
    }>(
      shop,
      `mutation ($orderId: ID!, $trackingKey: String!, $lines: [ReturnLineInput!]) {
        requestReturn(orderId: $orderId, trackingKey: $trackingKey, lines: $lines) {
          userErrors { code field message }
        }
      }`,
      { ...about, lines: [line] },
    );
    expect(returned.userErrors).toMatchObject([{ code: 'NOT_ALLOWED_NOW' }]);
    expect(returned.userErrors[0]?.message).toContain('sauf défaut');
    const wanted = await request<typeof returned>(
      shop,
      `mutation ($orderId: ID!, $trackingKey: String!, $lines: [ExchangeLineInput!]!) {
        requestExchange(
          orderId: $orderId, key: $trackingKey, lines: $lines, method: IN_SHOP, idempotencyKey: "retouche-1"
        ) { userErrors { code field message } }
      }`,
      { ...about, lines: [{ ...line, toVariantId: DRESS }] },
    );
    expect(wanted.userErrors).toEqual(returned.userErrors);
  });

  test('come back to the shop for a defect, with what was paid for them', async () => {
    const order = await delivered([[HEM_98]]);
    const line = { variantId: DRESS, quantity: 1, restock: false };
    expect(problemsIn(await receive(order.id, [line]))).toEqual(['INVALID lines.0.isDefective']);
    const back = await receive(order.id, [{ ...line, isDefective: true }]);
    expect(back).toMatchObject({
      userErrors: [],
      order: { status: 'RETURNED', returns: [{ refund: { amount: { amount: 132_000 } } }] },
    });
    expect((await tracked(order.id)).returnedLines).toEqual([
      { variantId: DRESS, lineId: LINE, quantity: 1, isDefective: true },
    ]);
  });

  test('are sold with their sewing: on invoices, to couriers, in exports and sales', async () => {
    const order = await delivered([[HEM_98, 2]]);
    const { data } = await admin.request(
      `query ($id: ID!) { order(id: $id) {
        payable { amount } lines { id alterations { title value price { amount } } }
        invoice { payable { amount } lines { price { amount } alterations { title } } }
      } courierSheet(orderIds: [$id]) }`,
      { id: order.id },
    );
    expect(data).toMatchObject({
      order: {
        payable: { amount: 264_000 },
        lines: [
          { id: LINE, alterations: [{ title: 'Ourlet', value: 98.5, price: { amount: 3_000 } }] },
        ],
        invoice: {
          payable: { amount: 264_000 },
          lines: [{ price: { amount: 132_000 }, alterations: [{ title: 'Ourlet' }] }],
        },
      },
      courierSheet: expect.stringContaining('+ Ourlet 98,5\u00a0cm'),
    });
    const sent: string[] = [];
    await shop.sendMails({
      send: async ({ text }) => {
        sent.push(text);
      },
      close: () => {},
    });
    expect(sent.join('\n')).toContain('+ Ourlet 98,5\u00a0cm');
  });
});

describe('the promise of altered lines', () => {
  const optionsOf = async (...lines: readonly Wanted[]) => {
    const { data } = await shop.graphql<{
      deliveryOptions: ReadonlyArray<{ earliest: string | null; latest: string | null }>;
    }>(
      `query ($lines: [CartLineInput!]) {
        deliveryOptions(cityId: "rabat", lines: $lines) { earliest latest }
      }`,
      { lines: dresses(...lines) },
    );
    return data.deliveryOptions[0];
  };

  test('is later by the working days of the longest, in the options and in the order', async () => {
    // From a Friday: Saturday and Monday; with two days more Tuesday and Wednesday.
    expect(await optionsOf([[]])).toEqual({ earliest: inDays(1), latest: inDays(3) });
    expect(await optionsOf([[]], [HEM_98])).toEqual({ earliest: inDays(4), latest: inDays(5) });
    expect(await optionsOf([BOTH], [HEM_98])).toEqual({ earliest: inDays(5), latest: inDays(6) });
    await setClosedDays(admin, [inDays(4)]);
    expect(await optionsOf([HEM_98])).toEqual({ earliest: inDays(5), latest: inDays(6) });
    await setClosedDays(admin, []);
    const promisedTo = async (id: string) => {
      const { data } = await admin.request<{ order: { delivery: object } }>(
        'query ($id: ID!) { order(id: $id) { delivery { earliest latest } } }',
        { id },
      );
      return data.order.delivery;
    };
    const order = await ordered(shop, admin, [[HEM_98]]);
    expect(await promisedTo(order.id)).toEqual({ earliest: inDays(4), latest: inDays(5) });
    const lines = [{ variantId: DRESS, quantity: 1, alterations: BOTH }];
    expect((await update(order.id, { lines })).userErrors).toEqual([]);
    expect(await promisedTo(order.id)).toEqual({ earliest: inDays(5), latest: inDays(6) });
  });
});
