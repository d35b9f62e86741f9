import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isObjectType, type GraphQLObjectType } from 'graphql';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
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
  argsFor,
  type Belongings,
  type RouteAccess,
} from './access.table.ts';
import { appointment } from '../store/contract/records.ts';
import { documentOf, schema } from './whole-documents.ts';

const types = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !name.startsWith('__'));

const fieldsOf = (type: GraphQLObjectType) => Object.keys(type.getFields());
const everyones = Object.entries(everyonesFields).flatMap(([root, names]) =>
  names.split(' ').map((name) => `${root}.${name}`),
);
const isRoot = ({ name }: GraphQLObjectType) => name === 'Query' || name === 'Mutation';

let clientFolder: string;
let shop: TestShop;
/** A customer with a cart, a wish, an address, a paid order and a payment that is open. */
let owner: { readonly token: string; readonly belongings: Belongings; readonly marks: RegExp };
let stranger: string;
let belongings: string;

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
  const { id: paymentId } = await shopper.started();
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
  const appointmentId = 'appointment-of-the-owner';
  const agreed = appointment({ id: appointmentId, name: 'La propriétaire', email });
  await shop.store.transaction(({ appointments }) => appointments.save(agreed));
  const key = shop.within.trackingKeys.keyOf(orderId);
  owner = {
    token,
    belongings: {
      productId,
      addressId,
      orderId,
      orderNumber,
      paymentId,
      sessionId,
      passkeyId,
      appointmentId,
    },
    marks: new RegExp([email, key, 'Oukaïmeden', 'propriétaire'].join('|')),
  };
  ({ token: stranger } = await shop.customer());
  belongings = await belongingsNow();
});
afterAll(async () => {
  await shop.close();
  await rm(clientFolder, { recursive: true, force: true });
});

async function belongingsNow(): Promise<string> {
  const answer = await shop.graphql(documentOf('Query.me', ''), {}, owner.token);
  expect(answer.errors).toEqual([]);
  return JSON.stringify(answer.data).replace(/(?:exportedAt|lastSeenAt)[^,}]*/g, '');
}

const expectUntouched = async () => expect(await belongingsNow()).toBe(belongings);
afterEach(expectUntouched);

describe('the table of who may use what', () => {
  test('names every field of Query and Mutation, once', () => {
    const listed = [
      ...everyones,
      ...Object.keys(customersFields),
      ...Object.keys(keyHoldersFields),
    ];
    const roots = types.filter(isRoot);
    const there = roots.flatMap((type) => fieldsOf(type).map((field) => `${type.name}.${field}`));
    expect(listed.toSorted()).toEqual(there.toSorted());
  });

  test('names every type, and every field of those that are about a customer', () => {
    const others = types.filter((type) => !isRoot(type));
    const listed = [...Object.keys(personalTypes), ...publicTypes];
    expect(listed.toSorted()).toEqual(others.map(({ name }) => name).toSorted());
    for (const type of others) {
      const fields = personalTypes[type.name]?.split(' ') ?? fieldsOf(type);
      expect({ [type.name]: fields }).toEqual({ [type.name]: fieldsOf(type) });
    }
  });

  test('lets nothing be cached that is about a customer', () => {
    const fields = Array.from(catalogueFields, (field) => `Query.${field}`);
    expect(fields.filter((field) => !everyones.includes(field))).toEqual([]);
    expect(Array.from(catalogueTypes).filter((name) => !publicTypes.includes(name))).toEqual([]);
  });

  test('names every route, once', () => {
    const there = Array.from(shop.routes).flatMap(([url, methods]) =>
      Array.from(methods)
        // Wherever there is GET there is HEAD, which answers less.
        .filter((method) => method !== 'HEAD')
        .map((method) => `${method} ${url.replace(/^\/(?:ar|en)(?=\/|$)/, '') || '/'}`),
    );
    // A page is the same in every language.
    expect(routes.map(([route]) => route).toSorted()).toEqual([...new Set(there)].toSorted());
  });

  test('is of an owner who has something to lose', () => {
    expect(belongings).toMatch(owner.marks);
  });
});

