import type { Ports, Shop } from '../../context.ts';
import { ProviderUnavailable, type ProviderPayment } from '../../payment/payment.provider.ts';
import { issueDocument } from '../order.invoicing.ts';
import { announceOrder, queueMail } from '../order.outbox.ts';
import { compare, isKnown, type KnownPayment, type Verdict } from './payment.rules.ts';
import { moveOrder, refundAll } from '../order.states.ts';
import { allocateStock, hasStock } from '../order.stock.ts';
import type { OrderRecord } from '../order.store.ts';
import type { PaymentRecord } from './payment.store.ts';

export type Outcome = Exclude<Verdict, 'TO_CAPTURE' | 'FOREIGN'>;

/**
 * Queries all attempts at a payment, and records what was paid. For an unreachable provider it
 * returns `ifUnreachable`, or throws ProviderUnavailable without it; nothing was changed then.
 */
export async function fetchOutcome(
  shop: Shop,
  payment: PaymentRecord,
  ifUnreachable?: Outcome,
): Promise<Outcome> {
  if (!isKnown(payment)) return 'UNPAID';
  const query = () => queryOutcome(shop, payment);
  return ifUnreachable === undefined ? query() : ifReached(ifUnreachable, query);
}

export async function ifReached<T>(
  otherwise: Outcome,
  query: () => Promise<T>,
): Promise<T | Outcome> {
  try {
    return await query();
  } catch (error) {
    if (error instanceof ProviderUnavailable) return otherwise;
    throw error;
  }
}

async function queryOutcome(shop: Shop, payment: KnownPayment): Promise<Outcome> {
  const attempts = await shop.payments.paymentsOf(payment.providerOrderId);
  // One by one: two attempts must never both be captured.
  let best: Outcome = 'UNPAID';
  for (const found of attempts.toSorted(capturedFirst)) {
    const outcome = await recordAttempt(shop, payment, found);
    if (outcome === 'PAID') return outcome;
    if (outcome === 'PENDING') best = outcome;
  }
  return best;
}

function capturedFirst(a: ProviderPayment, b: ProviderPayment): number {
  return Number(b.status === 'CAPTURED') - Number(a.status === 'CAPTURED');
}

/** Captures an authorized payment first. Throws ProviderUnavailable. */
export async function recordAttempt(
  shop: Shop,
  payment: PaymentRecord,
  found: ProviderPayment,
): Promise<Outcome | 'FOREIGN'> {
  const isWaiting = compare(payment, found) === 'TO_CAPTURE';
  const now = isWaiting ? await shop.payments.capture(found) : found;
  const verdict = compare(payment, now);
  if (verdict === 'FOREIGN') warnOfForeign(shop, payment, now);
  if (verdict === 'PAID') {
    await shop.store.transaction(async (ports) => {
      await ports.catalog.lockStock();
      await recordPayment(shop, ports, payment.id, now);
    });
  }
  return verdict === 'TO_CAPTURE' ? 'PENDING' : verdict;
}

/** Idempotent. The payment of a cancelled order, or of one whose stock was sold, is refunded. */
export async function recordPayment(
  { clock, log, settings }: Shop,
  ports: Ports,
  paymentId: string,
  { id: providerPaymentId }: ProviderPayment,
): Promise<void> {
  const { payment, order } = await orderPaidBy(ports, paymentId);
  if (payment.state === 'PAID') {
    if (payment.providerPaymentId === providerPaymentId) return;
    // The provider should prevent it; staff must act.
    log.error({ payment: payment.id, second: providerPaymentId }, 'a payment was paid twice');
    return;
  }
  const now = clock();
  const paidAt = now.toISOString();
  await ports.orders.savePayment({ ...payment, providerPaymentId, paidAt, state: 'PAID' });
  if (order.status === 'CANCELLED' || !(await hasStock(ports, order))) {
    const cancelled = order.status === 'CANCELLED' ? order : moveOrder(order, 'CANCELLED', now);
    const owed = refundAll(cancelled, paidAt);
    await ports.orders.save(owed);
    await queueMail(ports, 'ORDER_CANCELLED', owed, now);
    return;
  }
  const moved = moveOrder(await allocateStock(ports, order), 'PAID', now);
  const paid = await issueDocument(ports, moved, now);
  await ports.orders.save(paid);
  await announceOrder(ports, paid, { queue: queueMail, now, settings });
}

export async function orderPaidBy(
  { orders }: Ports,
  paymentId: string,
): Promise<{ readonly payment: PaymentRecord; readonly order: OrderRecord }> {
  const payment = await orders.payment(paymentId);
  const order = payment && (await orders.order(payment.orderId));
  if (!payment || !order) throw new Error(`Payment ${paymentId} or its order is missing`);
  return { payment, order };
}

/** A forged confirmation, or a shared provider account. */
export function warnOfForeign({ log }: Shop, payment: PaymentRecord, found: ProviderPayment): void {
  log.warn(
    { payment: payment.id, providerPayment: found.id },
    'a payment at the provider does not match its order; nothing was changed',
  );
}
