import { z } from 'zod';
import { staffCommand, type CommandContext } from '../command.ts';
import { mailOf } from '../mail/outbox.ts';
import { fr } from '../shared/messages.fr.ts';
import { Refusal, type Problem } from '../shared/problems.ts';
import { inRabat } from '../shared/time.ts';
import type { OrderPorts } from './order.ports.ts';
import { isListed } from './order.rules.ts';
import { readOrderNumber, readParcelNumber, readStatus } from './order.staff.rules.ts';
import { moveOrder, shipOrder } from './order.states.ts';
import type { OrderRecord, OrderStatus } from './order.store.ts';

const MAX_LISTED = 1000;
const DEFAULT_LISTED = 50;

const numbers = z.array(z.string()).min(1).max(MAX_LISTED);

interface Moved {
  readonly before: OrderRecord;
  readonly order: OrderRecord;
}

type Move = (order: OrderRecord, now: Date) => OrderRecord;

/** An order in a list. Amounts in centimes, times with Rabat's offset. */
function summaryOf(order: OrderRecord) {
  const { number, status, placedAt, shippingInfo, quantity, payable, paymentMethod } = order;
  const { name, city } = shippingInfo;
  return {
    number,
    status,
    placedAt: inRabat(placedAt),
    name,
    city,
    quantity,
    payable,
    paymentMethod,
  };
}

/** Without unpaid card orders that were cancelled, as in the customer's own list. */
export const listOrders = staffCommand(
  z.strictObject({
    statuses: z.array(z.string()).optional(),
    limit: z.int().min(1).max(MAX_LISTED).optional(),
    returns: z.boolean().optional(),
  }),
  async ({ store }, { statuses = [], limit = DEFAULT_LISTED, returns = false }) => {
    const { orders } = store.read;
    const requested = {
      statuses: statuses.map((text) => readStatus(text, fr.order.statuses)),
      limit: await orders.count(),
    };
    const found = (await orders.newest(requested)).filter(
      (order) => isListed(order) && (!returns || awaitsReturn(order)),
    );
    return { total: found.length, orders: found.slice(0, limit).map(summaryOf) };
  },
);

function awaitsReturn({ status, returnRequest }: OrderRecord): boolean {
  return returnRequest !== null && status !== 'RETURNED';
}

/** Without the id, which would be half of a tracking link. */
export const showOrder = staffCommand(
  z.strictObject({ number: z.string() }),
  async ({ store }, requested) => {
    const number = readOrderNumber(requested.number);
    const found = await findNumbered(store.read, [number]);
    const { id: _id, customerId, ...order } = requireFound(found, number);
    const { placedAt, history, returnRequest, refund } = order;
    return {
      ...order,
      isGuest: customerId === null,
      placedAt: inRabat(placedAt),
      history: history.map(({ status, at }) => ({ status, at: inRabat(at) })),
      returnRequest: returnRequest && {
        ...returnRequest,
        requestedAt: inRabat(returnRequest.requestedAt),
      },
      refund: refund && {
        amount: refund.amount,
        requestedAt: inRabat(refund.requestedAt),
        doneAt: refund.doneAt && inRabat(refund.doneAt),
      },
    };
  },
);

const moveCommand = (status: OrderStatus) =>
  staffCommand(z.strictObject({ numbers }), (context, requested) =>
    moveEach(context, requested.numbers, (order, now) => moveOrder(order, status, now)),
  );

export const confirmOrders = moveCommand('CONFIRMED');
export const prepareOrders = moveCommand('PREPARED');
export const deliverOrders = moveCommand('DELIVERED');
export const cancelOrders = moveCommand('CANCELLED');
export const refuseOrders = moveCommand('REFUSED');
export const returnOrders = moveCommand('RETURNED');

export const shipOrders = staffCommand(
  z.strictObject({ numbers, parcel: z.string().optional() }),
  async (context, requested) => {
    const parcel = requested.parcel === undefined ? null : readParcelNumber(requested.parcel);
    if (parcel !== null && new Set(requested.numbers.map(readOrderNumber)).size > 1) {
      throw new Refusal({ code: 'INVALID', reason: 'PARCEL_SHARED', field: 'parcel' });
    }
    return moveEach(context, requested.numbers, (order, now) => shipOrder(order, parcel, now));
  },
);

/** Moves all of the orders or none. */
async function moveEach(
  { store, clock }: CommandContext,
  requested: readonly string[],
  move: Move,
) {
  const now = clock();
  return store.transaction(async (ports) => {
    const problems: Problem[] = [];
    const moved: Moved[] = [];
    const wanted = [...new Set(requested.map(readOrderNumber))];
    const found = await findNumbered(ports, wanted);
    for (const number of wanted) {
      try {
        const before = requireFound(found, number);
        moved.push({ before, order: move(before, now) });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        problems.push(...error.problems);
      }
    }
    if (problems.length > 0) throw new Refusal(...problems);
    await ports.orders.save(...moved.map(({ order }) => order));
    await followUp(ports, moved, now);
    return { orders: moved.map(({ before, order }) => outcomeOf(before, order)) };
  });
}

async function followUp({ orders, mails }: OrderPorts, moved: readonly Moved[], now: Date) {
  const unpaid = moved.filter(({ before }) => before.status === 'PAYMENT_PENDING');
  if (unpaid.length > 0) {
    // A late payment is refunded.
    const payments = await orders.paymentsOf(unpaid.map(({ order }) => order.id));
    const open = payments.filter(({ state }) => state === 'OPEN');
    await orders.savePayment(...open.map((each) => ({ ...each, state: 'ABANDONED' as const })));
  }
  const news = moved.flatMap(({ order }) => {
    const kind = mailKind(order);
    return (kind && mailOf(kind, order, now)) ?? [];
  });
  if (news.length > 0) await mails.add(...news);
}

function mailKind(order: OrderRecord) {
  if (order.status === 'SHIPPED') return 'ORDER_SHIPPED';
  // A card order that was never paid had no confirmation either.
  return order.status === 'CANCELLED' && isListed(order) ? 'ORDER_CANCELLED' : null;
}

function outcomeOf(before: OrderRecord, order: OrderRecord) {
  const isPaidInCash = order.paymentMethod === 'CASH_ON_DELIVERY' && order.status === 'RETURNED';
  return {
    number: order.number,
    from: before.status,
    status: order.status,
    parcelNumber: order.parcelNumber,
    /** Null without a mail. */
    mailTo: mailKind(order) ? order.shippingInfo.email : null,
    /** Centimes that are refunded to the card. */
    refunded: order.refund?.amount ?? null,
    /** Centimes that staff have to refund by hand. */
    cashToGiveBack: isPaidInCash ? order.payable : null,
  };
}

async function findNumbered({ orders }: OrderPorts, wanted: readonly string[]) {
  const found = await orders.ordersNumbered(wanted);
  return new Map(found.map((order) => [order.number, order]));
}

function requireFound(found: ReadonlyMap<string, OrderRecord>, number: string): OrderRecord {
  const order = found.get(number);
  if (order) return order;
  throw new Refusal({ code: 'UNKNOWN_ORDER', reason: 'NUMBER', field: 'number', number });
}
