import { beforeEach, describe, expect, test } from 'vitest';
import {
  contents,
  MERGE_CART,
  MY_CART,
  type Cart,
  type UserError,
} from '../api/protocol/documents.ts';
import { sendRaw } from '../support/http/raw.ts';
import { product } from '../store/contract/records.ts';
import { codesOf, expectDiscreet, post, startAttacked } from './request.ts';

const shop = await startAttacked();
let token: string;
beforeEach(async () => {
  ({ token } = await shop.customer());
});

const add = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  post(shop, '/api/user/cart', body, { authorization: token, ...headers });
const put = (id: string) => add({ product: { _id: id } });
const step = (type: unknown, id = 'caftan-celeste') =>
  post(shop, `/api/user/cart/${id}`, { action: { type } }, { authorization: token });
const graphql = (query: string, variables: object = {}) =>
  post(shop, '/graphql', { query, variables }, { authorization: token });

async function cart(): Promise<readonly string[]> {
  const { data } = await shop.graphql<{ me: { cart: Cart } }>(MY_CART, {}, token);
  return contents(data.me.cart);
}

describe('what is put in', () => {
  test('CRT-002: is one piece at the catalogue’s price, whatever the body says', async () => {
    const forged = { qty: 99_999, quantity: 99_999, price: '1', originalPrice: -5 };
    const answer = await add({ product: { _id: 'caftan-celeste', ...forged }, qty: 9 });
    expect(answer.status).toBe(201);
    expect(JSON.parse(answer.body).cart).toMatchObject([{ qty: 1, price: '3490' }]);
  });

  test.each([
    ['CRT-003', 'nope'],
    ['CRT-003', 'CAFTAN-CELESTE'],
    ['CRT-003', 'caftan-celeste\0'],
    ['CRT-007', '__proto__'],
    ['CRT-007', 'constructor'],
    ['CRT-007', 'toString'],
    ['CRT-007', 'hasOwnProperty'],
  ])('%s: « %s » is no product', async (_, id) => {
    expect((await put(id)).status).toBe(404);
    const query = `mutation ($id: ID!) { addToCart(productId: $id) { userErrors { code } }
      setCartQuantity(productId: $id, quantity: 2) { userErrors { code } }
      addToWishlist(productId: $id) { userErrors { code } } }`;
    expect(JSON.parse((await graphql(query, { id })).body).data).toEqual({
      addToCart: { userErrors: [{ code: 'UNKNOWN_PRODUCT' }] },
      setCartQuantity: { userErrors: [{ code: 'NOT_IN_CART' }] },
      addToWishlist: { userErrors: [{ code: 'UNKNOWN_PRODUCT' }] },
    });
    expect(await cart()).toEqual([]);
  });

  test.each<readonly [string, string, number, Readonly<Record<string, string>>]>([
    ['an empty object', '{}', 422, {}],
    ['no product', '{"product":null}', 422, {}],
    ['a text', '{"product":"caftan-celeste"}', 422, {}],
    ['a list', '{"product":[]}', 422, {}],
    ['a list of ids', '{"product":{"_id":["caftan-celeste"]}}', 422, {}],
    ['a number', '{"product":{"_id":1}}', 422, {}],
    ['an id that is empty', '{"product":{"_id":""}}', 422, {}],
    ['nothing', '', 400, {}],
    ['nothing of any type', '', 415, { 'content-type': '' }],
    ['text', '{"product":{"_id":"caftan-celeste"}}', 415, { 'content-type': 'text/plain' }],
  ])('CRT-005: a body that is %s is refused in French', async (_, body, status, headers) => {
    const answer = await add(body, headers);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toEqual({ errors: [expect.stringMatching(/[a-zé] /)] });
    expect(await cart()).toEqual([]);
    expectDiscreet(answer);
  });
});

