import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  call,
  logIn,
  mailboxOf,
  statusOf,
  type Mailbox,
  type Operation,
} from '../api/account/account.recovery.ts';
import { StoreUnavailable } from '../../server/shared/problems.ts';
import { startShop, type TestShop } from '../support/shop/shop.ts';
import { codesOf, expectAlive, expectDiscreet, post } from './request.ts';

const NEW = 'un tout nouveau secret';

// Requests are counted: each test has a shop of its own.
let shop: TestShop;
let mailbox: Mailbox;
let customer: { readonly token: string; readonly email: string; readonly password: string };
beforeEach(async () => {
  shop = await startShop({ areRateLimitsOn: true });
  mailbox = mailboxOf(shop);
  customer = await shop.customer();
});
afterEach(async () => {
  await expectAlive(shop);
  await shop.close();
});

const request = (email: string, localAddress?: string) =>
  call(shop, 'requestPasswordReset', { email }, localAddress ? { localAddress } : {});
const waiting = async () => (await shop.store.read.mails.newest(999)).map(({ to }) => to);

async function resetToken(): Promise<string> {
  await request(customer.email);
  return mailbox.tokenFor(customer.email);
}

describe('a flood of requests for new passwords', () => {
  test('of one account sends three mails an hour, from wherever it comes', async () => {
    const answers = [];
    for (let n = 0; n < 100; n += 1) {
      answers.push(await request(customer.email, `127.0.4.${(n % 50) + 1}`));
    }
    expect(answers.slice(0, 3).flatMap(({ codes }) => codes)).toEqual([]);
    for (const { status, headers, userErrors } of answers.slice(3)) {
      expect(status).toBe(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(3000);
      expect(userErrors).toMatchObject([
        {
          code: 'TOO_MANY_ATTEMPTS',
          message: expect.stringContaining('Trop d’e-mails ont été demandés. Réessayez dans'),
        },
      ]);
    }
    await mailbox.deliver();
    expect(mailbox.mails).toHaveLength(3);
    shop.pass(60 * 60_000);
    expect((await request(customer.email)).codes).toEqual([]);
  });

  test('from one address sends ten mails an hour, whatever the accounts', async () => {
    const emails = Array.from({ length: 100 }, (_, n) => `inconnue-${n}@exemple.ma`);
    const answers = [];
    for (const email of emails) answers.push(await request(email));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(await waiting()).toHaveLength(10);
    expect((await request(customer.email, '127.0.0.9')).codes).toEqual([]);
  });

  test('at once sends no more than one after the other', async () => {
    const all = Array.from({ length: 30 }, () => request(customer.email));
    const passed = (await Promise.all(all)).filter(({ status }) => status === 200);
    expect(passed.length).toBeLessThanOrEqual(3);
    expect(await waiting()).toHaveLength(passed.length);
  });

  test('is not counted while the store cannot write', async () => {
    const full = new StoreUnavailable(new Error('ENOSPC'));
    const spy = vi.spyOn(shop.store, 'transaction').mockRejectedValue(full);
    for (let n = 0; n < 5; n += 1) {
      const { codes } = await request(customer.email);
      expect(codes).toEqual(['SERVICE_UNAVAILABLE']);
    }
    spy.mockRestore();
    expect((await request(customer.email)).codes).toEqual([]);
    expect(await waiting()).toEqual([customer.email]);
  });
});

describe('who has an account is not revealed', () => {
  test('by the answer, its headers, or what it reads and writes', async () => {
    const reads = vi.spyOn(shop.store.read.accounts, 'customerByEmail');
    const transactions = vi.spyOn(shop.store, 'transaction');
    const known = await request(customer.email);
    const unknown = await request('inconnue@exemple.ma');
    expect(reads).not.toHaveBeenCalled();
    expect(transactions).toHaveBeenCalledTimes(2);
    expect(unknown.body).toBe(known.body);
    expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(known.headers).sort());
    const [second, first] = await shop.store.read.mails.newest(2);
    const { id: _, to, createdAt: __, nextAttemptAt: ___, ...row } = first ?? {};
    expect(to).toBe(customer.email);
    expect(second).toMatchObject(row);
    // Nor by the limit, which an unknown e-mail reaches alike.
    const statuses = [];
    for (const email of [customer.email, 'inconnue@exemple.ma']) {
      for (let n = 0; n < 4; n += 1) statuses.push((await request(email)).status);
    }
    expect(statuses).toEqual([200, 200, 429, 429, 200, 200, 429, 429]);
  });

  test('by a wrong e-mail change', async () => {
    const { email } = await shop.customer();
    const { token, password } = customer;
    const answers = [];
    for (const to of [email, 'libre@exemple.ma']) {
      answers.push(
        await call(shop, 'requestEmailChange', { email: to, password: 'faux' }, { token }),
        await call(shop, 'requestEmailChange', { email: to, password }, { token }),
      );
    }
    const [takenWrong, taken, freeWrong, free] = answers.map(({ body }) => body);
    expect([takenWrong, taken]).toEqual([freeWrong, free]);
  });
});

