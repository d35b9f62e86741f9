import { tmpdir } from 'node:os';
import pg from 'pg';
import { SHORT_QUERIES } from '../../../server/storage/postgres/connection.ts';
import type { Database, Value } from '../../../server/storage/postgres/database.ts';
import { portsOf } from '../../../server/stores/postgres.ts';
import { createDatabase, dropDatabase, nameOf } from '../../support/store/postgres.databases.ts';
import { startOwnPostgres } from '../../support/store/postgres.server.ts';
import { formatTable } from '../../support/http/table.ts';
import { amountsOf, fillDatabase } from './explain.fill.ts';
import { measureOrders } from './explain.orders.ts';
import { explain } from './explain.plan.ts';
import { subjectsOf, type Subject } from './explain.subjects.ts';

const HEADS = ['asked of PostgreSQL', 'ms', 'rows', 'buffers', 'by index', 'read'];

/** As a small server of its own would be set, with what was committed on the disk. */
const SETTINGS = ['shared_buffers=1GB', 'max_wal_size=4GB', 'jit=off'];

/** What counts reads every product by its nature. */
const KEPT = /GROUP BY brand|FROM catalog_words/;

const say = (text: string) => process.stdout.write(`${text}\n`);
const tell = (subject: string) => process.stderr.write(`${subject} …\n`);
const count = (size: number) => size.toLocaleString('en-US');

/**
 * `npm run bench:scale -- --explain [products]`: what PostgreSQL does for the shop's hottest queries
 * in a database of that size, and how many orders it takes. Gives 0 when all go by indexes, save
 * those that are kept, else 1.
 */
export async function runExplain(products: number, isShort: boolean): Promise<number> {
  const server = await startOwnPostgres(SETTINGS, tmpdir());
  const amounts = amountsOf(products);
  const large = await createDatabase(server.url);
  const small = await createDatabase(server.url);
  try {
    tell(`${count(amounts.products)} products, ${count(amounts.orders)} orders`);
    await fillDatabase(large, amounts);
    await fillDatabase(small, amountsOf(0));
    const isByIndex = await explainAll(large, amounts.products);
    tell('orders');
    say(await measureOrders({ large, small }, products, isShort));
    return isByIndex ? 0 : 1;
  } finally {
    for (const url of [large, small]) await dropDatabase(server.url, nameOf(url));
    await server.stop();
  }
}

async function explainAll(url: string, products: number): Promise<boolean> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(SHORT_QUERIES);
  try {
    const rows: Array<readonly string[]> = [];
    const reported = new Set<string>();
    let areAllByIndex = true;
    for (const subject of subjectsOf(products)) {
      tell(subject.what);
      for (const query of await queriesOf(subject, client)) {
        const name = JSON.stringify(query);
        if (reported.has(name)) continue;
        reported.add(name);
        const { ms, rows: read, buffers, isByIndex, reads } = await explain(client, ...query);
        // Asked once for each version of the catalogue.
        const isKept = KEPT.test(query[0]);
        areAllByIndex &&= isByIndex || isKept;
        const what = isKept ? `${subject.what}: counts, kept` : subject.what;
        const answer = isByIndex ? 'yes' : 'no';
        rows.push([what, ms.toFixed(2), count(read), count(buffers), answer, reads.join(', ')]);
      }
    }
    say(formatTable(HEADS, rows));
    return areAllByIndex;
  } finally {
    await client.end();
  }
}

async function refuse(): Promise<never> {
  throw new Error('Only reads are explained');
}

/** The very statements that the shop sends. */
async function queriesOf(subject: Subject, client: pg.Client) {
  const queries: Array<readonly [sql: string, values: readonly Value[]]> = [];
  const recorder: Database = {
    async find<R extends pg.QueryResultRow>(sql: string, values: readonly Value[] = []) {
      queries.push([sql, values]);
      return (await client.query<R>(sql, [...values])).rows;
    },
    change: refuse,
    announceChange: refuse,
  };
  await subject.ask(portsOf(recorder));
  return queries;
}
