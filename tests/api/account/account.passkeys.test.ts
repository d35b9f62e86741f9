import { beforeEach, describe, expect, test } from 'vitest';
import { cbor, createAuthenticator, type Ceremony } from '../../support/shop/authenticator.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { startShop, type TestShopOptions } from '../../support/shop/shop.ts';
import { MALFORMED, passkeyCalls, type PasskeyCalls } from './account.passkeys.documents.ts';
import { call, demoToken, logIn, mailboxOf, type Customer } from './account.recovery.ts';

const MINUTE_MS = 60_000;
const PUBLIC_URL = 'https://belle-vue.test';
const REFUSED = { userErrors: [{ code: 'INVALID', field: 'response' }] };

let customer: Customer;
const shop = await sharedShop();
const passkeys = passkeyCalls(shop);
beforeEach(async () => {
  customer = await shop.customer();
});

const add = (response: string, name?: string) => passkeys.add(customer.token, response, name);

/** The answer to a new passkey whose creation the test changed. */
const addChanged = async (changed: Ceremony) =>
  add((await passkeys.created(customer, changed)).response);

async function withShop(
  options: TestShopOptions,
  run: (calls: PasskeyCalls, owner: Customer) => Promise<void>,
) {
  const other = await startShop(options);
  try {
    await run(passkeyCalls(other), await other.customer());
  } finally {
    await other.close();
  }
}

describe('a passkey', () => {
  test('is added with a name, listed, and announced to the customer by mail', async () => {
    const { credential, response } = await passkeys.created(customer);
    const added = await add(response, '  Mon téléphone ');
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
    const mailbox = mailboxOf(shop);
    expect(await mailbox.subjectsTo(customer.email)).toEqual([
      'Nouvelle clé d’accès à votre compte Belle Vue',
    ]);
    const { text, html } = mailbox.mails.find(({ to }) => to.address === customer.email) ?? {};
    for (const form of [text, html]) {
      expect(form).toContain('Mon téléphone');
      expect(form).toContain(`${shop.url}/forgot-password`);
    }
  });

  test('is requested as one that says whose it is, for a verified user', async () => {
    const { id } = await passkeys.newPasskey(customer);
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
    await withShop({ areRateLimitsOn: true }, async (calls, { token, password }) => {
      const refusal = async (typed: string) => {
        const { options, userErrors } = await calls.startAdding(token, typed);
        return [options, ...userErrors.map(({ code, field }) => `${code} ${field}`)];
      };
      expect(await refusal('')).toEqual([null, 'REQUIRED password']);
      for (let n = 0; n < 5; n += 1) {
        expect(await refusal('faux')).toEqual([null, 'WRONG_PASSWORD password']);
      }
      expect(await refusal(password)).toEqual([null, expect.stringMatching(/^TOO_MANY_ATTEMPTS /)]);
    });
  });

  test('is one of at most 10', async () => {
    const { response } = await passkeys.created(customer);
    const names = Array.from({ length: 10 }, (_, n) => `Clé ${n}`);
    for (const name of names) await passkeys.newPasskey(customer, name);
    const full = { userErrors: [{ code: 'LIMIT_REACHED', field: null }] };
    const started = await passkeys.startAdding(customer.token, customer.password);
    expect(started).toMatchObject({ options: null, ...full });
    const added = await add(response);
    expect(added).toMatchObject(full);
    expect(added.passkeys.map(({ name }) => name)).toEqual(names);
  });

  test('with a refused name may be added under a better one with the same response', async () => {
    const { response } = await passkeys.created(customer);
    for (const [name, code] of [
      ['', 'REQUIRED'],
      ['x'.repeat(41), 'INVALID'],
      ['voir www.exemple.com', 'INVALID'],
      ['une\u0000clé', 'INVALID'],
    ] as const) {
      const refusal = { passkeys: [], userErrors: [{ code, field: 'name' }] };
      expect(await add(response, name)).toMatchObject(refusal);
    }
    expect((await add(response, 'x'.repeat(40))).userErrors).toEqual([]);
  });

  test('is refused to demo accounts', async () => {
    const { demo } = shop.within;
    const { response } = await passkeys.created(customer);
    for (const token of [await demoToken(shop), (await logIn(shop, demo)).token]) {
      const refusal = { userErrors: [{ code: 'NOT_ALLOWED_NOW' }] };
      expect(await passkeys.startAdding(token, demo.password)).toMatchObject(refusal);
      expect(await passkeys.add(token, response)).toMatchObject(refusal);
    }
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
    expect(await addChanged(changed)).toMatchObject({ passkeys: [], ...REFUSED });
  });

  test('malformed, or with binary data of any other shape', async () => {
    const { response } = await passkeys.created(customer);
    const { response: parts, ...rest } = JSON.parse(response);
    const objects = [
      Buffer.alloc(0),
      Buffer.alloc(9_000, 0x81),
      cbor(new Map()),
      cbor(new Map([['authData', Buffer.alloc(10)]])),
      Buffer.from(parts.attestationObject, 'base64url').subarray(0, 60),
    ].map((object) => ({ ...parts, attestationObject: object.toString('base64url') }));
    const changed = objects.map((object) => JSON.stringify({ ...rest, response: object }));
    for (const each of [...MALFORMED, ...changed]) {
      expect(await add(each)).toMatchObject({ passkeys: [], ...REFUSED });
    }
    expect(await passkeys.list(customer.token)).toEqual([]);
  });

  test('a second time, also at once', async () => {
    const options = await passkeys.additionOptions(customer);
    const { response } = passkeys.create(options);
    const answers = await Promise.all([add(response), add(response)]);
    const codes = answers.flatMap(({ userErrors }) => userErrors.map(({ code }) => code));
    expect(codes).toEqual(['INVALID']);
    // Another passkey, for a challenge that was accepted.
    expect(await add(passkeys.create(options).response)).toMatchObject(REFUSED);
    expect(await passkeys.list(customer.token)).toHaveLength(1);
  });

  test('to the challenge of another customer, or of a log-in', async () => {
    const other = await shop.customer();
    const { response } = await passkeys.created(other);
    expect(await add(response)).toMatchObject(REFUSED);
    const { challenge } = JSON.parse(await passkeys.logInOptions());
    expect(await addChanged({ challenge })).toMatchObject(REFUSED);
    expect((await passkeys.add(other.token, response)).userErrors).toEqual([]);
  });

  test('with a passkey that another customer has', async () => {
    const { id } = await passkeys.newPasskey(await shop.customer());
    const stored = await shop.store.read.accounts.passkey(id);
    expect(await addChanged({ credentialId: id })).toMatchObject(REFUSED);
    expect(await shop.store.read.accounts.passkey(id)).toEqual(stored);
  });

  test('after 5 minutes, and once the password was changed', async () => {
    const { response: late } = await passkeys.created(customer);
    shop.pass(5 * MINUTE_MS);
    expect(await add(late)).toMatchObject(REFUSED);
    const { response } = await passkeys.created(customer);
    const change = { currentPassword: customer.password, password: 'un autre mot de passe' };
    expect((await call(shop, 'changePassword', change, customer)).codes).toEqual([]);
    expect(await add(response)).toMatchObject(REFUSED);
  });
});

