import { beforeEach, describe, expect, test, vi } from 'vitest';
import { COMMAND_LINE } from '../../../server/audit/audit.ts';
import { saveCategory } from '../../../server/catalog/category/category.service.ts';
import { NO_OFFERS } from '../../../server/catalog/campaign/offers.rules.ts';
import { readProductQuery } from '../../../server/catalog/catalog.rules.ts';
import { onlyVariant } from '../../../server/catalog/catalog.variant.rules.ts';
import type { Ports, Store } from '../../../server/store.ts';
import { sql } from '../../support/store/postgres.databases.ts';
import { newDatabase, type TestDatabase } from '../../support/store/postgres.stores.ts';
import { AT, cartLine, category, customer, product, webhook } from '../contract/records.ts';

function increment(store: Store): Promise<void> {
  return store.transaction(async ({ carts }) => {
    const [line] = await carts.load('c0');
    await carts.save('c0', [cartLine('a', (line?.quantity ?? 0) + 1)]);
  });
}

async function quantityOf(
  { read }: { readonly read: Pick<Ports, 'carts'> },
  id: string,
): Promise<number> {
  return (await read.carts.load(id))[0]?.quantity ?? 0;
}

const addTo = (store: Store, name: string) =>
  saveCategory({ actor: COMMAND_LINE, store, clock: () => new Date(AT) }, { name }, null);

const restock = (store: Store) =>
  store.transaction(async ({ catalog }) => {
    const before = await catalog.product('a');
    if (!before) throw new Error('The product is missing');
    const variants = before.variants.map((variant) => ({
      ...variant,
      stockOnHand: (variant.stockOnHand ?? 0) + 1,
    }));
    await catalog.save({ products: [{ ...before, variants }] });
  });

describe('two instances over one database', () => {
  let database: TestDatabase;
  let stores: readonly Store[];
  beforeEach(async () => {
    database = await newDatabase();
    stores = await Promise.all([database.open(), database.open()]);
    await stores[0]?.transaction(async ({ accounts, catalog }) => {
      for (const id of ['c0', 'c1']) await accounts.save(customer(id));
      await catalog.save({ categories: [category('traditionnels')] });
    });
    // A late notification of this change would be taken for one of the test's own.
    for (const { read } of stores) {
      await vi.waitUntil(async () => (await read.catalog.categories()).length === 1);
    }
  });

  test('lose nothing to each other', async () => {
    await Promise.all(
      stores.flatMap((store) => Array.from({ length: 20 }, () => increment(store))),
    );
    for (const store of stores) expect(await quantityOf(store, 'c0')).toBe(40);
  });

  test('never decide on what the other is about to change', async () => {
    // Each reads both carts and writes one: alone, only the first five find room.
    const addWhileFewer = (store: Store, id: string) =>
      store.transaction(async (read) => {
        const own = await quantityOf({ read }, id);
        const others = await quantityOf({ read }, id === 'c0' ? 'c1' : 'c0');
        if (own + others < 5) await read.carts.save(id, [cartLine('a', own + 1)]);
      });
    await Promise.all(
      stores.flatMap((store, n) => Array.from({ length: 8 }, () => addWhileFewer(store, `c${n}`))),
    );
    const [store] = stores;
    expect(store && (await quantityOf(store, 'c0')) + (await quantityOf(store, 'c1'))).toBe(5);
  });

  test('queue each event once, with what it changed, although their transactions repeat', async () => {
    const [first] = stores;
    await first?.transaction(async ({ catalog, webhooks }) => {
      await webhooks.save(webhook('hook', { events: ['stock.changed'] }));
      await catalog.save({ products: [product('a', { variants: [onlyVariant('a', 0)] })] });
    });
    await Promise.all(stores.flatMap((store) => Array.from({ length: 10 }, () => restock(store))));
    const position = { after: null, limit: 100 };
    const queued = (await first?.read.webhooks.deliveriesOf('hook', position)) ?? [];
    const stocks = queued.map(({ payload }) => JSON.parse(payload).data.stockOnHand as number);
    expect(stocks.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 21 }, (_, n) => n));
  });

  test('both know at once that the catalogue is another', async () => {
    const [first, second] = stores;
    const before = [first?.cacheVersion, second?.cacheVersion];
    await first?.transaction(({ catalog }) => catalog.save({ products: [product('a')] }));
    expect(first?.cacheVersion).not.toBe(before[0]);
    await expect.poll(() => second?.cacheVersion).not.toBe(before[1]);
    expect((await second?.read.catalog.product('a'))?.id).toBe('a');
  });

  test('both forget what one archives, and count it no more', async () => {
    const [first, second] = stores;
    if (!first || !second) throw new Error('There are two');
    const query = readProductQuery({}, 'FEATURED', 9, null);
    await first.transaction(({ catalog }) => catalog.save({ products: [product('a')] }));
    const total = async () => (await second.read.catalog.page(query, NO_OFFERS)).totalCount;
    await expect.poll(total).toBe(1);
    await first.transaction(({ catalog }) =>
      catalog.archive([{ ...product('a'), archivedAt: AT, draftSince: null }]),
    );
    await expect.poll(total).toBe(0);
    expect(await second.read.catalog.brands()).toEqual([]);
    expect(await second.read.catalog.product('a')).toBeUndefined();
  });

  test('add one category where both are asked for the same name at once', async () => {
    const [first, second] = stores;
    if (!first || !second) throw new Error('There are two');
    const outcomes = await Promise.allSettled([addTo(first, 'Été'), addTo(second, 'ETE')]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { problems: [{ code: 'INVALID', field: 'name' }] },
    });
    expect(await second.read.catalog.categories()).toHaveLength(2);
  });

  test('have few connections, whatever is asked of them', async () => {
    const works = stores.flatMap((store) =>
      Array.from({ length: 60 }, async (_, n) => {
        await store.read.catalog.products();
        await store.transaction(({ accounts }) => accounts.customer(`c${n % 2}`));
      }),
    );
    await Promise.all(works);
    const [row] = await sql<{ readonly used: string }>(
      database.url,
      `SELECT count(*) AS used FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    // Four that read, six that write and one that listens, each.
    expect(Number(row?.used)).toBeLessThanOrEqual(22);
    expect(Number(row?.used)).toBeGreaterThan(2);
  });
});
