import type { Shop } from '../../context.ts';
import { CURRENCY } from '#shared/money.ts';
import { readOrderQuery, updatedAtOf } from '../order.list.rules.ts';
import type { ExchangeRecord } from '../exchange/exchange.store.ts';
import { differenceOf } from '../exchange/goods.rules.ts';
import { cardRefundOf } from '../order.money.rules.ts';
import type { OrderCodeRecord, OrderRecord } from '../order.store.ts';
import { returnRequestOf } from '../return/return.rules.ts';

const BATCH = 100;

/**
 * Newest first, in batches that are read one after the other: the orders that changed at `since` or
 * later, null for all. As for webhooks, card orders begin with their payment. An order keeps its
 * place: none is missing or repeated when others change meanwhile.
 */
export async function* everyOrder(
  { store }: Pick<Shop, 'store'>,
  since: string | null,
): AsyncGenerator<readonly OrderRecord[]> {
  const query = { ...readOrderQuery({ updatedSince: since }, { first: 1 }), first: BATCH };
  let after: string | null = null;
  for (;;) {
    const orders: readonly OrderRecord[] = await store.read.orders.list({ ...query, after });
    const last = orders.at(-1);
    if (!last) return;
    yield orders.filter(({ status }) => status !== 'PAYMENT_PENDING');
    after = last.id;
  }
}

function exchangeRow(exchange: ExchangeRecord) {
  const { id, number, requestedAt, status, method, reason, lines, collected } = exchange;
  return {
    id,
    number,
    requestedAt,
    status,
    method,
    reason,
    lines: lines.map(({ from, to, quantity, receivedQuantity, difference }) => ({
      variantId: from.variantId,
      toVariantId: to.variantId,
      quantity,
      receivedQuantity,
      difference,
    })),
    difference: differenceOf(exchange),
    collected,
    documents: exchange.documents,
    history: exchange.history.map(({ status: to, at }) => ({ status: to, at })),
  };
}

const codeRow = ({ code, saving, isFreeDelivery }: OrderCodeRecord) => ({
  code,
  saving,
  isFreeDelivery,
});

/** A line of `/export/orders.ndjson`: amounts in centimes, instants in UTC. */
export function orderRow(order: OrderRecord) {
  const refund = cardRefundOf(order);
  const request = returnRequestOf(order);
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    paymentMethod: order.paymentMethod,
    channel: order.channel,
    currency: CURRENCY,
    lines: order.lines.map((line) => ({
      productId: line.productId,
      variantId: line.variantId,
      title: line.title,
      variantTitle: line.variantTitle,
      brand: line.brand,
      quantity: line.quantity,
      alterations: line.alterations.map(({ id, title, price, value, days }) => ({
        id,
        title,
        price,
        value,
        days,
      })),
      price: line.price,
      originalPrice: line.originalPrice,
      total: line.total,
    })),
    quantity: order.quantity,
    total: order.total,
    originalTotal: order.originalTotal,
    discount: order.discount,
    discountCode: order.discountCode && codeRow(order.discountCode),
    shipping: order.shipping,
    payable: order.payable,
    shippingInfo: order.shippingInfo,
    delivery: order.delivery,
    parcelNumber: order.parcelNumber,
    history: order.history,
    returnRequest: request && { requestedAt: request.requestedAt, reason: request.reason },
    refund: refund && {
      amount: refund.amount,
      requestedAt: refund.requestedAt,
      doneAt: refund.doneAt,
    },
    returns: order.returns,
    exchanges: order.exchanges.map((exchange) => exchangeRow(exchange)),
    refunds: order.refunds.map(({ id, amount, method, returnId, requestedAt, doneAt }) => ({
      id,
      amount,
      method,
      returnId,
      requestedAt,
      doneAt,
    })),
    invoice: order.invoice,
    creditNotes: order.creditNotes,
    placedAt: order.placedAt,
    updatedAt: updatedAtOf(order),
  };
}
