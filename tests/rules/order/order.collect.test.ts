import { expect, test } from 'vitest';
import { toCollect } from '../../../server/order/order.states.ts';
import { moveOrder } from '../../../server/order/order.states.ts';
import type { OrderStatus } from '../../../server/order/order.store.ts';
import { order } from '../../store/contract/records.ts';

const AT = '2026-11-20T10:00:00.000Z';
const shipped = ['CONFIRMED', 'PREPARED', 'SHIPPED'] as const;

test.each<readonly [amount: number, first: OrderStatus, others: readonly OrderStatus[]]>([
  [45_900, 'PENDING', []],
  [45_900, 'PENDING', ['CONFIRMED', 'PREPARED']],
  [45_900, 'PENDING', shipped],
  [0, 'PENDING', [...shipped, 'DELIVERED']],
  [0, 'PENDING', [...shipped, 'REFUSED']],
  [0, 'PENDING', ['CANCELLED']],
  [0, 'PAYMENT_PENDING', []],
  [0, 'PAYMENT_PENDING', ['PAID']],
  [0, 'PAYMENT_PENDING', ['PAID', ...shipped]],
])('the courier collects %d after %s and %j', (amount, first, others) => {
  const history = [{ status: first, at: AT }];
  const paymentMethod = first === 'PENDING' ? 'CASH_ON_DELIVERY' : 'CARD';
  const placed = order('o1', { status: first, history, paymentMethod, payable: 45_900 });
  const moved = others.reduce((before, to) => moveOrder(before, to, new Date(AT)), placed);
  expect(toCollect(moved)).toBe(amount);
});
