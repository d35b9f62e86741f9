import { beforeEach, describe, expect, test } from 'vitest';
import { isInDemo } from '../../support/shop/shop.place.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { startShop } from '../../support/shop/shop.ts';
import {
  call,
  changeEmail,
  demoToken,
  guess,
  invalidLink,
  logIn,
  mailboxOf,
  recipients,
  statusOf,
  type Customer,
} from './account.recovery.ts';

const MINUTE_MS = 60_000;
const NEW = 'un tout nouveau secret';
const UNKNOWN = 'inconnue@exemple.ma';

let customer: Customer;
const shop = await sharedShop({ publicUrl: 'https://belle-vue.test' });
const mailbox = mailboxOf(shop);
beforeEach(async () => {
  customer = await shop.customer();
});

const request = (email = customer.email) => call(shop, 'requestPasswordReset', { email });
const reset = (token: string, password = NEW) => call(shop, 'resetPassword', { token, password });

async function mailedToken(): Promise<string> {
  await request();
  // Mails of the same millisecond, such as one about a log-in, are in any order.
  return mailbox.tokenFor(customer.email, '/reset-password');
}

const INVALID = invalidLink('30 minutes');

describe('a customer who forgot the password', () => {
  test('gets a mail whose link sets a new one and logs in', async () => {
    expect((await request(` ${customer.email.toUpperCase()} `)).codes).toEqual([]);
    const token = await mailbox.tokenFor(customer.email);
    expect(token).toMatch(/^[\w-]{43}$/);
    const stored = await shop.store.read.mails.newest(9);
    expect(JSON.stringify([stored, shop.logged, shop.lines])).not.toContain(token);
    expect(mailbox.mails.filter(({ to }) => to.address === customer.email)).toMatchObject([
      {
        subject: 'Votre nouveau mot de passe Belle Vue',
        to: { name: 'Nadia Alami' },
        text: expect.stringContaining(`https://belle-vue.test/reset-password?token=${token}`),
      },
    ]);
    const { session, userErrors, cookie } = await reset(token);
    expect(userErrors).toEqual([]);
    expect(session).toMatchObject({ customer: { email: customer.email, emailVerified: true } });
    expect(await statusOf(shop, session?.token ?? '')).toBe(200);
    expect(cookie).toContain('belle-vue-device=');
    expect((await logIn(shop, { ...customer, password: NEW })).status).toBe(200);
    expect((await logIn(shop, customer)).status).toBe(401);
    expect(await mailbox.subjectsTo(customer.email)).toContain(
      'Le mot de passe de votre compte Belle Vue a changé',
    );
  });

  test('has no passkeys left, which a stranger may have added, and no open sessions', async () => {
    const { read } = shop.store;
    const { id: customerId = '' } = (await read.accounts.customerByEmail(customer.email)) ?? {};
    const added = { customerId, publicKey: 'x', counter: 0, transports: '', lastUsedAt: null };
    const createdAt = new Date().toISOString();
    await shop.store.transaction(async ({ accounts }) => {
      await accounts.savePasskey({ ...added, id: 'a', name: 'A', createdAt });
      await accounts.savePasskey({ ...added, id: 'b', name: 'B', createdAt });
    });
    const { token: other } = await logIn(shop, customer);
    await reset(await mailedToken());
    expect(await read.accounts.passkeysOf(customerId)).toEqual([]);
    expect(await statusOf(shop, customer.token)).toBe(401);
    expect(await statusOf(shop, other)).toBe(401);
  });

  test('may choose again after a refused password', async () => {
    const token = await mailedToken();
    for (const [password, code] of [
      ['court', 'INVALID'],
      ['motdepasse', 'INVALID'],
      ['  ', 'REQUIRED'],
    ] as const) {
      const { userErrors, session } = await reset(token, password);
      expect(userErrors).toMatchObject([{ code, field: 'password' }]);
      expect(session).toBeNull();
    }
    expect(await statusOf(shop, customer.token)).toBe(200);
    expect((await reset(token)).userErrors).toEqual([]);
  });
});

