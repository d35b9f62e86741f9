import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAdmin, openStaff, requestAdmin, type TestAdmin } from '../support/shop/admin.ts';
import { startShop, type GraphqlAnswer, type TestShop } from '../support/shop/shop.ts';
import { callsOf } from './calls.ts';

type Access = 'EVERYONE' | 'STAFF' | 'OWNER';

/** Who may use each root field: a new one is added here by hand. */
const ACCESS: Readonly<Record<string, Access>> = {
  me: 'EVERYONE',
  setup: 'EVERYONE',
  orders: 'STAFF',
  order: 'STAFF',
  products: 'STAFF',
  product: 'STAFF',
  categories: 'STAFF',
  sizeGuides: 'STAFF',
  customers: 'STAFF',
  customer: 'STAFF',
  dashboard: 'STAFF',
  failedMails: 'STAFF',
  stockAlerts: 'STAFF',
  auditLog: 'OWNER',
  staff: 'OWNER',
  webhooks: 'OWNER',
  webhook: 'OWNER',
  setUpAccount: 'EVERYONE',
  logIn: 'EVERYONE',
  logOut: 'STAFF',
  endSession: 'STAFF',
  endOtherSessions: 'STAFF',
  changePassword: 'STAFF',
  addStaff: 'OWNER',
  removeStaff: 'OWNER',
  moveOrders: 'STAFF',
  saveProduct: 'STAFF',
  archiveProduct: 'STAFF',
  unarchiveProduct: 'STAFF',
  setStock: 'STAFF',
  setStocks: 'STAFF',
  addProductImage: 'STAFF',
  anonymizeCustomer: 'STAFF',
  retryMail: 'STAFF',
  createWebhook: 'OWNER',
  updateWebhook: 'OWNER',
  deleteWebhook: 'OWNER',
  rotateWebhookSecret: 'OWNER',
  sendTestWebhook: 'OWNER',
  redeliver: 'OWNER',
};

const typeDefs = readFileSync(new URL('../../server/admin/admin.graphql', import.meta.url), 'utf8');
const calls = (['Query', 'Mutation'] as const).flatMap((root) => callsOf(typeDefs, root));
const callsFor = (...levels: readonly Access[]) =>
  calls
    .filter(({ name }) => levels.includes(ACCESS[name] ?? 'EVERYONE'))
    .map(({ name, document }) => [name, document] as const);

let shop: TestShop;
let owner: TestAdmin;
let staff: TestAdmin;
let shopper: string;
beforeAll(async () => {
  shop = await startShop();
  owner = await openAdmin(shop);
  staff = await openStaff(shop, 'karim@exemple.ma', 'STAFF');
  ({ token: shopper } = await shop.customer());
});
afterAll(() => shop.close());

/** The status, and the errors' codes: what the fields themselves say is no matter here. */
const refusal = ({ status, errors }: GraphqlAnswer<unknown>) => ({
  status,
  codes: errors.map(({ extensions }) => extensions.code),
});
const UNAUTHENTICATED = { status: 401, codes: ['UNAUTHENTICATED'] };
const FORBIDDEN = { status: 403, codes: ['FORBIDDEN'] };

test('the table names every root field of the admin schema', () => {
  expect(calls.map(({ name }) => name).toSorted()).toEqual(Object.keys(ACCESS).toSorted());
});

describe('what only staff may use', () => {
  test.each(callsFor('STAFF', 'OWNER'))('%s is refused to guests', async (_, document) => {
    expect(refusal(await requestAdmin(shop, document))).toEqual(UNAUTHENTICATED);
  });

  test.each(callsFor('STAFF', 'OWNER'))('%s is refused to shoppers', async (_, document) => {
    for (const authorization of [shopper, `Bearer ${shopper}`]) {
      const answer = await requestAdmin(shop, document, {}, { headers: { authorization } });
      expect(refusal(answer)).toEqual(UNAUTHENTICATED);
    }
  });
});

test.each(callsFor('OWNER'))('%s is refused to staff who are no owners', async (_, document) => {
  expect(refusal(await staff.request(document))).toEqual(FORBIDDEN);
});

const others = ({ codes }: ReturnType<typeof refusal>) =>
  codes.filter((code) => code !== 'UNAUTHENTICATED' && code !== 'FORBIDDEN');

describe('what one’s role allows is not refused', () => {
  // Their own log-out would end the test.
  const lasting = (levels: readonly Access[]) =>
    callsFor(...levels).filter(([name]) => name !== 'logOut');

  test.each(lasting(['EVERYONE', 'STAFF']))('%s to staff', async (_, document) => {
    const { codes, ...answer } = refusal(await staff.request(document));
    expect(codes).toEqual(others({ codes, ...answer }));
  });

  test.each(lasting(['EVERYONE', 'STAFF', 'OWNER']))('%s to owners', async (_, document) => {
    const { codes, ...answer } = refusal(await owner.request(document));
    expect(codes).toEqual(others({ codes, ...answer }));
  });

  test.each(callsFor('EVERYONE'))('%s to guests', async (_, document) => {
    const { codes, ...answer } = refusal(await requestAdmin(shop, document));
    expect(codes).toEqual(others({ codes, ...answer }));
  });
});

test('a refused field does not run beside one that is allowed', async () => {
  const { data, errors, status } = await staff.request<{ addStaff: unknown }>(
    `mutation { addStaff(email: "a@exemple.ma", role: OWNER) { setupUrl } }`,
  );
  expect({ status, data }).toEqual({ status: 403, data: null });
  expect(errors).toHaveLength(1);
  const emails = (await shop.store.read.staff.all()).map(({ email }) => email);
  expect(emails.toSorted()).toEqual([staff.email, owner.email].toSorted());
});
