import { beforeEach, describe, expect, test } from 'vitest';
import { SIGN_UP } from '../api/protocol/documents.ts';
import { codesOf, expectDiscreet, post, startAttacked } from './request.ts';

const shop = await startAttacked();
let count = 0;
let email: string;
beforeEach(() => {
  count += 1;
  email = `cliente-${count}@exemple.ma`;
});

const form = () => ({ firstName: 'Nadia', lastName: 'Alami', email, password: 'un mot de passe' });
const signUp = (body: unknown) => post(shop, '/api/auth/signup', body);
const overGraphql = (input: object) =>
  post(shop, '/graphql', { query: SIGN_UP, variables: { input } });
const stored = () => shop.store.read.accounts.customerByEmail(email);

/** Every control of direction (Unicode, UAX 9). */
const DIRECTIONS = [...'\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'];

describe('a name that turns the text around it', () => {
  const turned = (name: string) => DIRECTIONS.map((mark, at) => mark + name.charAt(at)).join('');
  const names = { firstName: turned('Nadia'), lastName: `${turned('بنعلي')}\u202e` };

  test.each([
    ['REST', () => signUp({ ...form(), ...names })],
    ['GraphQL', () => overGraphql({ ...form(), ...names })],
  ])('is stored without its controls over %s', async (_, send) => {
    await send();
    expect(await stored()).toMatchObject({ firstName: 'Nadia', lastName: 'بنعلي' });
  });
});

describe('what a customer adds to the form', () => {
  const ADDED = {
    _id: 'chosen',
    id: 'chosen',
    role: 'admin',
    isAdmin: true,
    cart: [{ _id: 'caftan-celeste', qty: 5 }],
    wishlist: [{ _id: 'caftan-celeste' }],
    address: [{ _id: 'a' }],
    createdAt: '2001-01-01',
    passwordHash: '$argon2id$x',
    tokenVersion: 9,
    expiresAt: '2001-01-01',
    emailVerifiedAt: '2001-01-01',
  };

  test('AUT-018: counts for nothing over REST', async () => {
    const answer = await signUp({ ...form(), ...ADDED });
    expect(answer.status).toBe(201);
    const { createdUser } = JSON.parse(answer.body);
    expect(createdUser).not.toMatchObject({ _id: 'chosen' });
    expect(createdUser).toMatchObject({ cart: [], wishlist: [], address: [] });
    const fields = 'createdAt earlierTokensEndedAt email emailVerifiedAt expiresAt firstName id';
    expect(Object.keys((await stored()) ?? {}).sort()).toEqual(
      `${fields} lastName passwordHash updatedAt`.split(' '),
    );
    expect(await stored()).toMatchObject({
      expiresAt: null,
      emailVerifiedAt: null,
      createdAt: expect.stringMatching(/^20[2-9]/),
    });
  });

  test.each(Object.entries(ADDED))('AUT-018: %s is refused by GraphQL', async (name, value) => {
    const answer = await overGraphql({ ...form(), [name]: value });
    expect([answer.status, codesOf(answer)]).toEqual([400, ['BAD_USER_INPUT']]);
    expect(await stored()).toBeUndefined();
  });

  test.each([
    ['{"__proto__":{"isAdmin":true},', 400],
    ['{"constructor":{"prototype":{"isAdmin":true}},', 201],
    ['{"toString":1,"hasOwnProperty":2,"valueOf":3,', 201],
  ])('AUT-019: %s changes no other object', async (start, status) => {
    const answer = await signUp(`${start}${JSON.stringify(form()).slice(1)}`);
    expect(answer.status).toBe(status);
    expect({}).not.toHaveProperty('isAdmin');
    expectDiscreet({ ...answer, body: answer.status === 201 ? '' : answer.body });
  });
});

describe('names', () => {
  test.each([
    ['10,000 letters', 'a'.repeat(10_000)],
    ['a control character', 'Na\u0007dia'],
    ['a line of its own', 'Nadia\r\nBcc: x@y.ma'],
    ['a NUL', 'Nadia\0'],
    ['half a letter', 'Nadia\ud800'],
    ['blanks alone', ' \u00a0\u2003 '],
    ['a link', 'Gagnez : www.arnaque.example'],
    ['an e-mail', 'nadia@exemple.ma'],
    ['nothing that anybody sees', '\u200b\u2060\u00ad\ufeff'],
    ['an object', { a: 1 }],
    ['a list', ['Nadia']],
  ])('AUT-020: of %s are refused, and nothing is kept', async (_, firstName) => {
    const answer = await signUp({ ...form(), firstName });
    expect(answer.status).toBe(422);
    expect(JSON.parse(answer.body).errors).toHaveLength(1);
    expect(await stored()).toBeUndefined();
    expectDiscreet(answer);
    const graphql = await overGraphql({ ...form(), firstName });
    expect([200, 400]).toContain(graphql.status);
    expect(await stored()).toBeUndefined();
  });
});

test('AUT-023: a confirmation that differs is refused, and one that does not is not kept', async () => {
  const answer = await signUp({ ...form(), confirmPassword: 'un autre mot' });
  expect(answer.status).toBe(422);
  expect(JSON.parse(answer.body)).toEqual({
    errors: ['Les mots de passe ne correspondent pas!'],
  });
  expect(await stored()).toBeUndefined();
  expect((await signUp({ ...form(), confirmPassword: 'un mot de passe' })).status).toBe(201);
  expect(await stored()).not.toHaveProperty('confirmPassword');
});

test('AUT-024: no answer about a customer holds a password or what is made of it', async () => {
  const created = await signUp(form());
  const found = await post(shop, '/api/auth/login', { email, password: 'un mot de passe' });
  expect([created.status, found.status]).toEqual([201, 200]);
  for (const { body } of [created, found]) {
    expect(body).not.toMatch(/password|hash|salt|argon2|tokenVersion|un mot de passe/i);
  }
});

test('DOS-009: an e-mail of 30 KB is refused at once, as is one that never ends', async () => {
  for (const odd of [`a@${'a'.repeat(30_000)}.`, `${'a.'.repeat(15_000)}@x`, '@'.repeat(30_000)]) {
    const answer = await signUp({ ...form(), email: odd });
    expect(answer.status).toBe(422);
    expectDiscreet(answer);
  }
});