describe('the link', () => {
  test('works once, and all links of before end with it', async () => {
    const first = await mailedToken();
    const second = await mailedToken();
    expect(second).not.toBe(first);
    expect((await reset(first)).codes).toEqual([]);
    expect((await reset(first)).userErrors).toEqual(INVALID);
    expect((await reset(second)).userErrors).toEqual(INVALID);
  });

  test('works for half an hour from when the mail left', async () => {
    await request();
    shop.pass(60 * MINUTE_MS);
    const token = await mailbox.tokenFor(customer.email);
    shop.pass(29 * MINUTE_MS);
    expect((await reset(token, 'court')).codes).toEqual(['INVALID']);
    shop.pass(MINUTE_MS);
    expect((await reset(token)).userErrors).toEqual(INVALID);
  });

  test('of two requests at once works for one', async () => {
    const token = await mailedToken();
    const passwords = ['a', 'b', 'c'].map((end) => `${NEW} ${end}`);
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['INVALID_TOKEN', 'INVALID_TOKEN']);
    const password = passwords[answers.findIndex(({ session }) => session !== null)] ?? '';
    expect((await logIn(shop, { ...customer, password })).status).toBe(200);
  });

  test('does not outlive a change of the password or of the e-mail', async () => {
    const { token } = customer;
    const first = await mailedToken();
    const variables = { currentPassword: customer.password, password: NEW };
    expect((await call(shop, 'changePassword', variables, { token })).codes).toEqual([]);
    expect((await reset(first)).userErrors).toEqual(INVALID);

    const second = await mailedToken();
    const email = 'nouvelle@exemple.ma';
    await call(shop, 'requestEmailChange', { email, password: NEW }, { token });
    await call(shop, 'confirmEmail', { token: await mailbox.tokenFor(email) });
    expect((await reset(second)).userErrors).toEqual(INVALID);
    expect(await statusOf(shop, token)).toBe(200);
  });

  test('is not sent to an address that the account has left meanwhile', async () => {
    await request();
    await changeEmail(shop, customer.email, 'autre@exemple.ma');
    await mailbox.deliver();
    const addresses = mailbox.mails.map(({ to }) => to.address);
    expect(addresses).not.toContain(customer.email);
    expect(addresses).not.toContain('autre@exemple.ma');
  });
});

test('an e-mail without account, and that of the demo, get the same answer and no mail; what is no e-mail is refused', async () => {
  const { email } = shop.within.demo;
  await demoToken(shop);
  const known = await request();
  for (const other of [UNKNOWN, email]) {
    const { status, body } = await request(other);
    expect([status, body]).toEqual([known.status, known.body]);
  }
  expect(await mailbox.deliver()).toEqual([]);
  expect(await mailbox.subjectsTo(customer.email)).toHaveLength(1);
  for (const other of [UNKNOWN, email]) expect(await mailbox.subjectsTo(other)).toEqual([]);
  for (const [other, code] of [
    ['', 'REQUIRED'],
    ['pas une adresse', 'INVALID'],
  ] as const) {
    expect((await request(other)).userErrors).toMatchObject([{ code, field: 'email' }]);
    expect(await recipients(shop)).not.toContain(other);
  }
  expect(await recipients(shop)).not.toContain(UNKNOWN);
});

test.skipIf(isInDemo)(
  'a customer who was held back by guesses is let in by the new password',
  async () => {
    const limited = await startShop({ areRateLimitsOn: true });
    const { email, password } = await limited.customer();
    await guess(limited, email);
    const known = { email, password: NEW };
    expect((await logIn(limited, { email, password })).status).toBe(429);
    await call(limited, 'requestPasswordReset', { email });
    // Guesses are mailed about too, in any order.
    const token = await mailboxOf(limited).tokenFor(email, '/reset-password');
    const { cookie } = await call(limited, 'resetPassword', { token, password: NEW });
    expect((await logIn(limited, known)).status).toBe(429);
    expect((await logIn(limited, known, { cookie })).status).toBe(200);
    await limited.close();
  },
);
