import type { Ports, Shop } from '../../context.ts';
import { moveOrder } from '../order.states.ts';
import { announcing, applyStockChanges, releaseStock } from '../order.stock.ts';
import type { OrderRecord } from '../order.store.ts';
import { orderPaidBy } from './outcome.ts';
import type { PaymentRecord } from './payment.store.ts';

/** The order stays open: a later payment takes the stock again, or is refunded. */
export async function releaseHold(
  { store, clock }: Pick<Shop, 'store' | 'clock'>,
  paymentId: string,
): Promise<void> {
  const { order } = await orderPaidBy(store.read, paymentId);
  if (!order.holdsStock) return;
  await store.transaction(async (ports) => {
    await ports.catalog.lockStock();
    const now = await orderPaidBy(ports, paymentId);
    if (now.payment.state !== 'OPEN' || now.order.status !== 'PAYMENT_PENDING') return;
    await announcing(ports, now.order.lines, clock(), async () =>
      ports.orders.save(await releaseStock(ports, now.order)),
    );
  });
}

/** Cancels its order. A late payment is refunded. */
export async function abandonPayment(
  ports: Ports,
  payment: PaymentRecord,
  order: OrderRecord,
  now: Date,
): Promise<void> {
  // Staff may have cancelled the order already.
  if (order.status === 'PAYMENT_PENDING') {
    const cancelled = moveOrder(order, 'CANCELLED', now);
    await ports.orders.save(...(await applyStockChanges(ports, [cancelled], now)));
  }
  await ports.orders.savePayment({ ...payment, state: 'ABANDONED' });
}
