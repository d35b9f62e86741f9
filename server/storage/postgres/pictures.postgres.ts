import { LRUCache } from 'lru-cache';
import type { ClientBase, Pool } from 'pg';
import type { Pictures } from '../engine.ts';
import { runQuery, unlessLost } from './database.ts';

const CACHED_BYTES = 16 * 1024 * 1024;

/** Pictures never change, so recent ones stay in memory. */
export function cachedPictures(pool: Pool): Pictures {
  const stored = picturesOf(pool);
  const cached = new LRUCache<string, Buffer>({
    maxSize: CACHED_BYTES,
    sizeCalculation: (bytes) => bytes.length,
  });
  return {
    ...stored,
    async read(name) {
      const known = cached.get(name);
      if (known) return known;
      const bytes = await stored.read(name);
      if (bytes) cached.set(name, bytes);
      return bytes;
    },
  };
}

export function picturesOf(client: ClientBase | Pool): Pictures {
  // Parameters are text, hence base64.
  return {
    async save(name, bytes) {
      await unlessLost(
        runQuery(
          client,
          `INSERT INTO pictures (name, bytes) VALUES ($1, decode($2, 'base64'))
           ON CONFLICT DO NOTHING`,
          [name, bytes.toString('base64')],
        ),
      );
    },
    async has(name) {
      const sql = 'SELECT FROM pictures WHERE name = $1';
      return (await unlessLost(runQuery(client, sql, [name]))).rows.length > 0;
    },
    async read(name) {
      const sql = `SELECT encode(bytes, 'base64') AS base64 FROM pictures WHERE name = $1`;
      const { rows } = await unlessLost(runQuery<{ readonly base64: string }>(client, sql, [name]));
      return rows[0] ? Buffer.from(rows[0].base64, 'base64') : null;
    },
    async names() {
      const sql = 'SELECT name FROM pictures ORDER BY name COLLATE "C"';
      const { rows } = await unlessLost(runQuery<{ readonly name: string }>(client, sql));
      return rows.map(({ name }) => name);
    },
  };
}
