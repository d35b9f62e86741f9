import { describe, expect, test } from 'vitest';
import { openAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { storedRows } from '../../support/store/stored-rows.ts';
import { customer, order } from '../../store/contract/records.ts';
import { codeOf, latestEntry } from './admin.answers.ts';

const shop = await sharedShop({ isSeeded: false });
const admin = await openAdmin(shop);

const CUSTOMERS = `query ($search: String, $first: Int = 20, $after: String) {
  customers(search: $search, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    nodes { id firstName lastName email emailVerified createdAt orderCount }
  }
}`;
const CUSTOMER = `query ($id: ID!, $first: Int = 20) {
  customer(id: $id) { id email orderCount orders(first: $first) { number } }
}`;
const ANONYMIZE = `mutation ($id: ID!, $cancelOrders: Boolean! = false) {
  anonymizeCustomer(id: $id, cancelOrders: $cancelOrders) { id userErrors { code message } }
}`;

interface Customers {
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
  readonly nodes: ReadonlyArray<{ readonly id: string; readonly orderCount: number }>;
}
const list = async (variables: object = {}) =>
  (await admin.request<{ customers: Customers }>(CUSTOMERS, variables)).data.customers;
const ids = async (variables: object) => (await list(variables)).nodes.map(({ id }) => id);

const at = (hour: number) => `2025-05-02T1${hour}:00:00.000Z`;

await shop.store.transaction(async ({ accounts, orders }) => {
  await accounts.save(customer('c1', { createdAt: at(1), firstName: 'Zoë' }));
  await accounts.save(customer('c2', { createdAt: at(2), email: 'amina@example.ma' }));
  await accounts.save(customer('c3', { createdAt: at(3), expiresAt: at(9) }));
  await orders.save(
    order('o1', { customerId: 'c1' }),
    order('o2', { customerId: 'c1' }),
    order('o3', { customerId: 'c3' }),
  );
});

describe('customers', () => {
  test('are listed newest first, by parts of names and e-mails, with their orders', async () => {
    const all = await list();
    expect(all.totalCount).toBe(2);
    expect(all.nodes.map(({ id, orderCount }) => [id, orderCount])).toEqual([
      ['c2', 0],
      ['c1', 2],
    ]);
    expect(await ids({ search: 'zoe' })).toEqual(['c1']);
    expect(await ids({ search: 'AMINA@ex' })).toEqual(['c2']);
    expect(await ids({ search: 'nobody' })).toEqual([]);
    const { pageInfo } = await list({ first: 1 });
    expect(pageInfo.hasNextPage).toBe(true);
    expect(await ids({ first: 1, after: pageInfo.endCursor })).toEqual(['c1']);
    expect(await codeOf(admin, CUSTOMERS, { after: 'c1' })).toBe('BAD_USER_INPUT');
  });

  test('are shown with their orders, newest first', async () => {
    const { data } = await admin.request(CUSTOMER, { id: 'c1', first: 1 });
    expect(data).toEqual({
      customer: {
        id: 'c1',
        email: 'c1@example.com',
        orderCount: 2,
        orders: [{ number: 'BV-o21000' }],
      },
    });
    expect((await admin.request(CUSTOMER, { id: 'c3' })).data).toEqual({ customer: null });
    const { data: orders } = await admin.request(
      '{ orders(filter: { search: "o3" }) { nodes { customer { id } } } }',
    );
    expect(orders).toEqual({ orders: { nodes: [{ customer: null }] } });
  });
});

// What is left of a deleted customer's orders is in customers.deletion.test.ts beside.
test('a customer is deleted once, with no trace in the audit log but the id', async () => {
  const { email } = await shop.customer();
  const { id } = (await shop.store.read.accounts.customerByEmail(email)) ?? {};
  const anonymize = async () => (await admin.request(ANONYMIZE, { id })).data;
  expect(await anonymize()).toEqual({ anonymizeCustomer: { id, userErrors: [] } });
  expect(await anonymize()).toMatchObject({
    anonymizeCustomer: { id: null, userErrors: [{ code: 'UNKNOWN_CUSTOMER' }] },
  });
  expect((await admin.request(CUSTOMER, { id })).data).toEqual({ customer: null });
  expect((await storedRows(shop)).filter(({ text }) => text.includes(email))).toEqual([]);
  const about = { actor: admin.email, action: 'customer.delete', subject: id, after: null };
  expect(await latestEntry(shop)).toMatchObject(about);
});

test('a private demo copy is no customer who could be anonymised', async () => {
  expect((await admin.request(ANONYMIZE, { id: 'c3', cancelOrders: true })).data).toMatchObject({
    anonymizeCustomer: { id: null, userErrors: [{ code: 'UNKNOWN_CUSTOMER' }] },
  });
  expect(await shop.store.read.accounts.customer('c3')).toBeDefined();
});

test('orders under way are named, and cancelled only where that is asked for', async () => {
  const states = ['PENDING', 'SHIPPED', 'DELIVERED'] as const;
  await shop.store.transaction(async ({ accounts, orders }) => {
    await accounts.save(customer('c4', { createdAt: at(4) }));
    for (const status of states) {
      const history = [{ status, at: at(4) }];
      await orders.save(order(status, { customerId: 'c4', status, history, holdsStock: false }));
    }
  });
  const anonymize = async (cancelOrders?: boolean) =>
    (await admin.request(ANONYMIZE, { id: 'c4', cancelOrders })).data;
  const statuses = async () =>
    (await Promise.all(states.map((id) => shop.store.read.orders.order(id)))).map(
      (each) => each?.status,
    );
  const named = expect.stringMatching(/BV-(SHIPPED|PENDING)1000, BV-(SHIPPED|PENDING)1000\./);
  const refused = { id: null, userErrors: [{ code: 'NOT_ALLOWED_NOW', message: named }] };
  expect(await anonymize()).toEqual({ anonymizeCustomer: refused });
  expect(JSON.stringify(await anonymize(false))).not.toContain('BV-DELIVERED1000');
  expect(await statuses()).toEqual(states);
  expect(await anonymize(true)).toEqual({ anonymizeCustomer: { id: 'c4', userErrors: [] } });
  expect(await statuses()).toEqual(['CANCELLED', 'SHIPPED', 'DELIVERED']);
  const logged = await shop.store.read.audit.latest({ before: null, limit: 2 });
  expect(logged.map(({ action, subject }) => [action, subject]).toSorted()).toEqual([
    ['customer.delete', 'c4'],
    ['order.cancel', 'BV-PENDING1000'],
  ]);
});