const MALFORMED = ['', ' ', 'a'.repeat(43), '__proto__', '\0', '\ud800', 'x'.repeat(50_000)];

describe.each<[Operation, object]>([
  ['resetPassword', { password: NEW }],
  ['confirmEmail', {}],
])('%s', (operation, variables) => {
  test('takes no malformed token, and hashes no password for one', async () => {
    const hash = vi.spyOn(shop.within.passwords, 'hash');
    for (const token of MALFORMED) {
      const { status, codes, body } = await call(shop, operation, { ...variables, token });
      expect([token, status, codes]).toEqual([token, 200, ['INVALID_TOKEN']]);
      expect(body.length).toBeLessThan(1_000);
    }
    expect(hash).not.toHaveBeenCalled();
  });
});

describe('a token of another purpose', () => {
  test('opens nothing else, and stays valid for its own', async () => {
    const reset = await resetToken();
    await call(shop, 'requestEmailVerification', {}, customer);
    const verify = await mailbox.tokenFor(customer.email);
    const { password } = customer;
    await call(shop, 'requestEmailChange', { email: 'n@exemple.ma', password }, customer);
    const change = await mailbox.tokenFor('n@exemple.ma');
    expect(new Set([reset, verify, change]).size).toBe(3);
    for (const token of [verify, change, customer.token]) {
      const answer = await call(shop, 'resetPassword', { token, password: NEW });
      expect(answer.codes).toEqual(['INVALID_TOKEN']);
    }
    for (const token of [reset, customer.token]) {
      expect((await call(shop, 'confirmEmail', { token })).codes).toEqual(['INVALID_TOKEN']);
    }
    const device = await shop.graphql<{ confirmDevice: { userErrors: object[] } }>(
      'mutation ($token: String!) { confirmDevice(token: $token) { userErrors { code } } }',
      { token: reset },
    );
    expect(device.data.confirmDevice.userErrors).toEqual([{ code: 'INVALID_TOKEN' }]);
    expect((await call(shop, 'confirmEmail', { token: verify })).codes).toEqual([]);
    expect((await call(shop, 'resetPassword', { token: reset, password: NEW })).codes).toEqual([]);
    expect((await call(shop, 'confirmEmail', { token: change })).codes).toEqual(['INVALID_TOKEN']);
  });

  test('is no session', async () => {
    expect(await statusOf(shop, await resetToken())).toBe(401);
  });
});

