import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startShop } from '../support/shop/shop.ts';
import { expectAlive, expectDiscreet, post } from './request.ts';

const shop = await startShop();
let token: string;
beforeEach(async () => {
  ({ token } = await shop.customer());
});
afterEach(() => expectAlive(shop));
afterAll(() => shop.close());

const ADDRESS = {
  name: 'Nadia',
  street: 'Rue 3',
  city: 'Rabat',
  state: 'RSK',
  codePostal: '10000',
};
const save = (address: unknown, path = '') =>
  post(shop, `/api/user/address${path}`, { address }, { authorization: token });
const book = async () =>
  (await shop.rest<{ address: object[] }>('GET', '/user/address', undefined, token)).body.address;

describe('an address', () => {
  test.each([
    ['an id that every object has', { _id: '__proto__' }],
    ['a path for an id', { _id: '../../shop.json' }],
    ['an object for an id', { _id: { $ne: null } }],
    ['a list for a city', { city: ['Rabat'] }],
    ['201 letters', { street: 'a'.repeat(201) }],
    ['a line of its own', { name: 'Nadia\r\nBcc: x@y.ma' }],
    ['half a letter', { name: '\udfff' }],
    ['a link for a name', { name: 'Gagnez sur arnaque.com' }],
    ['a link in its street', { street: '3, rue https://arnaque.example' }],
  ])('CRT-024: with %s is refused, and nothing is kept', async (_, change) => {
    const answer = await save({ ...ADDRESS, ...change });
    expect(answer.status).toBe(422);
    expect(await book()).toEqual([]);
    expectDiscreet(answer);
  });

  test.each(['<svg onload=alert(1)>', '{{7*7}}', '${7*7}', '=1+1', "'; DROP TABLE x; --"])(
    'XSS-002: « %s » is a text like any other, kept and given as it came',
    async (name) => {
      expect((await save({ ...ADDRESS, name })).status).toBe(201);
      expect(await book()).toMatchObject([{ name }]);
    },
  );

  test('CRT-024: the 21st is refused, sent one after the other or all at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => save(ADDRESS)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect((await save(ADDRESS)).status).toBe(422);
    expect(await book()).toHaveLength(20);
  });
});
