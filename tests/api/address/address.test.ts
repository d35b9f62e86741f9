import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { ERRORS, TIMESTAMP, type UserError } from '../protocol/documents.ts';

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await startShop();
});
beforeEach(async () => {
  ({ token } = await shop.customer());
});
afterAll(() => shop.close());

interface Address {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

interface Payload {
  readonly addresses: readonly Address[];
  readonly userErrors: readonly UserError[];
}

const FIELDS = '{ id name street city region postalCode createdAt updatedAt }';
const ADD = `mutation ($input: AddressInput!) {
  payload: addAddress(input: $input) { addresses ${FIELDS} ${ERRORS} }
}`;
const UPDATE = `mutation ($id: ID!, $input: AddressInput!) {
  payload: updateAddress(id: $id, input: $input) { addresses ${FIELDS} ${ERRORS} }
}`;
const REMOVE = `mutation ($id: ID!) {
  payload: removeAddress(id: $id) { addresses ${FIELDS} ${ERRORS} }
}`;

const home = {
  name: 'Nadia Alami',
  street: '3, rue Oukaïmeden',
  city: 'Rabat',
  region: 'Rabat-Salé-Kénitra',
  postalCode: '10090',
};

async function change(mutation: string, variables: object, guest = token): Promise<Payload> {
  const { data } = await shop.graphql<{ payload: Payload }>(mutation, variables, guest);
  return data.payload;
}

async function add(input: object = home, guest = token): Promise<Payload> {
  return change(ADD, { input }, guest);
}

async function book(guest = token): Promise<readonly Address[]> {
  const { data } = await shop.graphql<{ me: Payload }>(`{ me { addresses ${FIELDS} } }`, {}, guest);
  return data.me.addresses;
}

const UNKNOWN = { code: 'UNKNOWN_ADDRESS', field: 'id', message: 'Cette adresse n’existe pas.' };

describe('addAddress', () => {
  test('saves an address under an id of its own', async () => {
    const { addresses, userErrors } = await add({ ...home, name: '  Nadia Alami ' });
    expect(userErrors).toEqual([]);
    expect(addresses).toEqual([
      {
        ...home,
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        createdAt: expect.stringMatching(TIMESTAMP),
        updatedAt: expect.stringMatching(TIMESTAMP),
      },
    ]);
    expect(await book()).toEqual(addresses);
  });

  test('keeps the UUID that the client chose, once', async () => {
    const id = '3f1f6b1e-7a36-4d7e-9a67-0d4e7a1c5b11';
    expect((await add({ ...home, id })).addresses).toMatchObject([{ id }]);
    const again = await add({ ...home, id, name: 'Une autre' });
    expect(again.userErrors).toMatchObject([{ code: 'INVALID', field: 'id' }]);
    expect(again.addresses).toMatchObject([{ id, name: 'Nadia Alami' }]);
  });

  test('may have the same id as another customer’s address', async () => {
    const id = '8d0f2f5a-52b7-4f0a-8d73-6a2c5f0b9e21';
    const other = await shop.customer();
    await add({ ...home, id });
    await add({ ...home, id, name: 'Une autre' }, other.token);
    expect(await book()).toMatchObject([{ id, name: 'Nadia Alami' }]);
    expect(await book(other.token)).toMatchObject([{ id, name: 'Une autre' }]);
  });

  test.each(['x', '__proto__', 'a b c d e f', 'é'.repeat(10), 'x'.repeat(65)])(
    'refuses the id « %s »',
    async (id) => {
      const { addresses, userErrors } = await add({ ...home, id });
      expect(addresses).toEqual([]);
      expect(userErrors).toEqual([
        { code: 'INVALID', field: 'id', message: 'Cet identifiant n’est pas valable.' },
      ]);
    },
  );

  test('refuses a wholly blank form as a whole', async () => {
    const blank = { name: '', street: ' ', city: '', region: '\t', postalCode: '' };
    expect(await add(blank)).toEqual({
      addresses: [],
      userErrors: [
        { code: 'REQUIRED', field: null, message: 'Veuillez remplir toutes les informations!' },
      ],
    });
  });

  test('refuses a partly filled form under the fields it concerns', async () => {
    const { addresses, userErrors } = await add({ ...home, street: '', city: 'x'.repeat(201) });
    expect(addresses).toEqual([]);
    expect(userErrors).toMatchObject([
      { code: 'REQUIRED', field: 'street' },
      { code: 'INVALID', field: 'city' },
    ]);
  });

  test('takes 20 addresses, oldest first, and not one more', async () => {
    for (let n = 1; n <= 20; n += 1) await add({ ...home, name: `Adresse ${n}` });
    const { addresses, userErrors } = await add({ ...home, name: 'Adresse 21' });
    expect(userErrors).toEqual([
      {
        code: 'LIMIT_REACHED',
        field: null,
        message: 'Le carnet ne peut pas contenir plus de 20 adresses.',
      },
    ]);
    expect(addresses).toHaveLength(20);
    expect([addresses[0]?.name, addresses[19]?.name]).toEqual(['Adresse 1', 'Adresse 20']);
  });
});

describe('updateAddress', () => {
  test('replaces what it says and keeps id, place and creation', async () => {
    const { addresses: before } = await add();
    await add({ ...home, name: 'Autre' });
    shop.pass(60_000);
    const id = before[0]?.id ?? '';
    const input = { ...home, id: 'ignored-1234', city: 'Salé' };
    const { addresses, userErrors } = await change(UPDATE, { id, input });
    expect(userErrors).toEqual([]);
    expect(addresses).toMatchObject([
      { id, city: 'Salé', createdAt: before[0]?.createdAt },
      { name: 'Autre' },
    ]);
    expect(addresses[0]?.updatedAt).not.toBe(before[0]?.updatedAt);
  });

  test('refuses a blank form and leaves the address', async () => {
    const { addresses } = await add();
    const id = addresses[0]?.id ?? '';
    const { userErrors } = await change(UPDATE, { id, input: { ...home, postalCode: ' ' } });
    expect(userErrors).toMatchObject([{ code: 'REQUIRED', field: 'postalCode' }]);
    expect(await book()).toEqual(addresses);
  });
});

describe('another’s address', () => {
  test('is unknown to everybody else, and stays', async () => {
    const other = await shop.customer();
    const { addresses } = await add();
    const id = addresses[0]?.id ?? '';
    expect(await change(UPDATE, { id, input: home }, other.token)).toEqual({
      addresses: [],
      userErrors: [UNKNOWN],
    });
    expect(await change(REMOVE, { id }, other.token)).toEqual({
      addresses: [],
      userErrors: [UNKNOWN],
    });
    expect(await book()).toEqual(addresses);
  });
});

describe('removeAddress', () => {
  test('deletes one address, once', async () => {
    const { addresses } = await add();
    await add({ ...home, name: 'Autre' });
    const id = addresses[0]?.id ?? '';
    expect((await change(REMOVE, { id })).addresses).toMatchObject([{ name: 'Autre' }]);
    expect((await change(REMOVE, { id })).userErrors).toEqual([UNKNOWN]);
  });
});
