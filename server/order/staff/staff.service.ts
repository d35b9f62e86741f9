import { logChanges } from '../../audit/audit.ts';
import type { CommandContext, Ports } from '../../context.ts';
import type { OrderMailKind } from '../../mail/mail.store.ts';
import { Reading } from '../../shared/form.ts';
import { wrongCursor, type PageInput } from '../../shared/paging.ts';
import { BadInput } from '../../shared/problems.ts';
import { orderChange } from './audit.ts';
import { issueDocuments } from '../order.invoicing.ts';
import { readOrderQuery, type OrderFilterInput } from '../order.list.rules.ts';
import { mailAbout } from '../order.outbox.ts';
import { isListed } from '../order.rules.ts';
import { readParcels, requireRefusal, withFault, type Shipment } from './staff.rules.ts';
import { moveByStaff } from '../order.states.ts';
import { applyStockChanges, restockLines } from '../order.stock.ts';
import type { OrderRecord, OrderStatus } from '../order.store.ts';
import { mailedFrom, undoable } from '../order.undo.rules.ts';
import { receivedSince } from '../return/return.rules.ts';
import type { OrderPage } from '../order.lists.store.ts';

type Context = Pick<CommandContext, 'store' | 'clock' | 'actor'>;
type Acting = Pick<Context, 'clock' | 'actor'>;
export type Step = Readonly<Record<'before' | 'order', OrderRecord>>;

/** Newest first. Throws BadInput. */
export async function findOrders(
  { store }: Pick<Context, 'store'>,
  filter: OrderFilterInput | null,
  position: PageInput,
): Promise<OrderPage> {
  const query = readOrderQuery(filter ?? {}, position);
  const { orders } = store.read;
  if (query.after !== null && !(await orders.order(query.after))) {
    throw wrongCursor();
  }
  return orders.page(query);
}

/** Returns orders in the order of `ids`, without unknown ones. Throws BadInput. */
export async function findOrdersById(
  { store }: Pick<Context, 'store'>,
  ids: readonly string[],
): Promise<readonly OrderRecord[]> {
  requireOrderIds(ids);
  const found = await store.read.orders.ordersById(ids);
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
}

const MAX_ORDERS = 100;

/** Throws BadInput. */
export function requireOrderIds({ length }: readonly string[]): void {
  if (length >= 1 && length <= MAX_ORDERS) return;
  throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'ORDER_IDS', max: MAX_ORDERS });
}

/**
 * Moves all of the orders or none, and returns them in the order of `ids`; `isUndoable` as `undoMoves`
 * says. Refuses with UNKNOWN_ORDER, NOT_ALLOWED_NOW, INVALID, and as `readParcels` does; throws BadInput.
 */
export async function moveOrders(
  context: Context,
  ids: readonly string[],
  shipment: Shipment,
  isUndoable: boolean,
): Promise<readonly OrderRecord[]> {
  requireOrderIds(ids);
  requireRefusal(shipment);
  const { to } = shipment;
  const parcels = readParcels(ids, shipment);
  const now = context.clock();
  const moved = await context.store.transaction(async (ports) => {
    await ports.catalog.lockStock();
    const shipments = to === 'REFUSED' ? await ports.shipments.ofOrders(ids) : [];
    const steps = await changeEach(ports, ids, (before) => {
      const move = { to, parcelNumber: parcels.get(before.id) ?? null, by: context.actor };
      const next = withFault(moveByStaff(before, move, now), shipment, shipments);
      return isUndoable ? undoable(before, next, now) : next;
    });
    return saveMoved(ports, context, steps, now);
  });
  return ids.flatMap((id) => moved.find((order) => order.id === id) ?? []);
}

/** Changes all of the orders, each once, or none. Refuses with UNKNOWN_ORDER, and with the problems of every change. */
export async function changeEach(
  { orders }: Pick<Ports, 'orders'>,
  ids: readonly string[],
  change: (before: OrderRecord) => OrderRecord,
): Promise<readonly Step[]> {
  const wanted = [...new Set(ids)];
  const found = await orders.ordersById(wanted);
  const reading = new Reading();
  const steps = wanted.flatMap((id): readonly Step[] => {
    const before = found.get(id);
    if (before) return [{ before, order: reading.read(() => change(before), before) }];
    reading.problems.push({ code: 'UNKNOWN_ORDER', reason: 'ID', field: 'ids', id });
    return [];
  });
  reading.end();
  return steps;
}

/** Saves stock, invoices and credit notes, parcels, payments, mails and the audit log with them. */
export async function saveMoved(
  ports: Ports,
  context: Acting,
  steps: readonly Step[],
  now: Date,
): Promise<readonly OrderRecord[]> {
  const applied = await applyStockChanges(
    ports,
    steps.map(({ order }) => order),
    now,
  );
  for (const { before, order } of steps) {
    if (order.status !== 'RETURNED') continue;
    const back = receivedSince(before, order).flatMap(({ lines }) => lines);
    await restockLines(ports, back, now);
  }
  const orders = await issueDocuments(ports, applied, now);
  await ports.orders.save(...orders);
  await ports.shipments.followOrders(orders, { by: context.actor, now });
  await abandonPayments(ports, steps);
  const mails = orders.flatMap((order, place) => {
    const kind = mailKind(order);
    if (kind === null) return [];
    const received = receivedSince(steps[place]?.before, order).map(({ id }) => id);
    const details = kind === 'RETURN_RECEIVED' ? received : [null];
    return details.flatMap((detail) => {
      const mail = mailAbout(kind, order, now, detail);
      return mail ? [{ ...mail, nextAttemptAt: mailedFrom(order, now) }] : [];
    });
  });
  if (mails.length > 0) await ports.mails.add(...mails);
  await logChanges(
    ports,
    context,
    steps.map(({ before, order }, place) => orderChange(before, orders[place] ?? order)),
  );
  return orders;
}

/** A payment that arrives later is refunded. */
async function abandonPayments({ orders }: Ports, moved: readonly Step[]): Promise<void> {
  const unpaid = moved.filter(({ before }) => before.status === 'PAYMENT_PENDING');
  if (unpaid.length === 0) return;
  const payments = await orders.paymentsOf(unpaid.map(({ order }) => order.id));
  const open = payments.filter(({ state }) => state === 'OPEN');
  await orders.savePayment(...open.map((each) => ({ ...each, state: 'ABANDONED' as const })));
}

const MAILS: Readonly<Partial<Record<OrderStatus, OrderMailKind>>> = {
  CONFIRMED: 'ORDER_CONFIRMED',
  SHIPPED: 'ORDER_SHIPPED',
  DELIVERED: 'ORDER_DELIVERED',
  CANCELLED: 'ORDER_CANCELLED',
  REFUSED: 'ORDER_REFUSED',
  RETURNED: 'RETURN_RECEIVED',
};

/** Null for a card order that was cancelled before its payment: it had no confirmation either. */
export function mailKind(order: OrderRecord): OrderMailKind | null {
  return isListed(order) ? (MAILS[order.status] ?? null) : null;
}
