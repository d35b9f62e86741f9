import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startShop, type TestShop } from '../../support/shop/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

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

const aliases = (count: number) =>
  `{ ${Array.from({ length: count }, (_, n) => `a${n}: categories { id }`).join(' ')} }`;

/** A document whose frame has 16 tokens, filled up with strings of one token each. */
const ofTokens = (count: number) =>
  `{ products(filter: { brands: [${'"x" '.repeat(count - 16)}] }) { totalCount } }`;

describe('depth', () => {
  test('of 8 levels passes', async () => {
    const fields = 'session { customer { orders { nodes { lines { price { amount } } } } } }';
    expect(await ask(signUp(fields))).toMatchObject(passed);
  });

  test('of 9 levels is refused', async () => {
    const fields =
      'session { customer { orders { edges { node { lines { price { amount } } } } } } }';
    expect(await ask(signUp(fields))).toMatchObject(tooComplex('8 niveaux'));
  });

  test('of 9 levels is refused when fragments hide it', async () => {
    const document = `${signUp('session { customer { ...C } }')}
      fragment C on Customer { orders { ... on OrderConnection { edges { node { ...O } } } } }
      fragment O on Order { lines { price { amount } } }`;
    expect(await ask(document)).toMatchObject(tooComplex('8 niveaux'));
  });
});

describe('aliases', () => {
  test('ten pass', async () => {
    expect(await ask(aliases(10))).toMatchObject(passed);
  });

  test('eleven are refused', async () => {
    expect(await ask(aliases(11))).toMatchObject(tooComplex('10 alias'));
  });

  test('are counted as often as their fragment is spread', async () => {
    const document = `{
      a: categories { ...F } b: categories { ...F } c: categories { ...F } d: categories { ...F }
    }
    fragment F on Category { x: id y: name }`;
    expect(await ask(document)).toMatchObject(tooComplex('10 alias'));
  });
});

describe('mutations', () => {
  const MUTATIONS = [
    'addToCart(productId: "x") { cart { id } }',
    'setCartQuantity(productId: "x", quantity: 1) { cart { id } }',
    'removeFromCart(productId: "x") { cart { id } }',
    'clearCart { cart { id } }',
    'mergeCart(lines: []) { cart { id } }',
    'addToWishlist(productId: "x") { wishlist { id } }',
  ];
  const SIX = MUTATIONS.join(' ');

  test('five pass as a document', async () => {
    // Without a token they are UNAUTHENTICATED: the document was accepted.
    const document = `mutation { ${MUTATIONS.slice(0, 5).join(' ')} }`;
    expect(await ask(document)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });

  test.each([
    ['side by side', `mutation { ${SIX} }`],
    ['inside a fragment', `mutation { ...All } fragment All on Mutation { ${SIX} }`],
    ['inside an inline fragment', `mutation { ... on Mutation { ${SIX} } }`],
    ['under aliases', `mutation { ${'abcdef'.replace(/./g, ' $&: clearCart { cart { id } }')} }`],
  ])('six are refused %s', async (_, document) => {
    expect(await ask(document)).toMatchObject(tooComplex('5 mutations'));
  });
});

describe('tokens', () => {
  test('800 are read, 801 are not', async () => {
    // Refused by the catalogue, which accepts at most 100 brands.
    expect(await ask(ofTokens(800))).toMatchObject({ status: 200, code: 'BAD_USER_INPUT' });
    expect(await ask(ofTokens(801))).toMatchObject(tooComplex('800 mots'));
  });

  test('end a query of 2,000 levels before it can do harm', async () => {
    const document = `${'{ a '.repeat(2000)}${'}'.repeat(2000)}`;
    expect(await ask(document)).toMatchObject(tooComplex('800 mots'));
  });

  test('end 300 variables that nothing uses, with one error', async () => {
    const variables = Array.from({ length: 300 }, (_, n) => `$v${n}: Int`).join(' ');
    const { status, errors } = await ask(`query (${variables}) { brands { name } }`);
    expect(status).toBe(400);
    expect(errors).toHaveLength(1);
  });
});

describe('fragments', () => {
  test('that double twenty times over are refused, and the shop goes on', async () => {
    const bomb = Array.from(
      { length: 20 },
      (_, n) => `fragment F${n} on Category { ...F${n + 1} ... on Category { ...F${n + 1} } }`,
    );
    const document = `{ categories { ...F0 } } ${bomb.join(' ')} fragment F20 on Category { id }`;
    expect(await ask(document)).toMatchObject(tooComplex('500 sélections'));
    expect(await ask('{ brands { name } }')).toMatchObject(passed);
  });

  test('that spread themselves are refused', async () => {
    const { status } = await ask('{ categories { ...F } } fragment F on Category { id ...F }');
    expect(status).toBe(400);
  });
});

describe('fragments', () => {
  test('that double at every level are refused before they are written out', async () => {
    const levels = Array.from(
      { length: 24 },
      (_, n) => `fragment F${n} on Query { ...F${n + 1} ... on Query { ...F${n + 1} } }`,
    );
    const document = `{ ...F0 } ${levels.join(' ')} fragment F24 on Query { __typename }`;
    expect(await ask(document)).toMatchObject(tooComplex('500 sélections'));
  });
});

const page = (first: string) =>
  `a: products(first: ${first}) { nodes { price { amount } category { id } ratings { count } } }`;
const pages = (count: number, first: string) =>
  Array.from({ length: count }, (_, n) => page(first).replace('a:', `a${n}:`)).join(' ');
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
