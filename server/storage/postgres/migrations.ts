import type { ClientBase } from 'pg';
import { runQuery } from './database.ts';
import { UnfitDatabase } from './query-failed.ts';

interface Migration {
  readonly place: number;
  readonly name: string;
  readonly sql: string;
}

/** Makes the tables of the first format; databases that have its number may also have those of the steps before it. */
const FIRST = 23;

/** The first with MERGE. */
const OLDEST_SERVER = 15;

// Bundled: the built shop needs no other file.
const files = import.meta.glob('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const MIGRATIONS: readonly Migration[] = Object.entries(files)
  .map(([path, sql]) => {
    const name = path.replace(/^.*\/|\.sql$/g, '');
    return { place: Number.parseInt(name, 10), name, sql };
  })
  .sort((a, b) => a.place - b.place);

const TABLE = `CREATE TABLE IF NOT EXISTS schema_migrations (
  place      integer PRIMARY KEY,
  name       text NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now()
)`;

/**
 * Each step in a transaction; the caller holds the lock. Throws UnfitDatabase, also after
 * migrations of a later version.
 */
export async function migrate(client: ClientBase): Promise<void> {
  await requireFit(client);
  await runQuery(client, TABLE);
  for (const migration of await findPending(client)) await apply(client, migration);
}

/**
 * Whether the database has this version's tables; changes nothing. Throws UnfitDatabase for those
 * of another version.
 */
export async function hasTables(client: ClientBase): Promise<boolean> {
  const { rows } = await runQuery<{ readonly isThere: boolean }>(
    client,
    `SELECT to_regclass('schema_migrations') IS NOT NULL AS "isThere"`,
  );
  if (!rows[0]?.isThere) return false;
  const [pending] = await findPending(client);
  if (!pending) return true;
  throw new UnfitDatabase(
    `it is of an earlier version (without ${pending.name}); start this version of the shop on it once`,
  );
}

async function findPending(client: ClientBase): Promise<readonly Migration[]> {
  const { rows: applied } = await runQuery<{ readonly place: number; readonly name: string }>(
    client,
    'SELECT place, name FROM schema_migrations ORDER BY place',
  );
  const places = new Set(applied.map(({ place }) => place));
  if (applied.length > 0 && !places.has(FIRST)) {
    throw new UnfitDatabase('it is of a version before the first one that can be upgraded');
  }
  const unknown = applied.find(
    ({ place }) => place > FIRST && MIGRATIONS.every((known) => known.place !== place),
  );
  if (unknown) throw new UnfitDatabase(`a later version of the shop changed it (${unknown.name})`);
  return MIGRATIONS.filter(({ place }) => !places.has(place));
}

async function requireFit(client: ClientBase): Promise<void> {
  const { rows } = await runQuery<{ readonly version: number; readonly encoding: string }>(
    client,
    `SELECT current_setting('server_version_num')::integer / 10000 AS version,
            current_setting('server_encoding') AS encoding`,
  );
  for (const { version, encoding } of rows) {
    if (version < OLDEST_SERVER) {
      throw new UnfitDatabase(`PostgreSQL ${OLDEST_SERVER} or later is needed, not ${version}`);
    }
    if (encoding !== 'UTF8') {
      throw new UnfitDatabase(`the database must be in UTF8, not ${encoding}`);
    }
  }
}

async function apply(client: ClientBase, { place, name, sql }: Migration): Promise<void> {
  await runQuery(client, 'BEGIN');
  try {
    await runQuery(client, sql);
    await runQuery(client, 'INSERT INTO schema_migrations (place, name) VALUES ($1, $2)', [
      place,
      name,
    ]);
    await runQuery(client, 'COMMIT');
  } catch (error) {
    await runQuery(client, 'ROLLBACK').catch(() => {});
    throw error;
  }
}
