import { beforeEach, expect, test } from 'vitest';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { ERRORS, TIMESTAMP, type UserError } from '../protocol/documents.ts';

// The set itself is in tests/rules/wishlist/; that GraphQL and REST agree, in
// tests/security/endpoints-agree.test.ts.
let token: string;
const shop = await sharedShop();
beforeEach(async () => {
  ({ token } = await shop.customer());
});

interface Payload {
  readonly wishlist: ReadonlyArray<{ readonly id: string }>;
  readonly userErrors: readonly UserError[];
}

async function change(mutation: 'addToWishlist' | 'removeFromWishlist', productId: string) {
  const { data } = await shop.graphql<{ payload: Payload }>(
    `mutation ($productId: ID!) {
      payload: ${mutation}(productId: $productId) { wishlist { id } ${ERRORS} }
    }`,
    { productId },
    token,
  );
  const { wishlist, userErrors } = data.payload;
  return { ids: wishlist.map(({ id }) => id), userErrors };
}

const add = (id: string) => change('addToWishlist', id);
const remove = (id: string) => change('removeFromWishlist', id);
const refusal = (message: string) => ({
  ids: [],
  userErrors: [{ code: 'UNKNOWN_PRODUCT', field: 'productId', message }],
});

async function overGraphql(): Promise<string[]> {
  const { data } = await shop.graphql<{ me: Payload }>('{ me { wishlist { id } } }', {}, token);
  return data.me.wishlist.map(({ id }) => id);
}

async function overRest(method = 'GET', path = '', body?: unknown) {
  const answer = await shop.rest<{ wishlist: ReadonlyArray<{ readonly _id: string }> }>(
    method,
    `/user/wishlist${path}`,
    body,
    token,
  );
  const ids = answer.body.wishlist?.map(({ _id }) => _id);
  return { status: answer.status, ids, errors: answer.body.errors, body: answer.body };
}

const wish = (id: unknown) => overRest('POST', '', { product: { _id: id } });

const UNKNOWN = 'Ce produit n’existe pas ou n’est plus au catalogue.';
const NOT_WISHED = 'Ce produit n’est pas dans la liste de souhaits.';

test('a wishlist over GraphQL has wishes, oldest first, each once, sold-out ones too', async () => {
  await add('robe-jacaranda');
  await add('pantalon-large-lin');
  const ids = ['robe-jacaranda', 'pantalon-large-lin'];
  expect(await add('robe-jacaranda')).toEqual({ ids, userErrors: [] });
  expect((await overRest()).ids).toEqual(ids);
  await remove('pantalon-large-lin');
  expect(await remove('robe-jacaranda')).toEqual({ ids: [], userErrors: [] });
  expect(await remove('robe-jacaranda')).toEqual(refusal(NOT_WISHED));
  expect(await add('nope')).toEqual(refusal(UNKNOWN));
});

test('a wishlist over REST has products with the times of the wishes', async () => {
  expect(await overRest()).toMatchObject({ status: 200, body: { wishlist: [] } });
  const { status, body } = await wish('robe-jacaranda');
  expect(status).toBe(201);
  const product = await shop.rest<{ product: object }>('GET', '/products/robe-jacaranda');
  const time = expect.stringMatching(TIMESTAMP);
  expect(body.wishlist).toEqual([{ ...product.body.product, createdAt: time, updatedAt: time }]);
  const ids = ['robe-jacaranda'];
  expect(await wish('robe-jacaranda')).toMatchObject({ status: 201, ids });
  expect(await overGraphql()).toEqual(ids);
  expect(await wish('pantalon-large-lin')).toMatchObject({ status: 201 });
  expect(await overRest('DELETE', '/pantalon-large-lin')).toMatchObject({ status: 200, ids });
  const again = await overRest('DELETE', '/pantalon-large-lin');
  expect(again).toMatchObject({ status: 404, errors: [NOT_WISHED] });
  expect(await wish('nope')).toMatchObject({ status: 404, errors: [UNKNOWN] });
  expect(await wish({})).toMatchObject({
    status: 422,
    errors: ['Le champ «\u00a0product._id\u00a0» manque ou n’a pas la forme attendue.'],
  });
  expect((await overRest()).ids).toEqual(ids);
});

test('eight wishes at once lose none and double none', async () => {
  const ids = ['caftan-celeste', 'gandoura-sable', 'jabador-atlas', 'robe-jacaranda'];
  await Promise.all([...ids, ...ids].map(wish));
  expect((await overGraphql()).toSorted()).toEqual(ids);
});
