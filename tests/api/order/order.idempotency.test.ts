import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { guestOrder, place } from './order.documents.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const CONFLICT = {
  code: 'IDEMPOTENCY_CONFLICT',
  field: 'idempotencyKey',
  message: 'Cette clé a déjà servi pour une autre commande.',
};

const ordersSoFar = async () =>
  (await shop.store.read.orders.newest({ statuses: [], limit: 1000 })).length;

describe('an idempotency key', () => {
  test('gives the same order again for the same order', async () => {
    const key = crypto.randomUUID();
    const input = guestOrder([['gandoura-sable', 1]]);
    const first = await place(shop, input, key);
    expect(first.order).not.toBeNull();
    expect(await place(shop, input, key)).toEqual(first);
  });

  test('sent twenty times at once makes one order', async () => {
    const before = await ordersSoFar();
    const key = crypto.randomUUID();
    const input = guestOrder([['gandoura-sable', 3]]);
    const all = await Promise.all(Array.from({ length: 20 }, () => place(shop, input, key)));
    expect(new Set(all.map(({ order }) => order?.number)).size).toBe(1);
    expect(all[0]?.order).not.toBeNull();
    expect(await ordersSoFar()).toBe(before + 1);
  });

  test('gives the order even when the catalogue has changed since', async () => {
    const key = crypto.randomUUID();
    const input = guestOrder([['robe-jacaranda', 1]]);
    const first = await place(shop, input, key);
    await shop.changeProduct('robe-jacaranda', { outOfStock: true });
    expect(await place(shop, input, key)).toEqual(first);
    await shop.changeProduct('robe-jacaranda', { outOfStock: false });
  });

  test.each([
    ['other lines', guestOrder([['gandoura-sable', 2]])],
    ['another street', guestOrder([['gandoura-sable', 1]], { street: '5, rue Oukaïmeden' })],
    ['another expected total', guestOrder([['gandoura-sable', 1]], { expectedTotal: 900_000 })],
  ])('with %s is a conflict, and the first order stays', async (_, other) => {
    const key = crypto.randomUUID();
    const input = guestOrder([['gandoura-sable', 1]]);
    const first = await place(shop, input, key);
    const { order, userErrors } = await place(shop, other, key);
    expect(order).toBeNull();
    expect(userErrors).toEqual([CONFLICT]);
    expect(await place(shop, input, key)).toEqual(first);
  });

  test('is not used up by a refused order', async () => {
    const key = crypto.randomUUID();
    const dear = guestOrder([['gandoura-sable', 1]], { expectedTotal: 1 });
    expect((await place(shop, dear, key)).userErrors).toMatchObject([{ code: 'PRICE_CHANGED' }]);
    const blank = guestOrder([['gandoura-sable', 1]], { name: '' });
    expect((await place(shop, blank, key)).userErrors).toMatchObject([{ code: 'REQUIRED' }]);
    const outOfStock = guestOrder([['pantalon-large-lin', 1]]);
    expect((await place(shop, outOfStock, key)).userErrors).toMatchObject([
      { code: 'OUT_OF_STOCK' },
    ]);
    const { order, userErrors } = await place(shop, guestOrder([['gandoura-sable', 1]]), key);
    expect(userErrors).toEqual([]);
    expect(order).not.toBeNull();
  });

  test('of another makes another order', async () => {
    const input = guestOrder([['gandoura-sable', 1]]);
    const one = await place(shop, input);
    const other = await place(shop, input);
    expect(one.order?.id).not.toBe(other.order?.id);
    expect(one.order?.number).not.toBe(other.order?.number);
  });

  test.each(['', 'short', 'k'.repeat(129), 'with blanks in', 'clé-accentuée', 'line\nbreak'])(
    '« %s » is none',
    async (key) => {
      const { order, userErrors } = await place(shop, guestOrder([['gandoura-sable', 1]]), key);
      expect(order).toBeNull();
      expect(userErrors).toEqual([
        {
          code: 'INVALID',
          field: 'idempotencyKey',
          message: 'La clé d’idempotence doit compter de 8 à 128 caractères visibles.',
        },
      ]);
    },
  );

  test.each(['12345678', 'k'.repeat(128), '__proto__', '~!@#$%^&*()'])(
    '« %s » is one',
    async (key) => {
      const { order } = await place(shop, guestOrder([['gandoura-sable', 1]]), key);
      expect(order).not.toBeNull();
    },
  );
});