describe('quantities', () => {
  test.each(['INCREMENT', 'set', '', 5, null, { $inc: 1 }, ['increment'], '__proto__'])(
    'CRT-011: the step %j is none',
    async (type) => {
      await put('caftan-celeste');
      expect((await step(type)).status).toBe(422);
      expect(await cart()).toEqual(['caftan-celeste x 1']);
    },
  );

  test.each(['1.5', '1e400', '"5"', 'true', '2147483648', 'null'])(
    'CRT-011: %s is no number of pieces',
    async (quantity) => {
      const query = `mutation { addToCart(productId: "caftan-celeste", quantity: ${quantity}) { cart { id } } }`;
      const answer = await graphql(query);
      expect([answer.status, codesOf(answer)]).toEqual([400, ['GRAPHQL_VALIDATION_FAILED']]);
      expect(await cart()).toEqual([]);
    },
  );

  test('CRT-012: of many who press at once no press is lost', async () => {
    const start =
      'mutation { addToCart(productId: "caftan-celeste", quantity: 50) { cart { id } } }';
    await graphql(start);
    // Never below 1 nor above 99, in whatever order they come: what stays is what they add up to.
    const presses = Array.from({ length: 96 }, (_, n) => (n % 2 === 0 ? 'increment' : 'decrement'));
    const answers = await Promise.all(
      [...presses, 'increment', 'increment'].map((type) => step(type)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await cart()).toEqual(['caftan-celeste x 52']);
  });
});

describe('a visitor’s cart that comes with the log-in', () => {
  interface Merged {
    readonly mergeCart: { readonly cart: Cart; readonly userErrors: readonly UserError[] };
  }

  test('CRT-016: of 500 lines only what can be bought comes in, once each; the rest is named', async () => {
    const lines = Array.from({ length: 496 }, (_, n) => ({ productId: `p-${n}`, quantity: 1 }));
    const known = [
      { productId: 'caftan-celeste', quantity: 2 },
      { productId: 'caftan-celeste', quantity: 9 },
      { productId: 'pantalon-large-lin', quantity: 1 },
      { productId: 'jabador-atlas', quantity: -5 },
    ];
    const requested = { lines: [...known, ...lines] };
    const { data } = await shop.graphql<Merged>(MERGE_CART, requested, token);
    expect(contents(data.mergeCart.cart)).toEqual(['caftan-celeste x 2']);
    expect(new Set(data.mergeCart.userErrors.map(({ code }) => code))).toEqual(
      new Set(['OUT_OF_STOCK', 'INVALID', 'UNKNOWN_PRODUCT']),
    );
  });

  test('CRT-016: a line that names its own price is no line', async () => {
    const lines = [{ productId: 'caftan-celeste', quantity: 1, price: 1 }];
    const answer = await graphql(MERGE_CART, { lines });
    expect([answer.status, codesOf(answer)]).toEqual([400, ['BAD_USER_INPUT']]);
    expect(await cart()).toEqual([]);
  });
});

describe('what is taken out', () => {
  test.each([
    '%00',
    '%2e%2e%2f',
    '../../etc/passwd',
    '..%2f..%2fshop.json',
    '%E0%A4%A',
    'a%0d%0ab',
  ])('CRT-021: %s names nothing', async (id) => {
    await put('caftan-celeste');
    for (const method of ['DELETE', 'POST']) {
      const answer = await sendRaw(shop.url, {
        method,
        path: `/api/user/cart/${id}`,
        headers: { authorization: token, 'content-type': 'application/json' },
        body: '{"action":{"type":"increment"}}',
      });
      expect([400, 404]).toContain(answer.status);
      expectDiscreet(answer);
    }
    expect(await cart()).toEqual(['caftan-celeste x 1']);
  });
});

const save = (address: object) => {
  const complete = { name: 'Nadia', street: 'Rue 3', city: 'Rabat', state: 'RSK', ...address };
  const body = { address: { ...complete, codePostal: '10000' } };
  return post(shop, '/api/user/address', body, { authorization: token });
};
const book = async () =>
  (await shop.rest<{ address: object[] }>('GET', '/user/address', undefined, token)).body.address;

describe('an address', () => {
  test.each(['<svg onload=alert(1)>', '{{7*7}}', '${7*7}', '=1+1', "'; DROP TABLE x; --"])(
    'XSS-002: « %s » is a text like any other, kept and given as it came',
    async (name) => {
      expect((await save({ name })).status).toBe(201);
      expect(await book()).toMatchObject([{ name }]);
    },
  );

  test('CRT-024: the 21st is refused, sent one after the other or all at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => save({})));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect((await save({})).status).toBe(422);
    expect(await book()).toHaveLength(20);
  });
});

test('CRT-015: a hundred lines of 0.10 and 0.20 DH add up to the centime', async () => {
  const products = Array.from({ length: 100 }, (_, n) =>
    product(`cheap-${n}`, {
      position: 1000 + n,
      categoryName: 'Robes',
      outOfStock: false,
      price: n % 2 === 0 ? 10 : 20,
      originalPrice: 30,
    }),
  );
  await shop.store.transaction(({ catalog }) => catalog.save({ products }));
  const lines = products.map(({ id }) => ({ productId: id, quantity: 3 }));
  const { data } = await shop.graphql<{ quote: Cart }>(
    `query ($lines: [CartLineInput!]!) { quote(lines: $lines) {
      quantity total { amount } originalTotal { amount } discount { amount } payable { amount }
    } }`,
    { lines },
  );
  expect(data.quote).toEqual({
    quantity: 300,
    total: { amount: 4_500 },
    originalTotal: { amount: 9_000 },
    discount: { amount: 4_500 },
    payable: { amount: 9_500 },
  });
});
