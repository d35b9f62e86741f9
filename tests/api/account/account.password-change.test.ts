import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { call, logIn, mailboxOf, statusOf } from './account.recovery.ts';

const NEW = 'un tout nouveau secret';

let shop: TestShop;
let customer: { readonly token: string; readonly email: string; readonly password: string };
beforeEach(async () => {
  shop = await startShop();
  customer = await shop.customer();
});
afterEach(() => shop.close());

const change = (currentPassword: string, password = NEW, token = customer.token) =>
  call(shop, 'changePassword', { currentPassword, password }, { token });

describe('a customer who changes the password', () => {
  test('stays logged in here, and nowhere else', async () => {
    const { token: other } = await logIn(shop, customer);
    const { codes, customer: changed } = await change(customer.password);
    expect(codes).toEqual([]);
    expect(changed).toMatchObject({ email: customer.email, emailVerified: false });
    expect(await statusOf(shop, customer.token)).toBe(200);
    expect(await statusOf(shop, other)).toBe(401);
    expect((await logIn(shop, customer)).status).toBe(401);
    expect((await logIn(shop, { ...customer, password: NEW })).status).toBe(200);
  });

  test.each([
    ['faux', NEW, 'WRONG_PASSWORD', 'currentPassword'],
    ['', NEW, 'REQUIRED', 'currentPassword'],
    ['un mot de passe', 'court', 'INVALID', 'password'],
    ['un mot de passe', 'motdepasse', 'INVALID', 'password'],
    ['un mot de passe', '', 'REQUIRED', 'password'],
  ])('from %j to %j is refused with %s', async (current, password, code, field) => {
    const { token: other } = await logIn(shop, customer);
    const { userErrors, customer: changed } = await change(current, password);
    expect(userErrors).toMatchObject([{ code, field }]);
    expect(changed).toBeNull();
    expect(await statusOf(shop, other)).toBe(200);
    expect((await logIn(shop, customer)).status).toBe(200);
  });

  test('ends an e-mail change that was requested before, sent or not', async () => {
    const mailbox = mailboxOf(shop);
    const { token, password } = customer;
    const email = 'voleuse@exemple.ma';
    await call(shop, 'requestEmailChange', { email, password }, { token });
    const link = await mailbox.tokenFor(email);
    await call(shop, 'requestEmailChange', { email: 'autre@exemple.ma', password }, { token });
    await change(password);
    expect(await mailbox.tokenFor('autre@exemple.ma')).toBe('');
    expect((await call(shop, 'confirmEmail', { token: link })).codes).toEqual(['INVALID_TOKEN']);
  });

  test('at once with another change is one of them', async () => {
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((end) => change(customer.password, `${NEW} ${end}`)),
    );
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['WRONG_PASSWORD', 'WRONG_PASSWORD']);
  });
});

describe('a demo account', () => {
  const REFUSED = [
    {
      code: 'NOT_ALLOWED_NOW',
      field: null,
      message:
        'Un compte de démonstration garde son mot de passe et son adresse e-mail, et ne peut pas être supprimé. Créez votre propre compte pour essayer.',
    },
  ];

  test.each(['published', 'private'])(
    'that is %s changes neither password nor e-mail',
    async (kind) => {
      const { email, password } = shop.within.demo;
      const { data } = await shop.graphql<{ logInAsDemo: { session: { token: string } } }>(
        'mutation { logInAsDemo { session { token } } }',
      );
      const { token } =
        kind === 'private' ? data.logInAsDemo.session : await logIn(shop, { email, password });
      expect((await change(password, NEW, token)).userErrors).toEqual(REFUSED);
      for (const [operation, variables] of [
        ['requestEmailChange', { email: 'nouvelle@exemple.ma', password }],
        ['requestEmailVerification', {}],
      ] as const) {
        expect((await call(shop, operation, variables, { token })).userErrors).toEqual(REFUSED);
      }
      expect(await shop.store.read.mails.newest(9)).toEqual([]);
      expect((await logIn(shop, { email, password })).status).toBe(200);
    },
  );
});

describe('a customer’s names', () => {
  const update = (input: object) =>
    call(shop, 'updateCustomer', { input }, { token: customer.token });

  test('change', async () => {
    const { customer: changed } = await update({ firstName: ' Salma ', lastName: 'Idrissi' });
    expect(changed).toMatchObject({ firstName: 'Salma', lastName: 'Idrissi' });
    const { data } = await shop.graphql('{ me { firstName lastName } }', {}, customer.token);
    expect(data).toEqual({ me: { firstName: 'Salma', lastName: 'Idrissi' } });
  });

  test('are refused as at the sign-up', async () => {
    const { userErrors, customer: changed } = await update({
      firstName: ' ',
      lastName: 'www.arnaque.example',
    });
    expect(userErrors).toMatchObject([
      { code: 'REQUIRED', field: 'firstName' },
      { code: 'INVALID', field: 'lastName' },
    ]);
    expect(changed).toBeNull();
  });
});
