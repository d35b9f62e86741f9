import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { STRICT_POLICY } from '../api/protocol/bounds.ts';
import { sendRaw } from '../support/http/raw.ts';
import { expectDiscreet, startAttacked } from './request.ts';
import { asSeedShop } from '../support/shop/page-shop.ts';

const PAGE = '<!doctype html><html lang="fr"><title>Belle Vue</title></html>';
const TOKEN = 'a-token-of-the-tests';
const SECRETS = ['secret.txt', 'package.json', 'shop.json', '.env'];

/** A built client of three files, in a folder whose neighbours hold what must not be read. */
async function buildClient(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'belle-vue-client-'));
  const client = join(folder, 'client');
  await mkdir(join(client, 'assets'), { recursive: true });
  await mkdir(join(client, 'sandbox'));
  await writeFile(join(client, 'index.html'), PAGE);
  await writeFile(join(client, 'sandbox/index.html'), PAGE);
  await writeFile(join(client, 'assets/main-abc.js'), 'export const shop = "Belle Vue";');
  for (const name of SECRETS) await writeFile(join(folder, name), 'SECRET');
  return client;
}

const client = await buildClient();
const served = { clientFolder: client, isSandboxOn: false };
afterAll(() => rm(join(client, '..'), { recursive: true }));
const shop = await startAttacked({ ...served, metricsToken: TOKEN });
const secured = await startAttacked({ ...served, publicUrl: 'https://belle-vue.example' });

const get = (path: string, headers: Readonly<Record<string, string>> = {}, at = shop) =>
  sendRaw(at.url, { path, headers });

describe('files', () => {
  const CLIMBING = '/../secret.txt /%2e%2e/secret.txt /%252e%252e/secret.txt //secret.txt';
  const FROM_A_FOLDER = '/assets/../../secret.txt /assets/main-abc.js/../../../secret.txt';
  const BY_CODED_SLASHES = '/..%2fsecret.txt /assets/..%2f..%2fsecret.txt';
  const BY_BACKSLASHES = '/..\\secret.txt /assets/..%5c..%5csecret.txt';
  const ODD =
    '/%c0%ae%c0%ae/secret.txt /....//secret.txt /assets/main-abc.js%00.txt file:///secret.txt';
  const ALL = [CLIMBING, FROM_A_FOLDER, BY_CODED_SLASHES, BY_BACKSLASHES, ODD];

  test.each(ALL.flatMap((some) => some.split(' ')))(
    'STA-001: %s leads to nothing outside',
    async (path) => {
      const answer = await get(path);
      expect([400, 403, 404]).toContain(answer.status);
      expect(answer.body).not.toMatch(/SECRET|"name":/);
    },
  );

  const OF_THE_MACHINE = '/.env /.git/config /.git/HEAD /db.json /shop.json /data/shop.json';
  const OF_THE_BUILD = '/package.json /server.js /server/main.ts /assets/main-abc.js.map';
  const NO_FILES = '/assets/ /assets /index.html /sandbox/index.html';
  const MISSING = '/assets/nope-123.js /images/products/nope.svg /favicon.nope /x.php';

  test.each([
    ...`${OF_THE_MACHINE} ${OF_THE_BUILD} ${NO_FILES}`.split(' ').map((path) => ['STA-002', path]),
    ...MISSING.split(' ').map((path) => ['STA-003', path]),
  ])('%s: %s is no file, and not the shop’s page', async (_, path = '') => {
    const answer = await get(path, { accept: 'text/html' });
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expectDiscreet(answer);
  });

  test('STA-002: /jwt-secret is no file, whatever page stands for it', async () => {
    const answer = await get('/jwt-secret');
    expect([answer.status, answer.body]).toEqual([404, asSeedShop(PAGE)]);
  });

  test.each([
    'bytes=99999-',
    'bytes=-0',
    'bytes=-99999999999999999999',
    'bytes=0-99999999999999999999',
    'bytes=a-b',
    `bytes=${Array.from({ length: 500 }, () => '0-').join(',')}`,
  ])('STA-007: the range %s gives no more than the file', async (range) => {
    for (const path of ['/assets/main-abc.js', '/']) {
      const answer = await get(path, { range: range.slice(0, 4000) });
      expect([200, 206, 416]).toContain(answer.status);
      expect(answer.body.length).toBeLessThanOrEqual(asSeedShop(PAGE).length);
    }
  });

  test.each<Readonly<Record<string, string>>>([
    { 'if-none-match': '"'.repeat(1000) },
    { 'if-none-match': 'W/' },
    { 'if-modified-since': 'yesterday, or so' },
    { 'if-modified-since': '\u00ff' },
    { 'if-range': 'x', range: 'bytes=0-1' },
  ])('STA-009: %j does no harm', async (headers) => {
    for (const path of ['/products', '/assets/main-abc.js']) {
      expect([200, 206, 304]).toContain((await get(path, headers)).status);
    }
  });

  test('STA-010: an address of 20 KB is refused unread', async () => {
    const answer = await get(`/?${'a'.repeat(20_000)}`);
    expect([414, 431]).toContain(answer.status);
    expectDiscreet(answer);
  });
});

describe.each(['/', '/products/nope', '/nope', '/track/a/b'])('the page %s', (path) => {
  test('HDR-001, HDR-004: lets nothing run but what is the shop’s own, and shares nothing', async () => {
    const { body, headers } = await get(path);
    expect(body).toBe(asSeedShop(PAGE));
    expect(headers).toMatchObject({
      'content-security-policy': STRICT_POLICY,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(), microphone=(), geolocation=()'),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });

  test('HDR-003: wants TLS for ever where it has it, and says nothing of it where not', async () => {
    const { headers } = await get(path, {}, secured);
    const [, seconds] = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(31_536_000);
    expect((await get(path)).headers['strict-transport-security']).toBeUndefined();
  });
});

test.each(['<script>', 'a'.repeat(10_000), 'a b', '', 'é'.repeat(20), '{"level":60}'])(
  'HDR-009: a request’s own name « %s » is not taken over',
  async (name) => {
    for (const path of ['/', '/api/products', '/api/nope']) {
      const answer = await get(path, { 'x-request-id': name });
      expect(answer.headers['x-request-id']).toMatch(/^[A-Za-z0-9-]{8,64}$/);
    }
  },
);

test.each(['/healthz', '/readyz', '/metrics'])(
  'SEC-010: %s tells nothing of anybody',
  async (path) => {
    await shop.customer();
    const answer = await get(path, { authorization: `Bearer ${TOKEN}` });
    expect(answer.status).toBe(200);
    expect(answer.body).not.toMatch(/@|cliente|node_modules|belle-vue-\w{6}/);
  },
);
