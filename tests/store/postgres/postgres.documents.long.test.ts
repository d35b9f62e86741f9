import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { count, listOf, record, text } from '../../../server/shared/record.ts';
import {
  ALL,
  type Index,
  type Page,
  type Rows,
  type RowsSchema,
} from '../../../server/storage/rows.ts';
import {
  openPostgresStore,
  type PostgresStore,
} from '../../../server/storage/postgres/postgres-store.ts';
import { sql } from '../../support/store/postgres.databases.ts';
import {
  newDatabase,
  testDatabase,
  type TestDatabase,
} from '../../support/store/postgres.stores.ts';
import {
  ACCESS,
  byRank,
  byText,
  holdsRows,
  putAll,
  RANKS,
  SCHEMA,
  thingOf,
  things,
} from '../contract/rows.contract.ts';

type RowsStore = PostgresStore<Rows, Rows>;

const openRows = (url: string, schema: RowsSchema = SCHEMA): Promise<RowsStore> =>
  openPostgresStore(url, { ...ACCESS, schema }, async () => {});

describe('documents', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.dispose());

  holdsRows(async () => {
    const opened: RowsStore[] = [];
    const open = async () => {
      const store = await openRows(database.url);
      opened.push(store);
      return store;
    };
    return {
      store: await open(),
      reopen: open,
      async dispose() {
        await Promise.all(opened.map((store) => store.close()));
        await database.empty();
      },
    };
  }, 25);
});

async function withRows<T>(
  url: string,
  schema: RowsSchema,
  work: (store: RowsStore) => Promise<T>,
): Promise<T> {
  const store = await openRows(url, schema);
  return work(store).finally(() => store.close());
}

test('a row that is as it was is not written', async () => {
  const { url } = await newDatabase();
  const written = () => sql(url, 'SELECT xmin FROM documents');
  await withRows(url, SCHEMA, async (store) => {
    await putAll(store, [thingOf('a', 1, 'x')]);
    const before = await written();
    await putAll(store, [thingOf('a', 1, 'x')]);
    expect(await written()).toEqual(before);
    await putAll(store, [thingOf('a', 2, 'x')]);
    expect(await written()).not.toEqual(before);
  });
});

test('a new index has the rows of before, and one that is gone leaves nothing', async () => {
  const { url } = await newDatabase();
  const some = Array.from({ length: 2_500 }, (_, n) => thingOf(`t${n}`, n));
  const byId: Index<(typeof some)[number]> = {
    collection: things,
    name: 'thingsById',
    values: ({ id }) => [id],
  };
  await withRows(url, { ...SCHEMA, indexes: [] }, (store) => putAll(store, some));
  await withRows(url, { ...SCHEMA, indexes: [byId] }, async ({ read }) => {
    expect(await read.count(byId, { prefix: 't' })).toBe(2_500);
    const [found] = await read.find(byId, { value: 't2499' });
    expect(found?.rank).toBe(2_499);
  });
  await withRows(url, { ...SCHEMA, indexes: [] }, async () => {});
  expect(await sql(url, 'SELECT FROM entries')).toEqual([]);
});

const countRanked = (rows: Rows) => rows.count(byRank, RANKS);

test('a count above 10,000 may be a minute old for reads, never for a transaction', async () => {
  const { url } = await newDatabase();
  const many = Array.from({ length: 10_001 }, (_, n) => thingOf(`t${n}`, n));
  await withRows(url, SCHEMA, async (store) => {
    await putAll(store, many);
    expect(await countRanked(store.read)).toBe(10_001);
    await putAll(store, [thingOf('another', 1)]);
    expect(await countRanked(store.read)).toBe(10_001);
    expect(await store.transaction(countRanked)).toBe(10_002);
    expect(await store.read.count(byRank, RANKS, 20_000)).toBe(10_002);
  });
});

test('a count above 1,000 of a search may be a minute old for reads', async () => {
  const { url } = await newDatabase();
  const where = { ...ALL, containing: [['alami']] };
  const some = Array.from({ length: 1_001 }, (_, n) => thingOf(`t${n}`, n, 'alami'));
  await withRows(url, SCHEMA, async (store) => {
    await putAll(store, some.slice(1));
    expect(await store.read.count(byText, where)).toBe(1_000);
    await putAll(store, some);
    expect(await store.read.count(byText, where)).toBe(1_001);
    await putAll(store, [thingOf('another', 1, 'alami')]);
    expect(await store.read.count(byText, where)).toBe(1_001);
    expect(await store.transaction((rows) => rows.count(byText, where))).toBe(1_002);
  });
});

