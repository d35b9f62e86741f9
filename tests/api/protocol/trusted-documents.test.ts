import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import manifest from '../../../server/generated/persisted-documents.json';
import { apiSecret } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import type { TestShop } from '../../support/shop/shop.ts';

const OWN = '{ categories { name } }';

function idOf(operation: string): string {
  const found = Object.entries(manifest).find(([, text]) => text.includes(`query ${operation} `));
  if (!found) throw new Error(`The client has no ${operation}`);
  return found[0];
}

const open = await sharedShop();
const strict = await sharedShop({ isOnlyTrusted: true });

const post = (shop: TestShop, body: object, token?: string) =>
  fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: token }),
    },
    body: JSON.stringify(body),
  });
const codesOf = async (response: Response) => {
  const { errors = [] } = await response.json();
  return errors.map((error: { extensions: { code: string } }) => error.extensions.code);
};

test('every document of the client is one that the shop runs, by its SHA-256', async () => {
  for (const [id, text] of Object.entries(manifest)) {
    expect(id).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`);
    const codes = await codesOf(await post(strict, { documentId: id }));
    // Without variables many are refused, but only for that.
    expect(codes.join()).not.toMatch(/PARSE|VALIDATION|COMPLEX|DOCUMENT/);
  }
});

describe.each(['POST', 'GET'])('by %s', (method) => {
  const send = (shop: TestShop, documentId: string) =>
    method === 'POST'
      ? post(shop, { documentId })
      : fetch(`${shop.url}/graphql?documentId=${documentId}`, {
          headers: { 'apollo-require-preflight': 'true' },
        });

  test('an id runs its document, with type names, again and again', async () => {
    for (const shop of [open, strict, strict, strict]) {
      const response = await send(shop, idOf('LogInPage'));
      expect([response.status, await response.json()]).toEqual([
        200,
        { data: { shop: { hasDemoAccount: true, __typename: 'Shop' } } },
      ]);
    }
  });

  test.each(['sha256:0', '', '__proto__', 'constructor', `${idOf('LogInPage')}@DE`, 'sha256:0@AR'])(
    'the id “%s” is unknown',
    async (id) => {
      const response = await send(open, id);
      expect([response.status, await codesOf(response)]).toEqual([400, ['UNKNOWN_DOCUMENT']]);
    },
  );
});

test('an id in another language runs its document with texts of it', async () => {
  const names = async (suffix: string) => {
    const response = await post(strict, { documentId: `${idOf('HomePage')}${suffix}` });
    const { data } = await response.json();
    return data.categories[0].name;
  };
  expect([await names(''), await names('@AR'), await names('@EN'), await names('')]).toEqual([
    'Hauts',
    'القمصان والسترات',
    'Tops',
    'Hauts',
  ]);
});

test('an id of another type is unknown', async () => {
  for (const documentId of [null, 1, {}, []]) {
    expect(await codesOf(await post(open, { documentId }))).toEqual(['UNKNOWN_DOCUMENT']);
  }
});

describe('with TRUSTED_DOCUMENTS=only', () => {
  test.each([
    ['a text', { query: OWN }],
    ['a mutation', { query: 'mutation { logOut { userErrors { code } } }' }],
    ['introspection', { query: '{ __schema { types { name } } }' }],
    ['an id inside of the variables', { query: OWN, variables: { documentId: idOf('LogInPage') } }],
  ])('%s of a guest is refused', async (_, body) => {
    for (const token of [undefined, 'not a token', 'Bearer bv_unknown']) {
      const response = await post(strict, body, token);
      expect([response.status, await codesOf(response)]).toEqual([403, ['DOCUMENT_NOT_TRUSTED']]);
    }
  });

  test('callers with a token send what they want, and others do not get it from a cache', async () => {
    const { token } = await strict.customer();
    const secret = await apiSecret(strict, ['catalog:read']);
    // Often enough for the cache.
    for (const authorization of [token, ...Array(3).fill(`Bearer ${secret}`)]) {
      expect((await post(strict, { query: OWN }, authorization)).status).toBe(200);
    }
    expect((await post(strict, { query: OWN })).status).toBe(403);
  });

  test('REST is as open as before', async () => {
    expect((await strict.rest('GET', '/categories')).status).toBe(200);
  });
});
