import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ratioOf, turnsOf } from '../bench/median.ts';
import { processorMs } from '../bench/process-metrics.ts';
import { createDatabase } from '../support/store/postgres.databases.ts';
import { startOwnPostgres } from '../support/store/postgres.server.ts';
import { spawnShop } from '../support/shop/spawn.ts';
import { connect } from './request.ts';

const QUESTIONS = {
  'list of products': '{ products(first: 24) { totalCount nodes { id title price { amount } } } }',
  'a customer’s cart': '{ me { cart { quantity payable { amount } lines { id quantity } } } }',
} as const;

const DEMO = 'mutation { logInAsDemo { session { token } } }';
const ADD = 'mutation { addToCart(productId: "caftan-celeste") { cart { id } } }';

const CONNECTIONS = 30;
const ROUNDS = 7;
const ROUND_MS = 1_500;
/** A process that has just started compiles while it answers. */
const WARM_UP_MS = 2_000;

/** Where shoppers read, each at one of the shops. */
interface Setup {
  readonly name: string;
  readonly shops: readonly Shop[];
  readonly token: string;
  /** Of each round: how many answers, and the shops' processor time for one in milliseconds. */
  readonly answers: number[];
  readonly costs: number[];
}

interface Shop {
  readonly pid: number;
  readonly url: string;
}

/** What a set-up does, of what lowdb does in the same round. */
export interface Reads {
  readonly question: string;
  readonly setup: string;
  /** Answers a second, all instances together. */
  readonly answers: number;
  /** Processor time of the shops for an answer, without the database's. */
  readonly processor: number;
}

/**
 * Has the same shoppers read from a shop on lowdb, from one instance on PostgreSQL and from three,
 * in turn. Asked directly: a balancer would be measured with them. Shoppers, shops and database share
 * this machine's cores; where these are used up, more instances give no more answers, and only the
 * processor time for an answer tells what they would give on cores of their own.
 */
export async function compareReads(): Promise<readonly Reads[]> {
  const postgres = await startOwnPostgres([], tmpdir());
  const folder = await mkdtemp(join(tmpdir(), 'belle-vue-reads-'));
  const DATABASE_URL = await createDatabase(postgres.url);
  const common = { RATE_LIMITS: 'off', JWT_SECRET: 'the same secret for every instance of it' };
  const processes = [0, 1, 2, 3].map((n) =>
    spawnShop({ ...common, DATA_DIR: join(folder, String(n)), ...(n > 0 && { DATABASE_URL }) }),
  );
  const shops = await Promise.all(
    processes.map(async ({ pid, ready }): Promise<Shop> => ({ pid, url: await ready })),
  );
  try {
    return await compare(shops);
  } finally {
    await Promise.all(processes.map((shop) => shop.end()));
    await postgres.stop();
    await rm(folder, { recursive: true });
  }
}

/** The first shop is on lowdb, the others share a database. */
async function compare(shops: readonly Shop[]): Promise<readonly Reads[]> {
  const rows: Reads[] = [];
  for (const [question, document] of Object.entries(QUESTIONS)) {
    const [lowdb, ...others] = await Promise.all([
      setUp('lowdb', shops.slice(0, 1)),
      setUp('PostgreSQL, 1 instance', shops.slice(1, 2)),
      setUp('PostgreSQL, 3 instances', shops.slice(1)),
    ]);
    for (const setup of [lowdb, ...others]) await countAnswers(setup, document, WARM_UP_MS);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const setup of turnsOf([lowdb, ...others], round)) await measure(setup, document);
    }
    for (const { name, answers, costs } of others) {
      rows.push({
        question,
        setup: name,
        answers: ratioOf(answers, lowdb.answers),
        processor: ratioOf(costs, lowdb.costs),
      });
    }
  }
  return rows;
}

async function setUp(name: string, shops: readonly Shop[]): Promise<Setup> {
  const token = await openCart(shops[0]?.url ?? '');
  return { name, shops, token, answers: [], costs: [] };
}

async function measure(setup: Setup, document: string): Promise<void> {
  const spent = async () => {
    const each = await Promise.all(setup.shops.map(({ pid }) => processorMs(pid)));
    return each.reduce((sum, ms) => sum + ms, 0);
  };
  const before = await spent();
  const count = await countAnswers(setup, document, ROUND_MS);
  setup.answers.push(count);
  setup.costs.push(((await spent()) - before) / count);
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
  { shops, token }: Setup,
  document: string,
  forMs: number,
): Promise<number> {
  const end = performance.now() + forMs;
  let count = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, n) => {
      const connection = connect(shops[n % shops.length]?.url ?? '');
      while (performance.now() < end) {
        const { status, body } = await connection.graphql(document, {}, token);
        if (status !== 200 || body.includes('"errors"')) throw new Error(`${status}: ${body}`);
        count += 1;
      }
      connection.close();
    }),
  );
  return count;
}
