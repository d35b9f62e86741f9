import { beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../../../server/store.ts';
import { sql } from '../../support/store/postgres.databases.ts';
import { newDatabase, type TestDatabase } from '../../support/store/postgres.stores.ts';
import {
  cartLine,
  category,
  customer,
  mail,
  order,
  payment,
  product,
} from '../contract/records.ts';

let database: TestDatabase;
let store: Store;
beforeEach(async () => {
  database = await newDatabase();
  store = await database.open();
});

const read = (text: string) => sql(database.url, text);

describe('what is in the database, read by somebody else', () => {
  test('is what was saved, a row each', async () => {
    const at = '2025-05-02T10:00:00.000Z';
    await store.transaction(async ({ catalog, accounts, carts, orders, mails }) => {
      await catalog.save({
        categories: [category('traditionnels')],
        products: [product('a', { title: 'Été à Fès', brand: 'Ray-Ban' })],
      });
      await accounts.save(customer('c1'));
      await carts.save('c1', [cartLine('a', 2), cartLine('b', 1)]);
      await orders.save(order('o1', { customerId: 'c1' }));
      await orders.savePayment(payment('p1'));
      await orders.saveKey('c1', 'key-1', { fingerprint: 'f', madeId: 'p1' });
      await mails.save(mail('m1'));
    });
    await store.transaction(async ({ carts, orders }) => {
      await carts.save('c1', [cartLine('b', 3)]);
      const paid = order('o1', { customerId: 'c1', status: 'PAID' });
      const history = [...paid.history, { status: 'PAID' as const, at }];
      await orders.save({ ...paid, history });
    });
    const rows = await Promise.all(
      [
        `SELECT key, row->>'title' AS title FROM documents WHERE collection = 'products'`,
        `SELECT key, row->0->>'productId' AS first FROM documents WHERE collection = 'carts'`,
        `SELECT row->>'number' AS number, row->>'status' AS status FROM documents
          WHERE collection = 'orders'`,
        `SELECT key, row->>'madeId' AS made FROM documents WHERE collection = 'idempotencyKeys'`,
        `SELECT index, value FROM entries WHERE collection = 'mails' AND index LIKE 'mailsOf%'`,
      ].map(read),
    );
    expect(rows).toEqual([
      [{ key: 'a', title: 'Été à Fès' }],
      [{ key: 'c1', first: 'b' }],
      [{ number: 'BV-o11000', status: 'PAID' }],
      [{ key: 'c1 key-1', made: 'p1' }],
      [{ index: 'mailsOfOrder', value: 'o1' }],
    ]);
  });

  test('holds no half of a character, and nothing is found by one', async () => {
    await store.transaction(({ accounts }) =>
      accounts.save(customer('c1', { firstName: 'Nadia \ud83d', lastName: 'a\0b' })),
    );
    expect(
      await read(
        `SELECT row->>'firstName' AS first, row->>'lastName' AS last FROM documents
          WHERE collection = 'customers'`,
      ),
    ).toEqual([{ first: 'Nadia \ufffd', last: 'a\ufffdb' }]);
    for (const id of ['c1\0', '\ud83d', '\0']) {
      expect(await store.read.accounts.customer(id)).toBeUndefined();
      expect((await store.read.catalog.productsById([id])).size).toBe(0);
    }
  });
});
