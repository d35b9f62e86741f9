import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { ERRORS, TIMESTAMP, type UserError } from '../protocol/documents.ts';

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await startShop();
});
beforeEach(async () => {
  ({ token } = await shop.customer());
});
afterAll(() => shop.close());

interface Payload {
  readonly wishlist: ReadonlyArray<{ readonly id: string }>;
  readonly userErrors: readonly UserError[];
}

async function change(mutation: 'addToWishlist' | 'removeFromWishlist', productId: string) {
  const { data } = await shop.graphql<Record<string, Payload>>(
    `mutation ($productId: ID!) {
      payload: ${mutation}(productId: $productId) { wishlist { id } ${ERRORS} }
    }`,
    { productId },
    token,
  );
  const { wishlist = [], userErrors = [] } = data['payload'] ?? {};
  return { ids: wishlist.map(({ id }) => id), userErrors };
}

async function overGraphql(guest = token): Promise<string[]> {
  const { data } = await shop.graphql<{ me: Payload }>('{ me { wishlist { id } } }', {}, guest);
  return data.me.wishlist.map(({ id }) => id);
}

interface RestWish {
  readonly _id: string;
  readonly createdAt: string;
}

async function overRest(method = 'GET', path = '', body?: unknown, guest = token) {
  const answer = await shop.rest<{ wishlist: RestWish[] }>(
    method,
    `/user/wishlist${path}`,
    body,
    guest,
  );
  const ids = answer.body.wishlist?.map(({ _id }) => _id);
  return { status: answer.status, ids, errors: answer.body.errors, body: answer.body };
}

const wish = (id: unknown) => overRest('POST', '', { product: { _id: id } });

const UNKNOWN = 'Ce produit n’existe pas ou n’est plus au catalogue.';

describe('the wishlist over GraphQL', () => {
  test('keeps wishes, oldest first, each once', async () => {
    await change('addToWishlist', 'robe-jacaranda');
    await change('addToWishlist', 'jabador-atlas');
    expect(await change('addToWishlist', 'robe-jacaranda')).toEqual({
      ids: ['robe-jacaranda', 'jabador-atlas'],
      userErrors: [],
    });
  });

  test('takes what is out of stock', async () => {
    expect(await change('addToWishlist', 'pantalon-large-lin')).toEqual({
      ids: ['pantalon-large-lin'],
      userErrors: [],
    });
  });

  test.each(['nope', '__proto__', 'constructor'])(
    'refuses the unknown product « %s »',
    async (id) => {
      expect(await change('addToWishlist', id)).toEqual({
        ids: [],
        userErrors: [{ code: 'UNKNOWN_PRODUCT', field: 'productId', message: UNKNOWN }],
      });
    },
  );

  test('lets a wish go, once', async () => {
    await change('addToWishlist', 'robe-jacaranda');
    expect(await change('removeFromWishlist', 'robe-jacaranda')).toEqual({
      ids: [],
      userErrors: [],
    });
    expect((await change('removeFromWishlist', 'robe-jacaranda')).userErrors).toEqual([
      {
        code: 'UNKNOWN_PRODUCT',
        field: 'productId',
        message: 'Ce produit n’est pas dans la liste de souhaits.',
      },
    ]);
  });
});

describe('the wishlist over REST', () => {
  test('POST answers 201 with products and the times of the wish', async () => {
    expect(await overRest()).toMatchObject({ status: 200, body: { wishlist: [] } });
    const { status, body } = await wish('robe-jacaranda');
    expect(status).toBe(201);
    const product = await shop.rest<{ product: object }>('GET', '/products/robe-jacaranda');
    expect(body.wishlist).toEqual([
      {
        ...product.body.product,
        createdAt: expect.stringMatching(TIMESTAMP),
        updatedAt: expect.stringMatching(TIMESTAMP),
      },
    ]);
  });

  test('POST twice wishes once', async () => {
    await wish('robe-jacaranda');
    expect(await wish('robe-jacaranda')).toMatchObject({ status: 201, ids: ['robe-jacaranda'] });
  });

  test('POST takes what is out of stock, and nothing unknown', async () => {
    expect(await wish('pantalon-large-lin')).toMatchObject({ status: 201 });
    expect(await wish('nope')).toMatchObject({ status: 404, errors: [UNKNOWN] });
    expect(await wish({})).toMatchObject({
      status: 422,
      errors: ['Le champ « product._id » manque ou n’a pas la forme attendue.'],
    });
    expect((await overRest()).ids).toEqual(['pantalon-large-lin']);
  });

  test('DELETE answers 200, and 404 the second time', async () => {
    await wish('robe-jacaranda');
    expect(await overRest('DELETE', '/robe-jacaranda')).toMatchObject({ status: 200, ids: [] });
    expect(await overRest('DELETE', '/robe-jacaranda')).toMatchObject({
      status: 404,
      errors: ['Ce produit n’est pas dans la liste de souhaits.'],
    });
  });
});

describe('the two doors', () => {
  test('read what the other wrote', async () => {
    await wish('robe-jacaranda');
    expect(await overGraphql()).toEqual(['robe-jacaranda']);
    await change('addToWishlist', 'jabador-atlas');
    expect((await overRest()).ids).toEqual(['robe-jacaranda', 'jabador-atlas']);
  });

  test('show nobody another’s wishes', async () => {
    const other = await shop.customer();
    await change('addToWishlist', 'robe-jacaranda');
    expect(await overGraphql(other.token)).toEqual([]);
    const removed = await overRest('DELETE', '/robe-jacaranda', undefined, other.token);
    expect(removed.status).toBe(404);
    expect(await overGraphql()).toEqual(['robe-jacaranda']);
  });

  test('ten wishes at once lose none and double none', async () => {
    const ids = Array.from({ length: 5 }, (_, n) => [
      ['robe-jacaranda', 'jabador-atlas', 'gandoura-sable', 'takchita-nour'][n % 4],
      'caftan-celeste',
    ]).flat();
    await Promise.all(ids.map(wish));
    expect((await overGraphql()).toSorted()).toEqual([
      'caftan-celeste',
      'gandoura-sable',
      'jabador-atlas',
      'robe-jacaranda',
      'takchita-nour',
    ]);
  });
});
