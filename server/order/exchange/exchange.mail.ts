import type { Centimes } from '#shared/money.ts';
import type { MailTexts } from '../../mail/mail.texts.ts';
import type { OrderMailKind } from '../../mail/mail.store.ts';
import type { OrderRecord } from '../order.store.ts';
import type { ExchangeRecord, SoldVariant } from './exchange.store.ts';
import { exchangeOf } from './exchange.rules.ts';
import { differenceOf } from './goods.rules.ts';

interface Writing {
  readonly texts: MailTexts;
  readonly money: (centimes: Centimes) => string;
  readonly titleOf: (variant: SoldVariant) => string;
  readonly day: (instant: string) => string;
}

export type ExchangeMailKind = Extract<OrderMailKind, `EXCHANGE_${string}`>;

/** Returns what a mail about an exchange says; nothing of an unknown one. */
export function exchangeParagraphs(
  kind: ExchangeMailKind,
  order: OrderRecord,
  exchangeId: string | null,
  writing: Writing,
): readonly string[] {
  const exchange = exchangeId === null ? undefined : exchangeOf(order, exchangeId);
  if (!exchange) return [];
  const { exchange: texts } = writing.texts;
  const lines = exchange.lines.map(({ from, to, quantity }) =>
    texts.line(quantity, writing.titleOf(from), writing.titleOf(to)),
  );
  switch (kind) {
    case 'EXCHANGE_REQUESTED':
      return [texts.requested, ...lines, ...reserved(exchange, writing), ...due(exchange, writing)];
    case 'EXCHANGE_APPROVED':
      return [
        texts.approved,
        ...lines,
        texts.methods[exchange.method],
        ...reserved(exchange, writing),
        ...due(exchange, writing),
      ];
    case 'EXCHANGE_REFUSED':
      return [texts.refused, exchange.refusal ?? '', ...lines].filter(Boolean);
    case 'EXCHANGE_RECEIVED':
      return [texts.received, ...lines];
    case 'EXCHANGE_SHIPPED':
      return [
        texts.shipped,
        ...lines,
        ...(exchange.parcelNumber === null ? [] : [texts.parcel(exchange.parcelNumber)]),
        ...(exchange.method === 'AT_THE_DOOR' ? [texts.handOver] : []),
        ...due(exchange, writing),
      ];
    case 'EXCHANGE_COMPLETED':
      return [
        texts.completed,
        ...lines,
        ...refunded(order, exchange, writing),
        ...exchange.documents.map((each) => texts.documents[each.kind](each.number)),
      ];
    case 'EXCHANGE_EXPIRED':
      return [texts.expired, ...lines];
    case 'EXCHANGE_FAILED':
      return [texts.failed, exchange.refusal ?? '', ...lines].filter(Boolean);
  }
}

function reserved({ heldUntil }: ExchangeRecord, { texts, day }: Writing): readonly string[] {
  return heldUntil === null ? [] : [texts.exchange.reserved(day(heldUntil))];
}

/** Says what is to pay, or goes back, at the exchange. */
function due(exchange: ExchangeRecord, { texts, money }: Writing): readonly string[] {
  const difference = differenceOf(exchange);
  if (difference === 0) return [texts.exchange.free];
  return difference > 0
    ? [texts.exchange.toPay(money(difference))]
    : [texts.exchange.toRefund(money(-difference))];
}

function refunded(
  { refunds }: OrderRecord,
  { id }: ExchangeRecord,
  { texts, money }: Writing,
): readonly string[] {
  return refunds
    .filter(({ exchangeId }) => exchangeId === id)
    .map(({ amount, method }) =>
      method === 'CARD' ? texts.refunded(money(amount)) : texts.givenBack(money(amount)),
    );
}
