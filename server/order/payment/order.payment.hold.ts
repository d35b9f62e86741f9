import type { Shop } from '../../context.ts';
import { announcing, releaseStock } from '../order.stock.ts';
import { orderPaidBy } from './order.payment.settle.ts';

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
    await announcing(ports, [now.order], clock(), async () =>
      ports.orders.save(await releaseStock(ports, now.order)),
    );
  });
}
