import type { Shop } from '../../context.ts';
import { sumOf } from '../order.money.rules.ts';
import { queueMail } from '../order.outbox.ts';
import { isRefundDue } from './payment.rules.ts';
import type { OrderRecord, RefundRecord } from '../order.store.ts';

/** Refunds once, whichever instance is first. Throws ProviderUnavailable. */
export async function refundOrder(
  shop: Shop,
  due: OrderRecord,
  evenIfRecent: boolean,
): Promise<void> {
  const { store, payments, clock } = shop;
  const claimed = await claimRefunds(shop, due, evenIfRecent);
  if (!claimed) return;
  const payment = await store.read.orders.paymentOf(due.id);
  const paymentId = payment?.providerPaymentId;
  const found = paymentId ? await payments.payment(paymentId) : undefined;
  if (!found) throw new Error('The payment to send back cannot be found');
  // An earlier request whose response was lost, or staff, may have refunded it.
  const missing = sumOf(claimed.refunds.filter(isToCard)) - found.refunded;
  if (missing > 0) await payments.refund(found, missing);
  const now = clock();
  const ids = new Set(claimed.refunds.filter(isToDo).map(({ id }) => id));
  await store.transaction(async (ports) => {
    const order = await ports.orders.order(due.id);
    const done = order?.refunds.filter((refund) => ids.has(refund.id) && isToDo(refund)) ?? [];
    if (!order || done.length === 0) return;
    const paid = withRefunds(order, done, { doneAt: now.toISOString() });
    await ports.orders.save(paid);
    for (const { id } of done) await queueMail(ports, 'ORDER_REFUNDED', paid, now, id);
  });
}

const isToCard = ({ method }: RefundRecord) => method === 'CARD';
const isToDo = ({ doneAt }: RefundRecord) => doneAt === null;

function withRefunds(
  order: OrderRecord,
  changed: readonly RefundRecord[],
  change: Partial<RefundRecord>,
): OrderRecord {
  const refunds = order.refunds.map((refund) =>
    changed.includes(refund) ? { ...refund, ...change } : refund,
  );
  return { ...order, refunds };
}

/** Null when none is due or another instance was first. */
async function claimRefunds(
  { store, clock }: Shop,
  due: OrderRecord,
  evenIfRecent: boolean,
): Promise<OrderRecord | null> {
  const now = clock();
  const isDueNow = (refund: RefundRecord) => isRefundDue(refund, now, evenIfRecent);
  // Saves a transaction for refunds that must wait.
  if (!due.refunds.some(isDueNow)) return null;
  return store.transaction(async ({ orders }) => {
    const order = await orders.order(due.id);
    if (!order?.refunds.some(isDueNow)) return null;
    const toDo = order.refunds.filter(isToDo);
    const claimed = withRefunds(order, toDo, { askedAt: now.toISOString() });
    await orders.save(claimed);
    return claimed;
  });
}
