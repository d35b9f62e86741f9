import { anonymiseClosed } from '../../../server/order/order.anonymise.ts';
import { moveOrder } from '../../../server/order/order.states.ts';
import { refuseReturn } from '../../../server/order/return/return.rules.ts';
import { describe, expect, test } from 'vitest';
import type { OrderRecord, OrderStatus } from '../../../server/order/order.store.ts';
import { openAdmin, openStaff } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { storedRows } from '../../support/store/stored-rows.ts';
import { customer, mail, order, requestedReturn } from '../../store/contract/records.ts';
import { codeOf, latestEntry } from './admin.answers.ts';

const inAYear = () => new Date(Date.now() + 365 * 24 * 60 * 60 * 1000);

const shop = await sharedShop({ isSeeded: false });
const admin = await openAdmin(shop);

const CUSTOMERS = `query ($search: String, $kind: CustomerKind, $first: Int = 20, $after: String) {
  customers(search: $search, kind: $kind, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage hasPreviousPage endCursor }
    nodes { id kind name firstName lastName email emailVerified phone city createdAt
            orderCount refusedCount orders(first: 5) { number } }
  }
}`;
const CUSTOMER = 'query ($id: ID!) { customer(id: $id) { id } }';
const ANONYMIZE = `mutation ($id: ID!, $cancelOrders: Boolean! = false) {
  anonymizeCustomer(id: $id, cancelOrders: $cancelOrders) { id userErrors { code message } }
}`;
const GUEST_OF = `query ($id: ID!) { order(id: $id) { customer { id } guest { id kind name } } }`;

interface Customers {
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
  readonly nodes: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly refusedCount: number;
  }>;
}
const list = async (variables: object = {}) =>
  (await admin.request<{ customers: Customers }>(CUSTOMERS, variables)).data.customers;
const names = async (variables: object) => (await list(variables)).nodes.map(({ name }) => name);
const idOf = async (search: string) => (await list({ search, kind: 'GUEST' })).nodes[0]?.id;
const anonymize = async (id: string | undefined, cancelOrders?: boolean, from = admin) =>
  from.request<{ anonymizeCustomer: { readonly id: string | null } }>(ANONYMIZE, {
    id,
    cancelOrders,
  });

const at = (hour: number) => `2026-05-02T${hour}:00:00.000Z`;

/** An order of a guest, unless it says otherwise. */
function placed(id: string, hour: number, about: Partial<OrderRecord['shippingInfo']>) {
  const shippingInfo = { ...order('x').shippingInfo, ...about };
  return order(id, {
    placedAt: at(hour),
    history: [{ status: 'PENDING', at: at(hour) }],
    shippingInfo,
  });
}
const inState = (one: OrderRecord, status: OrderStatus): OrderRecord => ({
  ...one,
  status,
  history: [{ status, at: one.placedAt }],
  holdsStock: false,
});

const NADIA = { phone: '0612345678', name: 'Nadia Alami' };

await shop.store.transaction(async ({ accounts, orders }) => {
  const account = { createdAt: at(13), firstName: 'Zoë', lastName: 'Idrissi' };
  await accounts.save(customer('c1', { ...account, emailVerifiedAt: at(13) }));
  await orders.save(
    placed('n1', 10, { ...NADIA, email: 'nadia@example.com', city: 'Fès' }),
    inState(
      placed('n2', 12, {
        ...NADIA,
        phone: '+212612345678',
        email: 'alami@example.com',
        city: 'Salé',
      }),
      'DELIVERED',
    ),
    inState(placed('n3', 11, { ...NADIA, phone: '00212612345678', name: 'N. A.' }), 'REFUSED'),
    placed('f1', 14, { phone: '0033612345678', name: 'Anne', email: 'anne@example.com' }),
    placed('f2', 15, { phone: '+33612345678', name: 'Anne Roy' }),
    // With the phone of a guest.
    inState({ ...placed('c1-1', 16, { ...NADIA, name: 'Zoë' }), customerId: 'c1' }, 'REFUSED'),
    // At the counter.
    inState(
      {
        ...placed('s1', 17, { phone: null, name: '' }),
        channel: 'SHOP',
        paymentMethod: 'PAID_IN_SHOP',
      },
      'DELIVERED',
    ),
  );
});

