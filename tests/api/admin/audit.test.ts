import { afterAll, expect, test } from 'vitest';
import { openAdmin, openStaff } from '../../support/shop/admin.ts';
import { startShop } from '../../support/shop/shop.ts';
import { order } from '../../store/records.ts';
import { codeOf } from './admin.answers.ts';
import { moved } from './orders.documents.ts';

const shop = await startShop({ isSeeded: false });
afterAll(() => shop.close());
const admin = await openAdmin(shop);

const LOG = `query ($first: Int = 20, $after: String) {
  auditLog(first: $first, after: $after) {
    totalCount pageInfo { hasNextPage hasPreviousPage endCursor }
    nodes { id at actor action subject before after }
  }
}`;

interface Log {
  readonly auditLog: {
    readonly totalCount: number;
    readonly pageInfo: { readonly endCursor: string };
    readonly nodes: ReadonlyArray<{ readonly subject: string }>;
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
        action: 'order.cancel',
        subject: 'BV-c1000',
        before: '{"status":"PENDING"}',
        after: '{"status":"CANCELLED"}',
      },
      { actor: 'vendeuse@exemple.ma', action: 'order.confirm', subject: 'BV-b1000' },
    ],
  });
  const next = await admin.request<Log>(LOG, { after: auditLog.pageInfo.endCursor });
  expect(next.data.auditLog.nodes[0]?.subject).toBe('BV-a1000');
});

test.each([{ first: 0 }, { after: 'none' }])(
  'the audit log is not read with %j',
  async (variables) => {
    expect(await codeOf(admin, LOG, variables)).toBe('BAD_USER_INPUT');
  },
);
