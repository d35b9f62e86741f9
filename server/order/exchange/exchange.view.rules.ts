import type { Centimes } from '#shared/money.ts';
import { vatByNumber } from '../order.invoice.rules.ts';
import type { OrderRecord } from '../order.store.ts';
import type { ExchangeDocumentRecord, ExchangeRecord } from './exchange.store.ts';
import { listedPriceOf, type OfferedVariant } from './exchange.request.rules.ts';
import { goodsKeyOf, type Goods } from './goods.rules.ts';

/** An exchange with its order. */
export interface ExchangeOfOrder extends ExchangeRecord {
  readonly order: OrderRecord;
}

/** Oldest first. */
export function exchangesOf(order: OrderRecord): readonly ExchangeOfOrder[] {
  return order.exchanges.map((exchange) => ({ ...exchange, order }));
}

export interface DocumentOfExchange extends ExchangeDocumentRecord {
  readonly vat: Centimes;
}

export function exchangeDocumentsOf({
  documents,
  order,
}: ExchangeOfOrder): readonly DocumentOfExchange[] {
  const vats = vatByNumber(order);
  return documents.map((each) => ({ ...each, vat: vats.get(each.number) ?? 0 }));
}

export interface OfferedGoods {
  readonly variantId: string;
  readonly lineId: string;
  readonly quantity: number;
  readonly choices: readonly OfferedVariant[];
}

/** Goods that were paid alike are one. */
export function offeredGoods(goods: readonly Goods[]): readonly Goods[] {
  const alike = new Map<string, Goods>();
  for (const each of goods) {
    const { variant, paid } = each;
    const key = `${goodsKeyOf(variant)} ${paid} ${listedPriceOf(variant)}`;
    const quantity = each.quantity + (alike.get(key)?.quantity ?? 0);
    alike.set(key, { ...each, quantity });
  }
  return [...alike.values()];
}
