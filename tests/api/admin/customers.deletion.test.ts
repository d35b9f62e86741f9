import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { storedRows, valuesIn } from '../../support/store/stored-rows.ts';
import { newShopper, pay, type Shopper } from '../order/order.shopper.ts';
import { moved } from './orders/orders.documents.ts';

const shop = await sharedShop();
const admin = await openAdmin(shop);

const ANONYMIZE = `mutation ($id: ID!) {
  anonymizeCustomer(id: $id, cancelOrders: true) { id userErrors { code message } }
}`;
const remove = async (id: string) => (await admin.request(ANONYMIZE, { id })).data;
const removed = (id: string) => ({ anonymizeCustomer: { id, userErrors: [] } });

async function payForOrder(shopper: Shopper): Promise<void> {
  const payment = await shopper.started();
  await shopper.confirm(payment, await pay(shop, payment));
}

/** A customer with a cart, a wish, an alert, a passkey, an address and a paid order with its mail. */
async function customer(): Promise<Shopper> {
  const shopper = await newShopper(shop);
  await payForOrder(shopper);
  const wish = { product: { _id: 'caftan-celeste' } };
  await shop.rest('POST', '/user/wishlist', wish, shopper.token);
  await shopper.add('jupe-plissee-safran', 2);
  const { email } = shopper;
  const customerId = await idOf(email);
  const now = shop.within.clock().toISOString();
  const variant = { productId: 'robe-maille-cotelee', variantId: 'robe-maille-cotelee' };
  const key = { publicKey: 'pQEC', counter: 1, transports: 'internal', name: 'Téléphone' };
  await shop.store.transaction(async ({ stockAlerts, accounts }) => {
    await stockAlerts.save({
      ...variant,
      hash: `alert-${customerId}`,
      email,
      language: 'FR',
      createdAt: now,
      confirmedAt: now,
      expiresAt: null,
    });
    await accounts.savePasskey({
      ...key,
      id: `key-${customerId}`,
      customerId,
      createdAt: now,
      lastUsedAt: null,
    });
  });
  return shopper;
}

const idOf = async (email: string) =>
  (await shop.store.read.accounts.customerByEmail(email))?.id ?? '';
const ordersOf = async (id: string) => shop.store.read.orders.ofBuyer(id);

const LINKS = ['idempotencyKeys', 'idempotency_keys'];
/** Indexes of other rows, what would open the account, and what no person reads. */
const NOT_EXPORTED = new Set(['oneTimeLinks', 'one_time_links', ...LINKS]);
/** The mail about an order that the shop's own people get. */
const TO_STAFF = 'ORDER_RECEIVED_BY_SHOP';
/** Places with the id of a deleted customer: orders, and who deleted it. */
const LEFT = new Set(['orders', 'payments', 'auditEntries', 'audit_entries', ...LINKS]);

describe('a customer’s own export', () => {
  test('holds every value that the store holds of them, and nothing of others', async () => {
    const other = await customer();
    const { email, token } = await customer();
    const id = await idOf(email);
    const { data } = await shop.graphql<{ me: { dataExport: string } }>(
      '{ me { dataExport } }',
      {},
      token,
    );
    const json = data.me.dataExport;
    const exported = new Set(valuesIn(JSON.parse(json)));
    const orderIds = (await ordersOf(id)).map((order) => order.id);
    const marks = [id, email, ...orderIds];
    const rows = (await storedRows(shop)).filter(
      ({ name, text }) =>
        !NOT_EXPORTED.has(name) &&
        !text.includes(TO_STAFF) &&
        marks.some((mark) => text.includes(mark)),
    );
    expect(new Set(rows.map(({ name }) => name)).size).toBeGreaterThanOrEqual(8);
    const { passwordHash } = (await shop.store.read.accounts.customer(id)) ?? {};
    const alertHash = `alert-${id}`;
    const missing = rows.flatMap(({ name, values }) =>
      values
        .filter((value) => !exported.has(value) && value !== passwordHash && value !== alertHash)
        .map((value) => `${name}: ${String(value)}`),
    );
    expect(missing).toEqual([]);
    expect(json).not.toContain(passwordHash);
    expect(json).not.toContain(alertHash);
    expect(json).not.toContain(other.email);
    expect(json).not.toContain(await idOf(other.email));
  });
});

