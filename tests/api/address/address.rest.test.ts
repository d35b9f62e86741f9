import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { TIMESTAMP } from '../protocol/documents.ts';

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
  readonly _id: string;
  readonly createdAt: string;
}

const ID = '3f1f6b1e-7a36-4d7e-9a67-0d4e7a1c5b11';
const home = {
  name: 'Nadia Alami',
  street: '3, rue Oukaïmeden',
  city: 'Rabat',
  state: 'Rabat-Salé-Kénitra',
  codePostal: '10090',
};

function call(method: string, path = '', body?: unknown, guest = token) {
  return shop.rest<{ address: Address[] }>(method, `/user/address${path}`, body, guest);
}

const add = (address: unknown = { _id: ID, ...home }) => call('POST', '', { address });

describe('addresses over REST', () => {
  test('POST answers 201 with the list, in the specification’s shape', async () => {
    expect((await call('GET')).body).toEqual({ address: [] });
    const { status, body } = await add();
    expect(status).toBe(201);
    expect(body).toEqual({
      address: [
        {
          _id: ID,
          ...home,
          createdAt: expect.stringMatching(TIMESTAMP),
          updatedAt: expect.stringMatching(TIMESTAMP),
        },
      ],
    });
    expect(await call('GET')).toMatchObject({ status: 200, body });
  });

  test('GraphQL reads it: state is the region, codePostal the postal code', async () => {
    await add();
    const query = '{ me { addresses { id name street city region postalCode } } }';
    expect((await shop.graphql(query, {}, token)).data).toEqual({
      me: {
        addresses: [
          {
            id: ID,
            name: 'Nadia Alami',
            street: '3, rue Oukaïmeden',
            city: 'Rabat',
            region: 'Rabat-Salé-Kénitra',
            postalCode: '10090',
          },
        ],
      },
    });
  });

  test('the server makes the id when there is none', async () => {
    const { body } = await add(home);
    expect(body.address).toMatchObject([{ _id: expect.stringMatching(/^[0-9a-f-]{36}$/) }]);
  });

  test('times and owner sent by the client do not count', async () => {
    const other = await shop.customer();
    const { status, body } = await add({
      ...home,
      createdAt: '1999-01-01T00:00:00+01:00',
      updatedAt: '1999-01-01T00:00:00+01:00',
      userId: other.email,
    });
    expect(status).toBe(201);
    expect(body.address[0]?.createdAt).not.toContain('1999');
    expect(body.address[0]).not.toHaveProperty('userId');
    expect((await call('GET', '', undefined, other.token)).body).toEqual({ address: [] });
  });

  test('POST to an id replaces that entry: the path’s id wins over the body’s', async () => {
    const second = '8d0f2f5a-52b7-4f0a-8d73-6a2c5f0b9e21';
    await add();
    await add({ ...home, _id: second });
    const address = { ...home, _id: second, city: 'Salé' };
    const { status, body } = await call('POST', `/${ID}`, { address });
    expect(status).toBe(201);
    expect(body.address).toMatchObject([
      { _id: ID, city: 'Salé' },
      { _id: second, city: 'Rabat' },
    ]);
  });

  test('DELETE answers 200 with the list, and 404 the second time', async () => {
    await add();
    expect(await call('DELETE', `/${ID}`)).toMatchObject({ status: 200, body: { address: [] } });
    const again = await call('DELETE', `/${ID}`);
    expect(again.status).toBe(404);
    expect(again.body).toEqual({ errors: ['Cette adresse n’existe pas.'] });
  });

  test('another’s address is a 404, and stays', async () => {
    const other = await shop.customer();
    const { body: before } = await add();
    const changed = await call('POST', `/${ID}`, { address: home }, other.token);
    const deleted = await call('DELETE', `/${ID}`, undefined, other.token);
    expect([changed.status, deleted.status]).toEqual([404, 404]);
    expect((await call('GET')).body).toEqual(before);
  });
});

describe('bad addresses over REST', () => {
  test('a wholly blank form is a 422 in the specification’s words', async () => {
    for (const address of [{}, { name: ' ', street: '', city: '', state: '', codePostal: '' }]) {
      const { status, body } = await add(address);
      expect({ status, body }).toEqual({
        status: 422,
        body: { errors: ['Veuillez remplir toutes les informations!'] },
      });
    }
  });

  test('a partly filled one is a 422 with one message for each wrong field', async () => {
    const { status, body } = await add({ name: 'Nadia', street: 5, city: 'x'.repeat(201) });
    expect({ status, body }).toEqual({
      status: 422,
      body: {
        errors: [
          'Le champ « Rue » n’est pas un texte valable.',
          'Le champ « Ville » ne peut pas dépasser 200 caractères.',
          'Le champ « Région » est obligatoire.',
          'Le champ « Code Postal » est obligatoire.',
        ],
      },
    });
    expect((await call('GET')).body).toEqual({ address: [] });
  });

  test.each([{}, { address: null }, { address: 'ici' }, { address: [] }])(
    '%j holds no address: 422',
    async (body) => {
      const answer = await call('POST', '', body);
      expect(answer).toMatchObject({
        status: 422,
        body: { errors: ['Le champ « address » manque ou n’a pas la forme attendue.'] },
      });
    },
  );

  test.each([5, {}, 'x', '__proto__'])('the id %j is a 422', async (id) => {
    const { status, body } = await call('POST', '', { address: { ...home, _id: id } });
    expect({ status, body }).toEqual({
      status: 422,
      body: { errors: ['Cet identifiant n’est pas valable.'] },
    });
  });

  test('the 21st address is a 422', async () => {
    for (let n = 1; n <= 20; n += 1) expect((await add(home)).status).toBe(201);
    const { status, body } = await add(home);
    expect({ status, body }).toEqual({
      status: 422,
      body: { errors: ['Le carnet ne peut pas contenir plus de 20 adresses.'] },
    });
  });
});
