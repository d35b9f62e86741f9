import { beforeEach, describe, expect, test } from 'vitest';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import {
  call,
  demoToken,
  logIn,
  mailboxOf,
  recipients,
  statusOf,
  type Customer,
} from './account.recovery.ts';

const NEW = 'un tout nouveau secret';

let customer: Customer;
const shop = await sharedShop();
beforeEach(async () => {
  customer = await shop.customer();
});

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
    ['un mot de passe', 'motdepasse', 'INVALID', 'password'],
  ])('from %j to %j is refused with %s', async (current, password, code, field) => {
    const { token: other } = await logIn(shop, customer);
    const { userErrors, customer: changed } = await change(current, password);
    expect(userErrors).toMatchObject([{ code, field }]);
    expect(changed).toBeNull();
    expect(await statusOf(shop, other)).toBe(200);
    expect((await logIn(shop, customer)).status).toBe(200);
  });

  test('gets a mail about it, with a way back; a refused change is not reported', async () => {
    const mailbox = mailboxOf(shop);
    await change('faux');
    await change(customer.password);
    const subject = 'Le mot de passe de votre compte Belle Vue a changé';
    expect(await mailbox.subjectsTo(customer.email)).toEqual([subject]);
    const mail = mailbox.mails.find((each) => each.subject === subject);
    expect(mail?.text).toContain('/forgot-password');
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

test.each(['published', 'private'])(
  'a demo account that is %s changes neither password nor e-mail, and stays',
  async (kind) => {
    const { email, password } = shop.within.demo;
    const token =
      kind === 'private' ? await demoToken(shop) : (await logIn(shop, { email, password })).token;
    const answers = [await change(password, NEW, token)];
    for (const [operation, variables] of [
      ['requestEmailChange', { email: 'neuve@exemple.ma', password }],
      ['requestEmailVerification', {}],
      ['deleteAccount', { password }],
    ] as const) {
      answers.push(await call(shop, operation, variables, { token }));
    }
    for (const { userErrors } of answers) {
      expect(userErrors).toEqual([
        {
          code: 'NOT_ALLOWED_NOW',
          field: null,
          message:
            'Un compte de démonstration garde son mot de passe et son adresse e-mail, et ne peut pas être supprimé. Créez votre propre compte pour essayer.',
        },
      ]);
    }
    const found = await recipients(shop);
    for (const to of [email, 'neuve@exemple.ma']) expect(found).not.toContain(to);
    expect((await logIn(shop, { email, password })).status).toBe(200);
  },
);

test('a customer’s names change, and are refused as at the sign-up', async () => {
  const update = (input: object) => call(shop, 'updateCustomer', { input }, customer);
  const { customer: changed } = await update({ firstName: ' Salma ', lastName: 'Idrissi' });
  const names = { firstName: 'Salma', lastName: 'Idrissi' };
  expect(changed).toMatchObject(names);
  const { data } = await shop.graphql('{ me { firstName lastName } }', {}, customer.token);
  expect(data).toEqual({ me: names });
  expect(await update({ firstName: ' ', lastName: 'www.arnaque.example' })).toMatchObject({
    customer: null,
    userErrors: [
      { code: 'REQUIRED', field: 'firstName' },
      { code: 'INVALID', field: 'lastName' },
    ],
  });
});
