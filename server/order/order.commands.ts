import { z } from 'zod';
import { staffCommand } from '../command.ts';
import { fr } from '../shared/messages.fr.ts';
import { Refusal } from '../shared/problems.ts';
import { inRabat } from '../shared/time.ts';
import { readOrderNumber, readParcelNumber, readStatus } from './order.staff.rules.ts';
import { moveOrders, requireNumbered, selectOrders, type Moved } from './order.staff.service.ts';
import { moveOrder, shipOrder } from './order.states.ts';
import type { OrderRecord, OrderStatus } from './order.store.ts';

const MAX_LISTED = 1000;
const DEFAULT_LISTED = 50;

const numbers = z.array(z.string()).min(1).max(MAX_LISTED);

/** Amounts in centimes, times with Rabat's offset. */
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

export const listOrders = staffCommand(
  z.strictObject({
    statuses: z.array(z.string()).optional(),
    limit: z.int().min(1).max(MAX_LISTED).optional(),
    returns: z.boolean().optional(),
  }),
  async (context, { statuses = [], limit = DEFAULT_LISTED, returns = false }) => {
    const found = await selectOrders(context, {
      statuses: statuses.map((text) => readStatus(text, fr.order.statuses)),
      returns,
      limit,
    });
    return { total: found.totalCount, orders: found.nodes.map(summaryOf) };
  },
);

/** Without the id, which would be half of a tracking link. */
export const showOrder = staffCommand(
  z.strictObject({ number: z.string() }),
  async (context, { number }) => {
    const { id: _id, customerId, ...order } = await requireNumbered(context, number);
    const { placedAt, history, returnRequest, refund, invoice, anonymisedAt } = order;
    return {
      ...order,
      isGuest: customerId === null,
      placedAt: inRabat(placedAt),
      invoice: invoice && { ...invoice, issuedAt: inRabat(invoice.issuedAt) },
      anonymisedAt: anonymisedAt && inRabat(anonymisedAt),
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
  staffCommand(z.strictObject({ numbers }), async (context, requested) => {
    const moved = await moveOrders(context, requested.numbers, (order, now) =>
      moveOrder(order, status, now),
    );
    return { orders: moved.map(outcomeOf) };
  });

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
    const moved = await moveOrders(context, requested.numbers, (order, now) =>
      shipOrder(order, parcel, now),
    );
    return { orders: moved.map(outcomeOf) };
  },
);

function outcomeOf({ before, order, mailTo }: Moved) {
  const isPaidInCash = order.paymentMethod === 'CASH_ON_DELIVERY' && order.status === 'RETURNED';
  return {
    number: order.number,
    from: before.status,
    status: order.status,
    parcelNumber: order.parcelNumber,
    /** Of this move, or an earlier one. */
    invoice: order.invoice?.number ?? null,
    mailTo,
    /** Centimes that are refunded to the card. */
    refunded: order.refund?.amount ?? null,
    /** Centimes that staff have to refund by hand. */
    cashToGiveBack: isPaidInCash ? order.payable : null,
  };
}
