import { logChanges } from '../../audit/audit.ts';
import type { CommandContext, Ports } from '../../context.ts';
import type { OrderMailKind } from '../../mail/mail.store.ts';
import { Reading } from '../../shared/form.ts';
import { wrongCursor, type PageInput } from '../../shared/paging.ts';
import { BadInput, Refusal, type Problem } from '../../shared/problems.ts';
import { orderChange } from './order.audit.ts';
import { issueDocuments } from '../order.invoicing.ts';
import { readOrderQuery, type OrderFilterInput } from '../order.list.rules.ts';
import { mailAbout } from '../order.outbox.ts';
import { isListed } from '../order.rules.ts';
import { writtenNumber } from '../order.number.rules.ts';
import { readParcels, type Shipment } from './order.staff.rules.ts';
import { moveByStaff } from '../order.states.ts';
import { applyStockChanges, restockLines } from '../order.stock.ts';
import type { OrderRecord, OrderStatus } from '../order.store.ts';
import { mailedFrom, undoable } from '../order.undo.rules.ts';
import { receivedSince } from '../return/order.return.rules.ts';
import type { OrderPage } from '../order.lists.store.ts';

type Context = Pick<CommandContext, 'store' | 'clock' | 'actor'>;
type Move = (order: OrderRecord, now: Date, by: string) => OrderRecord;

export interface Moved {
  readonly before: OrderRecord;
  readonly order: OrderRecord;
  readonly mailTo: string | null;
}

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

/** In the order of `ids`, without unknown ones. Throws BadInput. */
export async function findOrdersById(
  { store }: Pick<Context, 'store'>,
  ids: readonly string[],
): Promise<readonly OrderRecord[]> {
  requireOrderIds(ids);
  const found = await store.read.orders.ordersById(ids);
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
}

/** Newest first, as the customer's own list. */
export function selectOrders(
  { store }: Pick<Context, 'store'>,
  {
    statuses,
    returns,
    limit,
  }: {
    readonly statuses: readonly OrderStatus[];
    readonly returns: boolean;
    readonly limit: number;
  },
): Promise<OrderPage> {
  const query = readOrderQuery({ statuses, hasOpenReturn: returns || null }, { first: 1 });
  return store.read.orders.page({ ...query, first: limit });
}

/** Refuses with UNKNOWN_ORDER. */
export async function requireNumbered({ store }: Context, text: string): Promise<OrderRecord> {
  const number = writtenNumber(text);
  const order = (await findNumbered(store.read, [number])).get(number);
  if (order) return order;
  throw new Refusal(unknownNumber(number));
}

/** Moves all of the orders or none. Refuses with UNKNOWN_ORDER, and with what `move` refuses. */
export function moveOrders(
  context: Context,
  texts: readonly string[],
  move: Move,
): Promise<readonly Moved[]> {
  const numbers = texts.map(writtenNumber);
  return moveAll(context, numbers, move, {
    find: findNumbered,
    unknown: (number) => unknownNumber(number),
  });
}

const MAX_ORDERS = 100;

/** Throws BadInput. */
export function requireOrderIds({ length }: readonly string[]): void {
  if (length >= 1 && length <= MAX_ORDERS) return;
  throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'ORDER_IDS', max: MAX_ORDERS });
}

/**
 * Moves all of the orders or none, and returns them in the order of `ids`; `isUndoable` as `undoMoves`
 * says. Refuses with UNKNOWN_ORDER, NOT_ALLOWED_NOW, and as `readParcels` does; throws BadInput.
 */
export async function moveOrdersById(
  context: Context,
  ids: readonly string[],
  shipment: Shipment,
  isUndoable: boolean,
): Promise<readonly OrderRecord[]> {
  requireOrderIds(ids);
  const { to } = shipment;
  const parcels = readParcels(ids, shipment);
  const moved = await moveAll(
    context,
    ids,
    (order, now, by) => {
      const parcelNumber = parcels.get(order.id) ?? null;
      const next = moveByStaff(order, { to, parcelNumber, by }, now);
      return isUndoable ? undoable(order, next, now) : next;
    },
    {
      find: ({ orders }, wanted) => orders.ordersById(wanted),
      unknown: (id) => ({ code: 'UNKNOWN_ORDER', reason: 'ID', field: 'ids', id }),
    },
  );
  const orders = new Map(moved.map(({ order }) => [order.id, order]));
  return ids.map((id) => orders.get(id)).filter((order) => order !== undefined);
}

interface Lookup {
  readonly find: (
    ports: Ports,
    keys: readonly string[],
  ) => Promise<ReadonlyMap<string, OrderRecord>>;
  readonly unknown: (key: string) => Problem;
}

function moveAll(
  context: Context,
  keys: readonly string[],
  move: Move,
  { find, unknown }: Lookup,
): Promise<readonly Moved[]> {
  const now = context.clock();
  return context.store.transaction(async (ports) => {
    await ports.catalog.lockStock();
    const reading = new Reading();
    const steps: Array<Pick<Moved, 'before' | 'order'>> = [];
    const wanted = [...new Set(keys)];
    const found = await find(ports, wanted);
    for (const key of wanted) {
      const before = found.get(key);
      if (!before) reading.problems.push(unknown(key));
      else {
        const order = reading.read(() => move(before, now, context.actor), before);
        steps.push({ before, order });
      }
    }
    reading.end();
    return saveMoved(ports, context, steps, now);
  });
}

/** With stock, invoices and credit notes, payments, mails and the audit log. */
async function saveMoved(
  ports: Ports,
  context: Context,
  steps: ReadonlyArray<Pick<Moved, 'before' | 'order'>>,
  now: Date,
): Promise<readonly Moved[]> {
  const applied = await applyStockChanges(
    ports,
    steps.map(({ order }) => order),
    now,
  );
  for (const { before, order } of steps) {
    if (order.status !== 'RETURNED') continue;
    const back = receivedSince(before, order).flatMap(({ lines }) => lines);
    await restockLines(ports, order, back, now);
  }
  const orders = await issueDocuments(ports, applied, now);
  await ports.orders.save(...orders);
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
  const moved = steps.map(({ before, order: step }, place) => {
    const order = orders[place] ?? step;
    return { before, order, mailTo: mailKind(order) ? order.shippingInfo.email : null };
  });
  await logChanges(
    ports,
    context,
    moved.map(({ before, order }) => orderChange(before, order)),
  );
  return moved;
}

/** A payment that arrives later is refunded. */
async function abandonPayments(
  { orders }: Ports,
  moved: ReadonlyArray<Pick<Moved, 'before' | 'order'>>,
): Promise<void> {
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

async function findNumbered({ orders }: Ports, numbers: readonly string[]) {
  const found = await orders.ordersNumbered(numbers);
  return new Map(found.map((order) => [order.number, order]));
}

function unknownNumber(number: string): Problem {
  return { code: 'UNKNOWN_ORDER', reason: 'NUMBER', field: 'number', number };
}