describe('guests', () => {
  test('are listed among customers, by phone, with what their latest order says', async () => {
    const { nodes, totalCount } = await list();
    expect(totalCount).toBe(3);
    const opaque = expect.stringMatching(/^[\da-f-]{36}$/);
    expect(nodes).toMatchObject([
      {
        id: opaque,
        kind: 'GUEST',
        name: 'Anne Roy',
        firstName: 'Anne Roy',
        lastName: '',
        email: '',
        emailVerified: false,
        phone: '+33612345678',
        city: 'Rabat',
        createdAt: '2026-05-02T15:00:00+01:00',
        orderCount: 2,
        refusedCount: 0,
        orders: [{ number: 'BV-f21000' }, { number: 'BV-f11000' }],
      },
      {
        id: 'c1',
        kind: 'ACCOUNT',
        name: 'Zoë Idrissi',
        firstName: 'Zoë',
        email: 'c1@example.com',
        emailVerified: true,
        phone: null,
        city: null,
        orderCount: 1,
        refusedCount: 1,
        orders: [{ number: 'BV-c1-11000' }],
      },
      {
        id: opaque,
        kind: 'GUEST',
        name: 'Nadia Alami',
        firstName: 'Nadia Alami',
        email: 'alami@example.com',
        phone: '0612345678',
        city: 'Salé',
        orderCount: 3,
        refusedCount: 1,
        createdAt: '2026-05-02T11:00:00+01:00',
      },
    ]);
  });

  test('are one list with accounts, page by page, or alone', async () => {
    const pages: string[][] = [];
    let after: string | null = null;
    do {
      const page: Customers = await list({ first: 1, after });
      pages.push(page.nodes.map(({ name }) => name));
      expect(page.pageInfo).toMatchObject({
        hasNextPage: pages.length < 3,
        hasPreviousPage: after !== null,
      });
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(pages).toEqual([['Anne Roy'], ['Zoë Idrissi'], ['Nadia Alami']]);
    expect(await names({ kind: 'GUEST', first: 9 })).toEqual(['Anne Roy', 'Nadia Alami']);
    expect(await names({ kind: 'ACCOUNT' })).toEqual(['Zoë Idrissi']);
    const noDate = Buffer.from('2026-13-45T10:00:00.000Z c1').toString('base64url');
    for (const cursor of ['0612345678', noDate]) {
      expect(await codeOf(admin, CUSTOMERS, { after: cursor })).toBe('BAD_USER_INPUT');
    }
  });

  test.each([
    ['alami', ['Nadia Alami']],
    ['salé nadia', ['Nadia Alami']],
    ['06 12 34', ['Nadia Alami']],
    ['+212 6 12-34.56 78', ['Nadia Alami']],
    ['00212612345678', ['Nadia Alami']],
    ['0033 6 12 34 56 78', ['Anne Roy']],
    ['example.com', ['Zoë Idrissi', 'Nadia Alami']],
    ['fès', []],
  ])('a search for « %s » finds %j', async (search, found) => {
    expect(await names({ search })).toEqual(found);
  });

  test('stand beside their orders', async () => {
    const { data } = await admin.request(GUEST_OF, { id: 'f1' });
    const id = await idOf('anne');
    expect(data).toEqual({
      order: { customer: null, guest: { id, kind: 'GUEST', name: 'Anne Roy' } },
    });
    for (const [other, its] of [
      ['c1-1', { id: 'c1' }],
      ['s1', null],
    ] as const) {
      expect((await admin.request(GUEST_OF, { id: other })).data).toEqual({
        order: { customer: its, guest: null },
      });
    }
  });
});

describe('a guest who is anonymised', () => {
  const about = { phone: '+212 6 99-99.99 99', name: 'Mehdi Tazi', email: 'mehdi@example.com' };
  const texts = [/mehdi/i, /tazi/i, /699999999/, /699-99/, /bd Zerktouni/, /trop petit/i];

  async function saveMehdi(): Promise<string | undefined> {
    await shop.store.transaction(async ({ orders, mails, accounts }) => {
      await accounts.save(customer('c2', { createdAt: at(9), email: about.email }));
      const all = { ...about, street: '7, bd Zerktouni' };
      await orders.save(
        placed('m1', 10, { ...all, phone: '0699999999' }),
        inState(placed('m2', 11, all), 'SHIPPED'),
        {
          ...inState(placed('m3', 12, all), 'DELIVERED'),
          returns: [requestedReturn({ reason: 'Trop petit' })],
          notes: [{ at: at(12), by: admin.email, text: 'Mehdi rappelle' }],
        },
      );
      const toAccount = { kind: 'VERIFY_EMAIL', orderId: null, customerId: 'c2' } as const;
      await mails.add(
        mail('m1', { orderId: 'm1', to: about.email }),
        mail('m4', { ...toAccount, to: about.email }),
      );
    });
    return idOf('mehdi tazi');
  }

  test('is refused with orders under way, then leaves orders without their person', async () => {
    const id = await saveMehdi();
    const staff = await openStaff(shop, 'karim@exemple.ma', 'STAFF');
    expect((await anonymize(id, true, staff)).status).toBe(403);
    const named = expect.stringMatching(/(BV-m[123]1000(, )?){3}\./);
    const refused = { id: null, userErrors: [{ code: 'NOT_ALLOWED_NOW', message: named }] };
    expect((await anonymize(id)).data).toEqual({ anonymizeCustomer: refused });
    expect(await idOf('mehdi tazi')).toBe(id);

    expect((await anonymize(id, true)).data).toEqual({ anonymizeCustomer: { id, userErrors: [] } });
    const statuses = await Promise.all(
      ['m1', 'm2', 'm3'].map(async (each) => (await shop.store.read.orders.order(each))?.status),
    );
    expect(statuses).toEqual(['CANCELLED', 'SHIPPED', 'DELIVERED']);
    expect((await shop.store.read.orders.order('m1'))?.shippingInfo.name).toBe('');
    // The carrier and the shop still need them.
    expect(await idOf('mehdi')).toBe(id);
    await shop.store.transaction(async ({ orders }) => {
      const [m2, m3] = [await orders.order('m2'), await orders.order('m3')];
      if (!m2 || !m3) throw new Error('An order is missing');
      await orders.save(
        moveOrder(m2, 'REFUSED', new Date()),
        refuseReturn(m3, { requestId: null, refusal: 'Porté' }, new Date()),
      );
    });
    await anonymiseClosed({ store: shop.store, clock: inAYear });
    expect(await idOf('mehdi')).toBeUndefined();
    expect((await admin.request(CUSTOMER, { id })).data).toEqual({ customer: null });
    const left = (await storedRows(shop)).filter(
      ({ name, text }) =>
        texts.some((each) => each.test(text)) && name !== 'customers' && !text.includes('m4'),
    );
    expect(left).toEqual([]);
    // Who has an account with the same e-mail is another customer.
    expect(await shop.store.read.accounts.customer('c2')).toBeDefined();
    expect(await shop.store.read.mails.mail('m4')).toBeDefined();
    expect(await latestEntry(shop)).toMatchObject({
      actor: admin.email,
      action: 'customer.delete',
      subject: id,
      before: JSON.stringify({ createdAt: at(10), orders: 3 }),
      after: null,
    });
    expect((await anonymize(id)).data).toMatchObject({
      anonymizeCustomer: { id: null, userErrors: [{ code: 'UNKNOWN_CUSTOMER' }] },
    });
    const again = await saveMehdi();
    expect(again).toBeDefined();
    expect(again).not.toBe(id);
  });
});
