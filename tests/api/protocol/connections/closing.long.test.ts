import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  get,
  openKeepAlive,
  post,
  statusesIn,
  type KeepAliveConnection,
} from '../../../support/http/keep-alive.ts';
import { heldDisk } from '../../../support/store/disks.ts';
import { isInPostgres } from '../../../support/shop/shop.place.ts';
import { startShop, type TestShop, type TestShopOptions } from '../../../support/shop/shop.ts';
import { PATIENT } from '../bounds.ts';

const GRACEFUL: TestShopOptions = { closing: { arrivingMs: 10_000, answeringMs: 20_000 } };
const CATEGORIES = get('/api/categories');

const opened: KeepAliveConnection[] = [];
afterEach(() => {
  for (const { socket } of opened.splice(0)) socket.destroy();
});

async function openMany(shop: TestShop, count: number): Promise<readonly KeepAliveConnection[]> {
  const all = await Promise.all(Array.from({ length: count }, () => openKeepAlive(shop.url)));
  opened.push(...all);
  return all;
}

const closes = ({ said }: KeepAliveConnection) =>
  said.match(/^connection: close\r$/gim)?.length ?? 0;

describe('a shop that is told to stop answers what was sent before, and parts', () => {
  test('on connections that were idle until then', async () => {
    const shop = await startShop(GRACEFUL);
    const all = await openMany(shop, 12);
    for (const connection of all) await connection.ask('/healthz');
    for (const { socket } of all) socket.write(get('/api/products/caftan-celeste'));
    await shop.close();
    for (const connection of all) {
      await connection.closed;
      expect(statusesIn(connection.said).at(-1)).toBe(200);
      expect(closes(connection)).toBe(1);
    }
  });

  test('also when it comes a little later', async () => {
    const shop = await startShop(GRACEFUL);
    const [connection] = await openMany(shop, 1);
    await connection?.ask('/readyz');
    expect(statusesIn(connection?.said ?? '')).toEqual([200]);
    const ended = shop.close();
    await expect.poll(() => fetch(shop.url).catch(() => 'refused'), PATIENT).toBe('refused');
    // Load balancers stop sending requests.
    await connection?.ask('/readyz');
    expect(statusesIn(connection?.said ?? '')).toEqual([503]);
    await ended;
  });

  test('on connections that it has not accepted yet', async () => {
    const shop = await startShop(GRACEFUL);
    const connecting = Promise.all(
      Array.from({ length: 60 }, async () => {
        const connection = await openKeepAlive(shop.url);
        opened.push(connection);
        connection.socket.write(CATEGORIES);
        return connection;
      }),
    );
    await shop.close();
    for (const connection of await connecting) {
      await connection.closed;
      expect(statusesIn(connection.said)).toEqual([200]);
    }
  });

  test('all that came on one connection: the last answer says that it parts', async () => {
    const shop = await startShop(GRACEFUL);
    const [connection] = await openMany(shop, 1);
    connection?.socket.write(CATEGORIES.repeat(3) + get('/healthz'));
    await shop.close();
    await connection?.closed;
    const said = connection?.said ?? '';
    expect(statusesIn(said)).toEqual([200, 200, 200, 200]);
    expect(said.match(/^connection: close\r$/gim)).toHaveLength(1);
    expect(said.indexOf('connection: close')).toBeGreaterThan(said.lastIndexOf('HTTP/1.1'));
  });
});

test('a long answer is sent to its end, however slowly it is read', async () => {
  const shop = await startShop({ closing: { arrivingMs: 0, answeringMs: 20_000 } });
  // More than the socket buffers of both sides hold.
  const description = 'x'.repeat(12_000_000);
  await shop.changeProduct('caftan-celeste', { description });
  const [slow] = await openMany(shop, 1);
  slow?.socket.pause();
  slow?.socket.write(get('/api/products/caftan-celeste'));
  const read = vi.spyOn(shop.store.read.catalog, 'product');
  await expect.poll(() => read.mock.calls.length, PATIENT).toBeGreaterThan(0);
  const closed = shop.close();
  await expect.poll(() => fetch(shop.url).catch(() => 'refused'), PATIENT).toBe('refused');
  slow?.socket.resume();
  await closed;
  await slow?.closed;
  expect(slow?.said).toContain(description);
});

describe('a shop that is told to stop does not wait', () => {
  const HASTY: TestShopOptions = { closing: { arrivingMs: 0, answeringMs: 100 } };

  test('for who says nothing, or was answered', async () => {
    const shop = await startShop({ closing: { arrivingMs: 0, answeringMs: 600_000 } });
    const [silent, answered] = await openMany(shop, 2);
    await answered?.ask('/healthz');
    await shop.close();
    await expect(Promise.all([silent?.closed, answered?.closed])).resolves.toHaveLength(2);
  });

  test.each([
    ['a head', 'GET / HTTP/1.1\r\nx-long: '],
    [
      'a body',
      'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n',
    ],
  ])('for ever for who sends %s byte by byte', async (_, begin) => {
    const shop = await startShop(HASTY);
    const [slow] = await openMany(shop, 1);
    slow?.socket.write(begin);
    const drip = setInterval(() => slow?.socket.write('a'), 50);
    await shop.close();
    await expect(slow?.closed).resolves.toBeUndefined();
    clearInterval(drip);
  });

  test('for ever for who does not read', async () => {
    const shop = await startShop(HASTY);
    await shop.changeProduct('caftan-celeste', { description: 'x'.repeat(2_000_000) });
    const [deaf] = await openMany(shop, 1);
    deaf?.socket.pause();
    deaf?.socket.write(get('/api/products/caftan-celeste').repeat(20));
    await expect(shop.close()).resolves.toBeUndefined();
  });

  test.skipIf(isInPostgres)('for ever for an answer that the disk holds back', async () => {
    const { files, hold, release } = heldDisk();
    const shop = await startShop({ ...HASTY, files });
    const { token } = await shop.customer();
    hold();
    const [connection] = await openMany(shop, 1);
    const request = post('/api/user/cart', { product: { _id: 'caftan-celeste' } });
    connection?.socket.write(request.replace('\r\n', `\r\nauthorization: ${token}\r\n`));
    const closed = shop.close();
    await connection?.closed;
    expect(connection?.said).toBe('');
    release();
    await closed;
  });
});
