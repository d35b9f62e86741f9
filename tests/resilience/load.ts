import { setTimeout as pause } from 'node:timers/promises';
import { openLowdbStore } from '../../server/store.open.ts';
import { fillFolder } from '../bench/catalogue.ts';
import { memoryOf, quantile } from '../bench/metrics.ts';
import { inNewFolder, startShop } from '../bench/shop.ts';
import { NONE, printRows } from './report.ts';
import { connect, openCart, type Connection } from './request.ts';
import { ORDERS_A_MB, saveOrders } from './sample.ts';

const CONNECTIONS = 500;
const CARTS = 50;
const WRITE_EVERY = 10;
const SEED = 30;
const ORDERS = 10 * ORDERS_A_MB;
/** A process that has just started compiles while it answers. */
const WARM_UP_MS = 3000;
/** Bound of memory, which is 1 after a fifth of the time. */
const MEMORY_GROWTH = 1.25;

const LIST = `{ products(first: 24) { totalCount nodes { id title price { amount } } } }`;
const ONE = `query ($id: ID!) { product(id: $id) { id title description price { amount } } }`;
const CART = `{ me { cart { quantity payable { amount } lines { id quantity } } } }`;
const WRITE = `mutation ($n: Int!) {
  setCartQuantity(productId: "caftan-celeste", quantity: $n) { cart { quantity } userErrors { code } }
}`;

export async function proveLoad(seconds: number): Promise<boolean> {
  const { memory, ...result } = await runLoad(seconds);
  const [early, late] = memory;
  const values = { ...result, memory: memory.join(' → '), memoryTimes: late / early };
  const bounds = { errors: NONE, p99: { below: 250 } };
  return printRows('load', [[`${CONNECTIONS} connections`, values]], {
    ...bounds,
    memoryTimes: { atMost: MEMORY_GROWTH },
  });
}

/**
 * 500 shoppers send requests for `seconds`, nine reads for every write. Planned refusals are 503 with
 * `Retry-After`.
 */
export function runLoad(seconds: number) {
  return inNewFolder(async (folder) => {
    await fillFolder(folder, SEED);
    const store = await openLowdbStore(folder);
    await saveOrders(store, ORDERS);
    await store.close();
    const shop = startShop(folder);
    const url = await shop.ready;
    const connections = Array.from({ length: CONNECTIONS }, () => connect(url));
    const tokens: string[] = [];
    for (const connection of connections.slice(0, CARTS)) {
      tokens.push(await openCart(connection, 'caftan-celeste'));
    }
    const times: number[] = [];
    const counts = { accepted: 0, refused: 0, errors: 0 };
    const start = performance.now() + WARM_UP_MS;
    const end = start + seconds * 1000;
    const early = pause(WARM_UP_MS + (seconds * 1000) / 5).then(() => memoryOf(shop.pid));
    await Promise.all(
      connections.map(async (connection, place) => {
        for (let n = place; performance.now() < end; n += 1) {
          const begun = performance.now();
          const answer = await send(connection, n, tokens[place % CARTS]).catch(() => null);
          const isCounted = begun >= start;
          if (answer?.status === 200 && !answer.body.includes('"errors"')) {
            counts.accepted += Number(isCounted);
            if (isCounted) times.push(performance.now() - begun);
          } else if (answer?.status === 503 && answer.retryAfter !== null) {
            counts.refused += Number(isCounted);
            // As the shop says: a client that comes again at once is an attack and not a shopper.
            await pause(answer.retryAfter * 1000);
          } else counts.errors += 1;
        }
      }),
    );
    const memory = [await early, await memoryOf(shop.pid)] as const;
    await shop.end();
    for (const connection of connections) connection.close();
    return { ...counts, p50: quantile(times, 0.5), p99: quantile(times, 0.99), memory };
  });
}

function send({ graphql }: Connection, n: number, token: string | undefined) {
  if (n % WRITE_EVERY === 0) return graphql(WRITE, { n: (n % 99) + 1 }, token);
  if (n % 3 === 0) return graphql(LIST);
  if (n % 3 === 1) return graphql(ONE, { id: 'caftan-celeste' });
  return graphql(CART, {}, token);
}
