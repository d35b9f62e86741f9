import { connect } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { untilClosed } from '../../support/http/wire.ts';

// Short, so that timeouts do not slow the tests.
const connections = {
  headerMs: 200,
  requestMs: 400,
  idleMs: 200,
  silentMs: 2_000,
  lookEveryMs: 50,
};

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ connections });
});
afterAll(() => shop.close());

function read(said: string) {
  const [head = '', ...bodies] = said.split('\r\n\r\n');
  const [line, ...fields] = head.split('\r\n');
  const isOwn = ['content-type: application/json; charset=utf-8', 'connection: close'].every(
    (field) => fields.includes(field),
  );
  return { line, bodies, isOwn };
}

const own = (status: string, message: string) => ({
  line: `HTTP/1.1 ${status}`,
  bodies: [message],
  isOwn: true,
});

const TOO_SLOW = '{"errors":["La requête n’est pas arrivée à temps."]}';

describe('a connection that is too slow is closed', () => {
  test('before it says anything', async () => {
    expect(read(await untilClosed(shop.url))).toEqual(own('408 Request Timeout', TOO_SLOW));
  });

  test('in the middle of its head', async () => {
    const said = await untilClosed(shop.url, 'GET / HTTP/1.1\r\nhost: x\r\n', 'x-a: ');
    expect(read(said)).toEqual(own('408 Request Timeout', TOO_SLOW));
  });

  test('in the middle of its body, and nothing of it is done', async () => {
    const head = 'POST /api/auth/signup HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
    const said = await untilClosed(shop.url, `${head}content-length: 1000\r\n\r\n{"email`);
    expect(read(said)).toEqual(own('408 Request Timeout', TOO_SLOW));
  });

  test('when it asked whether to go on, and did not', async () => {
    const head = 'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
    const said = await untilClosed(
      shop.url,
      `${head}expect: 100-continue\r\ncontent-length: 9\r\n\r\n`,
    );
    expect(said).toMatch(/^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 408 /);
  });

  test('between two requests, without a word', async () => {
    const said = await untilClosed(shop.url, 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
    expect(said).toMatch(/^HTTP\/1.1 200 OK\r\n[^]*\r\n\r\n\{"status":"ok","version":"[\d.]+"\}$/);
  });
});

test('a shopper is answered while hundreds of connections say nothing', async () => {
  const { hostname, port } = new URL(shop.url);
  const silent = Array.from({ length: 300 }, () => connect(Number(port), hostname));
  const ended = silent.map((socket) =>
    once(
      socket.on('error', () => undefined),
      'close',
    ),
  );
  expect((await shop.rest('GET', '/categories')).status).toBe(200);
  for (const socket of silent) socket.resume();
  await Promise.all(ended);
});

describe('bytes that are no request', () => {
  const BAD = '{"errors":["La requête est mal formée."]}';

  test.each([
    ['an unknown method', 'FOO / HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['no HTTP at all', '\u0016\u0003\u0001\u0002\u0000\u0001\r\n\r\n'],
    [
      'two lengths',
      'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ncontent-length: 5\r\n\r\n',
    ],
    [
      'a length and chunks',
      'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n',
    ],
  ])('%s: 400, in the shop’s words', async (_, bytes) => {
    expect(read(await untilClosed(shop.url, bytes))).toEqual(own('400 Bad Request', BAD));
  });

  test('no host: 400', async () => {
    const said = await untilClosed(shop.url, 'GET / HTTP/1.1\r\n\r\n');
    expect(read(said).line).toBe('HTTP/1.1 400 Bad Request');
  });

  test('a head of more than 16 KB: 431', async () => {
    const head = `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'a'.repeat(20_000)}\r\n\r\n`;
    expect(read(await untilClosed(shop.url, head))).toEqual(
      own(
        '431 Request Header Fields Too Large',
        '{"errors":["L’en-tête de la requête est trop grand."]}',
      ),
    );
  });
});
