import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rendererOf } from '../../../../server/http/pages/renderer.ts';
import { openAdmin } from '../../../support/shop/admin.ts';
import { startShop, type TestShop } from '../../../support/shop/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  const clientFolder = resolve('dist/client');
  const pageRenderer = rendererOf(pathToFileURL(resolve('dist/pages/') + '/'), clientFolder);
  shop = await startShop({ clientFolder, pageRenderer });
});
afterAll(() => shop.close());

const CAFTAN = 'caftan-celeste';

/** The elements whose text is said to be French. */
const markedIn = (text: string) =>
  Array.from(
    text.matchAll(/<(\w+)(?: class="([\w-]+)[^"]*")? lang="fr" dir="auto">/g),
    ([, tag, name = '']) => `${tag}.${name}`,
  );

test('a French text that is not translated is marked as French, and nothing else is', async () => {
  const admin = await openAdmin(shop);
  const arabic = { language: 'AR', title: 'قفطان سماوي', description: null, details: [] };
  await admin.request(
    `mutation ($input: ProductInput!) { saveProduct(input: $input) { userErrors { code } } }`,
    { input: { id: CAFTAN, translations: [arabic] } },
  );
  const textOf = async (path: string) => (await fetch(shop.url + path)).text();
  expect(markedIn(await textOf(`/ar/products/${CAFTAN}`))).toEqual([
    'p.product-view__description',
    'dl.product-sections__list',
  ]);
  expect(markedIn(await textOf('/ar/products'))).toEqual(['p.product-card__description']);
  expect(markedIn(await textOf(`/products/${CAFTAN}`))).toEqual([]);
});
