import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sendRaw } from '../../support/http/raw.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { startSink, type Sink } from '../../support/shop/smtp-sink.ts';

const PUBLIC_URL = 'https://belle-vue.test';
const MINUTE = 60_000;

// Failures are counted and mails sent: each test has a shop of its own.
let shop: TestShop;
let sink: Sink;
let email: string;
let password: string;
beforeEach(async () => {
  sink = await startSink();
  shop = await startShop({ areRateLimitsOn: true, publicUrl: PUBLIC_URL });
  ({ email, password } = await shop.customer());
});
afterEach(async () => {
  await shop.close();
  await sink.close();
});

function post(path: string, body: object, { address = '127.0.0.1', cookie = '' } = {}) {
  const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) };
  const request = { method: 'POST', path, headers, body: JSON.stringify(body) };
  return sendRaw(shop.url, request, { localAddress: address });
}

const logIn = (secret: string, from: { address?: string; cookie?: string } = {}, as = email) =>
  post('/api/auth/login', { email: as, password: secret }, from);

/** Guesses until the account is held back. */
async function guess(as = email) {
  for (let n = 0; n < 11; n += 1) {
    await logIn('faux', { address: `127.0.2.${Math.floor(n / 4) + 1}` }, as);
  }
}

const mails = async () =>
  (await shop.store.read.mails.newest(100)).filter(({ kind }) => kind === 'CONFIRM_DEVICE');

/** Has what waits sent; gives the token of the link in the last mail. */
async function mailedToken(): Promise<string> {
  await shop.sendMails(sink.transport);
  const text = sink.arrived.at(-1)?.email.text ?? '';
  const [, token = ''] = /^https:\/\/belle-vue\.test\/login\?appareil=(\S+)$/m.exec(text) ?? [];
  return token;
}

async function confirm(token: string, cookie = '') {
  const query = `mutation ($token: String!) {
    confirmDevice(token: $token) { userErrors { code field message } }
  }`;
  const answer = await post('/graphql', { query, variables: { token } }, { cookie });
  const { userErrors } = JSON.parse(answer.body).data.confirmDevice;
  return { userErrors, cookie: answer.headers['set-cookie']?.split(';')[0] };
}

const INVALID = [
  {
    code: 'INVALID_TOKEN',
    field: 'token',
    message:
      'Ce lien n’est plus valable\u00a0: il sert une seule fois, dans les 30 minutes qui suivent l’envoi de l’e-mail.',
  },
];

describe('a customer whose password is guessed', () => {
  test('is mailed a link that makes a device known, and then logs in with the password', async () => {
    await guess();
    expect((await logIn(password)).status).toBe(429);
    const token = await mailedToken();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(sink.arrived.at(-1)).toMatchObject({
      to: [email],
      email: { subject: 'Connexion à votre compte Belle Vue' },
    });
    const { userErrors, cookie } = await confirm(token);
    expect(userErrors).toEqual([]);
    expect((await logIn('faux', { cookie })).status).toBe(401);
    expect((await logIn(password, { cookie })).status).toBe(200);
    expect((await logIn(password)).status).toBe(429);
  });

  test('is written to once in two hours, however often and from wherever it is tried', async () => {
    await guess();
    await guess();
    for (let n = 0; n < 5; n += 1) await logIn(password, { address: `127.0.3.${n + 1}` });
    expect(await mails()).toMatchObject([{ to: email, orderId: null, state: 'WAITING' }]);
    shop.pass(119 * MINUTE);
    await guess();
    expect(await mails()).toHaveLength(1);
    shop.pass(2 * MINUTE);
    await guess();
    expect(await mails()).toHaveLength(2);
  });

  test('is not written to because of what somebody fails in one place, nor is anybody else', async () => {
    for (let n = 0; n < 8; n += 1) await logIn('faux');
    await guess('personne@exemple.ma');
    expect(await mails()).toEqual([]);
  });
});

describe('the link', () => {
  test('works once, and only the mail holds what opens it', async () => {
    await guess();
    const token = await mailedToken();
    const kept = JSON.stringify([
      await mails(),
      await shop.store.read.accounts.customerByEmail(email),
    ]);
    expect(kept).not.toContain(token);
    expect((await confirm(token)).userErrors).toEqual([]);
    const again = await confirm(token);
    expect(again).toEqual({ userErrors: INVALID, cookie: undefined });
  });

  test('works for half an hour from when the mail left', async () => {
    await guess();
    shop.pass(60 * MINUTE);
    const token = await mailedToken();
    shop.pass(29 * MINUTE);
    const { userErrors } = await confirm(token);
    expect(userErrors).toEqual([]);
    shop.pass(120 * MINUTE);
    await guess();
    const later = await mailedToken();
    shop.pass(30 * MINUTE);
    expect((await confirm(later)).userErrors).toEqual(INVALID);
  });

  test('of two people at once works for one', async () => {
    await guess();
    const token = await mailedToken();
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(token)));
    expect(answers.filter(({ cookie }) => cookie !== undefined)).toHaveLength(1);
  });

  test('keeps who else the device is known to', async () => {
    const other = await shop.customer();
    const hers = (await logIn(other.password, {}, other.email)).headers['set-cookie']?.split(
      ';',
    )[0];
    await guess();
    const { cookie } = await confirm(await mailedToken(), hers);
    await guess(other.email);
    expect((await logIn(other.password, { cookie: cookie ?? '' }, other.email)).status).toBe(200);
    expect((await logIn(password, { cookie: cookie ?? '' })).status).toBe(200);
  });

  test.each(['', 'x', 'a'.repeat(43), '__proto__', '\0', 'x'.repeat(50_000)])(
    'is none with %j',
    async (token) => {
      expect(await confirm(token)).toEqual({ userErrors: INVALID, cookie: undefined });
    },
  );
});

test('a mail for an address that no account has any more is dropped', async () => {
  await guess();
  const customer = await shop.store.read.accounts.customerByEmail(email);
  await shop.store.transaction(async ({ accounts }) => {
    if (customer) await accounts.save({ ...customer, email: 'nouvelle@exemple.ma' });
  });
  await shop.sendMails(sink.transport);
  expect(await mails()).toEqual([]);
  expect(sink.arrived).toEqual([]);
});
