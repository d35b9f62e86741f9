import { describe, expect, test } from 'vitest';
import { sharedShop } from '../../support/shop/shared-shop.ts';

const shop = await sharedShop();

async function ask(query: string) {
  const { status, data, errors } = await shop.graphql(query);
  const [first] = errors;
  return { status, data, code: first?.extensions.code, message: first?.message ?? '', errors };
}

/** `bound` is such as `8 niveaux`. */
const tooComplex = (bound: string) => ({
  status: 400,
  data: null,
  code: 'QUERY_TOO_COMPLEX',
  message: `La requête est trop complexe\u00a0: ${bound} au plus.`,
});

const passed = { status: 200, errors: [] };

const signUp = (fields: string) => `mutation {
  signUp(input: { firstName: "" lastName: "" email: "" password: "" }) { ${fields} }
}`;

const times = (count: number, part: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => part(n)).join(' ');

const aliases = (count: number) => `{ ${times(count, (n) => `a${n}: categories { id }`)} }`;

/** A document whose frame has 16 tokens, filled up with strings of one token each. */
const ofTokens = (count: number) =>
  `{ products(filter: { brands: [${'"x" '.repeat(count - 16)}] }) { totalCount } }`;

const MUTATIONS = [
  'addToCart(productId: "x") { cart { id } }',
  'setCartQuantity(productId: "x", quantity: 1) { cart { id } }',
  'removeFromCart(productId: "x") { cart { id } }',
  'clearCart { cart { id } }',
  'mergeCart(lines: []) { cart { id } }',
  'addToWishlist(productId: "x") { wishlist { id } }',
];
const SIX = MUTATIONS.join(' ');

const DOUBLING = times(
  20,
  (n) => `fragment F${n} on Category { ...F${n + 1} ... on Category { ...F${n + 1} } }`,
);

test.each<readonly [string, string, object]>([
  [
    '8 levels',
    signUp('session { customer { orders { nodes { lines { price { amount } } } } } }'),
    passed,
  ],
  ['ten aliases', aliases(10), passed],
  // Without a token they are UNAUTHENTICATED: the document was accepted.
  [
    'five mutations',
    `mutation { ${MUTATIONS.slice(0, 5).join(' ')} }`,
    { status: 401, code: 'UNAUTHENTICATED' },
  ],
  // Refused by the catalogue, which accepts at most 100 brands.
  ['800 tokens', ofTokens(800), { status: 200, code: 'BAD_USER_INPUT' }],
])('%s pass', async (_, document, answer) => {
  expect(await ask(document)).toMatchObject(answer);
});

test.each<readonly [string, string, string]>([
  [
    '9 levels',
    '8 niveaux',
    signUp('session { customer { orders { edges { node { lines { price { amount } } } } } } }'),
  ],
  [
    '9 levels that fragments hide',
    '8 niveaux',
    `${signUp('session { customer { ...C } }')}
      fragment C on Customer { orders { ... on OrderConnection { edges { node { ...O } } } } }
      fragment O on Order { lines { price { amount } } }`,
  ],
  ['eleven aliases', '10 alias', aliases(11)],
  [
    'aliases, counted as often as their fragment is spread,',
    '10 alias',
    `{ a: categories { ...F } b: categories { ...F } c: categories { ...F } d: categories { ...F } }
      fragment F on Category { x: id y: name }`,
  ],
  ['six mutations side by side', '5 mutations', `mutation { ${SIX} }`],
  [
    'six inside a fragment',
    '5 mutations',
    `mutation { ...All } fragment All on Mutation { ${SIX} }`,
  ],
  ['six inside an inline fragment', '5 mutations', `mutation { ... on Mutation { ${SIX} } }`],
  [
    'six under aliases',
    '5 mutations',
    `mutation { ${'abcdef'.replace(/./g, ' $&: clearCart { cart { id } }')} }`,
  ],
  ['801 tokens', '800 mots', ofTokens(801)],
  [
    'fragments that double twenty times over',
    '500 sélections',
    `{ categories { ...F0 } } ${DOUBLING} fragment F20 on Category { id }`,
  ],
])('%s are refused: %s at most', async (_, bound, document) => {
  expect(await ask(document)).toMatchObject(tooComplex(bound));
  expect(await ask('{ brands { name } }')).toMatchObject(passed);
});

test('fragments that spread themselves are refused', async () => {
  const { status } = await ask('{ categories { ...F } } fragment F on Category { id ...F }');
  expect(status).toBe(400);
});

const page = (first: string) =>
  `a: products(first: ${first}) { nodes { price { amount } category { id } ratings { count } } }`;
const pages = (count: number, first: string) =>
  times(count, (n) => page(first).replace('a:', `a${n}:`));
const ORDERS = 'nodes { lines { price { amount } } }';

describe('the size of an answer', () => {
  test('of 5,000 objects passes, and one page more is refused before anything is read', async () => {
    // A page is the connection and a hundred times a product with its price, category and ratings.
    expect(await ask(`{ ${pages(10, '100')} ${'categories { id } '.repeat(90)} }`)).toMatchObject(
      passed,
    );
    expect(
      await ask(`{ ${pages(10, '100')} me { orders(first: 100) { ${ORDERS} } } }`),
    ).toMatchObject(tooComplex('5000 objets dans la réponse'));
  });

  test('is reckoned with what the variables hold', async () => {
    const query = `query ($n: Int!) { ${pages(10, '$n')} me { orders(first: $n) { ${ORDERS} } } }`;
    expect((await shop.graphql(query, { n: 10 })).status).toBe(200);
    const { status, errors } = await shop.graphql(query, { n: 100 });
    expect([status, errors[0]?.extensions.code]).toEqual([400, 'QUERY_TOO_COMPLEX']);
  });
});

const LONG = 'x'.repeat(5_000);
describe('what a refused document is told', () => {
  test.each([
    [
      'fields that conflict 250 times',
      `{ brands { ${times(250, () => 'name: productCount name')} } }`,
    ],
    ['an endless name', `{ ${LONG} }`],
  ])('of %s is at most 20 errors and 4 KB', async (_, query) => {
    const { status, data, errors } = await shop.graphql(query);
    expect({ status, data }).toEqual({ status: 400, data: null });
    expect(errors.length).toBeGreaterThan(0);
    expect(errors.length).toBeLessThanOrEqual(20);
    expect(Buffer.byteLength(JSON.stringify({ errors }))).toBeLessThanOrEqual(4096);
  });
});
