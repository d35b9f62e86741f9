import { describe, expect, test } from 'vitest';
import { isInDemo, isInPostgres } from '../../support/shop/shop.place.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { SIGN_UP, TIMESTAMP, type SessionPayload } from '../protocol/documents.ts';

// What a form may say is in tests/rules/account/account.test.ts, what an attacker adds in
// tests/security/sign-up.test.ts.
const shop = await sharedShop();

let people = 0;

/** A form that holds; each one has an e-mail of its own. */
function form(change: object = {}) {
  people += 1;
  const email = `personne-${people}@example.com`;
  return { firstName: 'Nadia', lastName: 'Alami', email, password: 'un mot de passe', ...change };
}

async function signUp(input: object): Promise<SessionPayload> {
  const { data } = await shop.graphql<{ signUp: SessionPayload }>(SIGN_UP, { input });
  return data.signUp;
}

interface Created {
  readonly createdUser: Readonly<Record<string, unknown>>;
  readonly encodedToken: string;
}

const post = (body: unknown) => shop.rest<Created>('POST', '/auth/signup', body);

describe('sign-up over GraphQL', () => {
  test('opens an account and a session', async () => {
    const input = form({ firstName: '  Nadia ', email: ' Nadia.Alami@Example.com ' });
    const { session, userErrors } = await signUp(input);
    expect(userErrors).toEqual([]);
    expect(session?.customer).toMatchObject({
      firstName: 'Nadia',
      lastName: 'Alami',
      email: 'nadia.alami@example.com',
    });
    expect(session?.customer.createdAt).toMatch(TIMESTAMP);
    const { data } = await shop.graphql('{ me { id } }', {}, session?.token);
    expect(data).toEqual({ me: { id: session?.customer.id } });
  });

  test('refuses an e-mail that has an account, whatever its case, as REST does', async () => {
    const { email } = form();
    await signUp(form({ email }));
    for (const taken of [email, ` ${email.toUpperCase()} `]) {
      const { session, userErrors } = await signUp(form({ email: taken }));
      expect(session).toBeNull();
      const message = 'Cet email est déjà utilisé. Veuillez en choisir un autre.';
      expect(userErrors).toEqual([{ code: 'EMAIL_TAKEN', field: 'email', message }]);
      const { status, body } = await post(form({ email: taken }));
      const errors = ["Entité non traitable. L'email existe déjà."];
      expect([status, body]).toEqual([422, { errors }]);
    }
  });

  test('gives the e-mail to one of five who want it at once', async () => {
    const { email } = form();
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => signUp(form({ email }))));
    expect(all.filter(({ session }) => session !== null)).toHaveLength(1);
    expect(all.flatMap(({ userErrors }) => userErrors.map(({ code }) => code))).toEqual(
      Array(4).fill('EMAIL_TAKEN'),
    );
  });

  test('names every field that is blank or wrong', async () => {
    const wrong = { firstName: 'n'.repeat(201), lastName: ' ', email: 'nadia', password: 'court' };
    const { session, userErrors } = await signUp(form(wrong));
    expect(session).toBeNull();
    const password = 'Le mot de passe doit compter de 8 à 1024 caractères.';
    expect(userErrors).toEqual([
      { code: 'INVALID', field: 'firstName', message: expect.any(String) },
      { code: 'REQUIRED', field: 'lastName', message: 'Veuillez remplir tous les champs!' },
      { code: 'INVALID', field: 'email', message: 'Adresse email invalide' },
      { code: 'INVALID', field: 'password', message: password },
    ]);
  });

  test.each(['n'.repeat(200), 'نادية', 'ⵏⴰⴷⵢⴰ', "N'Diaye-Ōé", '<svg onload=alert(1)>', '{{7*7}}'])(
    'takes the name « %s » as it is',
    async (firstName) => {
      expect((await signUp(form({ firstName }))).session?.customer.firstName).toBe(firstName);
    },
  );
});

describe('sign-up over REST', () => {
  test('answers 201 with the created user, empty lists and a token', async () => {
    const { status, headers, body } = await post(form({ confirmPassword: 'un mot de passe' }));
    expect(status).toBe(201);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(Object.keys(body.createdUser).sort()).toEqual([
      '_id',
      'address',
      'cart',
      'createdAt',
      'email',
      'firstName',
      'lastName',
      'updatedAt',
      'wishlist',
    ]);
    expect(body.createdUser).toMatchObject({ cart: [], wishlist: [], address: [] });
    expect(body.createdUser['createdAt']).toMatch(TIMESTAMP);
    const cart = await shop.rest('GET', '/user/cart', undefined, body.encodedToken);
    expect(cart).toMatchObject({ status: 200, body: { cart: [] } });
  });

  test.each([{}, { firstName: ' ', lastName: '', email: null, password: '' }])(
    'answers 422 with one message for each blank field: %j',
    async (body) => {
      const { status, body: answer } = await post(body);
      expect(status).toBe(422);
      expect(answer.errors).toEqual(
        ['Prénom', 'Nom', 'Email', 'Mot de passe'].map(
          (label) => `Le champ «\u00a0${label}\u00a0» est obligatoire.`,
        ),
      );
    },
  );

  test.skipIf(isInPostgres || isInDemo)('stores the hash of the password alone', async () => {
    const password = 'Tr3s-secret-9f27';
    expect((await post(form({ password }))).status).toBe(201);
    const file = String(await shop.files.read(`${shop.folder}/shop.json`));
    expect(file).toContain('$argon2id$');
    expect(file).not.toContain(password);
  });
});
