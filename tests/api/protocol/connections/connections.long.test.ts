import { connect } from 'node:net';
import { once } from 'node:events';
import { describe, expect, onTestFinished, test } from 'vitest';
import { codeOf } from '../../../../server/http/rest/codes.ts';
import { get } from '../../../support/http/keep-alive.ts';
import { openSocket, sendBytes, untilClosed } from '../../../support/http/raw.ts';
import { sharedShop } from '../../../support/shop/shared-shop.ts';
import { startShop } from '../../../support/shop/shop.ts';
import { PATIENT } from '../bounds.ts';

// Short, but longer than a busy machine needs to read what came.
const SHORT = { headerMs: 600, requestMs: 1_000, idleMs: 200, silentMs: 2_000, lookEveryMs: 50 };

const publicUrl = 'https://belle-vue.example';

const shop = await sharedShop({ publicUrl });
const hasty = await sharedShop({ publicUrl, isHstsForSubdomains: true, connections: SHORT });
const { token } = await shop.customer();

const request = (line: string, ...headers: readonly string[]) =>
  `${[`${line} HTTP/1.1`, 'connection: close', ...headers].join('\r\n')}\r\n\r\n`;

const POST = 'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
const BAD = 'La requête est mal formée.';
const TOO_SLOW = 'La requête n’est pas arrivée à temps.';

// At once: each waits until the shop has had enough.
describe.concurrent('the shop answers, with its protective headers,', () => {
  test.each<readonly [what: string, status: number, bytes: string, message: string]>([
    ['a path that cannot be decoded', 400, request('GET /api/products/%ff', 'host: x'), ''],
    ['a request without host', 400, request('GET /healthz'), ''],
    ['an unknown expectation', 200, request('GET /healthz', 'host: x', 'expect: nothing'), ''],
    ['OPTIONS', 204, request('OPTIONS /graphql', 'host: x'), ''],
    ['a repeated header', 400, request('GET /', 'host: x', 'host: y'), ''],
    ['an unknown method', 400, request('FOO /', 'host: x'), BAD],
    [
      'a head of more than 16 KB',
      431,
      request('GET /', 'host: x', `x: ${'a'.repeat(20_000)}`),
      'L’en-tête de la requête est trop grand.',
    ],
    ['a connection that says nothing', 408, '', TOO_SLOW],
    ['one that ends in the middle of its head', 408, 'GET / HTTP/1.1\r\nhost: x\r\nx', TOO_SLOW],
    ['one in the middle of its body', 408, `${POST}content-length: 1000\r\n\r\n{"a`, TOO_SLOW],
  ])('%s: %i', async (_, status, bytes, message) => {
    const isHasty = status === 408;
    const answer = await sendBytes((isHasty ? hasty : shop).url, bytes);
    expect(answer).toMatchObject({
      status,
      headers: {
        'content-security-policy': expect.stringContaining("default-src 'self'"),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'referrer-policy': 'no-referrer',
        'strict-transport-security': `max-age=63072000${isHasty ? '; includeSubDomains' : ''}`,
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        connection: 'close',
        date: expect.stringMatching(/ GMT$/),
        ...(message !== '' && {
          'content-type': 'application/json; charset=utf-8',
          'x-error-code': codeOf(status),
        }),
      },
      ...(message !== '' && { body: JSON.stringify({ errors: [message] }) }),
    });
  });

  test('whoever asks whether to go on, and does not: 408', async () => {
    const said = await untilClosed(
      hasty.url,
      `${POST}expect: 100-continue\r\ncontent-length: 9\r\n\r\n`,
    );
    expect(said).toMatch(/^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 408 /);
  });

  test('nothing between two requests, before it closes the connection', async () => {
    const said = await untilClosed(hasty.url, 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
    expect(said).toMatch(
      /^HTTP\/1.1 200 OK\r\n[^]*\r\n\r\n\{"status":"ok","version":"[\d.]+",.*\}$/,
    );
  });
});

test('a shopper is answered while hundreds of connections say nothing', async () => {
  const { hostname, port } = new URL(shop.url);
  const silent = Array.from({ length: 300 }, () => connect(Number(port), hostname));
  await Promise.all(silent.map((socket) => once(socket, 'connect')));
  expect((await shop.rest('GET', '/categories')).status).toBe(200);
  for (const socket of silent) socket.destroy();
});

test('a client that does not read loses the connection, whatever it goes on sending', async () => {
  const impatient = await startShop({ connections: { ...SHORT, silentMs: 200 } });
  onTestFinished(() => impatient.close());
  // More than the socket buffers of both sides hold.
  await impatient.changeProduct('caftan-celeste', { description: 'x'.repeat(2_000_000) });
  const socket = await openSocket(impatient.url);
  socket.on('error', () => undefined);
  socket.pause();
  socket.write(get('/api/products/caftan-celeste').repeat(20));
  const goesOn = setInterval(() => socket.write(get('/healthz')), 50);
  await expect.poll(() => socket.destroyed, PATIENT).toBe(true);
  clearInterval(goesOn);
  expect((await impatient.rest('GET', '/categories')).status).toBe(200);
});

const twice = (name: string) => `L’en-tête «\u00a0${name}\u00a0» ne peut figurer qu’une fois.`;

describe('a header that Node would take the first of is refused when it comes twice', () => {
  test.each(['authorization', 'Authorization', 'content-type', 'host'])('%s', async (name) => {
    const host = name === 'host' ? [] : ['host: x'];
    const values = [token, 'application/json'].map((value) => `${name}: ${value}`);
    const { status, body } = await sendBytes(
      shop.url,
      request('GET /api/user/cart', ...host, ...values),
    );
    expect([status, JSON.parse(body)]).toEqual([400, { errors: [twice(name.toLowerCase())] }]);
  });

  test('also by GraphQL, in its form; once it is fine', async () => {
    const headers = ['host: x', `authorization: ${token}`];
    const refused = request('GET /graphql', ...headers, `authorization: ${token}`);
    const { status, body } = await sendBytes(shop.url, refused);
    expect([status, JSON.parse(body)]).toEqual([
      400,
      { errors: [{ message: twice('authorization'), extensions: { code: 'BAD_REQUEST' } }] },
    ]);
    const fine = await sendBytes(shop.url, request('GET /api/user/cart', ...headers));
    expect(fine.status).toBe(200);
  });
});
