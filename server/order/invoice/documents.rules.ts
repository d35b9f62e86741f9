import { z } from 'zod';
import type { Centimes } from '#shared/money.ts';
import { vatContained } from '#shared/pricing.ts';
import { byText } from '#shared/text.ts';
import { BadInput } from '../../shared/problems.ts';
import { monthInMorocco } from '../../shared/time.ts';
import type { ExchangeDocumentRecord, ExchangeRecord } from '../exchange/exchange.store.ts';
import { invoicedOf, vatByNumber } from '../order.invoice.rules.ts';
import type {
  CreditNoteRecord,
  LineQuantity,
  OrderRecord,
  PaymentMethod,
  RefundRecord,
} from '../order.store.ts';

/** An invoice, a credit note, whose amounts are negative, or an exchange note, which changes no amount. */
export interface OrderDocument {
  readonly kind: ExchangeDocumentRecord['kind'];
  readonly number: string;
  readonly issuedAt: string;
  /** Today's order, which may have changed since. */
  readonly order: OrderRecord;
  /** The invoice's name. */
  readonly name: string;
  readonly vat: Centimes;
  readonly gross: Centimes;
  readonly paymentMethod: PaymentMethod;
  /** The exchange for which it was issued; null for others. */
  readonly exchangeId: string | null;
  /** Null for invoices and exchange notes, and where an exchange cost nothing less. */
  readonly refundMethod: RefundRecord['method'] | null;
}

/** All that were issued for an order, in the order of issue. */
export function documentsOf(order: OrderRecord): readonly OrderDocument[] {
  const { invoice, paymentMethod } = order;
  if (invoice === null) return [];
  const { payable, shippingInfo } = invoicedOf(order);
  const about = { order, name: shippingInfo.name, paymentMethod, exchangeId: null };
  const vat = vatContained(payable, order.vatPercent);
  const vats = vatByNumber(order);
  const documents: readonly OrderDocument[] = [
    { ...about, ...invoice, kind: 'INVOICE', vat, gross: payable, refundMethod: null },
    ...creditsOf(order).map(({ number, issuedAt, amount, method }): OrderDocument => ({
      ...about,
      kind: 'CREDIT_NOTE',
      number,
      issuedAt,
      vat: vats.get(number) ?? 0,
      gross: -amount,
      refundMethod: method,
    })),
    ...order.exchanges.flatMap((exchange) =>
      exchange.documents.map(({ kind, number, issuedAt, amount: gross }): OrderDocument => ({
        ...about,
        kind,
        number,
        issuedAt,
        vat: vats.get(number) ?? 0,
        gross,
        exchangeId: exchange.id,
        refundMethod: kind === 'CREDIT_NOTE' ? refundMethodOf(order, exchange) : null,
      })),
    ),
  ];
  return documents.toSorted(byText(({ issuedAt }) => issuedAt));
}

/** Null where the replacement did not cost less. */
function refundMethodOf(
  { refunds }: OrderRecord,
  { id }: ExchangeRecord,
): OrderDocument['refundMethod'] {
  return refunds.find(({ exchangeId }) => exchangeId === id)?.method ?? null;
}

interface Credit extends CreditNoteRecord {
  readonly reason: 'RETURN' | 'CANCELLATION' | 'REFUSAL' | 'CORRECTION';
  /** Lines that came back; empty unless RETURN. */
  readonly lines: readonly LineQuantity[];
  readonly method: RefundRecord['method'];
}

/** Credit notes with what they were issued for, oldest first. */
export function creditsOf(order: OrderRecord): readonly Credit[] {
  return order.creditNotes.flatMap((note) => {
    const refund = order.refunds.find(({ id }) => id === note.refundId);
    return refund ? { ...note, ...reasonOf(order, refund), method: refund.method } : [];
  });
}

function reasonOf(
  { returns, history }: OrderRecord,
  { returnId, requestedAt }: RefundRecord,
): Pick<Credit, 'reason' | 'lines'> {
  const back = returns.find(({ id }) => id === returnId);
  if (back) return { reason: 'RETURN', lines: back.lines };
  // An order that ends is refunded at that instant; corrections come before it.
  const { status } = history.find(({ at }) => at === requestedAt) ?? {};
  const reason =
    status === 'CANCELLED' ? 'CANCELLATION' : status === 'REFUSED' ? 'REFUSAL' : 'CORRECTION';
  return { reason, lines: [] };
}

/** A month of this century: for others, not every offset of the zone is known in whole minutes. */
export const month = z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/);

/** The instants between which a month such as `2026-11` lies. Throws BadInput. */
export function readMonth(sent: unknown): ReturnType<typeof monthInMorocco> {
  const read = month.safeParse(sent);
  if (!read.success) throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'MONTH' });
  return monthInMorocco(read.data);
}
