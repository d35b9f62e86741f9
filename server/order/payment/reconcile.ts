import { instantAfter, DAY_MS } from '#shared/instants.ts';
import type { Shop } from '../../context.ts';
import { fetchOutcome, orderPaidBy } from './outcome.ts';
import { refundOrder } from './refund.ts';
import { isDue, isExpired, isHoldOver, isKnown } from './payment.rules.ts';
import type { PaymentRecord } from './payment.store.ts';
import { abandonPayment, releaseHold } from './unpaid.ts';

/** Later payments must be found by staff, at the provider. */
const WATCHED_DAYS = 7;

export interface Reconciliation {
  /** Ignores the pauses between queries; for the first run. */
  readonly evenIfRecent?: boolean;
  /** Aborted when the shop closes. */
  readonly signal?: AbortSignal;
}

/**
 * Records payments that were not confirmed, releases the stock of those unpaid after 30 minutes, abandons
 * those unpaid after a day, and requests refunds.
 * Failures are logged and retried. Instances share the work by claiming each item.
 */
export async function reconcilePayments(
  shop: Shop,
  { evenIfRecent = false, signal }: Reconciliation = {},
): Promise<void> {
  const { store, clock } = shop;
  const watchedSince = instantAfter(clock(), -WATCHED_DAYS * DAY_MS);
  const unpaid = await store.read.orders.unpaidSince(watchedSince);
  for (const payment of unpaid) {
    if (signal?.aborted) return;
    await attempt(shop, { payment: payment.id }, () => reconcile(shop, payment, evenIfRecent));
    if (isHoldOver(payment, clock())) {
      await attempt(shop, { payment: payment.id }, () => releaseHold(shop, payment.id));
    }
  }
  for (const order of await store.read.orders.refundsDue()) {
    if (signal?.aborted) return;
    await attempt(shop, { order: order.number }, () => refundOrder(shop, order, evenIfRecent));
  }
  await store.transaction(({ orders }) => orders.forgetEventsBefore(watchedSince));
}

async function attempt({ log }: Shop, about: object, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (err) {
    log.warn({ ...about, err }, 'a payment could not be reconciled');
  }
}

async function reconcile(shop: Shop, unpaid: PaymentRecord, evenIfRecent: boolean): Promise<void> {
  const payment = await claim(shop, unpaid.id, evenIfRecent);
  if (!payment) return;
  const outcome = await fetchOutcome(shop, payment);
  if (outcome === 'PAID' || !isExpired(payment, shop.clock())) return;
  await shop.store.transaction(async (ports) => {
    await ports.catalog.lockStock();
    const now = await orderPaidBy(ports, payment.id);
    if (now.payment.state !== 'OPEN') return;
    await abandonPayment(ports, now.payment, now.order, shop.clock());
  });
}

/** Claims before the query, so that a failed query counts too. */
function claim(
  { store, clock }: Shop,
  id: string,
  evenIfRecent: boolean,
): Promise<PaymentRecord | null> {
  return store.transaction(async ({ orders }) => {
    const payment = await orders.payment(id);
    if (!payment || payment.state === 'PAID') return null;
    if (!isKnown(payment)) return payment;
    if (!evenIfRecent && !isDue(payment, clock())) return null;
    const claimed = { ...payment, checkedAt: clock().toISOString() };
    await orders.savePayment(claimed);
    return claimed;
  });
}
