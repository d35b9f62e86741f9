import type { Shop } from '../../context.ts';
import { isRefundDue } from './order.payment.rules.ts';
import type { OrderRecord, RefundRecord } from '../order.store.ts';

/** Refunds once, whichever instance is first. Throws ProviderUnavailable. */
export async function refundOrder(
  shop: Shop,
  due: OrderRecord,
  evenIfRecent: boolean,
): Promise<void> {
  const { store, payments, clock } = shop;
  const refund = await claimRefund(shop, due, evenIfRecent);
  if (!refund) return;
  const payment = await store.read.orders.paymentOf(due.id);
  const paymentId = payment?.providerPaymentId;
  const found = paymentId ? await payments.payment(paymentId) : undefined;
  if (!found) throw new Error('The payment to send back cannot be found');
  // An earlier request whose response was lost, or staff, may have refunded it.
  const missing = refund.amount - found.refunded;
  if (missing > 0) await payments.refund(found.id, missing);
  await changeRefund(shop, due.id, (current) => ({ ...current, doneAt: clock().toISOString() }));
}

/** Null when it is not due or another instance was first. */
async function claimRefund(
  shop: Shop,
  { id, refund }: OrderRecord,
  evenIfRecent: boolean,
): Promise<RefundRecord | null> {
  const now = shop.clock();
  const isDueNow = (requested: RefundRecord) => isRefundDue(requested, now, evenIfRecent);
  // Saves a transaction for refunds that must wait.
  if (!refund || !isDueNow(refund)) return null;
  return changeRefund(shop, id, (current) =>
    isDueNow(current) ? { ...current, askedAt: now.toISOString() } : null,
  );
}

function changeRefund(
  { store }: Shop,
  id: string,
  to: (current: RefundRecord) => RefundRecord | null,
): Promise<RefundRecord | null> {
  return store.transaction(async ({ orders }) => {
    const order = await orders.order(id);
    if (!order?.refund || order.refund.doneAt !== null) return null;
    const refund = to(order.refund);
    if (refund) await orders.save({ ...order, refund });
    return refund;
  });
}
