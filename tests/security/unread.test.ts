import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { connectionLimits } from '../../server/http/limits/connection-limits.ts';
import { connectionBounds } from '../../server/http/limits/connections.ts';
import { OpenConnections } from '../../server/http/limits/open-connections.ts';
import { limitUnread } from '../../server/http/limits/unread.ts';
import { get } from '../support/http/keep-alive.ts';
import { openSocket, sendRaw } from '../support/http/raw.ts';
import { startShop, type TestShop } from '../support/shop/shop.ts';

const PATH = '/api/products/caftan-celeste';
const MOST = 4_000_000;

let shop: TestShop;
const opened: Socket[] = [];
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy();
});

async function open(settings: Parameters<typeof startShop>[0]): Promise<void> {
  shop = await startShop(settings);
  onTestFinished(() => shop.close());
}

/** Bytes of the shop's that the kernel holds, those of connections without an owner too. */
function unread(): number {
  const port = Number(new URL(shop.url).port).toString(16).toUpperCase().padStart(4, '0');
  const own = new RegExp(`^ *\\d+: [0-9A-F]+:${port} \\S+ \\S+ ([0-9A-F]{8}):`, 'gm');
  return ['/proc/net/tcp', '/proc/net/tcp6']
    .flatMap((path) => [...readFileSync(path, 'latin1').matchAll(own)])
    .reduce((sum, [, bytes = '0']) => sum + Number.parseInt(bytes, 16), 0);
}

async function openUnread(count: number, sent: string): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const socket = await openSocket(shop.url, { localAddress: '127.0.0.8' });
    socket.on('error', () => undefined);
    socket.pause();
    socket.write(sent);
    opened.push(socket);
  }
}

// Another system does not say what it holds.
describe.runIf(process.platform === 'linux')('who asks and does not read', () => {
  test('leaves no more in the kernel than an address may: its connections are reset', async () => {
    await open({ connectionLimits: { ...connectionLimits(true), unread: MOST } });
    await shop.changeProduct('caftan-celeste', { description: 'x'.repeat(500_000) });
    await openUnread(30, get(PATH).repeat(5));
    await expect.poll(() => shop.lines.join()).toContain('"closed":{"unread":');
    await expect.poll(unread).toBeLessThanOrEqual(MOST);
    const reader = { localAddress: '127.0.0.9' };
    expect((await sendRaw(shop.url, { path: PATH }, reader)).status).toBe(200);
  });

  test('nor while the server stops', async () => {
    const server = createServer((_, response) => response.write('x'.repeat(10_000_000)));
    const connections = new OpenConnections();
    server.on('connection', (socket) => connections.add(socket, '127.0.0.8'));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const socket = await openSocket(`http://127.0.0.1:${port}`, { localAddress: '127.0.0.8' });
    socket.on('error', () => undefined);
    socket.pause();
    socket.write(get('/'));
    await once(server, 'request');
    const stopped = once(server, 'close');
    server.close();
    let given = 0;
    limitUnread(server, connections, {
      limits: { unread: MOST },
      isTrustedProxy: () => false,
      onTooMany: () => (given += 1),
    });
    await stopped;
    expect(given).toBe(1);
  });

  test.each(['keep-alive', 'close'])(
    'leaves nothing once its connection was given up: connection: %s',
    async (connection) => {
      await open({
        connections: { ...connectionBounds, idleMs: 200, silentMs: 200 },
      });
      await shop.changeProduct('caftan-celeste', { description: 'x'.repeat(1_000_000) });
      await openUnread(5, `GET ${PATH} HTTP/1.1\r\nHost: x\r\nConnection: ${connection}\r\n\r\n`);
      await expect.poll(unread).toBeGreaterThan(100_000);
      await expect.poll(unread).toBe(0);
    },
  );
});
