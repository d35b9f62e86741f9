import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { sendRaw } from '../../support/http/raw.ts';
import { expect, freshTest as test } from '../../support/browser/browser.ts';

const PAGE = `<!doctype html><html lang="en"><title>A storefront</title><link rel="icon" href="data:,">
<script type="importmap">{ "imports": { "@belle-vue/sdk": "/storefront/sdk/index.js" } }</script>`;

/** Script as a string: the page's import map names the package. */
const SCRIPT = `(async () => {
  const { createClient, ProductsDocument, AddToCartDocument, LogInAsDemoDocument, verifyWebhook } =
    await import('@belle-vue/sdk');
  const url = location.origin;
  const { products } = await createClient({ url }).request(ProductsDocument, { first: 3 });
  const { logInAsDemo } = await createClient({ url }).request(LogInAsDemoDocument);
  const customer = createClient({ url, token: logInAsDemo.session.token });
  const { addToCart } = await customer.request(AddToCartDocument, { productId: 'caftan-celeste' });
  const headers = { 'webhook-id': 'm', 'webhook-timestamp': '1', 'webhook-signature': 'v1,AAAA' };
  const refused = await verifyWebhook({ secret: 'whsec_AAAA', headers, body: '{}', now: 1000 })
    .catch(({ code }) => code);
  return { found: products.nodes.length, cart: addToCart.cart.quantity, refused };
})()`;

test('the SDK is a gzipped archive, and runs in a page', async ({ page, url }) => {
  const response = await fetch(`${url}/sdk.tgz`);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'application/gzip',
  ]);
  const etag = response.headers.get('etag') ?? '';
  // `fetch` would send `cache-control: no-cache` beside it.
  const again = await sendRaw(url, { path: '/sdk.tgz', headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);

  const folder = await mkdtemp(join(tmpdir(), 'belle-vue-sdk-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'sdk.tgz'), Buffer.from(await response.arrayBuffer()));
  execFileSync('tar', ['xzf', 'sdk.tgz'], { cwd: folder });
  await page.route(`${url}/storefront/**`, async (route) => {
    const [, name] = /\/storefront\/sdk\/([\w/-]+\.js)$/.exec(route.request().url()) ?? [];
    if (name === undefined) return route.fulfill({ contentType: 'text/html', body: PAGE });
    const body = await readFile(join(folder, 'package', name), 'utf8');
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto('/storefront/');
  expect(await page.evaluate(SCRIPT)).toEqual({ found: 3, cart: 1, refused: 'BAD_SIGNATURE' });
});