describe('a customer’s field', () => {
  const mutations = Object.entries(customersFields).filter(([name]) => name !== 'Query.me');

  test.each(mutations)(
    '%s is refused to a guest, and gives another customer nothing of it',
    async (name, args) => {
      const document = documentOf(name, argsFor(args, owner.belongings));
      const { status, data, errors } = await shop.graphql(document);
      expect({ status, data }).toEqual({ status: 401, data: null });
      expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
      // Of their own: some of these end the session.
      const { token } = await shop.customer();
      const others = await shop.graphql(document, {}, token);
      expect([others.status, others.errors]).toEqual([200, []]);
      expect(JSON.stringify(others.data)).not.toMatch(owner.marks);
    },
  );

  test('Query.me is null for a guest, and oneself for another customer', async () => {
    const document = documentOf('Query.me', '');
    expect((await shop.graphql(document)).data).toEqual({ me: null });
    const { data } = await shop.graphql(document, {}, stranger);
    expect(JSON.stringify(data)).not.toMatch(owner.marks);
  });
});

describe('a field for whoever holds an order’s or an appointment’s key', () => {
  test.each(Object.entries(keyHoldersFields))('%s opens with no other', async (name, args) => {
    const { trackingKeys } = shop.within;
    const { orderId, appointmentId } = owner.belongings;
    const own = trackingKeys.keyOf(orderId);
    const changed = `${own.startsWith('a') ? 'b' : 'a'}${own.slice(1)}`;
    const others = ['another order', appointmentId].map((id) => trackingKeys.keyOf(id));
    for (const key of [...others, changed, `${own}a`, '', 'x']) {
      const document = documentOf(name, argsFor(args, { ...owner.belongings, key }));
      for (const token of [undefined, stranger]) {
        const { data, errors } = await shop.graphql(document, {}, token);
        expect(errors).toEqual([]);
        expect(JSON.stringify(data)).toMatch(
          /"(?:trackedOrder|appointment)":null|"code":"UNKNOWN_(?:ORDER|APPOINTMENT)"/,
        );
        expect(JSON.stringify(data)).not.toMatch(owner.marks);
      }
    }
  });
});

async function call(route: string, token?: string) {
  const [method = '', path = ''] = route.split(' ');
  const { productId, addressId, orderId, appointmentId } = owner.belongings;
  const url = path
    .replace(':id', path.includes('address') ? addressId : productId)
    .replace(':orderId', orderId)
    .replace(':appointmentId', appointmentId)
    .replace(':appointmentKey', 'x')
    .replace(':trackingKey', 'x');
  const body = { product: { _id: productId }, action: { type: 'increment' }, address: {} };
  const response = await fetch(shop.url + url, {
    method,
    headers: {
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      ...(token && { authorization: token }),
    },
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

/** Statuses by the access of a route, for callers without the key that opens it. */
const REFUSED: Readonly<Partial<Record<RouteAccess, number>>> = {
  KEY: 404,
  DEVELOPER: 404,
  WATCHER: 404,
  PROGRAM: 401,
  PROVIDER: 401,
  CARRIER: 404,
  PAYER: 404,
};

const restricted = routes.flatMap(([route, access]) => {
  const status = REFUSED[access];
  return status === undefined ? [] : [{ route, status }];
});

test.each(restricted)(
  '$route is a $status for everybody without its key',
  async ({ route, status }) => {
    for (const token of [undefined, stranger, owner.token]) {
      expect((await call(route, token)).status).toBe(status);
    }
  },
);

test.each(routes.filter(([, access]) => access === 'CUSTOMER'))(
  '%s is refused to a guest, and gives another customer nothing of it',
  async (route) => {
    expect((await call(route)).status).toBe(401);
    const { status, text } = await call(route, stranger);
    expect(status).not.toBe(401);
    expect(text).not.toMatch(owner.marks);
  },
);

test.each(routes.filter(([route, access]) => access === 'EVERYONE' && !route.startsWith('POST')))(
  '%s shows a guest nothing of a customer',
  async (route) => {
    const { status, text } = await call(route);
    expect(status).not.toBe(401);
    expect(text).not.toMatch(owner.marks);
  },
);
