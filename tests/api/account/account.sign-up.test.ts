import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isInDemo, isInPostgres } from '../../support/shop/shop.place.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { SIGN_UP, TIMESTAMP, type SessionPayload } from '../protocol/documents.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

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

  test.each([(email: string) => email, (email: string) => ` ${email.toUpperCase()} `])(
    'refuses an e-mail that has an account, whatever its case',
    async (variant) => {
      const first = form();
      await signUp(first);
      const { session, userErrors } = await signUp(form({ email: variant(first.email) }));
      expect(session).toBeNull();
      expect(userErrors).toEqual([
        {
          code: 'EMAIL_TAKEN',
          field: 'email',
          message: 'Cet email est déjà utilisé. Veuillez en choisir un autre.',
        },
      ]);
    },
  );

  test('gives the e-mail to one of five who want it at once', async () => {
    const { email } = form();
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => signUp(form({ email }))));
    expect(all.filter(({ session }) => session !== null)).toHaveLength(1);
    expect(all.flatMap(({ userErrors }) => userErrors.map(({ code }) => code))).toEqual(
      Array(4).fill('EMAIL_TAKEN'),
    );
  });

  test('names every blank field in the words of the specification', async () => {
    const { userErrors } = await signUp({ firstName: '', lastName: '  ', email: '', password: '' });
    const message = 'Veuillez remplir tous les champs!';
    expect(userErrors).toEqual([
      { code: 'REQUIRED', field: 'firstName', message },
      { code: 'REQUIRED', field: 'lastName', message },
      { code: 'REQUIRED', field: 'email', message },
      { code: 'REQUIRED', field: 'password', message },
    ]);
  });

  test.each([7, 1025])('refuses a password of %i characters', async (length) => {
    const { session, userErrors } = await signUp(form({ password: 'p'.repeat(length) }));
    expect(session).toBeNull();
    expect(userErrors).toEqual([
      {
        code: 'INVALID',
        field: 'password',
        message: 'Le mot de passe doit compter de 8 à 1024 caractères.',
      },
    ]);
  });

  test.each([8, 1024])('takes a password of %i characters', async (length) => {
    expect((await signUp(form({ password: 'é'.repeat(length) }))).userErrors).toEqual([]);
  });

  test.each([
    'nadia',
    'nadia@',
    '@example.com',
    'a@b@example.com',
    'a b@example.com',
    'a@example',
    `${'a'.repeat(243)}@example.com`,
  ])('refuses the e-mail « %s »', async (email) => {
    const { userErrors } = await signUp(form({ email }));
    expect(userErrors).toEqual([
      { code: 'INVALID', field: 'email', message: 'Adresse email invalide' },
    ]);
  });

  test('takes an e-mail of 254 characters', async () => {
    const { userErrors } = await signUp(form({ email: `${'a'.repeat(242)}@example.com` }));
    expect(userErrors).toEqual([]);
  });

  test.each(['n'.repeat(201), 'Na\u0000dia', 'Na\ndia', '\u009f!', '\ud800'])(
    'refuses a name too long or with control characters (%#)',
    async (firstName) => {
      const { session, userErrors } = await signUp(form({ firstName }));
      expect(session).toBeNull();
      expect(userErrors).toMatchObject([{ code: 'INVALID', field: 'firstName' }]);
    },
  );

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

  test('answers 422 to an e-mail that the other door took, whatever its case', async () => {
    const input = form();
    await signUp(input);
    const { status, body } = await post(form({ email: input.email.toUpperCase() }));
    expect(status).toBe(422);
    expect(body).toEqual({ errors: ["Entité non traitable. L'email existe déjà."] });
  });

  test.each([{}, { firstName: ' ', lastName: '', email: null, password: '' }])(
    'answers 422 with one message for each blank field: %j',
    async (body) => {
      expect(await post(body)).toMatchObject({
        status: 422,
        body: {
          errors: [
            'Le champ « Prénom » est obligatoire.',
            'Le champ « Nom » est obligatoire.',
            'Le champ « Email » est obligatoire.',
            'Le champ « Mot de passe » est obligatoire.',
          ],
        },
      });
    },
  );

  test.each([{ $ne: null }, ['a@b.ma'], 5, true])('%j is no e-mail', async (email) => {
    const { status, body } = await post(form({ email }));
    expect({ status, body }).toEqual({
      status: 422,
      body: { errors: ['Adresse email invalide'] },
    });
  });

  test('refuses a confirmation that differs, and writes nothing', async () => {
    const input = form();
    const { status, body } = await post({ ...input, confirmPassword: 'un autre mot' });
    expect({ status, body }).toEqual({
      status: 422,
      body: { errors: ['Les mots de passe ne correspondent pas!'] },
    });
    expect((await post(input)).status).toBe(201);
  });

  test('keeps nothing that the form has no field for', async () => {
    const extra = {
      _id: 'mine',
      role: 'admin',
      isAdmin: true,
      createdAt: '1999',
      expiresAt: '1999',
    };
    const lists = { cart: [{ _id: 'x' }], wishlist: ['x'], address: ['x'] };
    const { status, body } = await post(form({ ...extra, ...lists }));
    expect(status).toBe(201);
    expect(body.createdUser).toMatchObject({ cart: [], wishlist: [], address: [] });
    expect(body.createdUser).not.toHaveProperty('role');
    expect(body.createdUser).not.toHaveProperty('isAdmin');
    expect(body.createdUser['_id']).not.toBe('mine');
    expect(body.createdUser['createdAt']).not.toBe('1999');
  });

  test.each(['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"isAdmin":true}}}'])(
    '%s changes no other object',
    async (body) => {
      const { status } = await post(body);
      expect([400, 422]).toContain(status);
      expect({}).not.toHaveProperty('isAdmin');
    },
  );

  test('no answer and no file holds the password, no answer its hash', async () => {
    const password = 'Tr3s-secret-9f27';
    const input = form({ password });
    const created = await post(input);
    const found = await shop.rest('POST', '/auth/login', { email: input.email, password });
    const answers = JSON.stringify([created.body, found.body]);
    expect(found.status).toBe(200);
    expect(answers).not.toContain(password);
    expect(answers).not.toMatch(/argon2|password|hash/i);
    if (isInPostgres || isInDemo) return;
    const file = String(await shop.files.read(`${shop.folder}/shop.json`));
    expect(file).toContain('$argon2id$');
    expect(file).not.toContain(password);
  });
});
