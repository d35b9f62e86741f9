import { newestOrders } from '../../support/shop/newest-orders.ts';
import { describe, expect, test } from 'vitest';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { guestOrder, place } from './order.documents.ts';

const shop = await sharedShop();

const GANDOURA = guestOrder([['gandoura-sable', 1]]);

const ordersSoFar = async () => (await newestOrders(shop.store.read)).length;

describe('an idempotency key', () => {
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
    ['another street', { ...GANDOURA, street: '5, rue Oukaïmeden' }],
    ['another expected total', { ...GANDOURA, expectedTotal: 900_000 }],
  ])('with %s is a conflict, and the first order stays', async (_, other) => {
    const key = crypto.randomUUID();
    const first = await place(shop, GANDOURA, key);
    const message = 'Cette clé a déjà servi pour une autre commande.';
    expect(await place(shop, other, key)).toMatchObject({
      order: null,
      userErrors: [{ code: 'IDEMPOTENCY_CONFLICT', field: 'idempotencyKey', message }],
    });
    expect(first.order).not.toBeNull();
    expect(await place(shop, GANDOURA, key)).toEqual(first);
  });

  test('is not used up by a refused order', async () => {
    const key = crypto.randomUUID();
    const gandoura = guestOrder([['gandoura-sable', 1]]);
    for (const [code, input] of [
      ['PRICE_CHANGED', { ...gandoura, expectedTotal: 1 }],
      ['REQUIRED', { ...gandoura, name: '' }],
      ['OUT_OF_STOCK', guestOrder([['pantalon-large-lin', 1]])],
    ] as const) {
      expect((await place(shop, input, key)).userErrors).toMatchObject([{ code }]);
    }
    const { order, userErrors } = await place(shop, gandoura, key);
    expect(userErrors).toEqual([]);
    expect(order).not.toBeNull();
  });

  test('is no short text, and may be the name of a prototype', async () => {
    const message = 'La clé d’idempotence doit compter de 8 à 128 caractères visibles.';
    expect(await place(shop, GANDOURA, 'short')).toMatchObject({
      order: null,
      userErrors: [{ code: 'INVALID', field: 'idempotencyKey', message }],
    });
    expect((await place(shop, GANDOURA, '__proto__')).order).not.toBeNull();
  });
});
