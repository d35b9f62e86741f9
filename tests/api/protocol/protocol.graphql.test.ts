import { describe, expect, test } from 'vitest';
import { isInPostgres } from '../../support/shop/shop.place.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';

const shop = await sharedShop();

async function send(path: string, init: RequestInit) {
  const answer = await fetch(`${shop.url}/graphql${path}`, init);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

const post = (body: string, type = 'application/json') =>
  send('', { method: 'POST', headers: { 'content-type': type }, body });

const get = (
  query: string,
  headers: Readonly<Record<string, string>> = { 'apollo-require-preflight': '1' },
) => send(`?query=${encodeURIComponent(query)}`, { headers });

const error = (message: string, code: string) => ({ errors: [{ message, extensions: { code } }] });

test('the schema can be requested while the sandbox is on, and errors help', async () => {
  const { data } = await shop.graphql('{ __type(name: "Money") { fields { name } } }');
  expect(data).toEqual({ __type: { fields: [{ name: 'amount' }, { name: 'currency' }] } });
  const { errors } = await shop.graphql('{ productz { nodes { id } } }');
  expect(errors[0]?.message).toContain('Did you mean');
});

describe('requests', () => {
  test('malformed JSON is a 400 that says so in GraphQL’s form', async () => {
    const { status, text } = await post('{"query":');
    expect([status, JSON.parse(text)]).toEqual([
      400,
      error('Le corps de la requête n’est pas du JSON valable.', 'BAD_REQUEST'),
    ]);
  });

  // Of the last each alone would run.
  test.each(['null', '{}', '[{"query":"{brands{name}}"},{"query":"{brands{name}}"}]'])(
    '%s is no request: 400',
    async (body) => {
      const { status, text } = await post(body);
      expect(status).toBe(400);
      expect(text).not.toContain('"brands":');
    },
  );

  test('a subscription is a 400 that says which operations there are', async () => {
    const query = 'subscription { products { totalCount } }';
    for (const { status, text } of [await post(JSON.stringify({ query })), await get(query)]) {
      expect(status).toBe(400);
      expect(JSON.parse(text)).toMatchObject(
        error(
          'L’opération «\u00a0subscription\u00a0» n’existe pas ici\u00a0: seules «\u00a0query\u00a0» et «\u00a0mutation\u00a0» sont possibles.',
          'GRAPHQL_VALIDATION_FAILED',
        ),
      );
    }
  });

  test('JSON in another charset is a 415', async () => {
    const type = 'application/json; charset=latin-1';
    expect((await post('{"query":"{brands{name}}"}', type)).status).toBe(415);
  });

  test('100 KB are taken, one byte more is a 413', async () => {
    const full = '{"query":"{brands{name}}"}'.padEnd(100 * 1024);
    expect((await post(full)).status).toBe(200);
    const { status, text } = await post(`${full} `);
    expect(status).toBe(413);
    expect(text).toContain('"message":"Le corps de la requête est trop grand."');
  });

  test('a query by GET needs a header that no foreign page can send', async () => {
    const refused = await get('{brands{name}}', {});
    expect(refused.status).toBe(400);
    expect(JSON.parse(refused.text)).toEqual(
      error(
        'Cette requête doit être du JSON (content-type\u00a0: application/json) ou porter l’en-tête apollo-require-preflight. In English, send JSON by POST (urql needs preferGetMethod set to false), or the header apollo-require-preflight.',
        'BAD_REQUEST',
      ),
    );
    expect((await get('{brands{name}}')).status).toBe(200);
    expect(shop.logged).toEqual([]);
  });

  test.each(['PUT', 'DELETE', 'PATCH'])('%s is a 405', async (method) => {
    const { status, headers } = await send('', { method });
    expect(status).toBe(405);
    expect(headers.get('allow')).toContain('POST');
    expect(headers.get('access-control-allow-origin')).toBeNull();
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
});
