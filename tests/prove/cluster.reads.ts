import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '../support/postgres.databases.ts';
import { startOwnPostgres } from '../support/postgres.server.ts';
import { spawnShop } from '../support/spawn.ts';
import { connect, type Connection } from './ask.ts';

const QUESTIONS = {
  'list of products': '{ products(first: 24) { totalCount nodes { id title price { amount } } } }',
  'a customer’s cart': '{ me { cart { quantity payable { amount } lines { id quantity } } } }',
} as const;

const DEMO = 'mutation { logInAsDemo { session { token } } }';
const ADD = 'mutation { addToCart(productId: "caftan-celeste") { cart { id } } }';

const CONNECTIONS = 30;
const ROUNDS = 5;
const ROUND_MS = 1_000;
/** A process that has just started compiles while it answers. */
const WARM_UP_MS = 2_000;

/** Where shoppers read, each at one of the shops. */
interface Setup {
  readonly name: string;
  readonly urls: readonly string[];
}

/** Answers a second of each set-up, of those of lowdb. */
export interface Reads {
  readonly heads: readonly string[];
  readonly rows: ReadonlyArray<{ readonly question: string; readonly ratios: readonly number[] }>;
}

/**
 * Has the same shoppers read from a shop on lowdb, from one instance on PostgreSQL and from three,
 * in turn, and compares medians. Asked directly: a balancer would be measured with them.
 */
export async function compareReads(): Promise<Reads> {
  const postgres = await startOwnPostgres([], tmpdir());
  const folder = await mkdtemp(join(tmpdir(), 'belle-vue-reads-'));
  const DATABASE_URL = await createDatabase(postgres.url);
  const common = { RATE_LIMITS: 'off', JWT_SECRET: 'the same secret for every instance of it' };
  const shops = [0, 1, 2, 3].map((n) =>
    spawnShop({ ...common, DATA_DIR: join(folder, String(n)), ...(n > 0 && { DATABASE_URL }) }),
  );
  const [lowdb = '', ...instances] = await Promise.all(shops.map(({ ready }) => ready));
  const setups: readonly Setup[] = [
    { name: 'lowdb', urls: [lowdb] },
    { name: '1 instance', urls: instances.slice(0, 1) },
    { name: '3 instances', urls: instances },
  ];
  const tokens = new Map<Setup, string>();
  for (const setup of setups) tokens.set(setup, await openCart(setup.urls[0] ?? ''));
  const rows = [];
  for (const [question, document] of Object.entries(QUESTIONS)) {
    const ask = (setup: Setup, forMs: number) =>
      countAnswers(setup.urls, forMs, (connection) =>
        connection.graphql(document, {}, tokens.get(setup) ?? null),
      );
    for (const setup of setups) await ask(setup, WARM_UP_MS);
    const counts = setups.map((): number[] => []);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [place, setup] of setups.entries())
        counts[place]?.push(await ask(setup, ROUND_MS));
    }
    const [base = 1, ...others] = counts.map(median);
    rows.push({ question, ratios: others.map((count) => count / base) });
  }
  await Promise.all(shops.map((shop) => shop.end()));
  await postgres.stop();
  await rm(folder, { recursive: true });
  return { heads: setups.slice(1).map(({ name }) => name), rows };
}

async function openCart(url: string): Promise<string> {
  const connection = connect(url);
  const { body } = await connection.graphql(DEMO);
  const { token } = JSON.parse(body).data.logInAsDemo.session;
  await connection.graphql(ADD, {}, token);
  connection.close();
  return token;
}

async function countAnswers(
  urls: readonly string[],
  forMs: number,
  ask: (connection: Connection) => Promise<{ readonly status: number; readonly body: string }>,
): Promise<number> {
  const end = performance.now() + forMs;
  let count = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, n) => {
      const connection = connect(urls[n % urls.length] ?? '');
      while (performance.now() < end) {
        const { status, body } = await ask(connection);
        if (status !== 200 || body.includes('"errors"')) throw new Error(`${status}: ${body}`);
        count += 1;
      }
      connection.close();
    }),
  );
  return count;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
