import { afterEach, describe, expect, test } from 'vitest';
import {
  openKeepAlive,
  post,
  statusesIn,
  type KeepAliveConnection,
} from '../../../support/http/keep-alive.ts';
import { startShop, type TestShop } from '../../../support/shop/shop.ts';
import { PATIENT } from '../bounds.ts';

const SHOPPER = '127.0.0.9';
const ATTACKER = '127.0.0.8';

let shop: TestShop;
const opened: KeepAliveConnection[] = [];
afterEach(async () => {
  for (const { socket } of opened.splice(0)) socket.destroy();
  await shop.close();
});

const start = async (limits: Readonly<{ all: number; ofOneAddress: number }>) => {
  shop = await startShop({
    connectionLimits: { ...limits, waiting: 10, waitingInAll: 10, unread: 1e6 },
  });
};

async function open(localAddress: string): Promise<KeepAliveConnection> {
  const connection = await openKeepAlive(shop.url, { localAddress });
  opened.push(connection);
  await connection.ask('/healthz');
  return connection;
}

async function openMany(
  count: number,
  localAddress: string,
): Promise<readonly KeepAliveConnection[]> {
  const all: KeepAliveConnection[] = [];
  for (let n = 0; n < count; n += 1) all.push(await open(localAddress));
  return all;
}

describe('one address', () => {
  test('holds so many connections and no more: each beyond costs it the idlest of its own', async () => {
    await start({ all: 100, ofOneAddress: 3 });
    const shopper = await open(SHOPPER);
    const [first, second, third] = await openMany(3, ATTACKER);
    await first?.ask('/healthz');
    const fourth = await open(ATTACKER);
    await second?.closed;
    expect([first, third, fourth].map((each) => each?.isClosed)).toEqual([false, false, false]);

    await openMany(20, ATTACKER);
    await expect
      .poll(() => opened.filter(({ isClosed }) => !isClosed), PATIENT)
      .toHaveLength(1 + 3);
    await shopper.ask('/api/categories');
    expect(shopper.said).toContain('200 OK');
  });

  test('counts nothing that was closed', async () => {
    await start({ all: 100, ofOneAddress: 3 });
    const stays = await open(SHOPPER);
    for (let n = 0; n < 10; n += 1) {
      const { socket, closed: gone } = await open(SHOPPER);
      socket.destroy();
      await gone;
    }
    await stays.ask('/healthz');
    expect(stays.isClosed).toBe(false);
  });
});

describe('all connections together', () => {
  test('are so many: a new one takes the place of the idlest of all', async () => {
    await start({ all: 3, ofOneAddress: 3 });
    const idlest = await open(SHOPPER);
    const others = await openMany(2, ATTACKER);
    const last = await open('127.0.0.7');
    await idlest.closed;
    expect([...others, last].map(({ isClosed }) => isClosed)).toEqual([false, false, false]);
  });

  test('where none is idle the one that is longest in its request makes room', async () => {
    await start({ all: 3, ofOneAddress: 3 });
    const [long, longer, short] = await openMany(3, ATTACKER);
    const [head = '', body = ''] = post('/api/auth/login', { email: 1 }).split('\r\n\r\n');
    for (const connection of [longer, long, short]) {
      connection?.socket.write(`${head}\r\nexpect: 100-continue\r\n\r\n`);
      await expect.poll(() => connection?.said, PATIENT).toContain('100 Continue');
    }
    await open(SHOPPER);
    await longer?.closed;
    for (const connection of [long, short]) {
      connection?.socket.write(body);
      await expect.poll(() => statusesIn(connection?.said ?? '').at(-1), PATIENT).toBe(422);
    }
  });
});

test('many that were closed are one line of the log, which names nobody', async () => {
  await start({ all: 100, ofOneAddress: 2 });
  await openMany(12, ATTACKER);
  const lines = shop.lines.map((line): unknown => JSON.parse(line));
  expect(lines).toEqual([
    expect.objectContaining({
      level: 40,
      open: 2,
      closed: { ofOneAddress: 1 },
      msg: 'there are too many connections: some were closed',
    }),
  ]);
  expect(shop.lines.join()).not.toContain(ATTACKER);
});