test('a passkey is removed once, and never by another customer', async () => {
  const { id } = await passkeys.newPasskey(customer, 'A');
  await passkeys.newPasskey(customer, 'B');
  const left = [{ name: 'B' }];
  const removed = await passkeys.remove(customer.token, id);
  expect(removed).toMatchObject({ passkeys: left, userErrors: [] });
  const other = await shop.customer();
  const { id: theirs } = await passkeys.newPasskey(other);
  for (const unknown of [id, theirs, '', 'x', '__proto__', 'x'.repeat(500)]) {
    const refusal = { passkeys: left, userErrors: [{ code: 'UNKNOWN_PASSKEY', field: 'id' }] };
    expect(await passkeys.remove(customer.token, unknown)).toMatchObject(refusal);
  }
  expect(await passkeys.list(other.token)).toHaveLength(1);
});

describe('passkeys belong', () => {
  test('to the public address', async () => {
    await withShop({ publicUrl: PUBLIC_URL }, async (calls, owner) => {
      expect(JSON.parse(await calls.logInOptions()).rpId).toBe('belle-vue.test');
      const options = await calls.additionOptions(owner);
      const local = calls.create(options).response;
      expect(await calls.add(owner.token, local)).toMatchObject(REFUSED);
      const { response } = createAuthenticator(PUBLIC_URL).create(options);
      expect((await calls.add(owner.token, response)).userErrors).toEqual([]);
    });
  });

  test('to no address that browsers do not accept', async () => {
    await withShop({ publicUrl: 'http://belle-vue.test' }, async (calls, { token, password }) => {
      const refusal = { userErrors: [{ code: 'NOT_ALLOWED_NOW' }] };
      expect(await calls.startLogIn()).toMatchObject({ options: null, ...refusal });
      expect(await calls.startAdding(token, password)).toMatchObject({ options: null, ...refusal });
      expect(await calls.logIn('{}')).toMatchObject(refusal);
    });
  });
});