test('a search finds what is near, and what is farther than 2,000 rows', async () => {
  const { url } = await newDatabase();
  const found = new Set([100, 2_500, 2_900]);
  const many = Array.from({ length: 3_000 }, (_, n) =>
    thingOf(`t${n}`, 1_000 + n, found.has(n) ? 'alami' : 'idrissi'),
  );
  await withRows(url, SCHEMA, async (store) => {
    await putAll(store, many);
    const search = async (page: Page, containing = [['alami']]) => {
      const rows = await store.read.find(byText, { ...ALL, containing }, page);
      return rows.map(({ id }) => id);
    };
    const isNewestFirst = true;
    expect(await search({ first: 2, isNewestFirst })).toEqual(['t2900', 't2500']);
    expect(await search({ first: 3, isNewestFirst })).toEqual(['t2900', 't2500', 't100']);
    expect(await search({ first: 4, isNewestFirst })).toEqual(['t2900', 't2500', 't100']);
    expect(await search({ first: 1, after: 't2500', isNewestFirst })).toEqual(['t100']);
    expect(await search({ first: 2, after: 't100' })).toEqual(['t2500', 't2900']);
    expect(await search({ first: 1 })).toEqual(['t100']);
    expect(await search({ first: 0 })).toEqual([]);
    expect(await search({ first: 2 }, [['youssef']])).toEqual([]);
  });
});

test('rows of before are upgraded once, in the batches of a large collection', async () => {
  const { url } = await newDatabase();
  const some = Array.from({ length: 1_500 }, (_, n) => thingOf(`t${n}`, n));
  await withRows(url, SCHEMA, (store) => putAll(store, some));
  const { shape } = things;
  const ranked = {
    ...things,
    shape: record({ ...shape.unwrap().shape, rankNow: count }),
    upgrade: (row: object) => ('rankNow' in row ? row : { ...row, rankNow: 7 }),
  };
  const collections = SCHEMA.collections.map((each) => (each.name === ranked.name ? ranked : each));
  await withRows(url, { ...SCHEMA, collections }, async ({ read }) => {
    expect(await read.get(ranked, 't0')).toMatchObject({ id: 't0', rankNow: 7 });
    expect(await read.get(ranked, 't1499')).toMatchObject({ rank: 1_499, rankNow: 7 });
  });
});

test('rows of before get null, or its default, in each new field', async () => {
  const { url } = await newDatabase();
  await withRows(url, SCHEMA, (store) => putAll(store, [thingOf('a', 1, 'x')]));
  const { shape } = things;
  const added = { note: text.nullable(), tags: listOf(text).default([]) };
  const noted = { ...things, shape: record({ ...shape.unwrap().shape, ...added }) };
  const collections = SCHEMA.collections.map((each) => (each.name === noted.name ? noted : each));
  for (const note of [null, 'an own one']) {
    await withRows(url, { ...SCHEMA, collections }, async (store) => {
      expect(await store.read.get(noted, 'a')).toEqual({ ...thingOf('a', 1, 'x'), note, tags: [] });
      const row = { ...thingOf('a', 1, 'x'), note: 'an own one', tags: [] };
      await store.transaction((rows) => rows.put(noted, 'a', row));
    });
  }
});

test('a row that this version cannot read stops the start, by collection, key and field', async () => {
  const { url } = await newDatabase();
  await withRows(url, SCHEMA, (store) => putAll(store, [thingOf('a', 1), thingOf('b', 2)]));
  await sql(url, `UPDATE documents SET row = '{"id":"b","words":[],"rank":"x"}' WHERE key = 'b'`);
  // It was checked before: who writes past the shop is not noticed.
  await withRows(url, SCHEMA, async () => {});
  const { shape } = things;
  const noted = { ...things, shape: record({ ...shape.unwrap().shape, note: text.nullable() }) };
  const collections = SCHEMA.collections.map((each) => (each.name === noted.name ? noted : each));
  await expect(openRows(url, { ...SCHEMA, collections })).rejects.toThrow(
    /this version cannot read things.*b.*rank/,
  );
});
