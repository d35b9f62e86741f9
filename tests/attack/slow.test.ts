import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../prove/ask.ts';
import { openSocket, readAnswer } from '../support/raw.ts';
import { startShop, type TestShop } from '../support/shop.ts';
import { expectAlive } from './ask.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const CONNECTIONS = 40;
const BEGUN = 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

/** Opens many connections that write a byte a second after what they begin with, until they are closed. */
async function drip(begin: string, byte: string): Promise<readonly number[]> {
  const sockets: Socket[] = [];
  for (let n = 0; n < CONNECTIONS; n += 1) {
    const socket = await openSocket(shop.url);
    socket.write(begin);
    sockets.push(socket);
  }
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable && byte !== '') socket.write(byte);
  }, 1_000);
  const answers = await Promise.all(sockets.map(readAnswer));
  clearInterval(timer);
  return answers.map(({ status }) => status);
}

// Each waits until the shop has had enough, about ten seconds: together, so that it is once.
describe.concurrent('who takes for ever is told so and loses the connection: 408', () => {
  test.each([
    ['DOS-001', 'a head', 'GET /api/products HTTP/1.1\r\nHost: x\r\nX: ', 'a'],
    ['DOS-002', 'a body', `${BEGUN}Content-Length: 1000\r\n\r\n{`, ' '],
    ['DOS-002', 'chunks', `${BEGUN}Transfer-Encoding: chunked\r\n\r\n`, '1\r\n \r\n'],
    [
      'RST-017',
      'a body that never comes',
      `${BEGUN}Expect: 100-continue\r\nContent-Length: 9\r\n\r\n`,
      '',
    ],
  ])('%s: with %s', async (_, __, begin, byte) => {
    const statuses = drip(begin, byte);
    // Meanwhile the others are served.
    await expectAlive(shop);
    for (const status of await statuses) expect([100, 408]).toContain(status);
    await expectAlive(shop);
  });
});

test('DOS-006: 2,000 requests on one connection, one after the other, are all answered', async () => {
  const connection = connect(shop.url);
  for (let n = 0; n < 2_000; n += 1) {
    const { status, body } = await connection.graphql('{ category(id: "robes") { id } }');
    if (status !== 200) throw new Error(`Request ${n}: ${status} ${body}`);
  }
  const { body } = await connection.graphql('{ category(id: "robes") { id } }');
  connection.close();
  expect(JSON.parse(body)).toEqual({ data: { category: { id: 'robes' } } });
});

test('DOS-006: 2,000 requests at once on one connection are answered or shed, none is lost', async () => {
  const socket = await openSocket(shop.url);
  const ask = 'GET /api/categories/robes HTTP/1.1\r\nHost: x\r\n';
  for (let n = 0; n < 1_999; n += 1) socket.write(`${ask}\r\n`);
  socket.write(`${ask}Connection: close\r\n\r\n`);
  const { status, body } = await readAnswer(socket);
  expect(status).toBe(200);
  const served = body.match(/"_id":"robes"/g)?.length ?? 0;
  const shed = body.match(/HTTP\/1\.1 503 /g)?.length ?? 0;
  expect(served).toBeGreaterThan(100);
  expect(served + shed).toBe(2_000);
});
