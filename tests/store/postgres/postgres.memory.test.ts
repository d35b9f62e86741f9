import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { StoreUnavailable } from '../../../server/shared/problems.ts';
import { Memory } from '../../../server/storage/postgres/memory.ts';
import type { Collection } from '../../../server/storage/collection.ts';
import type { Projection } from '../../../server/storage/projection.ts';
import { openPostgresStore } from '../../../server/storage/postgres/postgres-store.ts';
import { newDatabase } from '../../support/store/postgres.stores.ts';
import { ACCESS } from '../contract/rows.contract.ts';

const words: Collection<string> = { name: 'words', shape: z.string() };
const others: Collection<string> = { name: 'others', shape: z.string() };
const allWords: Projection<Set<string>> = {
  of: [words],
  make: (tables) => new Set(tables.values(words)),
  update(made, changed, tables) {
    for (const { key } of changed) made.add(tables.get(words, key) ?? '');
    return true;
  },
};

test('a projection misses nothing after a reading that failed half way', async () => {
  const { url } = await newDatabase();
  const schema = {
    collections: [words, others],
    indexes: [],
    cached: [],
    projections: [],
  };
  const store = await openPostgresStore(url, { ...ACCESS, schema }, async () => {});
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  onTestFinished(async () => {
    await pool.end();
    await store.close();
  });
  const memory = new Memory(pool, [words, others], () => true);
  expect([...(await memory.projection(allWords))]).toEqual([]);
  await store.transaction(async (rows) => {
    for (const collection of [words, others]) await rows.put(collection, 'a', 'new');
  });
  memory.changed([
    { collection: words.name, key: 'a' },
    { collection: others.name, key: 'a' },
  ]);
  const query = pool.query.bind(pool) as (sql: string, values: unknown[]) => Promise<unknown>;
  const failing = vi
    .spyOn(pool, 'query')
    .mockImplementation(((sql: string, given: unknown[]) =>
      given[0] === others.name
        ? Promise.reject(new Error('on purpose'))
        : query(sql, given)) as typeof pool.query);
  await expect(memory.projection(allWords)).rejects.toThrow(StoreUnavailable);
  failing.mockRestore();
  expect([...(await memory.projection(allWords))]).toEqual(['new']);
});
