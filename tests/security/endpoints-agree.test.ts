import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contents, MY_CART, type Cart } from '../api/protocol/documents.ts';
import { sharedShop } from '../support/shop/shared-shop.ts';

const shop = await sharedShop();

const CALLS = [
  ['addToCart', 'POST', '/user/cart'],
  ['removeFromCart', 'DELETE', '/user/cart'],
  ['addToWishlist', 'POST', '/user/wishlist'],
  ['removeFromWishlist', 'DELETE', '/user/wishlist'],
] as const;

const call = fc.record({
  what: fc.constantFrom(...CALLS),
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

async function restStateOf(token: string) {
  const list = async <Name extends 'cart' | 'wishlist'>(name: Name) => {
    type List = Readonly<Record<Name, ReadonlyArray<{ _id: string; qty: number }>>>;
    return (await shop.rest<List>('GET', `/user/${name}`, undefined, token)).body[name];
  };
  return {
    cart: (await list('cart')).map(({ _id: id, qty }) => `${id} x ${qty}`),
    wishlist: (await list('wishlist')).map(({ _id: id }) => id),
  };
}

test('RST-019: whatever is done at one door or the other, both do the same and tell the same', async () => {
  const [{ token: mixed }, { token: twin }] = [await shop.customer(), await shop.customer()];
  for (const { what, id, isFirstOverRest } of fc.sample(call, { numRuns: 200, seed: 19 })) {
    // One customer uses one API, the other one the other.
    const [overRest, overGraphql] = isFirstOverRest ? [mixed, twin] : [twin, mixed];
    const [name, method, path] = what;
    const { status } = await (method === 'POST'
      ? shop.rest(method, path, { product: { _id: id } }, overRest)
      : shop.rest(method, `${path}/${id}`, undefined, overRest));
    const { data } = await shop.graphql<Record<string, { userErrors: readonly unknown[] }>>(
      `mutation { ${name}(productId: "${id}") { userErrors { code } } }`,
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
