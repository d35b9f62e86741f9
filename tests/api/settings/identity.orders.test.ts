import { describe, expect, test } from 'vitest';
import { openAdmin } from '../../support/shop/admin.ts';
import { guestOrder, place } from '../order/order.documents.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { saveIdentity } from './identity.documents.ts';

const shop = await sharedShop();
const owner = await openAdmin(shop);

async function numberOfNew(productId: string) {
  const { order } = await place(shop, guestOrder([[productId, 1]], { phone: PHONE }));
  return order?.number ?? '';
}

const PHONE = '0612345678';

const found = async (number: string) => {
  const { data } = await shop.graphql<{ findOrder: { order: { number: string } | null } }>(
    'mutation ($number: String!, $phone: String!) { findOrder(number: $number, phone: $phone) { order { number } } }',
    { number, phone: PHONE },
  );
  return data.findOrder.order?.number;
};

const listed = async (search: string) => {
  const { data } = await owner.request<{ orders: { nodes: ReadonlyArray<{ number: string }> } }>(
    'query ($search: String!) { orders(filter: { search: $search }, first: 5) { nodes { number } } }',
    { search },
  );
  return data.orders.nodes.map(({ number }) => number);
};

describe('the number of an order', () => {
  test('begins with the prefix of then, and is found whatever the prefix that is typed', async () => {
    const before = await numberOfNew('gandoura-sable');
    expect(before).toMatch(/^BV-\d+$/);
    await saveIdentity(owner, { orderPrefix: 'nour' });
    const after = await numberOfNew('caftan-celeste');
    expect(after).toMatch(/^NOUR-\d+$/);
    for (const number of [before, after]) {
      const digits = number.replace(/^.*-/, '');
      for (const typed of [number, digits, `BV-${digits}`, `nour ${digits}`, `n° NOUR${digits}`]) {
        expect([typed, await found(typed)]).toEqual([typed, number]);
      }
      for (const typed of [digits, `BV-${digits}`, `nour${digits}`, `#NOUR-${digits}`]) {
        expect([typed, await listed(typed)]).toEqual([typed, [number]]);
      }
    }
  });
});

describe('the rate of VAT', () => {
  const delivered = async (id: string) => {
    const moves = ['CONFIRMED', 'PREPARED', 'SHIPPED', 'DELIVERED'].map(
      (to, at) => `move${at}: moveOrders(ids: $ids, to: ${to}) { userErrors { message } }`,
    );
    await owner.request(`mutation ($ids: [ID!]!) { ${moves.join(' ')} }`, { ids: [id] });
    const { data } = await owner.request<{ order: object }>(
      'query ($id: ID!) { order(id: $id) { vatPercent invoice { vat { amount } } } }',
      { id },
    );
    return data.order;
  };
  // Delivery is free from 1,000 DH on.
  const placed = async (productId: string) =>
    (await place(shop, guestOrder([[productId, 1]], { phone: '0612345679' }))).order?.id ?? '';

  test('of an order is that of when it was placed, however late its invoice is issued', async () => {
    const before = await placed('caftan-celeste');
    await saveIdentity(owner, { vatPercent: 7 });
    const after = await placed('takchita-nour');
    expect(await delivered(before)).toEqual({
      vatPercent: 20,
      invoice: { vat: { amount: Math.round((349_000 * 20) / 120) } },
    });
    expect(await delivered(after)).toEqual({
      vatPercent: 7,
      invoice: { vat: { amount: Math.round((699_900 * 7) / 107) } },
    });
  });
});
