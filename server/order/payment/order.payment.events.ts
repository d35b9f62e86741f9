import type { IncomingHttpHeaders } from 'node:http';
import type { Shop } from '../../context.ts';
import type { ProviderPayment } from '../../payment/payment.provider.ts';
import type { OrderPorts } from '../order.ports.ts';
import { compare } from './order.payment.rules.ts';
import { book, warnOfForeign } from './order.payment.settle.ts';

/**
 * Takes an event that the provider reports. It is noted in the transaction of its change: one whose
 * change failed is as if it had never come, and works when it is delivered again. Repeated, late and
 * unknown events change nothing. Throws BadEvent, StoreUnavailable.
 */
export async function receiveEvent(
  shop: Shop,
  body: Buffer,
  headers: IncomingHttpHeaders,
): Promise<void> {
  const { id, payment } = shop.payments.readEvent(body, headers);
  await shop.store.transaction(async (ports) => {
    const isNew = await ports.orders.noteEvent(id, shop.clock().toISOString());
    if (isNew && payment) await take(shop, ports, payment);
  });
}

async function take(shop: Shop, ports: OrderPorts, found: ProviderPayment): Promise<void> {
  const payment = found.orderId && (await ports.orders.paymentAtProvider(found.orderId));
  // The provider's account may serve other shops as well.
  if (!payment) return;
  const verdict = compare(payment, found);
  if (verdict === 'FOREIGN') return warnOfForeign(shop, payment, found);
  if (verdict === 'PAID') return book(shop, ports, payment.id, found);
  // Taking the money would keep the provider waiting for its answer: the next reconciliation does.
  if (verdict === 'TO_CAPTURE' && payment.state !== 'PAID') {
    await ports.orders.savePayment({ ...payment, checkedAt: null });
  }
}
