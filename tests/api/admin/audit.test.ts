import { expect, test } from 'vitest';
import { openAdmin, openStaff } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { logChanges } from '../../../server/audit/audit.ts';
import { onlyVariant } from '../../../server/catalog/catalog.variant.rules.ts';
import { category, order, product } from '../../store/contract/records.ts';
import { codeOf } from './admin.answers.ts';
import { moved } from './orders/orders.documents.ts';

const shop = await sharedShop({ isSeeded: false });
const admin = await openAdmin(shop);

const LOG = `query ($first: Int = 20, $after: String, $actor: String, $subject: String) {
  auditLog(first: $first, after: $after, actor: $actor, subject: $subject) {
    totalCount pageInfo { hasNextPage hasPreviousPage endCursor }
    nodes { id at actor actorName action subject about { kind id name } before after }
  }
}`;

interface Log {
  readonly auditLog: {
    readonly totalCount: number;
    readonly pageInfo: { readonly endCursor: string };
    readonly nodes: ReadonlyArray<{
      readonly subject: string;
      readonly about: { readonly kind: string; readonly name: string } | null;
    }>;
  };
}

test('the audit log has each change, by whom, latest first', async () => {
  const staff = await openStaff(shop, 'vendeuse@exemple.ma', 'STAFF');
  await shop.store.transaction(({ orders }) =>
    orders.save(...['a', 'b', 'c'].map((id) => order(id, { holdsStock: false }))),
  );
  const before = (await admin.request<Log>(LOG)).data.auditLog.totalCount;
  await moved(staff, { ids: ['a', 'b'], to: 'CONFIRMED' });
  await moved(admin, { ids: ['c'], to: 'CANCELLED' });
  const { auditLog } = (await admin.request<Log>(LOG, { first: 2 })).data;
  expect(auditLog).toMatchObject({
    totalCount: before + 3,
    pageInfo: { hasNextPage: true, hasPreviousPage: false },
    nodes: [
      {
        at: expect.stringMatching(/\+0[01]:00$/),
        actor: admin.email,
        actorName: 'Leïla Bennani',
        action: 'order.cancel',
        subject: 'BV-c1000',
        about: { kind: 'ORDER', id: 'c', name: 'BV-c1000' },
        before: '{"status":"PENDING"}',
        after: '{"status":"CANCELLED"}',
      },
      { actor: 'vendeuse@exemple.ma', action: 'order.confirm', subject: 'BV-b1000' },
    ],
  });
  const next = await admin.request<Log>(LOG, { after: auditLog.pageInfo.endCursor });
  expect(next.data.auditLog.nodes[0]?.subject).toBe('BV-a1000');
  const only = async (filter: object) =>
    (await admin.request<Log>(LOG, filter)).data.auditLog.nodes.map(({ subject }) => subject);
  expect(await only({ subject: 'BV-b1000' })).toEqual(['BV-b1000']);
  expect(await only({ actor: staff.email, first: 2 })).toEqual(['BV-b1000', 'BV-a1000']);
  expect(await only({ actor: admin.email, subject: 'BV-b1000' })).toEqual([]);
});

const changed = (action: string, subject: string) => ({ action, subject, before: null, after: {} });

test('an entry names what it is about as it is called now, a variant with its product', async () => {
  const dress = product('robe-lin', {
    categoryName: 'Sacs',
    title: 'Robe',
    variants: [
      { ...onlyVariant('robe-lin'), values: ['40'] },
      { ...onlyVariant('robe-lin.42'), values: ['42'] },
    ],
  });
  await shop.store.transaction(async ({ catalog }) => {
    await catalog.save({ categories: [category('sacs', { name: 'Sacs' })], products: [dress] });
  });
  const by = { actor: 'npm run shop', clock: () => new Date() };
  await shop.store.transaction((ports) =>
    logChanges(ports, by, [
      changed('customer.delete', 'robe-lin'),
      changed('category.add', 'sacs'),
      changed('staff.add', admin.email),
      changed('stock.set', 'robe-lin.42'),
      changed('product.save', 'robe-lin'),
    ]),
  );
  const { nodes } = (await admin.request<Log>(LOG, { first: 5 })).data.auditLog;
  expect(nodes.map(({ about }) => about && `${about.kind} ${about.name}`)).toEqual([
    'PRODUCT Robe',
    'PRODUCT Robe, 42',
    'STAFF Leïla Bennani',
    'CATEGORY Sacs',
    null,
  ]);
  const { data } = await admin.request<Log>(LOG, { subject: 'robe-lin' });
  expect(data.auditLog).toMatchObject({
    totalCount: 3,
    nodes: [{}, { subject: 'robe-lin.42' }, {}],
  });
});

test('instants in an entry are at the offset of then in Rabat, as others are', async () => {
  const by = { actor: 'npm run shop', clock: () => new Date() };
  const before = { expiresAt: '2026-09-20T00:59:59.500Z', note: 'le 2026-09-20T00:59:59.500Z' };
  const after = { expiresAt: '2026-09-20T01:00:00.000Z', note: null };
  await shop.store.transaction((ports) =>
    logChanges(ports, by, [{ action: 'token.save', subject: 'dated', before, after }]),
  );
  const { data } = await admin.request<Log>(LOG, { subject: 'dated' });
  expect(data.auditLog.nodes).toMatchObject([
    {
      before: '{"expiresAt":"2026-09-20T01:59:59+01:00","note":"le 2026-09-20T00:59:59.500Z"}',
      after: '{"expiresAt":"2026-09-20T01:00:00+00:00","note":null}',
    },
  ]);
});

test.each([{ first: 0 }, { after: 'none' }])(
  'the audit log is not read with %j',
  async (variables) => {
    expect(await codeOf(admin, LOG, variables)).toBe('BAD_USER_INPUT');
  },
);
