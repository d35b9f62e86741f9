import { describe, expect, test } from 'vitest';
import * as adminDocuments from '../../../client/sdk/admin.ts';
import * as sdk from '../../../client/sdk/index.ts';
import type { TypedDocument } from '../../../client/sdk/client.ts';
import { apiSecret, openAdmin } from '../../support/shop/admin.ts';
import { png } from '../../support/pictures.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';

const { createClient, BelleVueError } = sdk;

const shop = await sharedShop();
const admin = await openAdmin(shop);

const documentsIn = (entry: object) =>
  Object.entries(entry)
    .filter(([name]) => name.endsWith('Document'))
    .map(([, document]) => document as TypedDocument<unknown, unknown>);

/** Returns the error that a request threw. */
async function refused(request: Promise<unknown>): Promise<InstanceType<typeof BelleVueError>> {
  const [outcome] = await Promise.allSettled([request]);
  const error: unknown = outcome.status === 'rejected' ? outcome.reason : null;
  if (error instanceof BelleVueError) return error;
  throw new Error('No BelleVueError was thrown', { cause: error });
}

describe('a client', () => {
  test.each(['', '/', '/graphql', '/graphql/', '/graphql/admin'])(
    'finds the API from the shop’s address and « %s »',
    async (path) => {
      const client = createClient({ url: shop.url + path });
      const { categories } = await client.request(sdk.CategoriesDocument);
      expect(categories.map(({ id }) => id)).toContain('hauts');
    },
  );

  test('acts for the customer whose token it has, and gets typed data', async () => {
    const { token } = await shop.customer();
    const client = createClient({ url: shop.url, token });
    const { products } = await client.request(sdk.ProductsDocument, {
      filter: { search: 'céleste' },
      first: 2,
    });
    const [{ id: productId, price } = { id: '', price: null }] = products.nodes;
    expect([productId, price?.amount]).toEqual(['caftan-celeste', 349_000]);
    const variables = { productId, quantity: 2 };
    const { addToCart } = await client.request(sdk.AddToCartDocument, variables);
    expect(addToCart.cart.quantity).toBe(2);
    const { me } = await client.request(sdk.MeDocument);
    expect(me?.cart.lines.map(({ product }) => product.title)).toEqual(['Caftan Céleste']);
  });

  test('reads a list to its end, and no further than it is wanted', async () => {
    const paths: string[] = [];
    const client = createClient({
      url: shop.url,
      fetch: (...sent) => {
        paths.push(String(sent[0]));
        return fetch(...sent);
      },
    });
    const pages = (first: number) =>
      client.paginate(sdk.ProductsDocument, { first }, ({ products }) => products);
    const { products } = await client.request(sdk.ProductsDocument, { first: 100 });
    const ids: string[] = [];
    for await (const { id } of pages(5)) ids.push(id);
    expect(ids).toEqual(products.nodes.map(({ id }) => id));
    expect(paths).toHaveLength(1 + Math.ceil(ids.length / 5));
    for await (const { id } of pages(5)) if (id === ids[4]) break;
    expect(paths).toHaveLength(2 + Math.ceil(ids.length / 5));
  });

  test('opens the back office with an API token, as far as its scopes go', async () => {
    const token = await apiSecret(shop, ['orders:read']);
    const client = createClient({ url: shop.url, token });
    const { orders } = await client.request(adminDocuments.OrdersDocument);
    expect(orders.totalCount).toBe(0);
    const { sales } = await client.request(adminDocuments.SalesDocument, { period: 'MONTH' });
    expect([sales.buckets.length, sales.by, sales.sums.orders]).toEqual([12, [], 0]);
    const { code, status } = await refused(client.request(adminDocuments.ProductsDocument));
    expect([code, status]).toEqual(['FORBIDDEN', 403]);
  });

  test('uploads a picture', async () => {
    const token = await apiSecret(shop, ['catalog:write']);
    const client = createClient({ url: shop.url, token });
    const { addProductImage } = await client.request(adminDocuments.AddProductImageDocument, {
      productId: 'caftan-celeste',
      files: [new Blob([new Uint8Array(png(640, 800))], { type: 'image/png' })],
      alt: 'Le caftan, de dos',
    });
    expect(addProductImage.userErrors).toEqual([]);
    expect(addProductImage.product?.images.map(({ alt }) => alt)).toContain('Le caftan, de dos');
  });
});

describe('an error', () => {
  test('has the code and the status of the shop', async () => {
    const client = createClient({ url: shop.url });
    const error = await refused(
      client.request(sdk.AddToCartDocument, { productId: 'caftan-celeste' }),
    );
    expect([error.code, error.status, error.retryAfter]).toEqual(['UNAUTHENTICATED', 401, null]);
    expect(error.errors).toHaveLength(1);
  });

  test.each([
    ['a page', '<!doctype html>', 'BAD_RESPONSE'],
    ['nothing', '', 'BAD_RESPONSE'],
    ['null', 'null', 'BAD_RESPONSE'],
    ['an error', '{"errors":[{"message":"x","extensions":{"code":"BUSY"}}]}', 'BUSY'],
  ])('has the seconds to wait and a code where %s comes back', async (_, body, code) => {
    const response = new Response(body, { status: 502, headers: { 'retry-after': '17' } });
    const client = createClient({ url: shop.url, fetch: async () => response });
    const error = await refused(client.request(sdk.CategoriesDocument));
    expect([error.code, error.status, error.retryAfter]).toEqual([code, 502, 17]);
  });

  test('is NETWORK_ERROR where nothing answers', async () => {
    const client = createClient({ url: 'http://127.0.0.1:1' });
    const { code, status, cause } = await refused(client.request(sdk.CategoriesDocument));
    expect([code, status]).toEqual(['NETWORK_ERROR', 0]);
    expect(cause).toBeInstanceOf(TypeError);
  });

  test('of the caller’s own signal passes as it is', async () => {
    const client = createClient({ url: shop.url });
    const signal = AbortSignal.abort();
    await expect(client.request(sdk.CategoriesDocument, {}, { signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

test('a shop without its built files has no package to install', async () => {
  const response = await fetch(`${shop.url}/sdk.tgz`);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ errors: ['Cette adresse n’existe pas.'] });
});

describe('every document is within the limits', () => {
  const REFUSED = /QUERY_TOO_COMPLEX|GRAPHQL_\w+_FAILED/;
  // The longest page of every list.
  const variables = { first: 100, ordersFirst: 100, deliveriesFirst: 100 };

  const documents = [
    ...documentsIn(sdk).map((document) => ({ ...document, request: shop.graphql })),
    ...documentsIn(adminDocuments).map((document) => ({ ...document, request: admin.request })),
  ];

  test.each(documents)('$name', async ({ text, request }) => {
    const { errors } = await request(text, variables);
    expect(errors.map(({ extensions }) => extensions.code).join()).not.toMatch(REFUSED);
  });
});
