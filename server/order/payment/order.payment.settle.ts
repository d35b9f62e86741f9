import type { Shop } from '../../context.ts';
import type { ProviderPayment } from '../../payment/payment.provider.ts';
import type { OrderPorts } from '../order.ports.ts';
import { report } from '../order.notices.ts';
import { compare, type KnownPayment, type Verdict } from './order.payment.rules.ts';
import { withoutBought } from '../order.rules.ts';
import { moveOrder, refundOf } from '../order.states.ts';
import type { OrderRecord, PaymentRecord } from '../order.store.ts';

/** What became of a payment. FOREIGN never does: an attempt that is not ours is none. */
export type Outcome = Exclude<Verdict, 'TO_CAPTURE' | 'FOREIGN'>;

/**
 * Asks the provider about all attempts at a payment, takes money that waits, and settles.
 * Throws ProviderUnavailable; then nothing is known and nothing was changed.
 */
export async function lookUp(shop: Shop, payment: KnownPayment): Promise<Outcome> {
  const attempts = await shop.payments.paymentsOf(payment.providerOrderId);
  // One by one, so that of two attempts never both are captured.
  let best: Outcome = 'UNPAID';
  for (const found of attempts.toSorted(capturedFirst)) {
    const outcome = await settle(shop, payment, found);
    if (outcome === 'PAID') return outcome;
    if (outcome === 'PENDING') best = outcome;
  }
  return best;
}

function capturedFirst(a: ProviderPayment, b: ProviderPayment): number {
  return Number(b.status === 'CAPTURED') - Number(a.status === 'CAPTURED');
}

/**
 * Settles our payment with one of the provider's, as it stands there now; the one way for handler,
 * question and reconciliation. Money that waits is taken first. Throws ProviderUnavailable.
 */
export async function settle(
  shop: Shop,
  payment: PaymentRecord,
  found: ProviderPayment,
): Promise<Outcome | 'FOREIGN'> {
  const isWaiting = compare(payment, found) === 'TO_CAPTURE';
  const now = isWaiting ? await shop.payments.capture(found) : found;
  const verdict = compare(payment, now);
  if (verdict === 'FOREIGN') warnOfForeign(shop, payment, now);
  if (verdict === 'PAID') {
    await shop.store.transaction((ports) => book(shop, ports, payment.id, now));
  }
  // Still waiting to be captured: the next look will try again.
  return verdict === 'TO_CAPTURE' ? 'PENDING' : verdict;
}

/**
 * Books money that the provider has taken, inside a transaction: payment and order are paid, the
 * lines leave the cart, and the mail waits. For an order that was cancelled meanwhile the money is
 * owed back. Booked twice it changes nothing more.
 */
export async function book(
  { clock, log }: Shop,
  ports: OrderPorts,
  paymentId: string,
  { id: providerPaymentId }: ProviderPayment,
): Promise<void> {
  const { payment, order } = await orderPaidBy(ports, paymentId);
  if (payment.state === 'PAID') {
    if (payment.providerPaymentId === providerPaymentId) return;
    // A provider's order can be paid once; should it happen all the same, a person must look.
    log.error({ payment: payment.id, second: providerPaymentId }, 'a payment was paid twice');
    return;
  }
  const now = clock();
  const paidAt = now.toISOString();
  await ports.orders.savePayment({ ...payment, providerPaymentId, paidAt, state: 'PAID' });
  if (order.status === 'CANCELLED') {
    const owed = { ...order, refund: refundOf(order, paidAt) };
    await ports.orders.save(owed);
    await report(ports, 'ORDER_CANCELLED', owed, now);
    return;
  }
  const paid = moveOrder(order, 'PAID', now);
  await ports.orders.save(paid);
  const lines = await ports.carts.load(payment.customerId);
  await ports.carts.save(payment.customerId, withoutBought(lines, order.lines));
  await report(ports, 'ORDER_PLACED', paid, now);
}

/** A payment with its order, as they are now. */
export async function orderPaidBy(
  { orders }: OrderPorts,
  paymentId: string,
): Promise<{ readonly payment: PaymentRecord; readonly order: OrderRecord }> {
  const payment = await orders.payment(paymentId);
  const order = payment && (await orders.order(payment.orderId));
  if (!payment || !order) throw new Error(`Payment ${paymentId} or its order is missing`);
  return { payment, order };
}

/** Somebody tried to pass a payment off as another, or the provider's account is shared. */
export function warnOfForeign({ log }: Shop, payment: PaymentRecord, found: ProviderPayment): void {
  log.warn(
    { payment: payment.id, providerPayment: found.id },
    'a provider’s payment does not match its order; nothing was changed',
  );
}
