import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startRazorpay } from '../../support/shop/razorpay.ts';
import { isInPostgres } from '../../support/shop/shop.place.ts';
import { startShop, type TestShop, type TestShopOptions } from '../../support/shop/shop.ts';

// A minimal built client: only headers are tested.
let clientFolder: string;
beforeAll(async () => {
  clientFolder = await mkdtemp(join(tmpdir(), 'belle-vue-heads-'));
  await mkdir(join(clientFolder, 'sandbox'));
  await writeFile(join(clientFolder, 'index.html'), '<!doctype html>');
  await writeFile(join(clientFolder, 'sandbox/index.html'), '<!doctype html>');
});
afterAll(() => rm(clientFolder, { recursive: true, force: true }));

let shop: TestShop;
afterEach(() => shop.close());

const start = async (options: TestShopOptions = {}) => {
  shop = await startShop({ clientFolder, ...options });
  return async (path: string, headers: Readonly<Record<string, string>> = {}) =>
    (await fetch(shop.url + path, { headers })).headers;
};

const STRICT = [
  "default-src 'self'",
  "script-src 'self'",
  "script-src-attr 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

describe('the heads of an answer', () => {
  test.each(['/', '/products', '/address', '/login', '/nowhere', '/api/categories', '/healthz'])(
    '%s keeps the page to itself',
    async (path) => {
      const headersOf = await start();
      const headers = await headersOf(path);
      expect(headers.get('content-security-policy')).toBe(STRICT);
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
    const headersOf = await start();
    const loose = STRICT.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'");
    const sandbox = await headersOf('/graphql', { accept: 'text/html' });
    expect(sandbox.get('content-security-policy')).toBe(loose);
    expect(
      (await headersOf(`/dev/mails?key=${shop.mailsKey}`)).get('content-security-policy'),
    ).toBe(loose);
  });

  test('asks for TLS where shoppers come by it, and nowhere else', async () => {
    const headersOf = await start({ publicUrl: 'https://belle-vue.example' });
    expect((await headersOf('/')).get('strict-transport-security')).toBe(
      'max-age=63072000; includeSubDomains',
    );
  });

  test('lets no cache keep a page that an order’s link opens', async () => {
    const headersOf = await start();
    expect((await headersOf('/track/x/y')).get('cache-control')).toBe('no-store');
    expect((await headersOf('/')).get('cache-control')).toBe('no-cache');
  });
});

describe('a shop with Razorpay', () => {
  test('lets its hosts into the page that pays, and into no other', async () => {
    const razorpay = await startRazorpay();
    const headersOf = await start({ razorpay });
    const headers = await headersOf('/address');
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
      const other = await headersOf(path);
      expect(other.get('content-security-policy')).toBe(STRICT);
      expect(other.get('cross-origin-opener-policy')).toBe('same-origin');
    }
    await razorpay.close();
  });
});

describe('pages of other origins', () => {
  test('read nothing; those of PUBLIC_URL do, by exactly its name', async () => {
    const headersOf = await start({ publicUrl: 'https://belle-vue.example' });
    const allowed = async (origin: string) =>
      (await headersOf('/api/categories', { origin })).get('access-control-allow-origin');
    // Always the allowed origin, never the one of the request.
    for (const origin of [
      'https://belle-vue.example',
      'https://belle-vue.example.evil.test',
      'https://evilbelle-vue.example',
      'http://belle-vue.example',
      'null',
    ]) {
      expect(await allowed(origin)).toBe('https://belle-vue.example');
    }
  });

  test('PUBLIC_URL changes nothing about unknown addresses and methods', async () => {
    await start({ publicUrl: 'https://belle-vue.example' });
    expect((await shop.rest('GET', '/nowhere')).status).toBe(404);
    expect((await shop.rest('PUT', '/categories')).status).toBe(405);
  });
});

describe('methods that a path does not serve', () => {
  test.each(['PUT', 'PATCH', 'TRACE', 'PROPFIND', 'PURGE', 'MKCOL', 'SEARCH', 'LOCK'])(
    '%s is a 405 that names those it does',
    async (method) => {
      await start();
      const { status, headers, text } = await ask(method, '/api/products/caftan-celeste/');
      expect(status).toBe(405);
      expect(headers['allow']).toBe('GET, HEAD');
      expect(JSON.parse(text)).toEqual({
        errors: ['Cette méthode n’est pas permise ici. Méthodes permises\u00a0: GET, HEAD.'],
      });
      expect((await ask(method, '/api/nowhere')).status).toBe(404);
    },
  );
});

/** With any method: fetch refuses some. */
async function ask(method: string, path: string) {
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>(
    (resolve, reject) => {
      const requested = request(shop.url + path, { method }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
      });
      requested.on('error', reject).end();
    },
  );
}

describe('the id of a request', () => {
  test('is what a proxy gave it when that can stand in a log line, else a new one', async () => {
    const headersOf = await start();
    const idFor = async (id: string) =>
      (await headersOf('/healthz', { 'x-request-id': id })).get('x-request-id');
    expect(await idFor('0f8fad5b-d9cb-469f-a165-70867728950e')).toBe(
      '0f8fad5b-d9cb-469f-a165-70867728950e',
    );
    for (const id of ['short', '<script>alert(1)</script>', 'a'.repeat(65), 'x y z 1 2 3 4']) {
      expect(await idFor(id)).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  // PostgreSQL refuses a product without a category.
  test.skipIf(isInPostgres)('is the one that an answer about our own fault names', async () => {
    await start();
    await shop.changeProduct('jabador-atlas', { categoryName: 'Perdue' });
    const { headers, errors } = await shop.graphql(
      '{ product(id: "jabador-atlas") { category { name } } }',
    );
    expect(errors[0]?.extensions).toMatchObject({ requestId: headers.get('x-request-id') });
    expect(shop.logged).toMatchObject([
      { reqId: headers.get('x-request-id'), message: 'a field failed' },
    ]);
  });
});
