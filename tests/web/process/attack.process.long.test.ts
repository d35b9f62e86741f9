import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { newFolder, startShopProcess } from '../../support/shop/process.ts';
import { sendRaw, openSocket, readResponse } from '../../support/http/raw.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const post = (url: string, path: string, body: object, headers: Record<string, string> = {}) =>
  sendRaw(url, {
    method: 'POST',
    path,
    headers: { ...JSON_TYPE, ...headers },
    body: JSON.stringify(body),
  });

async function demoSession(url: string): Promise<{ readonly token: string }> {
  const query = 'mutation { logInAsDemo { session { token } } }';
  const { body } = await post(url, '/graphql', { query });
  return JSON.parse(body).data.logInAsDemo.session;
}

test('SEC-002: without JWT_SECRET the shop makes one, keeps it to itself, and another has another', async () => {
  const [one, other] = [await newFolder(), await newFolder()];
  const secrets: string[] = [];
  for (const DATA_DIR of [one, other]) {
    const shop = startShopProcess({ DATA_DIR });
    await shop.ready;
    await shop.end();
    secrets.push(await readFile(join(DATA_DIR, 'jwt-secret'), 'utf8'));
  }
  expect(secrets[0]).not.toBe(secrets[1]);
  for (const secret of secrets) expect(secret.trim().length).toBeGreaterThanOrEqual(32);
});

describe('the log', () => {
  const PERSON = {
    firstName: 'Zoulikha',
    lastName: 'Benjelloun',
    email: 'zoulikha@exemple.ma',
    password: 'un mot de passe très secret',
  };
  const INSIDE = 'a\n{"level":60,"msg":"forged"}';

  test('SEC-005, SEC-006, SEC-007: of a whole attack tells what was refused, and nobody’s data', async () => {
    const shop = startShopProcess({ DATA_DIR: await newFolder(), LOG_LEVEL: 'info' });
    const url = await shop.ready;
    const signedUp = await post(url, '/api/auth/signup', PERSON);
    const { encodedToken: token } = JSON.parse(signedUp.body);
    const authorization = { authorization: token };
    await post(url, '/api/auth/login', { email: PERSON.email, password: 'raté 1234' });
    await post(url, '/api/auth/login', { email: INSIDE, password: INSIDE });
    await post(url, '/graphql', { query: '{ nope }', operationName: INSIDE }, authorization);
    await post(url, `/api/user/cart/x?token=${token}`, {}, authorization);
    await sendRaw(url, { path: '/api/user/cart', headers: { authorization: `${token}x` } });
    await sendRaw(url, {
      path: `/api/products/${encodeURIComponent(INSIDE)}`,
      headers: { 'user-agent': token },
    });
    await sendRaw(url, { path: `/track/an-order/${token}` });
    await post(url, '/payment/webhook', { event: PERSON.email }, { 'x-razorpay-signature': token });
    const order = {
      lines: [{ productId: 'jupe-plissee-safran', quantity: 1 }],
      name: 'Zoulikha Benjelloun',
      phone: '0698765432',
      email: PERSON.email,
      street: '77, rue Introuvable',
      city: 'Rabat',
      region: 'RSK',
      postalCode: '10000',
    };
    await post(url, '/graphql', {
      query: `mutation ($input: GuestOrderInput!) {
        placeGuestOrder(input: $input, idempotencyKey: "attack-log") { order { trackingKey } }
      }`,
      variables: { input: order },
    });
    const { err } = await shop.end();

    const lines = err.split('\n').filter((line) => line !== '');
    for (const line of lines) {
      const { level, time, msg }: Record<string, unknown> = JSON.parse(line);
      expect([level, time, msg]).toEqual([
        expect.any(Number),
        expect.anything(),
        expect.any(String),
      ]);
      expect(msg).not.toBe('forged');
    }
    const others = [token, 'raté 1234', '0698765432', 'Introuvable', '$argon2', 'eyJ', 'forged'];
    for (const secret of Object.values(PERSON).concat(others)) {
      expect(err).not.toContain(secret);
    }
    expect(err).toContain('payment event was refused');
  });
});

test('FLT-026: with no file left to open, the shop lives and keeps what it says to have kept', async () => {
  const DATA_DIR = await newFolder();
  // The shell's own command: Node cannot limit itself. With fewer than 200 it cannot even load.
  const command = `ulimit -n 256; exec "${process.execPath}" dist/server/main.js`;
  const shop = spawn('sh', ['-c', command], {
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', PORT: '0', DATA_DIR },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void shop.kill('SIGKILL'));
  const [line]: unknown[] = await once(shop.stdout, 'data');
  const url = /http:\S+/.exec(String(line))?.[0] ?? '';
  const { token } = await demoSession(url);
  const body = '{"product":{"_id":"caftan-celeste"}}';
  const head = [
    'POST /api/user/cart HTTP/1.1',
    'Host: x',
    'Connection: close',
    `Authorization: ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ];
  const first = await openSocket(url);
  // Its beginning has it taken in before all others.
  first.write(head.slice(0, 2).join('\r\n'));
  const others = await Promise.all(Array.from({ length: 400 }, () => openSocket(url)));
  for (const socket of others) socket.on('error', () => undefined);
  first.write(`\r\n${head.slice(2).join('\r\n')}\r\n\r\n${body}`);
  expect((await readResponse(first)).status).toBe(201);
  for (const socket of others) socket.destroy();

  const cart = await sendRaw(url, { path: '/api/user/cart', headers: { authorization: token } });
  expect([cart.status, JSON.parse(cart.body).cart]).toMatchObject([200, [{ qty: 1 }]]);
  expect(shop.exitCode).toBeNull();
});

test('where no lock tells, the second shop has the folder, and the first ends with one line', async () => {
  const DATA_DIR = await newFolder();
  // There is no util-linux in this folder.
  const variables = { DATA_DIR, PATH: '/nowhere' };
  const first = startShopProcess(variables);
  await first.ready;
  await rm(join(DATA_DIR, 'shop.lock'));
  const second = startShopProcess(variables);
  const url = await second.ready;
  const { code, err } = await first.ended;
  expect(code).toBe(75);
  expect(err).toMatch(/^\S+ is no longer this shop's: another shop was started on it, .*\n$/);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(await second.end()).toMatchObject({ code: 0, err: '' });
});
