import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { sendRaw } from '../support/http/raw.ts';
import { startShop } from '../support/shop/shop.ts';
import { expectAlive, expectDiscreet } from './request.ts';

const PAGE = '<!doctype html><html lang="fr"><title>Belle Vue</title></html>';
const TOKEN = 'a-token-of-the-tests';
const SECRETS = ['secret.txt', 'package.json', 'shop.json', '.env'];

/** A built client of three files, in a folder whose neighbours hold what nobody may read. */
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
const shop = await startShop({ ...served, metricsToken: TOKEN });
const secured = await startShop({ ...served, publicUrl: 'https://belle-vue.example' });
afterEach(() => expectAlive(shop));
afterAll(async () => {
  await shop.close();
  await secured.close();
  await rm(join(client, '..'), { recursive: true });
});

const get = (path: string, headers: Readonly<Record<string, string>> = {}, at = shop) =>
  sendRaw(at.url, { path, headers });

describe('files', () => {
  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%252e%252e/secret.txt',
    '/..\\secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/%c0%ae%c0%ae/secret.txt',
    '/....//secret.txt',
    '//secret.txt',
    '/assets/main-abc.js/../../../secret.txt',
    '/assets/main-abc.js%00.txt',
    'file:///secret.txt',
  ])('STA-001: %s leads to nothing outside', async (path) => {
    const answer = await get(path);
    expect([400, 403, 404]).toContain(answer.status);
    expect(answer.body).not.toMatch(/SECRET|"name":/);
  });

  test.each([
    '/.env',
    '/.git/config',
    '/.git/HEAD',
    '/db.json',
    '/shop.json',
    '/data/shop.json',
    '/package.json',
    '/server.js',
    '/server/main.ts',
    '/jwt-secret',
    '/assets/main-abc.js.map',
    '/assets/',
    '/assets',
    '/index.html',
    '/sandbox/index.html',
  ])('STA-002: %s is no page and no file', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.body).not.toMatch(/SECRET/);
  });

  test.each(['/assets/nope-123.js', '/images/products/nope.svg', '/favicon.nope', '/x.php'])(
    'STA-003: %s is missing, and not the shop’s page',
    async (path) => {
      const answer = await get(path, { accept: 'text/html' });
      expect(answer.status).toBe(404);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expectDiscreet(answer);
    },
  );

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
      expect(answer.body.length).toBeLessThanOrEqual(200);
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

const PAGES = [
  '/',
  '/products',
  '/products/caftan-celeste',
  '/products/nope',
  '/nope',
  '/track/a/b',
];

describe.each(PAGES)('the page %s', (path) => {
  test('HDR-001: lets nothing run but what is the shop’s own', async () => {
    const { body, headers } = await get(path);
    const policy = new Map(
      (headers['content-security-policy'] ?? '').split(';').map((directive) => {
        const [name = '', ...values] = directive.trim().split(/\s+/);
        return [name, values.join(' ')];
      }),
    );
    expect(body).toBe(PAGE);
    expect(policy.get('default-src')).toMatch(/^'(self|none)'$/);
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.get('style-src')).toBe("'self'");
    for (const name of ['object-src', 'base-uri', 'frame-ancestors']) {
      expect(policy.get(name)).toBe("'none'");
    }
    expect(policy.get('form-action')).toBe("'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('HDR-003: wants TLS for ever where it has it, and says nothing of it where not', async () => {
    const { headers } = await get(path, {}, secured);
    const [, seconds] = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(31_536_000);
    expect((await get(path)).headers['strict-transport-security']).toBeUndefined();
  });

  test('HDR-004: shares nothing with other sites, nor camera and place with anybody', async () => {
    const { headers } = await get(path);
    expect(headers['cross-origin-opener-policy']).toMatch(/^same-origin/);
    expect(headers['cross-origin-resource-policy']).toMatch(/^same-(origin|site)$/);
    expect(headers['permissions-policy']).toMatch(/camera=\(\)/);
    expect(headers['referrer-policy']).toMatch(/no-referrer|same-origin|strict-origin/);
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
