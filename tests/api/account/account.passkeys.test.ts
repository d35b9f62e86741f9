import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cbor, createAuthenticator, type Ceremony } from '../../support/shop/authenticator.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { startSink } from '../../support/shop/smtp-sink.ts';
import { originOf, passkeyCalls, type PasskeyCalls } from './account.passkeys.documents.ts';

const MINUTE_MS = 60_000;
const PUBLIC_URL = 'https://belle-vue.test';
const REFUSED = [{ code: 'INVALID', field: 'response' }];

let shop: TestShop;
let passkeys: PasskeyCalls;
let customer: Awaited<ReturnType<TestShop['customer']>>;
beforeEach(async () => {
  shop = await startShop();
  passkeys = passkeyCalls(shop);
  customer = await shop.customer();
});
afterEach(() => shop.close());

const authenticator = () => createAuthenticator(originOf(shop));

/** The answer to a new passkey whose creation the test changed. */
async function addChanged(changed: Ceremony) {
  const options = await passkeys.additionOptions(customer);
  const { response } = authenticator().create(options, changed);
  return passkeys.add(customer.token, response);
}

describe('a passkey', () => {
  test('is added with a name, and listed', async () => {
    const options = await passkeys.additionOptions(customer);
    const { credential, response } = authenticator().create(options);
    const added = await passkeys.add(customer.token, response, '  Mon téléphone ');
    expect(added).toEqual({
      passkeys: [
        {
          id: credential.id,
          name: 'Mon téléphone',
          createdAt: expect.stringMatching(/^\d{4}-.*\+0[01]:00$/),
          lastUsedAt: null,
        },
      ],
      userErrors: [],
    });
    expect(await passkeys.list(customer.token)).toEqual(added.passkeys);
    expect(await shop.store.read.accounts.passkey(credential.id)).toMatchObject({
      counter: 0,
      transports: 'hybrid,internal',
    });
  });

  test('is requested as one that says whose it is, for a verified user', async () => {
    await passkeys.newPasskey(customer);
    const [{ id = '' } = {}] = await passkeys.list(customer.token);
    const options = JSON.parse(await passkeys.additionOptions(customer));
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Belle Vue' },
      user: { name: customer.email, displayName: 'Nadia Alami' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id, type: 'public-key' }],
    });
    expect(JSON.stringify(options)).not.toContain(customer.password);
  });

  test('requires the password, whose guesses count', async () => {
    const limited = await startShop({ areRateLimitsOn: true });
    try {
      const { token, password } = await limited.customer();
      const calls = passkeyCalls(limited);
      expect((await calls.startAdding(token, '')).userErrors).toMatchObject([
        { code: 'REQUIRED', field: 'password' },
      ]);
      for (let n = 0; n < 5; n += 1) {
        expect(await calls.startAdding(token, 'faux')).toMatchObject({
          options: null,
          userErrors: [{ code: 'WRONG_PASSWORD', field: 'password' }],
        });
      }
      expect(await calls.startAdding(token, password)).toMatchObject({
        options: null,
        userErrors: [{ code: 'TOO_MANY_ATTEMPTS' }],
      });
    } finally {
      await limited.close();
    }
  });

  test('is announced to the customer by mail', async () => {
    const sink = await startSink();
    try {
      await passkeys.newPasskey(customer, 'Clé du bureau');
      await shop.sendMails(sink.transport);
      const [mail, ...more] = sink.arrived.filter(({ to }) => to.includes(customer.email));
      expect(more).toEqual([]);
      expect(mail?.email.subject).toBe('Nouvelle clé d’accès à votre compte Belle Vue');
      for (const text of [mail?.email.text, mail?.email.html]) {
        expect(text).toContain('Clé du bureau');
        expect(text).toContain(`${shop.url}/forgot-password`);
      }
    } finally {
      await sink.close();
    }
  });

  test('is one of at most 10', async () => {
    const options = await passkeys.additionOptions(customer);
    for (let n = 0; n < 10; n += 1) await passkeys.newPasskey(customer, `Clé ${n}`);
    const full = [{ code: 'LIMIT_REACHED', field: null }];
    const started = await passkeys.startAdding(customer.token, customer.password);
    expect(started).toMatchObject({ options: null, userErrors: full });
    const added = await passkeys.add(customer.token, authenticator().create(options).response);
    expect(added).toMatchObject({ userErrors: full });
    expect(added.passkeys.map(({ name }) => name)).toEqual(
      Array.from({ length: 10 }, (_, n) => `Clé ${n}`),
    );
  });

  test.each([
    ['', 'REQUIRED'],
    ['x'.repeat(41), 'INVALID'],
    ['voir www.exemple.com', 'INVALID'],
    ['une\u0000clé', 'INVALID'],
  ])(
    'with the name %j is refused; a better one is accepted with the same response',
    async (name, code) => {
      const { response } = authenticator().create(await passkeys.additionOptions(customer));
      const refused = await passkeys.add(customer.token, response, name);
      expect(refused).toMatchObject({ passkeys: [], userErrors: [{ code, field: 'name' }] });
      expect((await passkeys.add(customer.token, response, 'x'.repeat(40))).userErrors).toEqual([]);
    },
  );

  test('is refused to demo accounts', async () => {
    const { data } = await shop.graphql<{ logInAsDemo: { session: { token: string } } }>(
      'mutation { logInAsDemo { session { token } } }',
    );
    const { body } = await shop.rest<{ encodedToken: string }>('POST', '/auth/login', {
      email: shop.within.demo.email,
      password: shop.within.demo.password,
    });
    const { response } = authenticator().create(await passkeys.additionOptions(customer));
    for (const token of [data.logInAsDemo.session.token, body.encodedToken]) {
      const refusal = { userErrors: [{ code: 'NOT_ALLOWED_NOW' }] };
      const password = shop.within.demo.password;
      expect(await passkeys.startAdding(token, password)).toMatchObject(refusal);
      expect(await passkeys.add(token, response)).toMatchObject(refusal);
    }
  });

  test('is for customers', async () => {
    await expect(passkeys.startAdding('', 'x')).rejects.toThrow('UNAUTHENTICATED');
    await expect(passkeys.add('', '{}')).rejects.toThrow('UNAUTHENTICATED');
    await expect(passkeys.remove('', 'x')).rejects.toThrow('UNAUTHENTICATED');
  });
});

