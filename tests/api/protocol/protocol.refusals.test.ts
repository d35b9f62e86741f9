import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startShop, type TestShop } from '../../support/shop/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const LONG = 'x'.repeat(5_000);
const times = (count: number, part: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => part(n)).join(' ');

describe('what a refused document is told', () => {
  test.each([
    ['390 unknown fields', `{ brands { ${times(390, (n) => `unknown${n}`)} } }`],
    ['100 directives on a field', `{ brands { name ${'@include(if: true) '.repeat(100)} } }`],
    [
      '150 variables that nothing uses',
      `query (${times(150, (n) => `$v${n}: Int`)}) { brands { name } }`,
    ],
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

  test('of hundreds of wrong values is short as well, and the caller’s fault', async () => {
    const query = 'query ($lines: [CartLineInput!]!) { quote(lines: $lines) { id } }';
    for (const count of [1, 60, 600]) {
      const lines = Array.from({ length: count }, () => ({ [LONG.slice(0, 40)]: null }));
      const { status, errors } = await shop.graphql(query, { lines });
      expect(status).toBe(400);
      expect(new Set(errors.map(({ extensions }) => extensions.code))).toEqual(
        new Set(['BAD_USER_INPUT']),
      );
      expect(Buffer.byteLength(JSON.stringify({ errors }))).toBeLessThanOrEqual(4096);
    }
  });

  test('of an operation that is not there does not repeat its name at length', async () => {
    const response = await fetch(`${shop.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ brands { name } }', operationName: LONG }),
    });
    expect(response.status).toBe(400);
    expect((await response.text()).length).toBeLessThan(500);
  });

  test('names no library', async () => {
    const blocked = await fetch(`${shop.url}/graphql?query=%7Bbrands%7Bname%7D%7D`);
    expect(blocked.status).toBe(400);
    expect(await blocked.json()).toMatchObject({
      errors: [
        {
          message:
            'Cette requête doit être du JSON (content-type\u00a0: application/json) ou porter l’en-tête apollo-require-preflight.',
          extensions: { code: 'BAD_REQUEST' },
        },
      ],
    });
    expect(shop.logged).toEqual([]);
  });
});

test('a document by its hash is refused, and kept by nobody', async () => {
  const response = await fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: '{ brands { name } }',
      extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } },
    }),
  });
  expect(await response.json()).toMatchObject({
    errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } }],
  });
});
