import type { IncomingHttpHeaders } from 'node:http';
import type { Ports, Shop } from '../../context.ts';
import type { ProviderPayment } from '../../payment/payment.provider.ts';
import { compare } from './payment.rules.ts';
import { recordPayment, warnOfForeign } from './outcome.ts';

/**
 * The event is saved in the transaction of its change, so that a failed one is processed at its
 * next delivery. Repeated, late and unknown events change nothing. Throws BadEvent,
 * StoreUnavailable.
 */
export async function receiveEvent(
  shop: Shop,
  body: Buffer,
  headers: IncomingHttpHeaders,
): Promise<void> {
  const { id, payment } = shop.payments.readEvent(body, headers);
  await shop.store.transaction(async (ports) => {
    await ports.catalog.lockStock();
    const isNew = await ports.orders.noteEvent(id, shop.clock().toISOString());
    if (isNew && payment) await apply(shop, ports, payment);
  });
}

async function apply(shop: Shop, ports: Ports, found: ProviderPayment): Promise<void> {
  const payment = found.orderId && (await ports.orders.paymentAtProvider(found.orderId));
  // Other shops may share the provider's account.
  if (!payment) return;
  const verdict = compare(payment, found);
  if (verdict === 'FOREIGN') return warnOfForeign(shop, payment, found);
  if (verdict === 'PAID') return recordPayment(shop, ports, payment.id, found);
  // Capturing would delay the response; the next reconciliation does it.
  if (verdict === 'TO_CAPTURE' && payment.state !== 'PAID') {
    await ports.orders.savePayment({ ...payment, checkedAt: null });
  }
}
