import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openAdmin } from '../../support/shop/admin.ts';
import { startShop } from '../../support/shop/shop.ts';
import { saveBy } from './products.documents.ts';

const clientFolder = await mkdtemp(join(tmpdir(), 'belle-vue-preview-'));
await writeFile(join(clientFolder, 'index.html'), '<!doctype html>');
const shop = await startShop({ clientFolder, isSandboxOn: false });
afterAll(async () => {
  await shop.close();
  await rm(clientFolder, { recursive: true, force: true });
});
const admin = await openAdmin(shop);

const input = { title: 'Robe à venir', brand: 'Belle Vue', categoryName: 'Robes', price: 10_000 };
const previewOf = async (id: string) => {
  const document = 'query ($id: ID!) { product(id: $id) { previewUrl } }';
  const { data } = await admin.request<{ product: { previewUrl: string | null } }>(document, {
    id,
  });
  return data.product.previewUrl;
};
const tokenOf = (url: string | null) => new URL(url ?? '').searchParams.get('token') ?? '';
const FIND =
  'query ($id: ID!, $token: String) { product(id: $id, previewToken: $token) { title } }';
const find = async (id: string, token: string | null) =>
  (await shop.graphql<{ product: { title: string } | null }>(FIND, { id, token })).data.product;

test('a draft is found with the token of its link alone, and by no list, search or cart', async () => {
  const id = (await saveBy(admin, { ...input, isDraft: true })).product?.id ?? '';
  const url = await previewOf(id);
  expect(new URL(url ?? '').pathname).toBe(`/apercu/${id}`);
  const token = tokenOf(url);
  expect(await find(id, token)).toEqual({ title: input.title });
  for (const wrong of [null, '', `${token}x`]) expect(await find(id, wrong)).toBe(null);
  const lists = await shop.graphql<object>(
    `query ($id: ID!) {
      products(filter: { search: "Robe à venir" }) { nodes { title } }
      productsById(ids: [$id]) { title }
    }`,
    { id },
  );
  expect(lists.errors).toEqual([]);
  expect(JSON.stringify(lists.data)).not.toContain(input.title);
  const added = await shop.graphql<{ addToCart: { userErrors: readonly object[] } }>(
    'mutation ($id: ID!) { addToCart(productId: $id) { userErrors { code } } }',
    { id },
    (await shop.customer()).token,
  );
  expect(added.data.addToCart.userErrors).toEqual([{ code: 'UNKNOWN_PRODUCT' }]);
  expect(await (await fetch(`${shop.url}/feeds/google.xml`)).text()).not.toContain(input.title);
});

test('an answer with a token is not stored on the way', async () => {
  const id = (await saveBy(admin, { ...input, isDraft: true })).product?.id ?? '';
  const variables = JSON.stringify({ id, token: tokenOf(await previewOf(id)) });
  const response = await fetch(
    `${shop.url}/graphql?${new URLSearchParams({ query: FIND, variables }).toString()}`,
    { headers: { 'apollo-require-preflight': '1' } },
  );
  expect(await response.json()).toMatchObject({ data: { product: { title: input.title } } });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('etag')).toBe(null);
});

test('what is on sale or archived has no preview, and no token opens what was archived', async () => {
  const id = (await saveBy(admin, { ...input, isDraft: true })).product?.id ?? '';
  const token = tokenOf(await previewOf(id));
  await admin.request('mutation ($id: ID!) { unarchiveProduct(id: $id) { userErrors { code } } }', {
    id,
  });
  expect(await previewOf(id)).toBe(null);
  expect(await find(id, token)).toEqual({ title: input.title });
  await admin.request('mutation ($id: ID!) { archiveProduct(id: $id) { userErrors { code } } }', {
    id,
  });
  expect([await previewOf(id), await find(id, token)]).toEqual([null, null]);
});

test('the page of a draft is for who has its link, and leads to the product once it is on sale', async () => {
  const id = (await saveBy(admin, { ...input, isDraft: true })).product?.id ?? '';
  const { pathname, search } = new URL((await previewOf(id)) ?? '');
  const open = (path: string) => fetch(shop.url + path, { redirect: 'manual' });
  const pages = [
    [pathname + search, 200],
    [`${pathname}${search}x`, 404],
    [pathname, 404],
    [`/apercu/inconnu${search}`, 404],
  ] as const;
  for (const [path, expected] of pages) {
    const { status, headers } = await open(path);
    expect([path, status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
      path,
      expected,
      'no-store',
      'noindex',
    ]);
  }
  await admin.request('mutation ($id: ID!) { unarchiveProduct(id: $id) { userErrors { code } } }', {
    id,
  });
  const { status, headers } = await open(`/en${pathname}${search}`);
  expect([status, headers.get('location')]).toEqual([302, `/en/products/${id}`]);
});
