import { afterEach, describe, expect, test, vi } from 'vitest';
import { connectionLimits } from '../../../../server/http/limits/connection-limits.ts';
import { connectionBounds } from '../../../../server/http/limits/connections.ts';
import {
  get,
  openKeepAlive,
  post,
  statusesIn,
  type KeepAliveConnection,
} from '../../../support/http/keep-alive.ts';
import { HELD_PATH, startHeldShop } from '../../../support/shop/held-shop.ts';
import { openSocket } from '../../../support/http/raw.ts';
import { startShop, type TestShop } from '../../../support/shop/shop.ts';
import { metricsToken, PATIENT, untilGauge } from '../bounds.ts';

let shop: TestShop;
const opened: KeepAliveConnection[] = [];
afterEach(async () => {
  for (const { socket } of opened.splice(0)) socket.destroy();
  await shop.close();
});

const HELD = get(HELD_PATH);

/** A shop that answers nothing until it is released, so that pipelined requests wait. */
async function startHeld(limits: Readonly<{ waiting: number; waitingInAll: number }>) {
  const connectionLimit = { ...connectionLimits(false), ...limits };
  const held = await startHeldShop({ connectionLimits: connectionLimit, metricsToken });
  shop = held.shop;
  return held.release;
}

async function open(): Promise<KeepAliveConnection> {
  const connection = await openKeepAlive(shop.url);
  opened.push(connection);
  return connection;
}

const waiting = (count: number) => untilGauge(shop, 'http_requests_waiting', count);

const PERSON = { email: 'nadia@exemple.ma', password: 'un mot de passe' };
const SIGN_UP = post('/api/auth/signup', { firstName: 'Nadia', lastName: 'Alami', ...PERSON });
const LOG_IN = post('/api/auth/login', PERSON);

describe('requests that are sent ahead of the answers', () => {
  test('are handled one after the other: what the first did, the second finds', async () => {
    shop = await startShop();
    const connection = await open();
    connection.socket.write(SIGN_UP + LOG_IN + get('/api/nope'));
    await expect.poll(() => statusesIn(connection.said), PATIENT).toEqual([201, 200, 404]);
  });

  test('may be so many on one connection; whoever sends more is closed', async () => {
    const release = await startHeld({ waiting: 3, waitingInAll: 100 });
    const [within, beyond] = [await open(), await open()];
    within.socket.write(HELD.repeat(4));
    await waiting(3);
    beyond.socket.write(HELD.repeat(5));
    await beyond.closed;
    expect(beyond.said).toBe('');
    await release();
    await expect.poll(() => statusesIn(within.said), PATIENT).toEqual([401, 401, 401, 401]);
    expect(shop.lines).toHaveLength(1);
    expect(shop.lines[0]).toContain('"closed":{"pipelining":1}');
  });

  test('may be so many on all connections; one on each may always wait', async () => {
    const release = await startHeld({ waiting: 10, waitingInAll: 2 });
    const [first, second, third] = [await open(), await open(), await open()];
    first.socket.write(HELD.repeat(3));
    await waiting(2);
    second.socket.write(HELD.repeat(2));
    third.socket.write(HELD.repeat(3));
    await third.closed;
    expect(third.said).toBe('');
    await release();
    await expect.poll(() => statusesIn(first.said), PATIENT).toEqual([401, 401, 401]);
    await expect.poll(() => statusesIn(second.said), PATIENT).toEqual([401, 401]);
  });
});

test('whoever does not read is closed, and nothing further was done for them', async () => {
  shop = await startShop({
    connections: { ...connectionBounds, silentMs: 200 },
    connectionLimits: { ...connectionLimits(false), waiting: 10_000, waitingInAll: 10_000 },
  });
  // More than the socket buffers of both sides hold.
  await shop.changeProduct('caftan-celeste', { description: 'x'.repeat(2_000_000) });
  const categories = vi.spyOn(shop.store.read.catalog, 'categories');
  const socket = await openSocket(shop.url);
  socket.on('error', () => undefined);
  socket.pause();
  socket.write(get('/api/products/caftan-celeste').repeat(20) + get('/api/categories'));
  // Sending more does not keep the connection open.
  const goesOn = setInterval(() => socket.write(get('/healthz')), 50);
  await expect.poll(() => socket.destroyed, PATIENT).toBe(true);
  clearInterval(goesOn);
  expect(categories).not.toHaveBeenCalled();
  expect((await shop.rest('GET', '/categories')).status).toBe(200);
  expect(categories).toHaveBeenCalled();
});
