import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isInDemo } from '../../support/shop/shop.place.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { call, logIn, mailboxOf, statusOf, type Mailbox } from './account.recovery.ts';

const MINUTE_MS = 60_000;
const NEW = 'un tout nouveau secret';

let shop: TestShop;
let mailbox: Mailbox;
let customer: { readonly token: string; readonly email: string; readonly password: string };
beforeEach(async () => {
  shop = await startShop({ publicUrl: 'https://belle-vue.test' });
  mailbox = mailboxOf(shop);
  customer = await shop.customer();
});
afterEach(() => shop.close());

const request = (email = customer.email) => call(shop, 'requestPasswordReset', { email });
const reset = (token: string, password = NEW) => call(shop, 'resetPassword', { token, password });

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
    expect(mailbox.mails).toMatchObject([
      {
        subject: 'Votre nouveau mot de passe Belle Vue',
        to: { name: 'Nadia Alami', address: customer.email },
        text: expect.stringContaining(`https://belle-vue.test/reset-password?token=${token}`),
      },
    ]);
    const { session, userErrors, headers } = await reset(token);
    expect(userErrors).toEqual([]);
    expect(session).toMatchObject({ customer: { email: customer.email, emailVerified: true } });
    expect(await statusOf(shop, session?.token ?? '')).toBe(200);
    expect(headers['set-cookie']).toContain('belle-vue-device=');
    expect((await logIn(shop, { ...customer, password: NEW })).status).toBe(200);
    expect((await logIn(shop, customer)).status).toBe(401);
  });

  test('has no passkeys left, which a stranger may have added', async () => {
    const customerId = (await shop.store.read.accounts.customerByEmail(customer.email))?.id ?? '';
    const added = { customerId, publicKey: 'x', counter: 0, transports: '', lastUsedAt: null };
    const createdAt = new Date().toISOString();
    await shop.store.transaction(async ({ accounts }) => {
      await accounts.savePasskey({ ...added, id: 'a', name: 'A', createdAt });
      await accounts.savePasskey({ ...added, id: 'b', name: 'B', createdAt });
    });
    await reset(await mailedToken());
    expect(await shop.store.read.accounts.passkeysOf(customerId)).toEqual([]);
  });

  test('ends all sessions that were open', async () => {
    const { token: other } = await logIn(shop, customer);
    await reset(await mailedToken());
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
      expect(await statusOf(shop, customer.token)).toBe(200);
    }
    expect((await reset(token)).userErrors).toEqual([]);
  });

  test.each([
    ['', 'REQUIRED', 'Le champ « Email » est obligatoire.'],
    ['pas une adresse', 'INVALID', 'Adresse email invalide'],
  ])('who wrote %j learns what is wrong', async (email, code, message) => {
    const { userErrors } = await request(email);
    expect(userErrors).toEqual([{ code, field: 'email', message }]);
    expect(await shop.store.read.mails.newest(9)).toEqual([]);
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
    const answers = await Promise.all(['a', 'b', 'c'].map((end) => reset(token, `${NEW} ${end}`)));
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['INVALID_TOKEN', 'INVALID_TOKEN']);
    const won = answers.findIndex(({ session }) => session !== null);
    const { status } = await logIn(shop, { ...customer, password: `${NEW} ${'abc'[won]}` });
    expect(status).toBe(200);
  });

  test('stands in the mail alone', async () => {
    const token = await mailedToken();
    const link = await shop.store.read.mails.newest(9);
    expect(JSON.stringify([link, shop.logged, shop.lines])).not.toContain(token);
    const page = await fetch(`${shop.url}/dev/mails/${link[0]?.id}?key=${shop.mailsKey}`);
    expect(await page.text()).not.toContain(token);
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
    const email = 'nouvelle@exemple.ma';
    await shop.store.transaction(async ({ accounts }) => {
      const stored = await accounts.customerByEmail(customer.email);
      if (stored) await accounts.save({ ...stored, email });
    });
    expect(await mailbox.tokenFor(customer.email)).toBe('');
    expect(mailbox.mails).toEqual([]);
  });
});

describe('an e-mail without account', () => {
  test('gets the same answer and no mail, and leaves no trace', async () => {
    const known = await request();
    const unknown = await request('inconnue@exemple.ma');
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await mailbox.deliver()).toEqual([]);
    expect(mailbox.mails.map(({ to }) => to.address)).toEqual([customer.email]);
    const stored = await shop.store.read.mails.newest(9);
    expect(stored.map(({ to }) => to)).toEqual([customer.email]);
  });

  test('of the demo gets the same answer too, and neither it nor a private copy gets a mail', async () => {
    const { email } = shop.within.demo;
    await shop.graphql('mutation { logInAsDemo { session { token } } }');
    expect((await request(email)).body).toBe((await request('inconnue@exemple.ma')).body);
    expect(await mailbox.deliver()).toEqual([]);
    expect(mailbox.mails).toEqual([]);
  });
});

test.skipIf(isInDemo)(
  'a customer who was held back by guesses is let in by the new password',
  async () => {
    await shop.close();
    shop = await startShop({ areRateLimitsOn: true });
    mailbox = mailboxOf(shop);
    customer = await shop.customer();
    for (let n = 0; n < 11; n += 1) {
      const localAddress = `127.0.2.${Math.floor(n / 4) + 1}`;
      await logIn(shop, { ...customer, password: 'faux' }, { localAddress });
    }
    const known = { ...customer, password: NEW };
    expect((await logIn(shop, customer)).status).toBe(429);
    const { headers } = await reset(await mailedToken());
    const [cookie = ''] = headers['set-cookie']?.split(';') ?? [];
    expect((await logIn(shop, known)).status).toBe(429);
    expect((await logIn(shop, known, { cookie })).status).toBe(200);
  },
);
