import { afterAll, describe, expect, test } from 'vitest';
import { resolvers, typeDefs } from '../../server/http/graphql/schema.ts';
import { restRoutes } from '../../server/http/rest/routes.ts';
import { sendRaw } from '../support/http/raw.ts';
import { startShop } from '../support/shop/shop.ts';
import { codesOf, post } from './request.ts';
import { callsOf } from './calls.ts';

const shop = await startShop({ isSandboxOn: false });
afterAll(() => shop.close());

/** All else is for customers: a new route or mutation that is not among these fails below. */
const ROUTES_FOR_EVERYONE = new Set([
  'GET /products',
  'GET /products/:id',
  'GET /categories',
  'GET /categories/:id',
  'POST /auth/login',
  'POST /auth/signup',
]);
const MUTATIONS_FOR_EVERYONE = new Set([
  'signUp',
  'logIn',
  'logInAsDemo',
  // With the token of a mailed link, and for nothing but a brake.
  'confirmDevice',
  // By mail alone, with the same answer for every e-mail.
  'requestPasswordReset',
  // With the token of a mailed link.
  'resetPassword',
  'confirmEmail',
  // With what a passkey signed.
  'startPasskeyLogIn',
  'logInWithPasskey',
  // By mail alone, with the same answer for every e-mail.
  'requestStockAlert',
  // With the token of a mailed link.
  'confirmStockAlert',
  'cancelStockAlert',
  'placeGuestOrder',
  // With the phone of the order, ten times an hour.
  'findOrder',
  // With the key of a tracking link; without one they are for customers.
  'cancelOrder',
  'requestReturn',
]);

const customersRoutes = restRoutes
  .map(({ method, path }) => [method, path] as const)
  .filter(([method, path]) => !ROUTES_FOR_EVERYONE.has(`${method} ${path}`));
const mutations = callsOf(typeDefs, 'Mutation');
const customersMutations = mutations.filter(({ name }) => !MUTATIONS_FOR_EVERYONE.has(name));

describe('without a token', () => {
  test.each(customersRoutes)('IDR-016: %s /api%s is a 401', async (method, path) => {
    const answer = await sendRaw(shop.url, {
      method,
      path: `/api${path.replace(':id', 'x')}`,
      ...(method === 'POST' && { headers: { 'content-type': 'application/json' }, body: '{}' }),
    });
    expect(answer.status).toBe(401);
  });

  test.each(customersMutations)('IDR-016: $name is UNAUTHENTICATED', async ({ document }) => {
    const answer = await post(shop, '/graphql', { query: document });
    expect([answer.status, codesOf(answer)]).toEqual([401, ['UNAUTHENTICATED']]);
    expect(JSON.parse(answer.body).data).toBeNull();
  });

  test('IDR-016: every mutation that is served was asked for, or is named as public', () => {
    const served = resolvers.flatMap((each) =>
      'Mutation' in each ? Object.keys(each.Mutation) : [],
    );
    expect(mutations.map(({ name }) => name).sort()).toEqual(served.sort());
    expect([...MUTATIONS_FOR_EVERYONE].filter((name) => !served.includes(name))).toEqual([]);
  });
});
