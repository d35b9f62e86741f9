import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as adminDocuments from '../../../client/sdk/admin.ts';
import * as sdk from '../../../client/sdk/index.ts';
import type { TypedDocument } from '../../../client/sdk/typed-document.ts';
import { apiSecret, openAdmin, type TestAdmin } from '../../support/shop/admin.ts';
import { png } from '../../support/pictures.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';

const { createClient, BelleVueError } = sdk;

let shop: TestShop;
let admin: TestAdmin;
beforeAll(async () => {
  shop = await startShop();
  admin = await openAdmin(shop);
});
afterAll(() => shop.close());

const documentsIn = (entry: object) =>
  Object.entries(entry)
    .filter(([name]) => name.endsWith('Document'))
    .map(([, document]) => document as TypedDocument<unknown, unknown>);

/** What a request threw. */
async function refused(request: Promise<unknown>): Promise<InstanceType<typeof BelleVueError>> {
  const error: unknown = await request.then(
    () => null,
    (thrown) => thrown,
  );
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

  test('queries with variables, and gets typed data', async () => {
    const client = createClient({ url: shop.url });
    const { products } = await client.request(sdk.ProductsDocument, {
      filter: { search: 'céleste' },
      first: 2,
    });
    const [caftan] = products.nodes;
    expect([caftan?.id, caftan?.price.amount]).toEqual(['caftan-celeste', 349_000]);
  });

  test('acts for the customer whose token it has', async () => {
    const { token } = await shop.customer();
    const client = createClient({ url: shop.url, token });
    const { addToCart } = await client.request(sdk.AddToCartDocument, {
      productId: 'caftan-celeste',
      quantity: 2,
    });
    expect(addToCart.cart.quantity).toBe(2);
    const { me } = await client.request(sdk.MeDocument);
    expect(me?.cart.lines.map(({ product }) => product.title)).toEqual(['Caftan Céleste']);
  });

  test('opens the back office with an API token, as far as its scopes go', async () => {
    const token = await apiSecret(shop, ['orders:read']);
    const client = createClient({ url: shop.url, token });
    const { orders } = await client.request(adminDocuments.OrdersDocument);
    expect(orders.totalCount).toBe(0);
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

  test('has the seconds to wait', async () => {
    const busy = new Response('{"errors":[{"message":"x","extensions":{"code":"RATE_LIMITED"}}]}', {
      status: 429,
      headers: { 'retry-after': '17' },
    });
    const client = createClient({ url: shop.url, fetch: async () => busy });
    const error = await refused(client.request(sdk.CategoriesDocument));
    expect([error.code, error.status, error.retryAfter]).toEqual(['RATE_LIMITED', 429, 17]);
  });

  test.each([
    ['a page', '<!doctype html>'],
    ['nothing', ''],
    ['null', 'null'],
  ])('is BAD_RESPONSE where %s comes back', async (_, body) => {
    const client = createClient({
      url: shop.url,
      fetch: async () => new Response(body, { status: 502 }),
    });
    const error = await refused(client.request(sdk.CategoriesDocument));
    expect([error.code, error.status]).toEqual(['BAD_RESPONSE', 502]);
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

  test.each(documentsIn(sdk))('of the shop: $name', async ({ text }) => {
    const { errors } = await shop.graphql(text, variables);
    expect(errors.map(({ extensions }) => extensions.code).join()).not.toMatch(REFUSED);
  });

  test.each(documentsIn(adminDocuments))('of the back office: $name', async ({ text }) => {
    const { errors } = await admin.request(text, variables);
    expect(errors.map(({ extensions }) => extensions.code).join()).not.toMatch(REFUSED);
  });
});
