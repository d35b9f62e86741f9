import { describe, expect, test } from 'vitest';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { LOG_IN, SIGN_UP, type SessionPayload } from '../protocol/documents.ts';

// Long passwords, those of odd characters, and guesses: tests/security/log-in.test.ts.
const shop = await sharedShop();
const known = await shop.customer();

const post = (body: unknown) =>
  shop.rest<{ foundUser: object; encodedToken: string }>('POST', '/auth/login', body);

async function logIn(email: string, password: string): Promise<SessionPayload> {
  const variables = { input: { email, password } };
  const { data } = await shop.graphql<{ logIn: SessionPayload }>(LOG_IN, variables);
  return data.logIn;
}

describe('log-in', () => {
  test('opens a session over GraphQL, however the e-mail is written', async () => {
    const { session, userErrors } = await logIn(` ${known.email.toUpperCase()} `, known.password);
    expect(userErrors).toEqual([]);
    expect(session?.customer.email).toBe(known.email);
    const { data } = await shop.graphql('{ me { email } }', {}, session?.token);
    expect(data).toEqual({ me: { email: known.email } });
  });

  test('opens a session over REST, with all that is the customer’s', async () => {
    await shop.rest('POST', '/user/cart', { product: { _id: 'jabador-atlas' } }, known.token);
    const { status, body } = await post({ email: known.email, password: known.password });
    expect(status).toBe(200);
    expect(body.foundUser).toMatchObject({
      firstName: 'Nadia',
      lastName: 'Alami',
      email: known.email,
      cart: [{ _id: 'jabador-atlas', qty: 1 }],
      wishlist: [],
      address: [],
    });
    const cart = await shop.rest('GET', '/user/cart', undefined, body.encodedToken);
    expect(cart.body).toMatchObject({ cart: [{ _id: 'jabador-atlas', qty: 1 }] });
  });

  test('is in the log, also a refused one, by id and address alone', async () => {
    const { id } = (await shop.store.read.accounts.customerByEmail(known.email)) ?? {};
    const before = shop.logged.length;
    await logIn(known.email, known.password);
    await logIn(known.email, 'pas le bon');
    await logIn('personne@example.com', 'pas le bon');
    const about = { way: 'PASSWORD', address: '127.0.0.1' };
    const refused = { ...about, message: 'a log-in of a customer was refused' };
    expect(shop.logged.slice(before)).toEqual([
      { ...about, customer: id, message: 'a customer logged in' },
      { ...refused, customer: id, code: 'WRONG_PASSWORD' },
      { ...refused, customer: null, code: 'UNKNOWN_EMAIL' },
    ]);
  });

  test.each([
    {
      about: 'an unknown e-mail',
      pair: { email: 'personne@example.com', password: 'x' },
      error: {
        code: 'UNKNOWN_EMAIL',
        field: 'email',
        message: 'Email non trouvé. Veuillez vérifier vos identifiants.',
      },
      status: 404,
      sentence: "L'email que vous avez saisi n'est pas enregistré. Erreur introuvable",
    },
    {
      about: 'a wrong password',
      pair: { password: 'pas le bon' },
      error: {
        code: 'WRONG_PASSWORD',
        field: 'password',
        message: 'Mot de passe incorrect. Veuillez réessayer.',
      },
      status: 401,
      sentence:
        "Les identifiants que vous avez saisis sont invalides. Erreur d'accès non autorisé.",
    },
  ])('refuses $about, in each API’s own words', async ({ pair, error, status, sentence }) => {
    const { email, password } = { ...known, ...pair };
    expect(await logIn(email, password)).toEqual({ session: null, userErrors: [error] });
    const answer = await post({ email, password });
    expect([answer.status, answer.body]).toEqual([status, { errors: [sentence] }]);
  });

  test('over REST names blank fields', async () => {
    const { status, body } = await post({});
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      'Le champ «\u00a0Email\u00a0» est obligatoire.',
      'Le champ «\u00a0Mot de passe\u00a0» est obligatoire.',
    ]);
  });

  test.each(['demo@belle-vue.example', '__proto__', 'constructor'])(
    '« %s » has no empty or borrowed password',
    async (email) => {
      expect((await logIn(email, 'mot de passe')).session).toBeNull();
    },
  );
});

test('passwords keep their case and their blanks', async () => {
  const password = ' Mot de Passe ';
  const email = `${crypto.randomUUID()}@example.com`;
  const input = { firstName: 'Nadia', lastName: 'Alami', email, password };
  await shop.graphql(SIGN_UP, { input });
  for (const other of ['Mot de Passe', ' mot de passe ']) {
    expect((await logIn(email, other)).userErrors).toMatchObject([{ code: 'WRONG_PASSWORD' }]);
  }
  expect((await logIn(email, password)).userErrors).toEqual([]);
});
