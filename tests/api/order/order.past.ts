import { moveOrder } from '../../../server/order/order.states.ts';
import type { OrderRecord, OrderStatus } from '../../../server/order/order.store.ts';
import { order } from '../../store/contract/records.ts';
import type { TestShop } from '../../support/shop/shop.ts';
import { afterSalesOf, type Access } from './order.after-sales.documents.ts';
import { request } from './order.documents.ts';

/** Orders of this shop that have come some way. */
export function pastOf(shop: TestShop) {
  async function record(id: string): Promise<OrderRecord> {
    const found = await shop.store.read.orders.order(id);
    if (!found) throw new Error(`There is no order ${id}`);
    return found;
  }

  /** Moves an order on as staff does. */
  function move(id: string, statuses: readonly OrderStatus[], now = new Date()): Promise<void> {
    return shop.store.transaction(async ({ orders }) => {
      let moved = await record(id);
      for (const status of statuses) moved = moveOrder(moved, status, now);
      await orders.save(moved);
    });
  }

  /** A guest's order in the state that these moves lead to, and what opens it. */
  async function guestOrder(...statuses: readonly OrderStatus[]): Promise<Required<Access>> {
    const { id: orderId, trackingKey } = await afterSalesOf(shop).place();
    await move(orderId, statuses);
    return { orderId, trackingKey };
  }

  /** A new customer with a paid order of their own. */
  async function customerWithOrder(change: Partial<OrderRecord> = {}) {
    const { token } = await shop.customer();
    const me = await request<{ id: string }>(shop, '{ me { id } }', {}, token);
    const orderId = crypto.randomUUID();
    const begun = order(orderId, {
      number: `BV-${orderId}`,
      customerId: me.id,
      status: 'PAYMENT_PENDING',
      history: [{ status: 'PAYMENT_PENDING', at: '2025-05-01T10:00:00.000Z' }],
      paymentMethod: 'CARD',
      ...change,
    });
    await shop.store.transaction(({ orders }) => orders.save(moveOrder(begun, 'PAID', new Date())));
    return { token, orderId };
  }

  return { record, move, guestOrder, customerWithOrder };
}
