import jwt from 'jsonwebtoken';
import { describe, expect, test } from 'vitest';
import type { Ceremony } from '../../support/shop/authenticator.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { startShop } from '../../support/shop/shop.ts';
import { MALFORMED, passkeyCalls } from './account.passkeys.documents.ts';
import { mailboxOf, statusOf } from './account.recovery.ts';

const MINUTE_MS = 60_000;
const REFUSED = {
  session: null,
  userErrors: [
    {
      code: 'UNKNOWN_PASSKEY',
      field: 'response',
      message:
        'Cette clé d’accès n’a pas été reconnue. Réessayez, ou connectez-vous avec votre mot de passe.',
    },
  ],
};

const shop = await sharedShop();
const passkeys = passkeyCalls(shop);
const customer = await shop.customer();
/** Its counter stays at 0. */
const credential = await passkeys.newPasskey(customer);

/** Returns an authenticator's response to a new request to log in. */
const signed = async (changed?: Ceremony, by = credential) =>
  passkeys.sign(by, await passkeys.logInOptions(), changed);
const logIn = async (changed?: Ceremony, by = credential) =>
  passkeys.logIn(await signed(changed, by));
const stored = () => shop.store.read.accounts.passkey(credential.id);

describe('a log-in with a passkey', () => {
  test('opens a session of its customer, and notes the use', async () => {
    const { session, userErrors } = await logIn();
    expect(userErrors).toEqual([]);
    expect(session?.customer).toEqual({ email: customer.email });
    const { token = '' } = session ?? {};
    expect(await statusOf(shop, token)).toBe(200);
    const { sid } = jwt.decode(token) as { sid: string };
    expect(await shop.store.read.accounts.session(sid)).toBeDefined();
    const [listed] = await passkeys.list(customer.token);
    expect(listed?.lastUsedAt).toMatch(/^\d{4}-.*\+0[01]:00$/);
  });

  test('is in the log, also a refused one', async () => {
    const { customerId } = (await stored()) ?? {};
    await logIn();
    const about = { way: 'PASSKEY', customer: customerId, address: '127.0.0.1' };
    expect(shop.logged.at(-1)).toEqual({ ...about, message: 'a customer logged in' });
    await logIn({ userHandle: Buffer.from('another').toString('base64url') });
    const message = 'a log-in of a customer was refused';
    expect(shop.logged.at(-1)).toEqual({ ...about, code: 'UNKNOWN_PASSKEY', message });
  });

  test('names no account before', async () => {
    expect(JSON.parse(await passkeys.logInOptions())).toEqual({
      rpId: 'localhost',
      challenge: expect.stringMatching(/^[\w-]{72}$/),
      timeout: 5 * MINUTE_MS,
      userVerification: 'required',
    });
  });

  test('remembers the device, and sends no mail about a new one', async () => {
    const query =
      'mutation ($response: String!) { logInWithPasskey(response: $response) { session { token } } }';
    const { headers } = await shop.graphql(query, { response: await signed() });
    expect(headers.get('set-cookie')).toMatch(/^belle-vue-device=\S+; Path=\//);
    expect(await mailboxOf(shop).subjectsTo(customer.email)).toEqual([
      'Nouvelle clé d’accès à votre compte Belle Vue',
    ]);
  });

  test('counts its failures with those of passwords, by address alone', async () => {
    const limited = await startShop({ areRateLimitsOn: true });
    const calls = passkeyCalls(limited);
    const owner = await limited.customer();
    const key = await calls.newPasskey(owner);
    const withKey = async () => calls.logIn(calls.sign(key, await calls.logInOptions()));
    const withPassword = (email: string, password: string) =>
      limited.rest('POST', '/auth/login', { email, password });
    for (let n = 0; n < 5; n += 1) await withPassword(owner.email, 'faux');
    expect((await withPassword(owner.email, owner.password)).status).toBe(429);
    // The account is closed to passwords, not to its passkeys, whose successes do not count.
    for (let n = 0; n < 3; n += 1) expect((await withKey()).userErrors).toEqual([]);
    for (let n = 0; n < 25; n += 1) {
      expect((await calls.logIn('{}')).userErrors).toMatchObject([{ code: 'UNKNOWN_PASSKEY' }]);
    }
    expect((await withKey()).userErrors).toMatchObject([{ code: 'TOO_MANY_ATTEMPTS' }]);
    expect((await withPassword('x@example.com', 'faux')).status).toBe(429);
    await limited.close();
  });
});

describe('a log-in is refused, always alike,', () => {
  test.each<readonly [string, Ceremony]>([
    ['of another origin', { origin: 'https://belle-vue.example' }],
    ['of another port', { origin: 'http://localhost:1' }],
    ['of another domain', { rpId: 'belle-vue.example' }],
    ['to another kind of request', { type: 'webauthn.create' }],
    ['to a challenge of its own', { challenge: Buffer.alloc(54).toString('base64url') }],
    ['to no challenge', { challenge: '' }],
    ['without a verified user', { isVerified: false }],
    ['for another customer', { userHandle: Buffer.from('another').toString('base64url') }],
  ])('%s', async (_, changed) => {
    const before = await stored();
    expect(await logIn(changed)).toEqual(REFUSED);
    expect(await stored()).toEqual(before);
  });

  test.each(['signature', 'authenticatorData', 'clientDataJSON', 'userHandle'])(
    'with another %s',
    async (part) => {
      const { response, ...rest } = JSON.parse(await signed());
      const bytes = Buffer.from(response[part], 'base64url');
      bytes.writeUInt8((bytes.at(-1) ?? 0) ^ 1, bytes.length - 1);
      const changed = { ...response, [part]: bytes.toString('base64url') };
      expect(await passkeys.logIn(JSON.stringify({ ...rest, response: changed }))).toEqual(REFUSED);
    },
  );

  test('with another key, an unknown passkey, one that was removed, or of a deleted customer', async () => {
    const { privateKey } = await passkeys.newPasskey(await shop.customer());
    expect(await logIn({}, { ...credential, privateKey })).toEqual(REFUSED);
    const unknown = Buffer.alloc(32, 7).toString('base64url');
    expect(await logIn({}, { ...credential, id: unknown })).toEqual(REFUSED);
    const owner = await shop.customer();
    const removed = await passkeys.newPasskey(owner);
    const left = await passkeys.newPasskey(owner);
    await passkeys.remove(owner.token, removed.id);
    expect(await logIn({}, removed)).toEqual(REFUSED);
    const { customerId = '' } = (await shop.store.read.accounts.passkey(left.id)) ?? {};
    await shop.store.transaction(({ accounts }) => accounts.remove(customerId));
    expect(await logIn({}, left)).toEqual(REFUSED);
  });

  test('a second time, also at once', async () => {
    const { accounts } = shop.store.read;
    const { id = '' } = (await accounts.customerByEmail(customer.email)) ?? {};
    const before = await accounts.sessionsOf(id);
    const response = await signed();
    const answers = await Promise.all([passkeys.logIn(response), passkeys.logIn(response)]);
    expect(answers.filter(({ session }) => session === null)).toEqual([REFUSED]);
    expect(await passkeys.logIn(response)).toEqual(REFUSED);
    expect(await accounts.sessionsOf(id)).toHaveLength(before.length + 1);
  });

  test('after 5 minutes, to the challenge for a new passkey, or malformed', async () => {
    const late = await signed();
    shop.pass(5 * MINUTE_MS);
    const { challenge } = JSON.parse(await passkeys.additionOptions(customer));
    for (const response of [late, await signed({ challenge }), ...MALFORMED]) {
      expect(await passkeys.logIn(response)).toEqual(REFUSED);
    }
  });

  test('when the counter of signatures goes back or stays, also at once', async () => {
    const counted = await passkeys.newPasskey(await shop.customer());
    expect((await logIn({ counter: 5 }, counted)).userErrors).toEqual([]);
    expect(await shop.store.read.accounts.passkey(counted.id)).toMatchObject({ counter: 5 });
    for (const counter of [5, 4, 0]) expect(await logIn({ counter }, counted)).toEqual(REFUSED);
    const responses = [
      await signed({ counter: 6 }, counted),
      await signed({ counter: 6 }, counted),
    ];
    const answers = await Promise.all(responses.map((response) => passkeys.logIn(response)));
    expect(answers.filter(({ session }) => session === null)).toEqual([REFUSED]);
  });
});
