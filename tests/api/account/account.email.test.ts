import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { call, logIn, mailboxOf, statusOf, type Mailbox } from './account.recovery.ts';

const HOUR_MS = 60 * 60_000;
const NEW = 'nouvelle@exemple.ma';

let shop: TestShop;
let mailbox: Mailbox;
let customer: { readonly token: string; readonly email: string; readonly password: string };
beforeEach(async () => {
  shop = await startShop({ publicUrl: 'https://belle-vue.test' });
  mailbox = mailboxOf(shop);
  customer = await shop.customer();
});
afterEach(() => shop.close());

const verify = () => call(shop, 'requestEmailVerification', {}, customer);
const change = (email = NEW, password = customer.password) =>
  call(shop, 'requestEmailChange', { email, password }, customer);
const confirm = (token: string, caller = {}) => call(shop, 'confirmEmail', { token }, caller);
const me = async () => {
  const { data } = await shop.graphql<{ me: { email: string; emailVerified: boolean } }>(
    '{ me { email emailVerified } }',
    {},
    customer.token,
  );
  return data.me;
};

const INVALID = [
  {
    code: 'INVALID_TOKEN',
    field: 'token',
    message:
      'Ce lien n’est plus valable\u00a0: il sert une seule fois, dans les 24 heures qui suivent l’envoi de l’e-mail.',
  },
];

describe('a new customer’s e-mail', () => {
  test('is confirmed by the link of a mail, without a log-in', async () => {
    expect(await me()).toEqual({ email: customer.email, emailVerified: false });
    expect((await verify()).customer).toMatchObject({ emailVerified: false });
    const token = await mailbox.tokenFor(customer.email);
    expect(mailbox.mails).toMatchObject([
      {
        subject: 'Confirmez votre adresse e-mail',
        text: expect.stringContaining(`https://belle-vue.test/confirm-email?token=${token}`),
      },
    ]);
    const { userErrors, customer: shown } = await confirm(token);
    expect({ userErrors, shown }).toEqual({ userErrors: [], shown: null });
    expect(await me()).toEqual({ email: customer.email, emailVerified: true });
    expect((await confirm(token)).userErrors).toEqual(INVALID);
  });

  test('is confirmed in the customer’s own session with the customer in the answer', async () => {
    await verify();
    const { customer: shown } = await confirm(await mailbox.tokenFor(customer.email), customer);
    expect(shown).toMatchObject({ email: customer.email, emailVerified: true });
  });

  test('is not shown to another customer who opens the link', async () => {
    await verify();
    const other = await shop.customer();
    const answer = await confirm(await mailbox.tokenFor(customer.email), other);
    expect(answer.customer).toBeNull();
    expect(answer.body).not.toContain(customer.email);
    expect(await me()).toMatchObject({ emailVerified: true });
  });

  test('that is confirmed gets no further mail', async () => {
    await verify();
    await verify();
    await confirm(await mailbox.tokenFor(customer.email));
    expect((await verify()).codes).toEqual([]);
    expect(await shop.store.read.mails.newest(9)).toHaveLength(2);
  });

  test('is confirmed within a day', async () => {
    await verify();
    const token = await mailbox.tokenFor(customer.email);
    shop.pass(24 * HOUR_MS);
    expect((await confirm(token)).userErrors).toEqual(INVALID);
    expect(await me()).toMatchObject({ emailVerified: false });
  });
});

test('a mail that waits while another one confirms the e-mail is not sent', async () => {
  await verify();
  const token = await mailbox.tokenFor(customer.email);
  await verify();
  await confirm(token);
  expect(await mailbox.subjectsTo(customer.email)).toHaveLength(1);
});

describe('a change of the e-mail', () => {
  test('is confirmed at the new address, and the old one is informed', async () => {
    const { codes, customer: shown } = await change(` ${NEW.toUpperCase()} `);
    expect({ codes, shown }).toMatchObject({ codes: [], shown: { email: customer.email } });
    const token = await mailbox.tokenFor(NEW);
    expect(await mailbox.subjectsTo(NEW)).toEqual(['Confirmez votre nouvelle adresse e-mail']);
    expect(await mailbox.subjectsTo(customer.email)).toEqual([
      'L’adresse e-mail de votre compte va changer',
    ]);
    const informed = mailbox.mails.find(({ to }) => to.address === customer.email);
    expect(informed?.text).toContain('changez tout de suite votre mot de passe');
    expect(informed?.text).not.toContain(token);
    expect(await me()).toEqual({ email: customer.email, emailVerified: false });

    expect((await confirm(token)).userErrors).toEqual([]);
    expect(await me()).toEqual({ email: NEW, emailVerified: true });
    expect(await statusOf(shop, customer.token)).toBe(200);
    expect((await logIn(shop, { ...customer, email: NEW })).status).toBe(200);
    expect((await logIn(shop, customer)).status).toBe(404);
    expect((await confirm(token)).userErrors).toEqual(INVALID);
  });

  test.each([
    [NEW, 'faux', 'WRONG_PASSWORD', 'password'],
    [NEW, '', 'REQUIRED', 'password'],
    ['', 'un mot de passe', 'REQUIRED', 'email'],
    ['pas une adresse', 'un mot de passe', 'INVALID', 'email'],
  ])('to %j with the password %j is refused with %s', async (email, password, code, field) => {
    const { userErrors, customer: shown } = await change(email, password);
    expect(userErrors).toMatchObject([{ code, field }]);
    expect(shown).toBeNull();
    expect(await shop.store.read.mails.newest(9)).toEqual([]);
  });

  test('to the address that the account has is refused', async () => {
    expect((await change(customer.email)).userErrors).toEqual([
      {
        code: 'INVALID',
        field: 'email',
        message: 'Cette adresse est déjà celle de votre compte.',
      },
    ]);
  });

  test('to the address of another account is refused at that address alone', async () => {
    const other = await shop.customer();
    const free = await change(NEW);
    const taken = await change(other.email);
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    const token = await mailbox.tokenFor(other.email);
    const { userErrors } = await confirm(token);
    expect(userErrors).toMatchObject([{ code: 'EMAIL_TAKEN', field: 'email' }]);
    expect(await me()).toMatchObject({ email: customer.email });
  });

  test('that is requested again ends the link of before', async () => {
    await change();
    const first = await mailbox.tokenFor(NEW);
    await change('autre@exemple.ma');
    expect((await confirm(first)).userErrors).toEqual(INVALID);
    expect((await confirm(await mailbox.tokenFor('autre@exemple.ma'))).codes).toEqual([]);
    expect(await me()).toMatchObject({ email: 'autre@exemple.ma' });
  });

  test('leaves a link that confirms the old address without use', async () => {
    await verify();
    const old = await mailbox.tokenFor(customer.email);
    await verify();
    await change();
    await confirm(await mailbox.tokenFor(NEW));
    expect((await confirm(old)).userErrors).toEqual(INVALID);
    expect(await me()).toEqual({ email: NEW, emailVerified: true });
  });

  test('of two accounts to one address at once succeeds for one', async () => {
    const other = await shop.customer();
    await change();
    const mine = await mailbox.tokenFor(NEW);
    const variables = { email: NEW, password: other.password };
    await call(shop, 'requestEmailChange', variables, other);
    const theirs = await mailbox.tokenFor(NEW);
    const answers = await Promise.all([mine, theirs].map((token) => confirm(token)));
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['EMAIL_TAKEN']);
  });
});
