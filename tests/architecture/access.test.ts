import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isObjectType, type GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newShopper, pay } from '../api/order/order.shopper.ts';
import { catalogueFields, catalogueTypes } from '../../server/http/graphql/public-operations.ts';
import { startShop, type TestShop } from '../support/shop/shop.ts';
import {
  customersFields,
  everyonesFields,
  keyHoldersFields,
  personalTypes,
  publicTypes,
  routes,
  type Belongings,
} from './access.table.ts';
import { documentOf, schema } from './whole-documents.ts';

const types = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !name.startsWith('__'));

const fieldsOf = (type: GraphQLObjectType) => Object.keys(type.getFields());
const isRoot = ({ name }: GraphQLObjectType) => name === 'Query' || name === 'Mutation';

let clientFolder: string;
let shop: TestShop;
/** Somebody with a cart, a wish, an address, a paid order and a payment that is open. */
let owner: { readonly token: string; readonly belongings: Belongings; readonly marks: RegExp };
let stranger: string;

beforeAll(async () => {
  clientFolder = await mkdtemp(join(tmpdir(), 'belle-vue-access-'));
  await mkdir(join(clientFolder, 'sandbox'));
  await writeFile(join(clientFolder, 'index.html'), '<!doctype html>');
  await writeFile(join(clientFolder, 'sandbox/index.html'), '<!doctype html>');
  shop = await startShop({ clientFolder, metricsToken: 'a-token-of-the-tests' });

  const shopper = await newShopper(shop);
  const paid = await shopper.started();
  await shopper.confirm(paid, await pay(shop, paid));
  const { orderId = '' } = (await shop.store.read.orders.payment(paid.id)) ?? {};
  const { number: orderNumber = '' } = (await shop.store.read.orders.order(orderId)) ?? {};
  const productId = 'jabador-atlas';
  await shopper.add(productId);
  const open = await shopper.started();
  const { token, addressId, email } = shopper;
  await shop.rest('POST', '/user/wishlist', { product: { _id: productId } }, token);
  const customer = await shop.store.read.accounts.customerByEmail(email);
  const [session] = await shop.store.read.accounts.sessionsOf(customer?.id ?? '');
  const { id: sessionId = '' } = session ?? {};
  const passkeyId = 'passkey-of-the-owner';
  await shop.store.transaction(({ accounts }) =>
    accounts.savePasskey({
      id: passkeyId,
      customerId: customer?.id ?? '',
      publicKey: 'x',
      counter: 0,
      transports: '',
      name: 'Clé de la propriétaire',
      createdAt: new Date().toISOString(),
      lastUsedAt: null,
    }),
  );
  const key = shop.within.trackingKeys.keyOf(orderId);
  owner = {
    token,
    belongings: {
      productId,
      addressId,
      orderId,
      orderNumber,
      paymentId: open.id,
      sessionId,
      passkeyId,
    },
    marks: new RegExp([email, key, 'Oukaïmeden', 'propriétaire'].join('|')),
  };
  ({ token: stranger } = await shop.customer());
});
afterAll(async () => {
  await shop.close();
  await rm(clientFolder, { recursive: true, force: true });
});

/** All that the owner can see of theirs. */
async function belongingsNow(): Promise<string> {
  const answer = await shop.graphql(documentOf('Query.me', ''), {}, owner.token);
  expect(answer.errors).toEqual([]);
  return JSON.stringify(answer.data).replace(/exportedAt[^,]*/, '');
}

/** What another customer's attempt gave; whatever it was, the owner's things are as before. */
async function attempt<T>(act: () => Promise<T>): Promise<T> {
  const before = await belongingsNow();
  const answer = await act();
  expect(await belongingsNow()).toBe(before);
  return answer;
}

describe('the table of who may use what', () => {
  test('names every field of Query and Mutation, once', () => {
    const listed = [
      ...everyonesFields,
      ...Object.keys(customersFields),
      ...Object.keys(keyHoldersFields),
    ];
    const roots = types.filter(isRoot);
    const there = roots.flatMap((type) => fieldsOf(type).map((field) => `${type.name}.${field}`));
    expect(listed.toSorted()).toEqual(there.toSorted());
  });

  test('names every type, and every field of those that tell of somebody', () => {
    const others = types.filter((type) => !isRoot(type));
    const listed = [...Object.keys(personalTypes), ...publicTypes];
    expect(listed.toSorted()).toEqual(others.map(({ name }) => name).toSorted());
    for (const type of others) {
      const fields = personalTypes[type.name]?.split(' ') ?? fieldsOf(type);
      expect({ [type.name]: fields }).toEqual({ [type.name]: fieldsOf(type) });
    }
  });

  test('lets nothing be kept for all that tells of somebody', () => {
    const fields = Array.from(catalogueFields, (field) => `Query.${field}`);
    expect(fields.filter((field) => !everyonesFields.includes(field))).toEqual([]);
    expect(Array.from(catalogueTypes).filter((name) => !publicTypes.includes(name))).toEqual([]);
  });

  test('names every route', () => {
    const there = Array.from(shop.routes).flatMap(([path, methods]) =>
      Array.from(methods)
        // Wherever there is GET there is HEAD, which tells less.
        .filter((method) => method !== 'HEAD')
        .map((method) => `${method} ${path}`),
    );
    expect(Object.keys(routes).toSorted()).toEqual(there.toSorted());
  });

  test('is of an owner who has something to lose', async () => {
    expect(await belongingsNow()).toMatch(owner.marks);
  });
});