describe('the deletion of a customer', () => {
  test('leaves nothing of the customer but anonymous orders, and the e-mail free', async () => {
    const other = await customer();
    const { email, token } = await customer();
    const id = await idOf(email);
    const [before] = await ordersOf(id);
    const theirs = await ordersOf(await idOf(other.email));
    const tracked = async () => {
      const variables = { id: before?.id, key: shop.within.trackingKeys.keyOf(before?.id ?? '') };
      const query = 'query ($id: ID!, $key: String!) { trackedOrder(id: $id, key: $key) { id } }';
      return (await shop.graphql(query, variables)).data;
    };
    expect(await tracked()).toEqual({ trackedOrder: { id: before?.id } });
    expect(await remove(id)).toEqual(removed(id));
    expect(await tracked()).toEqual({ trackedOrder: null });
    expect((await shop.rest('GET', '/user/cart', undefined, token)).status).toBe(401);
    const rows = await storedRows(shop);
    expect(rows.filter(({ text }) => text.includes(email))).toEqual([]);
    expect(rows.filter(({ name, text }) => text.includes(id) && !LEFT.has(name))).toEqual([]);
    const [order] = await ordersOf(id);
    const refundId = `${before?.id}/1`;
    expect(order).toEqual({
      ...before,
      status: 'CANCELLED',
      history: [...(before?.history ?? []), { status: 'CANCELLED', at: order?.anonymisedAt }],
      shippingInfo: { ...before?.shippingInfo, name: '', phone: null, email: null, street: '' },
      refunds: [
        {
          id: refundId,
          amount: before?.payable,
          method: 'CARD',
          returnId: null,
          requestedAt: order?.anonymisedAt,
          doneAt: null,
        },
      ],
      creditNotes: [
        {
          number: expect.stringMatching(/^A-\d{4}-000001$/),
          issuedAt: order?.anonymisedAt,
          amount: before?.payable,
          refundId,
        },
      ],
      holdsStock: false,
      anonymisedAt: expect.any(String),
    });
    expect(await ordersOf(await idOf(other.email))).toEqual(theirs);
    const person = { firstName: 'Nadia', lastName: 'Alami', password: 'un autre mot de passe' };
    expect((await shop.rest('POST', '/auth/signup', { ...person, email })).status).toBe(201);
  });

  test.skipIf(shop.databaseUrl !== null)(
    'leaves the name in no file: snapshot, backup and journals are written again',
    async () => {
      const { email } = await customer();
      const { folder, files } = shop;
      const filesWithEmail = async () => {
        const contents = (await files.names(folder)).map(
          async (name) => [name, await files.read(join(folder, name))] as const,
        );
        const found = await Promise.all(contents);
        return found.filter(([, bytes]) => bytes?.includes(email)).map(([name]) => name);
      };
      expect(await filesWithEmail()).toEqual([expect.stringMatching(/^shop\.journal\.\d+$/)]);
      await remove(await idOf(email));
      await expect.poll(filesWithEmail).toEqual([]);
    },
  );

  test('leaves orders that have left the shop to be delivered to their person', async () => {
    const { email } = await customer();
    const id = await idOf(email);
    const ids = (await ordersOf(id)).map((order) => order.id);
    await moved(admin, { ids, to: 'CONFIRMED' });
    await moved(admin, { ids, to: 'SHIPPED' });
    const [before] = await ordersOf(id);
    expect(await remove(id)).toEqual(removed(id));
    const [order] = await ordersOf(id);
    expect(order).toMatchObject({ status: 'SHIPPED', history: before?.history, refunds: [] });
    expect(order).toEqual({ ...before, buyerDeletedAt: expect.any(String) });
    expect(await moved(admin, { ids, to: 'DELIVERED' })).toMatchObject({
      orders: [{ status: 'DELIVERED' }],
    });
  });

  test('gives back what the cancelled orders had allocated', async () => {
    const allocated = async () => {
      const product = await shop.store.read.catalog.product('caftan-celeste');
      return product?.variants.find(({ id }) => id === product.id)?.allocated ?? 0;
    };
    const before = await allocated();
    const shopper = await newShopper(shop);
    await shopper.add('caftan-celeste');
    await payForOrder(shopper);
    expect(await allocated()).toBe(before + 1);
    await remove(await idOf(shopper.email));
    expect(await allocated()).toBe(before);
  });

  test('is refused while a card payment is open, until its half hour is over', async () => {
    const shopper = await newShopper(shop);
    const { id } = await shopper.started();
    const customerId = await idOf(shopper.email);
    expect(await remove(customerId)).toMatchObject({
      anonymizeCustomer: { id: null, userErrors: [{ code: 'NOT_ALLOWED_NOW' }] },
    });
    expect(await idOf(shopper.email)).toBe(customerId);
    await shopper.check({ id });
    await remove(customerId);
    expect(await ordersOf(customerId)).toMatchObject([{ status: 'CANCELLED', refunds: [] }]);
    expect(await shop.store.read.orders.payment(id)).toMatchObject({ state: 'ABANDONED' });
  });
});
