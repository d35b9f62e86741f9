import { beforeEach, describe, expect, test } from 'vitest';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { ERRORS, TIMESTAMP, type UserError } from '../protocol/documents.ts';

// Forms are in tests/rules/address/, other customers' addresses in tests/security/access.test.ts.
let token: string;
const shop = await sharedShop();
beforeEach(async () => {
  ({ token } = await shop.customer());
});

interface Payload {
  readonly addresses: ReadonlyArray<Readonly<Record<string, string>>>;
  readonly userErrors: readonly UserError[];
}

const ID = '3f1f6b1e-7a36-4d7e-9a67-0d4e7a1c5b11';
const ADDRESSES = 'addresses { id name street city region postalCode createdAt updatedAt }';
const FORM = '$input: AddressInput!';
const MUTATIONS = {
  add: `(${FORM}) { payload: addAddress(input: $input)`,
  update: `($id: ID!, ${FORM}) { payload: updateAddress(id: $id, input: $input)`,
  remove: '($id: ID!) { payload: removeAddress(id: $id)',
};

const home = {
  name: 'Nadia Alami',
  street: '3, rue Oukaïmeden',
  city: 'Rabat',
  region: 'Rabat-Salé-Kénitra',
  postalCode: '10090',
};

async function change(name: keyof typeof MUTATIONS, variables: object): Promise<Payload> {
  const document = `mutation ${MUTATIONS[name]} { ${ADDRESSES} ${ERRORS} } }`;
  return (await shop.graphql<{ payload: Payload }>(document, variables, token)).data.payload;
}

const add = (input: object = home) => change('add', { input });
const book = async (of = token) =>
  (await shop.graphql<{ me: Payload }>(`{ me { ${ADDRESSES} } }`, {}, of)).data.me.addresses;

const rest = (method: string, path = '', body?: unknown) =>
  shop.rest<{ address: Payload['addresses'] }>(method, `/user/address${path}`, body, token);

const time = expect.stringMatching(TIMESTAMP);
const TIMES = { createdAt: time, updatedAt: time };

/** An address in the words of REST. */
const asRest = ({ id, region, postalCode, ...same }: Readonly<Record<string, string>>) => ({
  ...(id !== undefined && { _id: id }),
  ...same,
  state: region,
  codePostal: postalCode,
});