describe('a response that does not prove a new passkey is refused', () => {
  test.each<readonly [string, Ceremony]>([
    ['of another origin', { origin: 'https://belle-vue.example' }],
    ['of another domain', { rpId: 'belle-vue.example' }],
    ['to another kind of request', { type: 'webauthn.get' }],
    ['to a challenge of its own', { challenge: Buffer.alloc(54).toString('base64url') }],
    ['to no challenge', { challenge: '' }],
    ['without a verified user', { isVerified: false }],
    ['with certificates', { attestation: { fmt: 'packed', attStmt: new Map([['x5c', []]]) } }],
    ['with the statement of a vendor', { attestation: { fmt: 'apple', attStmt: new Map() } }],
  ])('%s', async (_, changed) => {
    expect(await addChanged(changed)).toMatchObject({ passkeys: [], userErrors: REFUSED });
  });

  test.each([
    '',
    'null',
    '[]',
    '{}',
    '{"id":1}',
    '{',
    'x'.repeat(20_000),
    JSON.stringify({ id: 'AA', rawId: 'AA', type: 'public-key', response: {} }),
  ])('malformed, %#', async (response) => {
    const added = await passkeys.add(customer.token, response);
    expect(added).toMatchObject({ passkeys: [], userErrors: REFUSED });
  });

  test('with binary data of any other shape', async () => {
    const { response } = authenticator().create(await passkeys.additionOptions(customer));
    const { response: parts, ...rest } = JSON.parse(response);
    const objects = [
      Buffer.alloc(0),
      Buffer.alloc(9_000, 0x81),
      cbor(new Map()),
      cbor(new Map([['authData', Buffer.alloc(10)]])),
      Buffer.from(parts.attestationObject, 'base64url').subarray(0, 60),
    ];
    for (const object of objects) {
      const attestationObject = object.toString('base64url');
      const changed = JSON.stringify({ ...rest, response: { ...parts, attestationObject } });
      expect(await passkeys.add(customer.token, changed)).toMatchObject({ userErrors: REFUSED });
    }
    expect(await passkeys.list(customer.token)).toEqual([]);
  });

  test('a second time, also at once', async () => {
    const options = await passkeys.additionOptions(customer);
    const { response } = authenticator().create(options);
    const answers = await Promise.all([
      passkeys.add(customer.token, response),
      passkeys.add(customer.token, response),
    ]);
    const codes = answers.flatMap(({ userErrors }) => userErrors.map(({ code }) => code));
    expect(codes).toEqual(['INVALID']);
    // Another passkey, for a challenge that was accepted.
    const other = authenticator().create(options).response;
    expect(await passkeys.add(customer.token, other)).toMatchObject({ userErrors: REFUSED });
    expect(await passkeys.list(customer.token)).toHaveLength(1);
  });

  test('after 5 minutes', async () => {
    const { response } = authenticator().create(await passkeys.additionOptions(customer));
    shop.pass(5 * MINUTE_MS);
    expect(await passkeys.add(customer.token, response)).toMatchObject({ userErrors: REFUSED });
  });

  test('to the challenge of another customer, or of a log-in', async () => {
    const other = await shop.customer();
    const theirs = authenticator().create(await passkeys.additionOptions(other)).response;
    expect(await passkeys.add(customer.token, theirs)).toMatchObject({ userErrors: REFUSED });
    const { challenge } = JSON.parse(await passkeys.logInOptions());
    expect(await addChanged({ challenge })).toMatchObject({ userErrors: REFUSED });
    expect((await passkeys.add(other.token, theirs)).userErrors).toEqual([]);
  });

  test('with a passkey that another customer has', async () => {
    const other = await shop.customer();
    const { id } = await passkeys.newPasskey(other);
    const stored = await shop.store.read.accounts.passkey(id);
    const { response } = authenticator().create(await passkeys.additionOptions(customer), {
      credentialId: id,
    });
    expect(await passkeys.add(customer.token, response)).toMatchObject({ userErrors: REFUSED });
    expect(await shop.store.read.accounts.passkey(id)).toEqual(stored);
  });

  test('once the password was changed', async () => {
    const { response } = authenticator().create(await passkeys.additionOptions(customer));
    const { data } = await shop.graphql(
      `mutation ($currentPassword: String!) {
        changePassword(currentPassword: $currentPassword, password: "un autre mot de passe") {
          userErrors { code }
        }
      }`,
      { currentPassword: customer.password },
      customer.token,
    );
    expect(data).toEqual({ changePassword: { userErrors: [] } });
    expect(await passkeys.add(customer.token, response)).toMatchObject({ userErrors: REFUSED });
  });
});

