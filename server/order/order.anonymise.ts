import { Refusal } from '../shared/problems.ts';
import { issueDocuments } from './order.invoicing.ts';
import type { Ports } from '../context.ts';
import { isUnderWay, MOVES, moveOrder } from './order.states.ts';
import { applyStockChanges } from './order.stock.ts';
import type { OrderRecord } from './order.store.ts';
import { abandonPayment } from './payment/order.payment.unpaid.ts';

interface Anonymised {
  readonly orders: readonly OrderRecord[];
  readonly cancelled: ReadonlyArray<{ readonly before: OrderRecord; readonly order: OrderRecord }>;
}

/**
 * For a buyer (see `buyerOf`) who is deleted: orders stay for the books (Code de commerce, article 22:
 * ten years) without name, phone, e-mail, street, notes and reason of a return. Those that have not left the shop
 * could no longer be delivered: they are cancelled. Refuses with NOT_ALLOWED_NOW while a payment is
 * open and its order holds stock, 30 minutes at most; without `cancelOrders` also while orders are under way.
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
  const anonymised = orders.map((order) => anonymise(moved.get(order.id) ?? order, now));
  await ports.orders.save(...anonymised);
  return {
    orders: anonymised,
    cancelled: orders.flatMap((before) => {
      const order = moved.get(before.id);
      return order ? [{ before, order }] : [];
    }),
  };
}

function requireNoneUnderWay(orders: readonly OrderRecord[]): void {
  const numbers = orders.filter(isUnderWay).map(({ number }) => number);
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
    notes: [],
    contacts: order.contacts.map((contact) => ({ ...contact, note: null })),
    anonymisedAt: now.toISOString(),
  };
}