describe('an address', () => {
  test('is saved under an id of its own, and replaced in its place', async () => {
    const { addresses, userErrors } = await add({ ...home, name: '  Nadia Alami ' });
    expect(userErrors).toEqual([]);
    expect(addresses).toEqual([
      { ...home, id: expect.stringMatching(/^[0-9a-f-]{36}$/), ...TIMES },
    ]);
    expect(await book()).toEqual(addresses);

    await add({ ...home, name: 'Autre' });
    shop.pass(60_000);
    const [{ id, createdAt, updatedAt } = {}] = addresses;
    const input = { ...home, id: 'ignored-1234', city: 'Salé' };
    const updated = await change('update', { id, input });
    expect(updated.userErrors).toEqual([]);
    expect(updated.addresses).toMatchObject([{ id, city: 'Salé', createdAt }, { name: 'Autre' }]);
    expect(updated.addresses[0]?.['updatedAt']).not.toBe(updatedAt);

    const refused = await change('update', { id, input: { ...home, postalCode: ' ' } });
    expect(refused.userErrors).toMatchObject([{ code: 'REQUIRED', field: 'postalCode' }]);
    expect(await book()).toEqual(updated.addresses);
  });

  test('is saved and replaced over REST, in the specification’s shape', async () => {
    expect(await rest('GET')).toMatchObject({ status: 200, body: { address: [] } });
    const theirs = { createdAt: '1999-01-01T00:00:00+01:00', updatedAt: '1999-01-01' };
    const saved = asRest({ ...home, id: ID });
    const { status, body } = await rest('POST', '', { address: { ...saved, ...theirs } });
    expect([status, body]).toEqual([201, { address: [{ ...saved, ...TIMES }] }]);
    expect(JSON.stringify(body)).not.toContain('1999');
    expect(await rest('GET')).toMatchObject({ status: 200, body });
    expect(await book()).toMatchObject([{ ...home, id: ID }]);

    const second = await rest('POST', '', { address: asRest(home) });
    const { _id } = second.body.address[1] ?? {};
    expect(_id).toMatch(/^[0-9a-f-]{36}$/);
    const replaced = await rest('POST', `/${ID}`, { address: { ...saved, _id, city: 'Salé' } });
    const address = [{ ...saved, city: 'Salé' }, { _id }];
    expect(replaced).toMatchObject({ status: 201, body: { address } });
  });

  test('has the UUID that the client chose, once, whatever other customers chose', async () => {
    expect((await add({ ...home, id: ID })).addresses).toMatchObject([{ id: ID }]);
    const again = await add({ ...home, id: ID, name: 'Une autre' });
    expect(again.userErrors).toMatchObject([{ code: 'INVALID', field: 'id' }]);
    const first = token;
    ({ token } = await shop.customer());
    await add({ ...home, id: ID, name: 'Une autre' });
    expect(await book()).toMatchObject([{ id: ID, name: 'Une autre' }]);
    expect(await book(first)).toMatchObject([{ id: ID, name: 'Nadia Alami' }]);
  });

  test('is removed once, in both APIs', async () => {
    const message = 'Cette adresse n’existe pas.';
    const { addresses } = await add();
    await add({ ...home, id: ID, name: 'Autre' });
    const variables = { id: addresses[0]?.['id'] };
    expect((await change('remove', variables)).addresses).toMatchObject([{ name: 'Autre' }]);
    expect((await change('remove', variables)).userErrors).toEqual([
      { code: 'UNKNOWN_ADDRESS', field: 'id', message },
    ]);
    expect(await rest('DELETE', `/${ID}`)).toMatchObject({ status: 200, body: { address: [] } });
    const again = await rest('DELETE', `/${ID}`);
    expect([again.status, again.body]).toEqual([404, { errors: [message] }]);
  });
});

test('a form with wrong fields is refused, in each API’s own words', async () => {
  const tooLong = 'Le champ «\u00a0Ville\u00a0» ne peut pas dépasser 200 caractères.';
  const input = { ...home, street: '', city: 'x'.repeat(201) };
  expect(await add(input)).toEqual({
    addresses: [],
    userErrors: [
      { code: 'REQUIRED', field: 'street', message: 'Veuillez remplir toutes les informations!' },
      { code: 'INVALID', field: 'city', message: tooLong },
    ],
  });
  const { status, body } = await rest('POST', '', { address: asRest(input) });
  const errors = ['Le champ «\u00a0Rue\u00a0» est obligatoire.', tooLong];
  expect([status, body]).toEqual([422, { errors }]);
  expect(await book()).toEqual([]);
});

test('a book has 20 addresses, oldest first, and not one more', async () => {
  const names = Array.from({ length: 20 }, (_, n) => `Adresse ${n + 1}`);
  for (const name of names) await add({ ...home, name });
  const message = 'Le carnet ne peut pas contenir plus de 20 adresses.';
  const { addresses, userErrors } = await add();
  expect(userErrors).toEqual([{ code: 'LIMIT_REACHED', field: null, message }]);
  const { status, body } = await rest('POST', '', { address: asRest(home) });
  expect([status, body]).toEqual([422, { errors: [message] }]);
  expect(addresses.map(({ name }) => name)).toEqual(names);
});

test.each([
  [{ address: [] }, 'Le champ «\u00a0address\u00a0» manque ou n’a pas la forme attendue.'],
  [
    { address: { ...asRest(home), street: 5 } },
    'Le champ «\u00a0Rue\u00a0» n’est pas un texte valable.',
  ],
  [{ address: { ...asRest(home), _id: {} } }, 'Cet identifiant n’est pas valable.'],
])('%j is refused over REST', async (body, message) => {
  const answer = await rest('POST', '', body);
  expect([answer.status, answer.body]).toEqual([422, { errors: [message] }]);
});