describe('removing a passkey', () => {
  test('takes it off the list, once', async () => {
    const first = await passkeys.newPasskey(customer, 'A');
    await passkeys.newPasskey(customer, 'B');
    const removed = await passkeys.remove(customer.token, first.id);
    expect(removed).toMatchObject({ passkeys: [{ name: 'B' }], userErrors: [] });
    expect(await passkeys.remove(customer.token, first.id)).toMatchObject({
      passkeys: [{ name: 'B' }],
      userErrors: [{ code: 'UNKNOWN_PASSKEY', field: 'id' }],
    });
  });

  test.each(['', 'x', '__proto__', 'x'.repeat(500)])('refuses %j', async (id) => {
    const { userErrors } = await passkeys.remove(customer.token, id);
    expect(userErrors).toMatchObject([{ code: 'UNKNOWN_PASSKEY', field: 'id' }]);
  });

  test('refuses another customer’s', async () => {
    const other = await shop.customer();
    const { id } = await passkeys.newPasskey(other);
    const { userErrors } = await passkeys.remove(customer.token, id);
    expect(userErrors).toMatchObject([{ code: 'UNKNOWN_PASSKEY' }]);
    expect(await passkeys.list(other.token)).toHaveLength(1);
  });
});

describe('passkeys belong', () => {
  test('to the public address', async () => {
    const open = await startShop({ publicUrl: PUBLIC_URL });
    try {
      const calls = passkeyCalls(open);
      expect(JSON.parse(await calls.logInOptions()).rpId).toBe('belle-vue.test');
      const owner = await open.customer();
      const options = await calls.additionOptions(owner);
      const local = createAuthenticator(originOf(open)).create(options).response;
      expect(await calls.add(owner.token, local)).toMatchObject({ userErrors: REFUSED });
      const { response } = createAuthenticator(PUBLIC_URL).create(options);
      expect((await calls.add(owner.token, response)).userErrors).toEqual([]);
    } finally {
      await open.close();
    }
  });

  test('to no address that browsers do not accept', async () => {
    const open = await startShop({ publicUrl: 'http://belle-vue.test' });
    try {
      const calls = passkeyCalls(open);
      const { token, password } = await open.customer();
      const refusal = { options: null, userErrors: [{ code: 'NOT_ALLOWED_NOW' }] };
      expect(await calls.startLogIn()).toMatchObject(refusal);
      expect(await calls.startAdding(token, password)).toMatchObject(refusal);
      expect(await calls.logIn('{}')).toMatchObject({ userErrors: refusal.userErrors });
    } finally {
      await open.close();
    }
  });
});
