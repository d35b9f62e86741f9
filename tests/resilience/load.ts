import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openLowdbStore } from '../../server/stores/lowdb.ts';
import { readSeed } from '../../seed/folder.ts';
import { seedStore } from '../../seed/seed.ts';
import { createPasswords } from '../../server/account/passwords.ts';
import { order } from '../store/records.ts';
import { spawnShop } from '../support/shop/spawn.ts';
import { connect, type Connection } from './request.ts';
import { memoryOf } from './memory.ts';

/** What came of asking a shop by many at once. */
export interface LoadResult {
  readonly requests: number;
  readonly accepted: number;
  /** Planned refusals: 503 with `Retry-After`. */
  readonly shed: number;
  /** Anything else that is no success: there must be none. */
  readonly errors: number;
  /** Milliseconds, of accepted answers. */
  readonly p50: number;
  readonly p99: number;
  /** Memory of the shop's process, MB: after a fifth of the time, and at the end. */
  readonly memory: readonly [number, number];
  /** Of 200 requests in flight at SIGTERM, those without an answer: there must be none. */
  readonly dropped: number;
}

const CONNECTIONS = 500;
const WRITE_EVERY = 10;
/** About 10 MB of `shop.json`. */
const ORDERS = 9_000;
const IN_FLIGHT = 200;
/** A process that has just started compiles while it answers. */
const WARM_UP_MS = 3000;

const LIST = `{ products(first: 24) { totalCount nodes { id title price { amount } } } }`;
const ONE = `query ($id: ID!) { product(id: $id) { id title description price { amount } } }`;
const CART = `{ me { cart { quantity payable { amount } lines { id quantity } } } }`;
const WRITE = `mutation ($n: Int!) {
  setCartQuantity(productId: "caftan-celeste", quantity: $n) { cart { quantity } userErrors { code } }
}`;

/** 500 shoppers ask for `seconds`, nine reads for every write; then the shop is told to stop. */
export async function runLoad(seconds: number): Promise<LoadResult> {
  const DATA_DIR = await filledFolder();
  const shop = spawnShop({ DATA_DIR, RATE_LIMITS: 'off' });
  const url = await shop.ready;
  const connections = Array.from({ length: CONNECTIONS }, () => connect(url));
  const tokens = await openCarts(connections.slice(0, 50));
  const times: number[] = [];
  const counts = { accepted: 0, shed: 0, errors: 0 };
  const start = performance.now() + WARM_UP_MS;
  const end = start + seconds * 1000;
  const early = watchMemory(shop.pid, WARM_UP_MS + (seconds * 1000) / 5);
  await Promise.all(
    connections.map(async (connection, place) => {
      const token = tokens[place % tokens.length] ?? null;
      for (let n = place; performance.now() < end; n += 1) {
        const begun = performance.now();
        const answer = await ask(connection, n, token).catch(() => null);
        const isCounted = begun >= start;
        if (answer?.status === 200 && !answer.body.includes('"errors"')) {
          counts.accepted += Number(isCounted);
          if (isCounted) times.push(performance.now() - begun);
        } else if (answer?.status === 503 && answer.retryAfter !== null) {
          counts.shed += Number(isCounted);
          // As told: whoever asks again at once is an attack and not a shopper.
          await pause(answer.retryAfter * 1000);
        } else counts.errors += 1;
      }
    }),
  );
  const memory = [await early, await memoryOf(shop.pid)] as const;
  const dropped = await stopInFlight(shop, connections, tokens);
  for (const connection of connections) connection.close();
  await rm(DATA_DIR, { recursive: true });
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  const requests = counts.accepted + counts.shed + counts.errors;
  return { requests, ...counts, p50: at(0.5), p99: at(0.99), memory, dropped };
}

function ask(connection: Connection, n: number, token: string | null) {
  if (n % WRITE_EVERY === 0) return connection.graphql(WRITE, { n: (n % 99) + 1 }, token);
  if (n % 3 === 0) return connection.graphql(LIST);
  if (n % 3 === 1) return connection.graphql(ONE, { id: 'caftan-celeste' });
  return connection.graphql(CART, {}, token);
}

async function openCarts(connections: readonly Connection[]): Promise<readonly string[]> {
  const tokens: string[] = [];
  for (const connection of connections) {
    const { body } = await connection.graphql('mutation { logInAsDemo { session { token } } }');
    const { token } = JSON.parse(body).data.logInAsDemo.session;
    await connection.graphql(
      'mutation { addToCart(productId: "caftan-celeste") { cart { id } } }',
      {},
      token,
    );
    tokens.push(token);
  }
  return tokens;
}

/** Tells the shop to stop while 200 requests are on their way; gives how many got no answer. */
async function stopInFlight(
  shop: ReturnType<typeof spawnShop>,
  connections: readonly Connection[],
  tokens: readonly string[],
): Promise<number> {
  const requested = connections.slice(0, IN_FLIGHT).map((connection, place) =>
    connection.graphql(WRITE, { n: (place % 99) + 1 }, tokens[place % tokens.length] ?? null).then(
      ({ status, retryAfter }) => status === 200 || (status === 503 && retryAfter !== null),
      () => false,
    ),
  );
  // The first answer shows that the others have arrived: they were sent before it.
  await Promise.race(requested);
  const ended = shop.end('SIGTERM');
  const answered = await Promise.all(requested);
  await ended;
  return answered.filter((isAnswered) => !isAnswered).length;
}

async function filledFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'belle-vue-load-'));
  const store = await openLowdbStore(folder);
  await seedStore(store, await readSeed('seed'), await createPasswords(), new Date());
  await store.transaction(async ({ orders }) => {
    for (let n = 0; n < ORDERS; n += 1) {
      await orders.save(order(`past-${n}`, { number: `BV-${n}1000` }));
    }
  });
  await store.close();
  return folder;
}

async function watchMemory(pid: number, afterMs: number): Promise<number> {
  await pause(afterMs);
  return memoryOf(pid);
}
