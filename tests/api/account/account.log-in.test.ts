import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { LOG_IN, SIGN_UP, type SessionPayload } from '../protocol/documents.ts';

let shop: TestShop;
let known: Awaited<ReturnType<TestShop['customer']>>;
beforeAll(async () => {
  shop = await startShop();
  known = await shop.customer();
});
afterAll(() => shop.close());

interface Found {
  readonly foundUser: Readonly<Record<string, unknown>>;
  readonly encodedToken: string;
}

const post = (body: unknown) => shop.rest<Found>('POST', '/auth/login', body);

async function logIn(email: string, password: string): Promise<SessionPayload> {
  const variables = { input: { email, password } };
  const { data } = await shop.graphql<{ logIn: SessionPayload }>(LOG_IN, variables);
  return data.logIn;
}

async function open(password: string): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`;
  const input = { firstName: 'Nadia', lastName: 'Alami', email, password };
  const { data } = await shop.graphql<{ signUp: SessionPayload }>(SIGN_UP, { input });
  expect(data.signUp.userErrors).toEqual([]);
  return email;
}

describe('log-in', () => {
  test('opens a session over GraphQL', async () => {
    const { session, userErrors } = await logIn(known.email, known.password);
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

  test('does not mind the case of the e-mail, nor blanks around it', async () => {
    const email = ` ${known.email.toUpperCase()} `;
    expect((await logIn(email, known.password)).userErrors).toEqual([]);
    expect((await post({ email, password: known.password })).status).toBe(200);
  });

  test('opens the demo account with its pair', async () => {
    const { session } = await logIn('demo@belle-vue.example', 'demo-belle-vue');
    expect(session?.customer).toMatchObject({ email: 'demo@belle-vue.example' });
  });

  test('says that an e-mail is unknown, in each door’s own words', async () => {
    expect(await logIn('personne@example.com', known.password)).toEqual({
      session: null,
      userErrors: [
        {
          code: 'UNKNOWN_EMAIL',
          field: 'email',
          message: 'Email non trouvé. Veuillez vérifier vos identifiants.',
        },
      ],
    });
    expect(await post({ email: 'personne@example.com', password: 'x' })).toMatchObject({
      status: 404,
      body: { errors: ["L'email que vous avez saisi n'est pas enregistré. Erreur introuvable"] },
    });
  });

  test('says that a password is wrong, in each door’s own words', async () => {
    expect(await logIn(known.email, 'pas le bon')).toEqual({
      session: null,
      userErrors: [
        {
          code: 'WRONG_PASSWORD',
          field: 'password',
          message: 'Mot de passe incorrect. Veuillez réessayer.',
        },
      ],
    });
    const { status, body } = await post({ email: known.email, password: 'pas le bon' });
    expect({ status, body }).toEqual({
      status: 401,
      body: {
        errors: [
          "Les identifiants que vous avez saisis sont invalides. Erreur d'accès non autorisé.",
        ],
      },
    });
  });

  test('names blank fields', async () => {
    const message = "Veuillez entrer toutes les informations d'identification!";
    expect((await logIn('  ', '')).userErrors).toEqual([
      { code: 'REQUIRED', field: 'email', message },
      { code: 'REQUIRED', field: 'password', message },
    ]);
    expect(await post({})).toMatchObject({
      status: 422,
      body: {
        errors: [
          'Le champ « Email » est obligatoire.',
          'Le champ « Mot de passe » est obligatoire.',
        ],
      },
    });
  });

  test.each([{ $ne: null }, ['cliente-1@example.com'], 5, true])(
    '%j as e-mail or password matches nobody',
    async (value) => {
      const asEmail = await post({ email: value, password: known.password });
      const asPassword = await post({ email: known.email, password: value });
      expect([asEmail.status, asPassword.status]).toEqual([422, 422]);
    },
  );

  test.each(['demo@belle-vue.example', '__proto__', 'constructor'])(
    '« %s » has no empty or borrowed password',
    async (email) => {
      expect((await logIn(email, 'mot de passe')).session).toBeNull();
    },
  );
});

describe('passwords', () => {
  test('typed composed and decomposed are the same', async () => {
    const email = await open('mot de passé d’été'.normalize('NFC'));
    expect((await logIn(email, 'mot de passé d’été'.normalize('NFD'))).userErrors).toEqual([]);
  });

  test('are not cut after 72 bytes', async () => {
    const email = await open(`${'p'.repeat(72)}a`);
    expect((await logIn(email, `${'p'.repeat(72)}b`)).userErrors).toMatchObject([
      { code: 'WRONG_PASSWORD' },
    ]);
    expect((await logIn(email, `${'p'.repeat(72)}a`)).userErrors).toEqual([]);
  });

  test('are not cut at a NUL, and may hold any sign', async () => {
    const email = await open('avant\u0000après 👓');
    expect((await logIn(email, 'avant\u0000autre 👓')).session).toBeNull();
    expect((await logIn(email, 'avant\u0000après 👓')).userErrors).toEqual([]);
  });

  test('keep their case and their blanks', async () => {
    const email = await open(' Mot de Passe ');
    expect((await logIn(email, 'Mot de Passe')).session).toBeNull();
    expect((await logIn(email, ' mot de passe ')).session).toBeNull();
    expect((await logIn(email, ' Mot de Passe ')).userErrors).toEqual([]);
  });
});
