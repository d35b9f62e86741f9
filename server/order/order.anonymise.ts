import { Refusal } from '../shared/problems.ts';
import { issueDocuments } from './order.invoicing.ts';
import type { Ports, Shop } from '../context.ts';
import { awaitsGoods, isClosed, isUnderWay, MOVES, moveOrder } from './order.states.ts';
import { applyStockChanges } from './order.stock.ts';
import type { OrderRecord } from './order.store.ts';
import { abandonPayment } from './payment/unpaid.ts';

interface Anonymised {
  /** The orders that will be without personal data; those with `anonymisedAt` are already. */
  readonly orders: readonly OrderRecord[];
  /** Phones of the orders, as they were. */
  readonly phones: readonly string[];
  readonly cancelled: ReadonlyArray<{ readonly before: OrderRecord; readonly order: OrderRecord }>;
}

/**
 * Anonymises the orders of a buyer (see `buyerOf`) who is deleted: orders stay for the books (Code
 * de commerce, article 22: ten years) without name, phone, e-mail, street, notes and reason of a
 * return. Those that have not left the shop are cancelled. Those that are delivered or returned
 * later lose the data by `anonymiseClosed`: without it the carrier could not find the buyer, nor
 * the shop give the money back. Refuses with NOT_ALLOWED_NOW while a payment is open and its order
 * holds stock, 30 minutes at most; without `cancelOrders` also while orders or returns are under
 * way.
 */
export async function anonymiseOrders(
  ports: Ports,
  buyer: string,
  { now, cancelOrders }: { readonly now: Date; readonly cancelOrders: boolean },
): Promise<Anonymised> {
  await ports.catalog.lockStock();
  await endOpenPayment(ports, buyer, now);
  const orders = await ports.orders.ofBuyer(buyer);
  if (!cancelOrders) requireNoneUnderWay(orders);
  const released = await applyStockChanges(
    ports,
    orders.filter(canStillCancel).map((order) => moveOrder(order, 'CANCELLED', now)),
    now,
  );
  const cancelled = await issueDocuments(ports, released, now);
  const moved = new Map(cancelled.map((order) => [order.id, order]));
  const left = orders.map((order) => {
    const last = moved.get(order.id) ?? order;
    const buyerDeletedAt = now.toISOString();
    return isClosed(last, now) ? anonymise(last, now) : { ...last, buyerDeletedAt };
  });
  await ports.orders.save(...left);
  await ports.shipments.followOrders(cancelled, { now });
  const closed = left.filter(({ anonymisedAt }) => anonymisedAt !== null);
  await ports.shipments.forgetWords(closed.map(({ id }) => id));
  return {
    orders: left,
    phones: orders.flatMap(({ shippingInfo }) => shippingInfo.phone ?? []),
    cancelled: orders.flatMap((before) => {
      const order = moved.get(before.id);
      return order ? [{ before, order }] : [];
    }),
  };
}

/**
 * Anonymises orders of deleted buyers that have been closed since. One waits for its mails and refunds: these
 * still name and need the buyer. Safe to repeat, and on several instances at once.
 */
export async function anonymiseClosed({ store, clock }: Pick<Shop, 'store' | 'clock'>) {
  let anonymised = 0;
  for (const { id } of await store.read.orders.toAnonymise()) {
    anonymised += await store.transaction(async (ports) => {
      const now = clock();
      const order = await ports.orders.order(id);
      if (!order || order.anonymisedAt !== null || !isClosed(order, now)) return 0;
      if (order.refunds.some(({ doneAt }) => doneAt === null)) return 0;
      const about = { customerId: null, orderIds: [id], email: null };
      const mails = await ports.mails.ofRecipient(about);
      if (mails.some(({ state }) => state === 'WAITING')) return 0;
      await ports.mails.remove(mails.map((mail) => mail.id));
      await ports.orders.save(anonymise(order, now));
      await ports.shipments.forgetWords([id]);
      return 1;
    });
  }
  if (anonymised > 0) store.dropOverwritten();
}

function requireNoneUnderWay(orders: readonly OrderRecord[]): void {
  const numbers = orders
    .filter((order) => isUnderWay(order) || awaitsGoods(order))
    .map(({ number }) => number);
  if (numbers.length === 0) return;
  throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'ORDERS_UNDER_WAY', numbers });
}

async function endOpenPayment(ports: Ports, customerId: string, now: Date): Promise<void> {
  const open = await ports.orders.openPayment(customerId);
  const order = open && (await ports.orders.order(open.orderId));
  if (!open || !order) return;
  if (order.holdsStock) throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'OPEN_PAYMENT' });
  await abandonPayment(ports, open, order, now);
}

function canStillCancel({ status }: OrderRecord): boolean {
  return MOVES[status].includes('CANCELLED');
}

function anonymise(order: OrderRecord, now: Date): OrderRecord {
  const unnamed = { name: '', phone: null, email: null, street: '' };
  const { invoiced } = order;
  return {
    ...order,
    shippingInfo: { ...order.shippingInfo, ...unnamed },
    invoiced: invoiced && { ...invoiced, shippingInfo: { ...invoiced.shippingInfo, ...unnamed } },
    returns: order.returns.map(({ reason, refusal, ...each }) => ({
      ...each,
      reason: reason && '',
      refusal: refusal && '',
    })),
    exchanges: order.exchanges.map(({ refusal, ...each }) => ({
      ...each,
      reason: '',
      refusal: refusal && '',
    })),
    notes: [],
    contacts: order.contacts.map((contact) => ({ ...contact, note: null })),
    anonymisedAt: now.toISOString(),
  };
}
