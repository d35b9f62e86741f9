import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { startRazorpay } from '../../../support/shop/razorpay.ts';
import { startShop } from '../../../support/shop/shop.ts';
import { STRICT_POLICY } from '../bounds.ts';

let clientFolder: string;
clientFolder = await mkdtemp(join(tmpdir(), 'belle-vue-heads-'));
await mkdir(join(clientFolder, 'sandbox'));
await writeFile(join(clientFolder, 'index.html'), '<!doctype html>');
await writeFile(join(clientFolder, 'sandbox/index.html'), '<!doctype html>');
const shop = await startShop({ clientFolder });
afterAll(async () => {
  await shop.close();
  await rm(clientFolder, { recursive: true, force: true });
});

const headersOf = async (
  path: string,
  headers: Readonly<Record<string, string>> = {},
  { url } = shop,
) => (await fetch(url + path, { headers })).headers;

describe('the heads of an answer', () => {
  test.each(['/address', '/api/categories', '/healthz'])(
    '%s keeps the page to itself',
    async (path) => {
      const headers = await headersOf(path);
      expect(headers.get('content-security-policy')).toBe(STRICT_POLICY);
      expect(Object.fromEntries(headers)).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'permissions-policy': expect.stringContaining('camera=(), microphone=(), geolocation=()'),
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      for (const name of ['server', 'x-powered-by', 'strict-transport-security']) {
        expect(headers.get(name)).toBeNull();
      }
    },
  );

  test('lets developers’ tools alone write styles of their own', async () => {
    const loose = STRICT_POLICY.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'");
    const sandbox = await headersOf('/graphql', { accept: 'text/html' });
    expect(sandbox.get('content-security-policy')).toBe(loose);
    expect(
      (await headersOf(`/dev/outbox?key=${shop.outboxKey}`)).get('content-security-policy'),
    ).toBe(loose);
  });

  test('lets no cache keep a page that an order’s link opens', async () => {
    expect((await headersOf('/track/x/y')).get('cache-control')).toBe('no-store');
    expect((await headersOf('/')).get('cache-control')).toBe('no-cache');
  });
});

test('a shop with Razorpay lets its hosts into the page that pays, and into no other', async () => {
  const razorpay = await startRazorpay();
  const paid = await startShop({ clientFolder, razorpay });
  const headers = await headersOf('/address', {}, paid);
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self' https://checkout.razorpay.com;");
  expect(policy).toContain(
    "frame-src 'self' https://api.razorpay.com https://checkout.razorpay.com;",
  );
  expect(policy).toContain(
    "connect-src 'self' https://api.razorpay.com https://lumberjack.razorpay.com;",
  );
  expect(policy).toContain("style-src 'self';");
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('permissions-policy')).toContain('payment=(self "https://api.razorpay.com"');
  for (const path of ['/', '/cart', '/address-details', '/nowhere', '/api/categories']) {
    const other = await headersOf(path, {}, paid);
    expect(other.get('content-security-policy')).toBe(STRICT_POLICY);
    expect(other.get('cross-origin-opener-policy')).toBe('same-origin');
  }
  await paid.close();
  await razorpay.close();
});

test('the id of a request is what a proxy gave it when that can stand in a log line, else a new one', async () => {
  const idFor = async (id: string) =>
    (await headersOf('/healthz', { 'x-request-id': id })).get('x-request-id');
  expect(await idFor('0f8fad5b-d9cb-469f-a165-70867728950e')).toBe(
    '0f8fad5b-d9cb-469f-a165-70867728950e',
  );
  expect(await idFor('x y z 1 2 3 4')).toMatch(/^[0-9a-f-]{36}$/);
});
