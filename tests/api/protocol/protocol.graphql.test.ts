import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isInPostgres } from '../../support/shop/shop.place.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

async function post(body: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const response = await fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('the schema', () => {
  test('can be asked for while the sandbox is on, and errors help', async () => {
    const { data } = await shop.graphql('{ __type(name: "Money") { fields { name } } }');
    expect(data).toEqual({ __type: { fields: [{ name: 'amount' }, { name: 'currency' }] } });
    const { errors } = await shop.graphql('{ productz { nodes { id } } }');
    expect(errors[0]?.message).toContain('Did you mean');
  });
});

describe('requests', () => {
  test.each(['{"query":', '', 'nope'])('« %s » is malformed: 400 in JSON', async (body) => {
    const { status, headers, text } = await post(body);
    expect(status).toBe(400);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(JSON.parse(text)).toEqual({
      errors: [
        {
          message: 'Le corps de la requête n’est pas du JSON valable.',
          extensions: { code: 'BAD_REQUEST' },
        },
      ],
    });
  });

  test.each([
    'null',
    '5',
    '"x"',
    '[]',
    '{}',
    '{"query":5}',
    '{"query":{}}',
    '{"query":["a"]}',
    '{"query":{"toString":1,"valueOf":null}}',
    '{"query":[{"toString":1}]}',
    '{"query":"{brands{name}}","variables":"a"}',
    '{"query":"{brands{name}}","variables":[]}',
    '{"query":"{brands{name}}","extensions":"x"}',
    '{"query":"{brands{name}}","operationName":"Nope"}',
  ])('%s is no request: 400', async (body) => {
    const { status, text } = await post(body);
    expect(status).toBe(400);
    expect(text).not.toContain('"brands":');
    expect(text).not.toMatch(/stack|node_modules/);
  });

  test('a subscription is a 400 that says which operations there are', async () => {
    const query = 'subscription { products { totalCount } }';
    const address = `${shop.url}/graphql?query=${encodeURIComponent(query)}`;
    const requested = await fetch(address, { headers: { 'apollo-require-preflight': '1' } });
    const read = { status: requested.status, text: await requested.text() };
    for (const { status, text } of [await post(JSON.stringify({ query })), read]) {
      expect({ status, ...JSON.parse(text) }).toMatchObject({
        status: 400,
        errors: [
          {
            message:
              'L’opération « subscription » n’existe pas ici\u00a0: seules « query » et « mutation » sont possibles.',
            extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
          },
        ],
      });
    }
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=latin-1',
  ])('%s is a 415', async (type) => {
    const { status } = await post('{"query":"{brands{name}}"}', { 'content-type': type });
    expect(status).toBe(415);
  });

  test('100 KB are taken, one byte more is a 413', async () => {
    const body = '{"query":"{brands{name}}"}';
    const full = body + ' '.repeat(100 * 1024 - body.length);
    expect((await post(full)).status).toBe(200);
    const { status, text } = await post(`${full} `);
    expect(status).toBe(413);
    expect(JSON.parse(text)).toMatchObject({
      errors: [{ message: 'Le corps de la requête est trop grand.' }],
    });
  });

  test('many at once in one body are refused, and none runs', async () => {
    const { status, text } = await post('[{"query":"{brands{name}}"},{"query":"{brands{name}}"}]');
    expect(status).toBe(400);
    expect(text).not.toContain('Belle Vue');
  });

  test('a query by GET needs a header that no foreign page can send', async () => {
    const address = `${shop.url}/graphql?query=${encodeURIComponent('{brands{name}}')}`;
    const refused = await fetch(address);
    expect([refused.status, await refused.json()]).toEqual([
      400,
      {
        errors: [
          {
            message:
              'Cette requête doit être du JSON (content-type\u00a0: application/json) ou porter l’en-tête apollo-require-preflight.',
            extensions: { code: 'BAD_REQUEST' },
          },
        ],
      },
    ]);
    const requested = await fetch(address, { headers: { 'apollo-require-preflight': '1' } });
    expect(requested.status).toBe(200);
  });

  test('a mutation by GET does not run: 405', async () => {
    const mutation = 'mutation{logInAsDemo{session{token}}}';
    const address = `${shop.url}/graphql?query=${encodeURIComponent(mutation)}`;
    const response = await fetch(address, { headers: { 'apollo-require-preflight': '1' } });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
    expect(await response.text()).not.toContain('token":');
  });

  test.each(['PUT', 'DELETE', 'PATCH'])('%s is a 405', async (method) => {
    const response = await fetch(`${shop.url}/graphql`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toContain('POST');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('errors', () => {
  // PostgreSQL refuses a product without a category.
  test.skipIf(isInPostgres)('of what is our fault tell a request id and no detail', async () => {
    await shop.changeProduct('jabador-atlas', { categoryName: 'Perdue' });
    const query = '{ product(id: "jabador-atlas") { category { name } } }';
    const { status, errors } = await shop.graphql(query);
    await shop.changeProduct('jabador-atlas', { categoryName: 'Traditionnels' });
    expect(status).toBe(500);
    expect(errors).toMatchObject([
      {
        message: expect.stringMatching(/^Une erreur est survenue.*\(référence [0-9a-f-]{36}\)\.$/),
        extensions: {
          code: 'INTERNAL_SERVER_ERROR',
          requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        },
      },
    ]);
    expect(JSON.stringify(errors)).not.toMatch(/Product jabador|stack|\.ts/);
  });

  test('of variables are BAD_USER_INPUT', async () => {
    const { status, errors } = await shop.graphql('query ($id: ID!) { product(id: $id) { id } }', {
      id: { $ne: null },
    });
    expect(status).toBe(400);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});
