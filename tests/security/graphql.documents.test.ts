import { buildSchema, getNamedType, isObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { typeDefs } from '../../server/http/graphql/schema.ts';
import { codesOf, expectDiscreet, post, startAttacked, type Refused } from './request.ts';

// As it runs for the world: the sandbox would let anybody read the schema.
const shop = await startAttacked({ isSandboxOn: false });

const ask = (query: string, more: object = {}) => post(shop, '/graphql', { query, ...more });
const times = (count: number, part: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => part(n)).join(' ');

const BOMB = `{ ...F0 }
  ${times(20, (n) => `fragment F${n} on Query { a: me { ...G } ...F${n + 1} b: me { ...G } ...F${n + 1} }`)}
  fragment F20 on Query { __typename } fragment G on Customer { id }`;
const DOUBLING = `{ ...F0 }
  ${times(24, (n) => `fragment F${n} on Query { ...F${n + 1} ... on Query { ...F${n + 1} } }`)}
  fragment F24 on Query { __typename }`;
const ELEVEN_MUTATIONS = `mutation {
  addToCart(productId: "x") { cart { id } } setCartQuantity(productId: "x", quantity: 1) { cart { id } }
  removeFromCart(productId: "x") { cart { id } } clearCart { cart { id } } mergeCart(lines: []) { cart { id } }
  addToWishlist(productId: "x") { wishlist { id } } removeFromWishlist(productId: "x") { wishlist { id } }
  removeAddress(id: "x") { addresses { id } } checkCardPayment(paymentId: "x") { order { id } }
  cancelOrder(orderId: "x") { order { id } } reorder(orderId: "x") { cart { id } }
}`;
const directives = (count: number) => `{ brands { name ${'@include(if:true)'.repeat(count)} } }`;
const variables = (count: number) => `query (${times(count, (n) => `$v${n}: Int`)}) { me { id } }`;
const NODES = '{ nodes { category { name } } edges { node { category { name } } } }';

const TOO_COMPLEX = ['QUERY_TOO_COMPLEX'];
const INVALID = ['GRAPHQL_VALIDATION_FAILED'];

describe('a document that is too much is refused before anything runs', () => {
  test.each<readonly [string, string, string, readonly string[]]>([
    ['GQL-002', '100 levels of fields', `${'{ a '.repeat(100)}${'}'.repeat(100)}`, INVALID],
    [
      'GQL-002',
      '100 levels of a list that every type may ask for',
      `{ me { orders { ${'edges { node { '.repeat(50)} id ${'} }'.repeat(50)} } } }`,
      INVALID,
    ],
    ['GQL-003', '2,000 levels', `${'{ a '.repeat(2000)}${'}'.repeat(2000)}`, TOO_COMPLEX],
    [
      'GQL-003',
      '2,000 levels of brackets in a value',
      `{ quote(lines: ${'['.repeat(2000)}${']'.repeat(2000)}) { id } }`,
      TOO_COMPLEX,
    ],
    ['GQL-004', '20 fragments under two aliases each', BOMB, TOO_COMPLEX],
    ['GQL-004', '24 fragments that double', DOUBLING, TOO_COMPLEX],
    ['GQL-006', '100 aliases', `{ ${times(100, (n) => `a${n}: brands { name }`)} }`, TOO_COMPLEX],
    ['GQL-008', '11 mutations without an alias', ELEVEN_MUTATIONS, TOO_COMPLEX],
    ['GQL-012', '500 directives', directives(500), TOO_COMPLEX],
    ['GQL-012', '100 directives', directives(100), INVALID],
    ['GQL-013', 'directives that nobody knows', '{ brands @aa @ab @ac { name } }', INVALID],
    ['GQL-014', '300 variables', variables(300), TOO_COMPLEX],
    ['GQL-014', '150 variables', variables(150), INVALID],
    ['GQL-014', '390 unknown fields', `{ ${times(390, (n) => `x${n}`)} }`, INVALID],
    [
      'GQL-021',
      'ten pages of a hundred products, twice each',
      `{ ${times(10, (n) => `a${n}: products(first: 100) ${NODES}`)} }`,
      TOO_COMPLEX,
    ],
  ])('%s: %s', async (_, __, query, codes) => {
    const answer = await ask(query);
    expect(answer.status).toBe(400);
    expect(codesOf(answer)).toEqual(codes);
    const { data, errors }: Refused = JSON.parse(answer.body);
    expect(data).toBeUndefined();
    expect(errors.length).toBeLessThanOrEqual(20);
    expect(answer.body).not.toContain('Did you mean');
    expectDiscreet(answer);
  });
});

describe('values that are too many are refused, with a short list of what is wrong', () => {
  test.each<readonly [string, string, object]>([
    ['quote(lines: $v) { id }', '[CartLineInput!]!', Array.from({ length: 500 }, () => ({}))],
    ['productsById(ids: $v) { id }', '[ID!]!', Array.from({ length: 500 }, () => null)],
    ['products(filter: $v) { totalCount }', 'ProductFilter', { brands: Array(5000).fill(5) }],
  ])('GQL-014: %s', async (field, type, v) => {
    const answer = await ask(`query ($v: ${type}) { ${field} }`, { variables: { v } });
    expect([answer.status, codesOf(answer)]).toEqual([400, ['BAD_USER_INPUT']]);
    expectDiscreet(answer);
  });

  test.each([
    ['products(first: -1) { nodes { id } }'],
    ['products(first: 0) { nodes { id } }'],
    ['products(first: 101) { nodes { id } }'],
    ['products(first: 2147483647) { nodes { id } }'],
    ['products(after: "-1") { nodes { id } }'],
    [`productsById(ids: [${times(21, (n) => `"p${n}"`)}]) { id }`],
  ])('GQL-020: %s', async (field) => {
    const answer = await ask(`{ ${field} }`);
    expect([answer.status, codesOf(answer)]).toEqual([200, ['BAD_USER_INPUT']]);
    expect(JSON.parse(answer.body).data).toBeNull();
  });
});

describe('many at once in one body', () => {
  const one = { query: 'mutation { logInAsDemo { session { token } } }' };

  test.each([
    ['GQL-009', [one, one]],
    ['GQL-010', Array.from({ length: 1_000 }, () => one)],
    ['GQL-010', Array.from({ length: 10_000 }, () => ({}))],
  ])('%s: are refused, and none runs', async (_, batch) => {
    const answer = await post(shop, '/graphql', batch);
    expect([400, 413]).toContain(answer.status);
    expect(answer.body).not.toContain('token');
    expectDiscreet(answer);
  });
});

describe('nobody learns the schema by asking', () => {
  test.each([
    ['GQL-015', '{ __schema { types { name } } }'],
    ['GQL-016', '{ __type(name: "Customer") { fields { name } } }'],
    ['GQL-018', '{ productz { nodes { id } } }'],
    ['GQL-018', '{ products(frist: 3) { totalCount } }'],
    ['GQL-018', '{ products(sort: PRICE_ASK) { totalCount } }'],
    ['GQL-018', '{ products(filter: { brandz: [] }) { totalCount } }'],
    ['GQL-018', 'mutation { logIn(input: { emial: "a" }) { session { token } } }'],
    ['GQL-018', '{ me { ... on Custome { id } } }'],
  ])('%s: %s', async (_, query) => {
    const answer = await ask(query);
    expect(answer.status).toBe(400);
    expect(answer.body).not.toMatch(/Did you mean|firstName|CartLine|"fields"/);
    expectDiscreet(answer);
  });

  test('GQL-018: of 130 unknown fields the first few are named, and nothing else is compared', async () => {
    const fields = Array.from({ length: 130 }, (_, n) => `productz${n}`);
    const answer = await ask(`{ ${fields.join(' ')} }`);
    expect([answer.status, codesOf(answer)]).toEqual([400, ['GRAPHQL_VALIDATION_FAILED']]);
    const { errors }: Refused = JSON.parse(answer.body);
    expect(errors.map(({ message }) => message)).toEqual(
      fields.slice(0, 10).map((field) => `Cannot query field "${field}" on type "Query".`),
    );
  });

  test.each([
    ['in one place', `{ ${times(101, () => 'brands { name }')} }`],
    ['in places of its own', `{ ${times(51, () => '... { brands { name } brands { name } }')} }`],
    [
      'by fragments',
      `{ ...A ...B } ${['A', 'B'].map((name) => `fragment ${name} on Query { ${times(51, () => 'brands { name }')} }`).join(' ')}`,
    ],
  ])('GQL-018: a field that is repeated %s is refused unvalidated, each time', async (_, query) => {
    for (const operation of [query, query]) {
      const answer = await ask(operation);
      expect([answer.status, codesOf(answer)]).toEqual([400, TOO_COMPLEX]);
    }
    expect((await ask(query.replaceAll('brands { name }', 'brands { nope }'))).body).not.toContain(
      'nope',
    );
  });

  test.each(['Nope', '__proto__', 'N'.repeat(50_000), 'a\n{"level":60}'])(
    'GQL-023: an operation that is not there is not repeated',
    async (operationName) => {
      const answer = await ask('query Known { brands { name } }', { operationName });
      expect([answer.status, codesOf(answer)]).toEqual([400, ['OPERATION_RESOLUTION_FAILURE']]);
      expectDiscreet(answer);
    },
  );
});

const nested = (depth: number): string =>
  depth === 0 ? 'id' : `related(first: 1) { ${nested(depth - 1)} }`;

test('GQL-030: a product leads to related ones only as deep as documents may be', async () => {
  const document = (depth: number) => `{ product(id: "caftan-celeste") { ${nested(depth)} } }`;
  expect((await post(shop, '/graphql', { query: document(5) })).status).toBe(200);
  expect((await post(shop, '/graphql', { query: document(8) })).status).toBe(400);
  const wide =
    '{ product(id: "caftan-celeste") { related(first: 12) { related(first: 12) { related(first: 12) { related(first: 12) { id } } } } } }';
  expect((await post(shop, '/graphql', { query: wide })).status).toBe(400);
});

test('GQL-030: no other type leads back to itself, so no query walks in circles', () => {
  const schema = buildSchema(typeDefs);
  const seen: string[][] = [];
  const visit = (name: string, path: readonly string[]): void => {
    if (path.includes(name)) seen.push([...path, name]);
    const type = schema.getType(name);
    if (path.includes(name) || !isObjectType(type)) return;
    for (const field of Object.values(type.getFields())) {
      if (name === 'Product' && field.name === 'related') continue;
      visit(getNamedType(field.type).name, [...path, name]);
    }
  };
  for (const root of ['Query', 'Mutation']) visit(root, []);
  expect(seen).toEqual([]);
});
