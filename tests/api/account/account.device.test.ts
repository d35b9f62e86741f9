import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import {
  call,
  changeEmail,
  guess as guessAt,
  invalidLink,
  logIn,
  mailboxOf,
  type Customer,
  type Mailbox,
} from './account.recovery.ts';

const MINUTE = 60_000;
const WRONG = 'faux';

// Failures are counted and mails sent: each test has a shop of its own.
let shop: TestShop;
let mailbox: Mailbox;
let customer: Customer;
beforeEach(async () => {
  shop = await startShop({ areRateLimitsOn: true, publicUrl: 'https://belle-vue.test' });
  mailbox = mailboxOf(shop);
  customer = await shop.customer();
});
afterEach(() => shop.close());

const guess = (email = customer.email) => guessAt(shop, email);
const mails = async () =>
  (await shop.store.read.mails.newest(100)).filter(({ kind }) => kind === 'CONFIRM_DEVICE');
const mailedToken = () => mailbox.tokenFor(customer.email);
const confirm = (token: string, cookie = '') => call(shop, 'confirmDevice', { token }, { cookie });

const REFUSED = { cookie: '', userErrors: invalidLink('30 minutes') };

describe('a customer whose password is guessed', () => {
  test('is mailed a link that makes a device known, and then logs in with the password', async () => {
    await guess();
    expect((await logIn(shop, customer)).status).toBe(429);
    const token = await mailedToken();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(mailbox.mails).toMatchObject([
      {
        to: { address: customer.email },
        subject: 'Connexion à votre compte Belle Vue',
        text: expect.stringContaining(`https://belle-vue.test/login?appareil=${token}`),
      },
    ]);
    const { userErrors, cookie } = await confirm(token);
    expect(userErrors).toEqual([]);
    expect((await logIn(shop, { ...customer, password: WRONG }, { cookie })).status).toBe(401);
    expect((await logIn(shop, customer, { cookie })).status).toBe(200);
    expect((await logIn(shop, customer)).status).toBe(429);
  });

  test('is written to once in two hours, however often and from wherever it is tried', async () => {
    await guess();
    await guess();
    for (let n = 0; n < 5; n += 1) {
      await logIn(shop, customer, { localAddress: `127.0.3.${n + 1}` });
    }
    expect(await mails()).toMatchObject([{ to: customer.email, orderId: null, state: 'WAITING' }]);
    shop.pass(119 * MINUTE);
    await guess();
    expect(await mails()).toHaveLength(1);
    shop.pass(2 * MINUTE);
    await guess();
    expect(await mails()).toHaveLength(2);
  });

  test('is not written to because of failures in one place, nor is anybody else', async () => {
    for (let n = 0; n < 8; n += 1) await logIn(shop, { ...customer, password: WRONG });
    await guess('personne@exemple.ma');
    expect(await mails()).toEqual([]);
  });
});

describe('the link', () => {
  test('works once, as nothing else does, and only the mail holds what opens it', async () => {
    await guess();
    const token = await mailedToken();
    const { accounts } = shop.store.read;
    const stored = [await mails(), await accounts.customerByEmail(customer.email)];
    expect(JSON.stringify(stored)).not.toContain(token);
    expect((await confirm(token)).userErrors).toEqual([]);
    for (const none of [token, '', 'x', 'a'.repeat(43), '__proto__', '\0', 'x'.repeat(50_000)]) {
      expect(await confirm(none)).toMatchObject(REFUSED);
    }
  });

  test('works for half an hour from when the mail left', async () => {
    await guess();
    shop.pass(60 * MINUTE);
    const token = await mailedToken();
    shop.pass(29 * MINUTE);
    expect((await confirm(token)).userErrors).toEqual([]);
    shop.pass(120 * MINUTE);
    await guess();
    const later = await mailedToken();
    shop.pass(30 * MINUTE);
    expect(await confirm(later)).toMatchObject(REFUSED);
  });

  test('of two people at once works for one', async () => {
    await guess();
    const token = await mailedToken();
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(token)));
    expect(answers.filter(({ cookie }) => cookie !== '')).toHaveLength(1);
  });

  test('keeps who else the device is known to', async () => {
    const other = await shop.customer();
    const { cookie: theirs } = await logIn(shop, other);
    await guess();
    const { cookie } = await confirm(await mailedToken(), theirs);
    await guess(other.email);
    for (const each of [other, customer]) {
      expect((await logIn(shop, each, { cookie })).status).toBe(200);
    }
  });
});

test('a mail for an address that no account has any more is dropped', async () => {
  await guess();
  await changeEmail(shop, customer.email, 'nouvelle@exemple.ma');
  await mailbox.deliver();
  expect(await mails()).toEqual([]);
  expect(mailbox.mails).toEqual([]);
});