describe('a stolen session', () => {
  test('guesses the password no more often than a log-in may', async () => {
    const { token } = customer;
    const hash = vi.spyOn(shop.within.passwords, 'verify');
    const statuses = [];
    const operations = ['changePassword', 'requestEmailChange', 'deleteAccount'] as const;
    for (let n = 0; n < 20; n += 1) {
      const operation = operations[n % 3] ?? 'deleteAccount';
      const password = `faux ${n}`;
      const variables = {
        changePassword: { currentPassword: password, password: NEW },
        requestEmailChange: { email: 'n@exemple.ma', password },
        deleteAccount: { password },
      }[operation];
      const answer = await call(shop, operation, variables, { token, localAddress: '127.0.5.1' });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(15).fill(429)]);
    expect(hash).toHaveBeenCalledTimes(5);
    expect((await logIn(shop, customer, { localAddress: '127.0.5.1' })).status).toBe(429);
    expect((await logIn(shop, customer, { localAddress: '127.0.5.2' })).status).toBe(200);
  });

  test('of before a reset opens nothing, and what it requested ends', async () => {
    const { token, password } = customer;
    await call(shop, 'requestEmailChange', { email: 'voleuse@exemple.ma', password }, { token });
    const change = await mailbox.tokenFor('voleuse@exemple.ma');
    const { session } = await call(shop, 'resetPassword', {
      token: await resetToken(),
      password: NEW,
    });
    expect(await statusOf(shop, token)).toBe(401);
    expect((await call(shop, 'confirmEmail', { token: change })).codes).toEqual(['INVALID_TOKEN']);
    expect(await statusOf(shop, session?.token ?? '')).toBe(200);
  });

  test('is not taken over by a reset: the new session is another', async () => {
    const token = await resetToken();
    const other = await shop.customer();
    const answer = await call(shop, 'resetPassword', { token, password: NEW }, other);
    expect(answer.session).toMatchObject({ customer: { email: customer.email } });
    expect(answer.session?.token).not.toBe(other.token);
    expect(await statusOf(shop, other.token)).toBe(200);
  });
});

test.each([
  '(input: { firstName: "A", lastName: "B", email: "a@exemple.ma" })',
  '(input: { firstName: "A", lastName: "B", passwordHash: "x" })',
  '(input: { firstName: "A", lastName: "B", emailVerifiedAt: "2025-01-01" })',
  '(input: { firstName: "A", lastName: "B" }, id: "x")',
])('updateCustomer%s assigns nothing else', async (args) => {
  const query = `mutation { updateCustomer${args} { customer { id } } }`;
  const answer = await post(shop, '/graphql', { query }, { authorization: customer.token });
  expect([answer.status, codesOf(answer)]).toEqual([400, ['GRAPHQL_VALIDATION_FAILED']]);
  expectDiscreet(answer);
});

test('names of a customer stay out of mails to addresses that are not confirmed as theirs', async () => {
  const { token, password } = customer;
  const input = { firstName: 'Appelez le 0612345678', lastName: 'pour votre cadeau' };
  await call(shop, 'updateCustomer', { input }, { token });
  await call(shop, 'requestEmailChange', { email: 'victime@exemple.ma', password }, { token });
  await mailbox.deliver();
  const mail = mailbox.mails.find(({ to }) => to.address === 'victime@exemple.ma');
  expect(mail?.text).toMatch(/^Bonjour,\n/);
  expect(JSON.stringify(mail)).not.toContain('cadeau');
});

test('nothing secret is logged by any of it, and no list of addresses stays', async () => {
  await request('inconnue@exemple.ma');
  const token = await resetToken();
  const { session } = await call(shop, 'resetPassword', { token, password: NEW });
  await call(shop, 'resetPassword', { token, password: NEW });
  const open = { token: session?.token ?? '' };
  await call(shop, 'requestEmailChange', { email: 'n@exemple.ma', password: NEW }, open);
  await call(shop, 'confirmEmail', { token: await mailbox.tokenFor('n@exemple.ma') }, open);
  const logged = JSON.stringify([shop.logged, shop.lines, await mailbox.deliver()]);
  expect(await waiting()).not.toContain('inconnue@exemple.ma');
  for (const secret of [token, NEW, open.token, customer.email, 'exemple.ma']) {
    expect(logged).not.toContain(secret);
  }
});
