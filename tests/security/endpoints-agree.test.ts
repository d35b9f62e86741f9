import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { contents, MY_CART, type Cart } from '../api/protocol/documents.ts';
import { startShop } from '../support/shop/shop.ts';

const shop = await startShop();
afterAll(() => shop.close());

/** What both doors can do to a cart and a wishlist, each said as each says it. */
const CALLS = {
  add: {
    graphql: (id: string) => `addToCart(productId: "${id}") { userErrors { code } }`,
    rest: (id: string) => ['POST', '/user/cart', { product: { _id: id } }] as const,
  },
  remove: {
    graphql: (id: string) => `removeFromCart(productId: "${id}") { userErrors { code } }`,
    rest: (id: string) => ['DELETE', `/user/cart/${id}`, undefined] as const,
  },
  wish: {
    graphql: (id: string) => `addToWishlist(productId: "${id}") { userErrors { code } }`,
    rest: (id: string) => ['POST', '/user/wishlist', { product: { _id: id } }] as const,
  },
  unwish: {
    graphql: (id: string) => `removeFromWishlist(productId: "${id}") { userErrors { code } }`,
    rest: (id: string) => ['DELETE', `/user/wishlist/${id}`, undefined] as const,
  },
};

const call = fc.record({
  what: fc.constantFrom(...Object.values(CALLS)),
  // The last two cannot be bought, and are not there.
  id: fc.constantFrom(
    'caftan-celeste',
    'jabador-atlas',
    'robe-jacaranda',
    'pantalon-large-lin',
    'x',
  ),
  isFirstOverRest: fc.boolean(),
});

async function stateOf(token: string) {
  const { data } = await shop.graphql<{
    me: { cart: Cart; wishlist: ReadonlyArray<{ id: string }> };
  }>(MY_CART.replace('{ me {', '{ me { wishlist { id }'), {}, token);
  return {
    cart: contents(data.me.cart),
    wishlist: data.me.wishlist.map(({ id }) => id),
  };
}

interface RestProduct {
  readonly _id: string;
  readonly qty: number;
}

async function restStateOf(token: string) {
  const { body: cart } = await shop.rest<{ cart: readonly RestProduct[] }>(
    'GET',
    '/user/cart',
    undefined,
    token,
  );
  const { body: list } = await shop.rest<{ wishlist: readonly RestProduct[] }>(
    'GET',
    '/user/wishlist',
    undefined,
    token,
  );
  return {
    cart: cart.cart.map(({ _id: id, qty }) => `${id} x ${qty}`),
    wishlist: list.wishlist.map(({ _id: id }) => id),
  };
}

test('RST-019: whatever is done at one door or the other, both do the same and tell the same', async () => {
  const [{ token: mixed }, { token: twin }] = [await shop.customer(), await shop.customer()];
  for (const { what, id, isFirstOverRest } of fc.sample(call, { numRuns: 200, seed: 19 })) {
    // One customer goes through one door, the other one through the other.
    const [overRest, overGraphql] = isFirstOverRest ? [mixed, twin] : [twin, mixed];
    const [method, path, body] = what.rest(id);
    const { status } = await shop.rest(method, path, body, overRest);
    const { data } = await shop.graphql<Record<string, { userErrors: readonly unknown[] }>>(
      `mutation { ${what.graphql(id)} }`,
      {},
      overGraphql,
    );
    const isRefused = Object.values(data).some(({ userErrors }) => userErrors.length > 0);
    expect(isRefused).toBe(status >= 400);
  }
  const state = await stateOf(mixed);
  expect(await stateOf(twin)).toEqual(state);
  expect([await restStateOf(mixed), await restStateOf(twin)]).toEqual([state, state]);
  expect(state.cart.length + state.wishlist.length).toBeGreaterThan(0);
});