describe('a customer’s field', () => {
  const mutations = Object.entries(customersFields).filter(([name]) => name !== 'Query.me');

  test.each(mutations)('%s is refused to a visitor', async (name, argsFor) => {
    const document = documentOf(name, argsFor(owner.belongings));
    const { status, errors } = await attempt(() => shop.graphql(document));
    expect(status).toBe(401);
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  test.each(mutations)('%s gives another customer nothing of it', async (name, argsFor) => {
    const document = documentOf(name, argsFor(owner.belongings));
    // Of their own: some of these end the session.
    const { token } = await shop.customer();
    const { status, data, errors } = await attempt(() => shop.graphql(document, {}, token));
    expect({ status, errors }).toEqual({ status: 200, errors: [] });
    expect(JSON.stringify(data)).not.toMatch(owner.marks);
  });

  test('Query.me is nobody for a visitor, and oneself for another customer', async () => {
    const document = documentOf('Query.me', '');
    expect((await shop.graphql(document)).data).toEqual({ me: null });
    const { data } = await shop.graphql(document, {}, stranger);
    expect(JSON.stringify(data)).not.toMatch(owner.marks);
  });

  test('Customer.order knows no order of another customer', async () => {
    const query = `{ me { order(id: "${owner.belongings.orderId}") { id } } }`;
    expect((await shop.graphql(query, {}, stranger)).data).toEqual({ me: { order: null } });
    expect((await shop.graphql(query, {}, owner.token)).data).toMatchObject({
      me: { order: { id: owner.belongings.orderId } },
    });
  });
});

describe('a field for whoever holds an order’s key', () => {
  test.each(Object.entries(keyHoldersFields))('%s opens with no other', async (name, argsFor) => {
    const other = shop.within.trackingKeys.keyOf('another order');
    for (const key of [other, '', 'x']) {
      const document = documentOf(name, argsFor(owner.belongings, key));
      for (const token of [undefined, stranger]) {
        const { data, errors } = await attempt(() => shop.graphql(document, {}, token));
        expect(errors).toEqual([]);
        expect(JSON.stringify(data)).toMatch(/"trackedOrder":null|"code":"UNKNOWN_ORDER"/);
        expect(JSON.stringify(data)).not.toMatch(owner.marks);
      }
    }
  });
});

const routesFor = (access: string) =>
  Object.entries(routes)
    .filter(([, whom]) => whom === access)
    .map(([route]) => route);

/** Calls a route about what is the owner's. */
function call(route: string, token?: string, head: Readonly<Record<string, string>> = {}) {
  const [method = '', path = ''] = route.split(' ');
  const { productId, addressId, orderId } = owner.belongings;
  const url = path
    .replace(':id', path.includes('address') ? addressId : productId)
    .replace(':orderId', orderId)
    .replace(':trackingKey', 'x');
  const body = { product: { _id: productId }, action: { type: 'increment' }, address: {} };
  return fetch(shop.url + url, {
    method,
    headers: {
      ...head,
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      ...(token && { authorization: token }),
    },
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
}

describe('a route', () => {
  test.each(routesFor('CUSTOMER'))('%s is refused to a visitor', async (route) => {
    const { status } = await attempt(() => call(route));
    expect(status).toBe(401);
  });

  test.each(routesFor('CUSTOMER'))('%s gives another customer nothing of it', async (route) => {
    const response = await attempt(() => call(route, stranger));
    expect(response.status).not.toBe(401);
    expect(await response.text()).not.toMatch(owner.marks);
  });

  test.each(routesFor('KEY'))('%s is not found with another key', async (route) => {
    expect((await call(route)).status).toBe(404);
    expect((await call(route, stranger)).status).toBe(404);
  });

  test.each([...routesFor('DEVELOPER'), ...routesFor('WATCHER')])(
    '%s is not found without its key, whoever asks',
    async (route) => {
      for (const token of [undefined, stranger, owner.token]) {
        expect((await call(route, token)).status).toBe(404);
      }
    },
  );

  test.each(routesFor('PROGRAM'))('%s is refused without an API token', async (route) => {
    for (const token of [undefined, stranger, owner.token]) {
      const response = await attempt(() => call(route, token));
      expect(response.status).toBe(401);
    }
  });

  test.each(routesFor('PROVIDER'))('%s is refused without a signature', async (route) => {
    expect((await attempt(() => call(route))).status).toBe(401);
  });

  test.each(routesFor('PAYER'))('%s knows no payment by an order’s id', async (route) => {
    expect((await attempt(() => call(route))).status).toBe(404);
  });

  test.each(routesFor('EVERYONE').filter((route) => !route.startsWith('POST')))(
    '%s tells a visitor of nobody',
    async (route) => {
      const response = await call(route);
      expect(response.status).not.toBe(401);
      expect(await response.text()).not.toMatch(owner.marks);
    },
  );
});
