import jwt from 'jsonwebtoken';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  createAuthenticator,
  type Ceremony,
  type Credential,
} from '../../support/shop/authenticator.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { startSink } from '../../support/shop/smtp-sink.ts';
import { originOf, passkeyCalls, type PasskeyCalls } from './account.passkeys.documents.ts';

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

let shop: TestShop;
let passkeys: PasskeyCalls;
let customer: Awaited<ReturnType<TestShop['customer']>>;
let credential: Credential;
beforeEach(async () => {
  shop = await startShop();
  passkeys = passkeyCalls(shop);
  customer = await shop.customer();
  credential = await passkeys.newPasskey(customer);
});
afterEach(() => shop.close());

const sign = async (changed?: Ceremony, by = credential) =>
  createAuthenticator(originOf(shop)).sign(by, await passkeys.logInOptions(), changed);
const logIn = async (changed?: Ceremony) => passkeys.logIn(await sign(changed));
const stored = () => shop.store.read.accounts.passkey(credential.id);

describe('a log-in with a passkey', () => {
  test('opens a session of its customer, and notes the use', async () => {
    const { session, userErrors } = await logIn();
    expect(userErrors).toEqual([]);
    expect(session?.customer).toEqual({ email: customer.email });
    const { status } = await shop.rest('GET', '/user/cart', undefined, session?.token);
    expect(status).toBe(200);
    const { sid } = jwt.decode(session?.token ?? '') as { sid: string };
    expect(await shop.store.read.accounts.session(sid)).toBeDefined();
    const [listed] = await passkeys.list(customer.token);
    expect(listed?.lastUsedAt).toMatch(/^\d{4}-.*\+0[01]:00$/);
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
    const sink = await startSink();
    try {
      const options = await passkeys.logInOptions();
      const response = createAuthenticator(originOf(shop)).sign(credential, options);
      const answer = await fetch(`${shop.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          query:
            'mutation ($response: String!) { logInWithPasskey(response: $response) { session { token } } }',
          variables: { response },
        }),
      });
      expect(answer.headers.get('set-cookie')).toMatch(/^belle-vue-device=\S+; Path=\//);
      await shop.sendMails(sink.transport);
      const subjects = sink.arrived.map(({ email }) => email.subject);
      expect(subjects).toEqual(['Nouvelle clé d’accès à votre compte Belle Vue']);
    } finally {
      await sink.close();
    }
  });

  test('is possible while wrong passwords close the account', async () => {
    const limited = await startShop({ areRateLimitsOn: true });
    try {
      const calls = passkeyCalls(limited);
      const owner = await limited.customer();
      const key = await calls.newPasskey(owner);
      const { email } = owner;
      for (let n = 0; n < 6; n += 1) {
        await limited.rest('POST', '/auth/login', { email, password: 'faux' });
      }
      const { password } = owner;
      const { status } = await limited.rest('POST', '/auth/login', { email, password });
      expect(status).toBe(429);
      const options = await calls.logInOptions();
      const { sign: signed } = createAuthenticator(originOf(limited));
      expect((await calls.logIn(signed(key, options))).userErrors).toEqual([]);
    } finally {
      await limited.close();
    }
  });

  test('counts its failures with those of passwords, by address', async () => {
    const limited = await startShop({ areRateLimitsOn: true });
    try {
      const calls = passkeyCalls(limited);
      const key = await calls.newPasskey(await limited.customer());
      const signed = async () =>
        createAuthenticator(originOf(limited)).sign(key, await calls.logInOptions());
      for (let n = 0; n < 29; n += 1) {
        expect((await calls.logIn('{}')).userErrors).toMatchObject([{ code: 'UNKNOWN_PASSKEY' }]);
      }
      // Accepted ones do not count.
      for (let n = 0; n < 3; n += 1) {
        expect((await calls.logIn(await signed())).userErrors).toEqual([]);
      }
      await calls.logIn('{}');
      const held = await calls.logIn(await signed());
      expect(held.userErrors).toMatchObject([{ code: 'TOO_MANY_ATTEMPTS' }]);
      const { status } = await limited.rest('POST', '/auth/login', {
        email: 'x@example.com',
        password: 'faux',
      });
      expect(status).toBe(429);
    } finally {
      await limited.close();
    }
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

  test('with another key', async () => {
    const other = await passkeys.newPasskey(await shop.customer());
    const mixed = { ...credential, privateKey: other.privateKey };
    expect(await passkeys.logIn(await sign({}, mixed))).toEqual(REFUSED);
  });

  test.each(['signature', 'authenticatorData', 'clientDataJSON', 'userHandle'])(
    'with another %s',
    async (part) => {
      const { response, ...rest } = JSON.parse(await sign());
      const bytes = Buffer.from(response[part], 'base64url');
      bytes.writeUInt8((bytes.at(-1) ?? 0) ^ 1, bytes.length - 1);
      const changed = { ...response, [part]: bytes.toString('base64url') };
      expect(await passkeys.logIn(JSON.stringify({ ...rest, response: changed }))).toEqual(REFUSED);
    },
  );

  test('with an unknown passkey, or one that was removed', async () => {
    const unknown = Buffer.alloc(32, 7).toString('base64url');
    expect(await passkeys.logIn(await sign({}, { ...credential, id: unknown }))).toEqual(REFUSED);
    await passkeys.remove(customer.token, credential.id);
    expect(await logIn()).toEqual(REFUSED);
  });

  test('a second time, also at once', async () => {
    const response = await sign();
    const answers = await Promise.all([passkeys.logIn(response), passkeys.logIn(response)]);
    expect(answers.filter(({ session }) => session === null)).toEqual([REFUSED]);
    expect(await passkeys.logIn(response)).toEqual(REFUSED);
    const { id } = (await shop.store.read.accounts.customerByEmail(customer.email)) ?? { id: '' };
    expect(await shop.store.read.accounts.sessionsOf(id)).toHaveLength(2);
  });

  test('a second time, with the challenge written in another way', async () => {
    const options = await passkeys.logInOptions();
    const { challenge, ...rest } = JSON.parse(options);
    const { sign: signed } = createAuthenticator(originOf(shop));
    expect((await passkeys.logIn(signed(credential, options))).userErrors).toEqual([]);
    for (const other of [`${challenge}=`, `${challenge}A`, ` ${challenge}`]) {
      const again = signed(credential, JSON.stringify({ ...rest, challenge: other }));
      expect(await passkeys.logIn(again)).toEqual(REFUSED);
    }
  });

  test('after 5 minutes', async () => {
    const response = await sign();
    shop.pass(5 * MINUTE_MS);
    expect(await passkeys.logIn(response)).toEqual(REFUSED);
  });

  test('to the challenge for a new passkey', async () => {
    const { challenge } = JSON.parse(await passkeys.additionOptions(customer));
    expect(await logIn({ challenge })).toEqual(REFUSED);
  });

  test('when the counter of signatures goes back or stays', async () => {
    expect((await logIn({ counter: 5 })).userErrors).toEqual([]);
    expect(await stored()).toMatchObject({ counter: 5 });
    for (const counter of [5, 4, 0]) expect(await logIn({ counter })).toEqual(REFUSED);
    expect((await logIn({ counter: 6 })).userErrors).toEqual([]);
  });

  test('when two signatures with one count come at once', async () => {
    const responses = [await sign({ counter: 3 }), await sign({ counter: 3 })];
    const answers = await Promise.all(responses.map((response) => passkeys.logIn(response)));
    expect(answers.filter(({ session }) => session === null)).toEqual([REFUSED]);
  });

  test.each([
    '',
    'null',
    '[]',
    '{}',
    '{"id":1}',
    '{',
    'x'.repeat(20_000),
    JSON.stringify({ id: '__proto__', rawId: '__proto__', type: 'public-key', response: {} }),
  ])('malformed, %#', async (response) => {
    expect(await passkeys.logIn(response)).toEqual(REFUSED);
  });

  test('of a customer who was deleted', async () => {
    const response = await sign();
    const { customerId = '' } = (await stored()) ?? {};
    await shop.store.transaction(({ accounts }) => accounts.remove(customerId));
    expect(await passkeys.logIn(response)).toEqual(REFUSED);
  });
});
