import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { isInDemo } from '../../support/shop/shop.place.ts';
import { startShop } from '../../support/shop/shop.ts';
import { call, demoToken, logIn, mailboxOf, statusOf, type Customer } from './account.recovery.ts';

const MINUTE_MS = 60_000;
const NEW = 'un tout nouveau secret';
const UNKNOWN = 'inconnue@exemple.ma';

let customer: Customer;
const shop = await startShop({ publicUrl: 'https://belle-vue.test' });
afterAll(() => shop.close());
const mailbox = mailboxOf(shop);
beforeEach(async () => {
  customer = await shop.customer();
});

const request = (email = customer.email) => call(shop, 'requestPasswordReset', { email });
const reset = (token: string, password = NEW) => call(shop, 'resetPassword', { token, password });
const account = () => shop.store.read.accounts.customerByEmail(customer.email);
const recipients = async () => (await shop.store.read.mails.newest(999)).map(({ to }) => to);

async function mailedToken(): Promise<string> {
  await request();
  return mailbox.tokenFor(customer.email);
}

const INVALID = [
  {
    code: 'INVALID_TOKEN',
    field: 'token',
    message:
      'Ce lien n’est plus valable\u00a0: il sert une seule fois, dans les 30 minutes qui suivent l’envoi de l’e-mail.',
  },
];

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
  });

  test('has no passkeys left, which a stranger may have added, and no open sessions', async () => {
    const { id: customerId = '' } = (await account()) ?? {};
    const added = { customerId, publicKey: 'x', counter: 0, transports: '', lastUsedAt: null };
    const createdAt = new Date().toISOString();
    await shop.store.transaction(async ({ accounts }) => {
      await accounts.savePasskey({ ...added, id: 'a', name: 'A', createdAt });
      await accounts.savePasskey({ ...added, id: 'b', name: 'B', createdAt });
    });
    const { token: other } = await logIn(shop, customer);
    await reset(await mailedToken());
    expect(await shop.store.read.accounts.passkeysOf(customerId)).toEqual([]);
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

  test.each([
    ['', 'REQUIRED', 'Le champ « Email » est obligatoire.'],
    ['pas une adresse', 'INVALID', 'Adresse email invalide'],
  ])('who wrote %j learns what is wrong', async (email, code, message) => {
    const before = await recipients();
    const { userErrors } = await request(email);
    expect(userErrors).toEqual([{ code, field: 'email', message }]);
    expect(await recipients()).toEqual(before);
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
    const before = await account();
    await shop.store.transaction(async ({ accounts }) => {
      if (before) await accounts.save({ ...before, email: 'autre@exemple.ma' });
    });
    await mailbox.deliver();
    const addresses = mailbox.mails.map(({ to }) => to.address);
    expect(addresses).not.toContain(customer.email);
    expect(addresses).not.toContain('autre@exemple.ma');
  });
});

test('an e-mail without account, and that of the demo, get the same answer and no mail', async () => {
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
  expect(await recipients()).not.toContain(UNKNOWN);
});

test.skipIf(isInDemo)(
  'a customer who was held back by guesses is let in by the new password',
  async () => {
    const limited = await startShop({ areRateLimitsOn: true });
    const { email, password } = await limited.customer();
    for (let n = 0; n < 11; n += 1) {
      const localAddress = `127.0.2.${Math.floor(n / 4) + 1}`;
      await logIn(limited, { email, password: 'faux' }, { localAddress });
    }
    const known = { email, password: NEW };
    expect((await logIn(limited, { email, password })).status).toBe(429);
    await call(limited, 'requestPasswordReset', { email });
    const token = await mailboxOf(limited).tokenFor(email);
    const { cookie } = await call(limited, 'resetPassword', { token, password: NEW });
    expect((await logIn(limited, known)).status).toBe(429);
    expect((await logIn(limited, known, { cookie })).status).toBe(200);
    await limited.close();
  },
);
