import { newestOrders } from '../../support/shop/newest-orders.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Ports } from '../../../server/store.ts';
import type { OrderRecord } from '../../../server/order/order.store.ts';
import { emptyStores, type OpenStore } from './contract.stores.ts';
import { mail, order, payment, refund } from './records.ts';

const AT = '2025-05-01T10:00:00.000Z';
const hour = (h: number) => `2025-05-01T${h}:00:00.000Z`;
const withTwoLines = (one: OrderRecord): OrderRecord => ({
  ...one,
  lines: [...one.lines, ...one.lines],
});
const ids = (found: ReadonlyArray<{ readonly id: string }>) => found.map(({ id }) => id);

export function keepsOrders(open: OpenStore): void {
  const under = emptyStores(open);
  const { save } = under;

  describe('orders', () => {
    test('come back as they were, newest first, and are counted', async () => {
      for (const id of ['z', 'a', 'm']) {
        await save(({ orders }) => orders.save(order(id, { customerId: 'c1' })));
      }
      await save(({ orders }) => orders.save(order('x', { customerId: 'c2' })));
      await save(({ orders }) => orders.save(order('z', { customerId: 'c1', status: 'PAID' })));
      for (const { read } of [under.store, await under.reopen()]) {
        expect(await read.orders.order('m')).toEqual(order('m', { customerId: 'c1' }));
        expect(await read.orders.order('nope')).toBeUndefined();
        expect(await read.orders.count()).toBe(4);
        const mine = await read.orders.ofBuyer('c1');
        expect(mine.map(({ id, status }) => `${id} ${status}`)).toEqual([
          'm PENDING',
          'a PENDING',
          'z PAID',
        ]);
      }
    });

    test('never share a number', async () => {
      await save(({ orders }) => orders.save(order('a', { number: 'BV-11000' })));
      expect(await under.read.orders.isNumberTaken('BV-11000')).toBe(true);
      expect(await under.read.orders.isNumberTaken('BV-21000')).toBe(false);
      const twin = order('b', { number: 'BV-11000' });
      await expect(save(({ orders }) => orders.save(twin))).rejects.toThrow(Error);
      expect(await under.read.orders.order('b')).toBeUndefined();
      expect(ids(await newestOrders(under.read))).toEqual(['a']);
    });

    test('have idempotency keys, each scope its own', async () => {
      const used = { fingerprint: 'f', madeId: 'o1' };
      await save(({ orders }) => orders.saveKey('guest', 'key-0001', used));
      for (const { read } of [under.store, await under.reopen()]) {
        expect(await read.orders.key('guest', 'key-0001')).toEqual(used);
        expect(await read.orders.key('guest', 'key-0002')).toBeUndefined();
        expect(await read.orders.key('c1', 'key-0001')).toBeUndefined();
      }
    });

    test('are found by number, by state, newest first, and by a refund that is due', async () => {
      const at = '2025-05-02T10:00:00.000Z';
      const due = refund({ requestedAt: at });
      await save(async ({ orders }) => {
        await orders.save(order('a'));
        await orders.save(order('b', { status: 'CANCELLED', refunds: [due] }));
        await orders.save(order('c', { status: 'CANCELLED', refunds: [{ ...due, doneAt: at }] }));
        await orders.save(order('d', { status: 'DELIVERED' }));
        await orders.save(order('e', { status: 'CANCELLED', refunds: [{ ...due, askedAt: at }] }));
      });
      for (const { read } of [under.store, await under.reopen()]) {
        const numbered = await read.orders.ordersNumbered(['BV-d1000', 'b', 'BV-b1000']);
        expect(ids(numbered).toSorted()).toEqual(['b', 'd']);
        expect(await read.orders.ordersNumbered([])).toEqual([]);
        expect(ids(await newestOrders(read, { limit: 3 }))).toEqual(['e', 'd', 'c']);
        const statuses = ['CANCELLED', 'PENDING'] as const;
        expect(ids(await newestOrders(read, { statuses, limit: 9 }))).toEqual(['e', 'c', 'b', 'a']);
        const refunds = (await read.orders.refundsDue()).map((each) => [each.id, each.refunds]);
        expect(Object.fromEntries(refunds)).toStrictEqual({
          b: [due],
          e: [{ ...due, askedAt: at }],
        });
      }
    });

    test('are saved several at once, each with its own lines and history', async () => {
      const at = '2025-05-02T10:00:00.000Z';
      const [a, b] = [order('a'), order('b')];
      await save(({ orders }) => orders.save(withTwoLines(a), b));
      const move = (of: typeof a) => [...of.history, { status: 'CANCELLED' as const, at }];
      const after = [a, withTwoLines(b)].map((of) => ({ ...of, history: move(of) }));
      await save(({ orders }) => orders.save(...after));
      const { orders } = (await under.reopen()).read;
      expect([await orders.order('a'), await orders.order('b')]).toEqual(after);
    });

    test('and payments are found by what they have become, inside a transaction too', async () => {
      const began = '2025-05-02T10:00:00.000Z';
      const opened = payment('p2', { orderId: 'o2', providerOrderId: 'x', startedAt: began });
      await save(async ({ orders }) => {
        await orders.save(order('o1', { customerId: 'c1', refunds: [refund()] }));
        await orders.save(order('o2', { customerId: 'c1' }), order('o3'));
        await orders.savePayment(payment('p1'));
        expect((await orders.openPayment('c1'))?.id).toBe('p1');
        expect(ids(await orders.refundsDue())).toEqual(['o1']);
      });
      await save(async ({ orders }) => {
        await orders.save(order('o1', { customerId: 'c1', refunds: [refund({ doneAt: AT })] }));
        await orders.savePayment(payment('p1', { state: 'ABANDONED' }));
        await orders.savePayment(opened);
        await orders.savePayment(
          payment('p3', { orderId: 'o3', customerId: 'c2', state: 'PAID', startedAt: began }),
        );
        await expectFound(orders);
      });
      await expectFound(under.read.orders);
      await expectFound((await under.reopen()).read.orders);

      async function expectFound(orders: Ports['orders']): Promise<void> {
        expect(await orders.payment('p2')).toEqual(opened);
        expect(await orders.payment('p9')).toBeUndefined();
        expect((await orders.paymentOf('o3'))?.id).toBe('p3');
        expect(await orders.paymentOf('p3')).toBeUndefined();
        expect(ids(await orders.paymentsOf(['o3', 'o1', 'p3'])).toSorted()).toEqual(['p1', 'p3']);
        expect((await orders.paymentAtProvider('x'))?.id).toBe('p2');
        expect(await orders.paymentAtProvider('y')).toBeUndefined();
        expect((await orders.openPayment('c1'))?.id).toBe('p2');
        expect(await orders.openPayment('c2')).toBeUndefined();
        expect(ids(await orders.unpaidSince('2025-01-01T00:00:00.000Z'))).toEqual(['p1', 'p2']);
        expect(ids(await orders.unpaidSince('2025-05-02T00:00:00.000Z'))).toEqual(['p2']);
        expect(await orders.unpaidSince(began)).toEqual([]);
        expect(await orders.refundsDue()).toEqual([]);
        expect(ids(await orders.ofBuyer('c1'))).toEqual(['o2', 'o1']);
      }
    });

    test('note each event of a provider once, until it is forgotten', async () => {
      let { store } = under;
      const note = (id: string, at: string) =>
        store.transaction(({ orders }) => orders.noteEvent(id, at));
      expect(await note('e1', '2025-05-01T10:00:00.000Z')).toBe(true);
      expect(await note('e2', '2025-05-03T10:00:00.000Z')).toBe(true);
      expect(await note('e1', '2025-05-03T10:00:00.000Z')).toBe(false);
      store = await under.reopen();
      expect(await note('e2', '2025-05-04T10:00:00.000Z')).toBe(false);
      await store.transaction(({ orders }) =>
        orders.forgetEventsBefore('2025-05-02T00:00:00.000Z'),
      );
      expect(await note('e1', '2025-05-04T10:00:00.000Z')).toBe(true);
      expect(await note('e2', '2025-05-04T10:00:00.000Z')).toBe(false);
    });
  });

  describe('mails', () => {
    beforeEach(() => save(({ orders }) => orders.save(order('o1'))));

    test('are added once', async () => {
      const sent = mail('a', { state: 'SENT', sentAt: hour(11) });
      await save(({ mails }) => mails.save(sent));
      await save(({ mails }) => mails.add(mail('a'), mail('b')));
      const { mails } = (await under.reopen()).read;
      expect(await mails.newest(9)).toEqual([mail('b'), sent]);
    });

    test('about an account are about no order', async () => {
      const about = (
        [
          'CONFIRM_DEVICE',
          'RESET_PASSWORD',
          'VERIFY_EMAIL',
          'CHANGE_EMAIL',
          'EMAIL_CHANGING',
          'NEW_DEVICE',
        ] as const
      ).map((kind) => mail(kind, { kind, orderId: null }));
      await save(({ mails }) => mails.add(...about));
      const { mails } = (await under.reopen()).read;
      for (const each of about) expect(await mails.mail(each.id)).toEqual(each);
    });

    test('wait until they are due, the longest waiting first', async () => {
      await save(async ({ mails }) => {
        await mails.save(mail('late', { nextAttemptAt: hour(12) }));
        await mails.save(mail('soon', { nextAttemptAt: hour(11) }));
        await mails.save(
          mail('sent', { state: 'SENT', sentAt: hour(11), nextAttemptAt: hour(10) }),
        );
        await mails.save(mail('lost', { state: 'FAILED', nextAttemptAt: hour(10) }));
      });
      for (const { read } of [under.store, await under.reopen()]) {
        expect(ids(await read.mails.due(hour(10), 9))).toEqual([]);
        expect(ids(await read.mails.due(hour(12), 9))).toEqual(['soon', 'late']);
        expect(ids(await read.mails.due(hour(12), 1))).toEqual(['soon']);
        expect(ids(await read.mails.newest(2))).toEqual(['lost', 'sent']);
        expect(await read.mails.mail('late')).toEqual(mail('late', { nextAttemptAt: hour(12) }));
        expect(await read.mails.mail('none')).toBeUndefined();
      }
    });

    test('are removed one by one, and some time after they were sent, never before', async () => {
      const sentAt = '2025-05-01T10:00:00.000Z';
      const left = async () => ids(await under.read.mails.newest(9));
      await save(({ mails }) =>
        mails.add(mail('a'), mail('sent', { state: 'SENT', sentAt }), mail('waiting')),
      );
      await save(({ mails }) => mails.remove(['a', 'none']));
      await save(({ mails }) => mails.removeSentBefore(sentAt));
      expect(await left()).toEqual(['waiting', 'sent']);
      await save(({ mails }) => mails.removeSentBefore('2025-05-02T10:00:00.000Z'));
      expect(await left()).toEqual(['waiting']);
      const { mails } = (await under.reopen()).read;
      expect(ids(await mails.newest(9))).toEqual(['waiting']);
      expect(ids(await mails.due(hour(23), 9))).toEqual(['waiting']);
    });
  });
}
