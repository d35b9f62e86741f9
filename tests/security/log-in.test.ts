import { hash } from '@node-rs/argon2';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { StoreUnavailable } from '../../server/shared/problems.ts';
import { LOG_IN } from '../api/protocol/documents.ts';
import { startShop, type TestShop } from '../support/shop/shop.ts';
import { codesOf, expectAlive, expectDiscreet, post } from './request.ts';

// Failures are counted: each test has a shop of its own.
let shop: TestShop;
beforeEach(async () => {
  shop = await startShop({ areRateLimitsOn: true });
});
afterEach(async () => {
  await expectAlive(shop);
  await shop.close();
});

/** From where a request seems to come: every address of 127/8 is this machine. */
const logIn = (email: unknown, password: unknown, localAddress = '127.0.0.1') =>
  post(shop, '/api/auth/login', { email, password }, {}, { localAddress });

const overGraphql = (email: unknown, password: unknown) =>
  post(shop, '/graphql', { query: LOG_IN, variables: { input: { email, password } } });

async function codeOverGraphql(email: unknown, password: unknown) {
  const { status, body } = await overGraphql(email, password);
  return [status, JSON.parse(body).data.logIn.userErrors[0]?.code];
}

async function signUp(password: string, email = 'nadia@exemple.ma') {
  const form = { firstName: 'Nadia', lastName: 'Alami', email, password };
  expect((await post(shop, '/api/auth/signup', form)).status).toBe(201);
  return email;
}

describe('who has no account', () => {
  test('AUT-003: costs the shop the same hash as who has one, so that time tells nothing', async () => {
    const email = await signUp('un mot de passe');
    const verify = vi.spyOn(shop.within.passwords, 'verify');
    await logIn('personne@exemple.ma', 'faux');
    await logIn(email, 'faux');
    expect(verify.mock.calls).toEqual([
      ['faux', null],
      ['faux', expect.stringMatching(/^\$argon2id\$/)],
    ]);
  });
});

describe('who guesses', () => {
  test('AUT-004: is held back after five failures, with the right password too; others are not', async () => {
    const email = await signUp('un mot de passe');
    const other = await signUp('un mot de passe', 'salma@exemple.ma');
    for (let n = 0; n < 5; n += 1) expect((await logIn(email, `faux ${n}`)).status).toBe(401);
    for (const password of ['faux', 'un mot de passe']) {
      const answer = await logIn(email, password);
      expect(answer.status).toBe(429);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await logIn(other, 'un mot de passe')).status).toBe(200);
  });

  test('AUT-028: is held back at both doors, however the e-mail is written', async () => {
    const email = await signUp('un mot de passe');
    for (let n = 0; n < 5; n += 1) await logIn(email, 'faux');
    for (const written of [email, ` ${email.toUpperCase()} `]) {
      expect(await codeOverGraphql(written, 'un mot de passe')).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    }
  });

  test('AUT-007: 1,000 times from one address locks nobody out at another', async () => {
    const email = await signUp('un mot de passe');
    const statuses = new Set<number>();
    for (let n = 0; n < 10; n += 1) {
      const answers = Array.from({ length: 100 }, () => logIn(email, 'faux', '127.0.0.66'));
      for (const { status } of await Promise.all(answers)) statuses.add(status);
    }
    expect([...statuses].sort()).toEqual([401, 429]);
    expect((await logIn(email, 'un mot de passe', '127.0.0.2')).status).toBe(200);
  });

  test('AUT-008: 64 at once are all answered, and so is who shops meanwhile', async () => {
    const { token } = await shop.customer();
    const email = await signUp('un mot de passe');
    const guesses = Array.from({ length: 64 }, (_, n) => logIn(email, 'faux', `127.0.1.${n + 1}`));
    const bought = await post(
      shop,
      '/api/user/cart',
      { product: { _id: 'caftan-celeste' } },
      { authorization: token },
    );
    expect(bought.status).toBe(201);
    for (const { status } of await Promise.all(guesses)) expect([401, 429, 503]).toContain(status);
  });
});

test.each([[{ $ne: null }], [['nadia@exemple.ma']], [5], [true], [null], [{ toString: 1 }]])(
  'AUT-009: an e-mail that is %j matches nobody',
  async (email) => {
    await signUp('un mot de passe');
    const rest = await logIn(email, { $gt: '' });
    expect(rest.status).toBe(422);
    expectDiscreet(rest);
    const graphql = await overGraphql(email, 'un mot de passe');
    expect([graphql.status, codesOf(graphql)]).toEqual([400, ['BAD_USER_INPUT']]);
  },
);

/** How a hash was made, without its salt and itself. */
const parameters = (text: string) => text.split('$').slice(0, 4);

describe('a password', () => {
  test.each([
    ['AUT-012', 'of 73 bytes', `${'a'.repeat(72)}b`, `${'a'.repeat(72)}c`],
    ['AUT-012', 'longer than another', `${'a'.repeat(72)}b`, 'a'.repeat(72)],
    ['AUT-013', 'with a NUL', 'sept\0lettres', 'sept\0autres!'],
    ['AUT-013', 'with a picture', 'motdepasse👒', 'motdepasse👑'],
  ])('%s: %s is the same again, and no other', async (_, __, password, other) => {
    const email = await signUp(password);
    expect((await logIn(email, other)).status).toBe(401);
    expect((await logIn(email, password)).status).toBe(200);
  });

  test('AUT-013, AUT-014: opens the account however a system writes its accents, or the e-mail its case', async () => {
    await signUp('été à la médina'.normalize('NFD'), 'Nadia@Exemple.ma');
    const typed = 'été à la médina'.normalize('NFC');
    expect((await logIn(' nADIA@exemple.MA ', typed)).status).toBe(200);
  });

  describe('hashed long ago, when less was enough,', () => {
    const hashOf = async (email: string) =>
      (await shop.store.read.accounts.customerByEmail(email))?.passwordHash ?? '';

    async function ofFormerDays() {
      const email = await signUp('un mot de passe');
      const strong = await hashOf(email);
      const weak = await hash('un mot de passe', { memoryCost: 4096, timeCost: 1 });
      await shop.store.transaction(async ({ accounts }) => {
        const customer = await accounts.customerByEmail(email);
        if (customer) await accounts.save({ ...customer, passwordHash: weak });
      });
      return { email, strong, weak };
    }

    test('AUT-026: is hashed anew once it is given, and opens as before', async () => {
      const { email, strong, weak } = await ofFormerDays();
      expect((await logIn(email, 'faux')).status).toBe(401);
      expect(await hashOf(email)).toBe(weak);
      expect((await logIn(email, 'un mot de passe')).status).toBe(200);
      const renewed = await hashOf(email);
      expect(parameters(renewed)).toEqual(parameters(strong));
      expect((await logIn(email, 'un mot de passe')).status).toBe(200);
      expect(await hashOf(email)).toBe(renewed);
    });

    test('AUT-026: opens while the store cannot write', async () => {
      const { email, weak } = await ofFormerDays();
      const full = new StoreUnavailable(new Error('ENOSPC'));
      vi.spyOn(shop.store, 'transaction').mockRejectedValueOnce(full);
      expect((await logIn(email, 'un mot de passe')).status).toBe(200);
      expect(await hashOf(email)).toBe(weak);
      expect(JSON.stringify(shop.logged)).not.toContain('exemple.ma');
    });
  });
});
