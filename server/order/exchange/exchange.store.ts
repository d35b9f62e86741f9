import { z } from 'zod';
import { lineAlteration } from '../../catalog/alteration/line.store.ts';
import { offerFields } from '../../catalog/campaign/campaign.store.ts';
import { TRANSLATIONS } from '#shared/language.ts';
import { amount, count, instant, listOf, record, text } from '../../shared/record.ts';

const exchangeStatus = z.enum([
  'REQUESTED',
  'APPROVED',
  'RECEIVED',
  'SHIPPED',
  'COMPLETED',
  'REFUSED',
  'CANCELLED',
  'EXPIRED',
  'FAILED',
]);
export type ExchangeStatus = z.infer<typeof exchangeStatus>;

export const RETURN_CAUSES = [
  'TOO_SMALL',
  'TOO_LARGE',
  'DEFECT',
  'NOT_AS_EXPECTED',
  'CHANGED_MIND',
  'OTHER',
] as const;
/** Why goods go back, by an exchange or a return. */
export const returnCause = z.enum(RETURN_CAUSES);
export type ReturnCause = z.infer<typeof returnCause>;

export const EXCHANGE_METHODS = ['AT_THE_DOOR', 'SEND_BACK', 'IN_SHOP'] as const;
const exchangeMethod = z.enum(EXCHANGE_METHODS);
export type ExchangeMethod = z.infer<typeof exchangeMethod>;

/** The variant as it was sold or chosen: later changes of the product do not affect it. */
const soldVariant = record({
  productId: text,
  variantId: text,
  /** Null for the only variant of a product. */
  variantTitle: text.nullable(),
  title: text,
  titles: z.partialRecord(z.enum(TRANSLATIONS), text).readonly().optional(),
  brand: text,
  image: text,
  /** Their prices are in its own; missing in orders of earlier versions. */
  alterations: listOf(lineAlteration).optional(),
  price: amount,
  originalPrice: amount,
  ...offerFields,
});
export type SoldVariant = z.infer<typeof soldVariant>;

const exchangeLineRecord = record({
  /** Within the order, such as `…/E1/1`. */
  id: text,
  /** The line of the exchange in which the shopper got the goods; null for goods as they were bought. */
  sourceId: text.nullable(),
  from: soldVariant,
  to: soldVariant,
  quantity: count,
  /** How many of the earlier goods came back. */
  receivedQuantity: count,
  /** Whether staff found a defect; missing where they recorded none. */
  isDefective: z.boolean().optional(),
  /** Price at which the shopper has one of the earlier goods. */
  paid: amount,
  /** Sum for the line; negative where the shopper gets money back. */
  difference: amount,
  /** Null where the shopper chose none. */
  cause: returnCause.nullable().default(null),
});
export type ExchangeLineRecord = z.infer<typeof exchangeLineRecord>;

const exchangeDocumentRecord = record({
  kind: z.enum(['EXCHANGE_NOTE', 'CREDIT_NOTE', 'INVOICE']),
  number: text,
  issuedAt: instant,
  /** Negative for a credit note, 0 for an exchange note: they add up to the difference. */
  amount,
});
export type ExchangeDocumentRecord = z.infer<typeof exchangeDocumentRecord>;

export const exchangeRecord = record({
  /** Begins with the order's id: `…/E1`. */
  id: text,
  /** For people, such as `CMD-42171000-E1`. */
  number: text,
  requestedAt: instant,
  status: exchangeStatus,
  method: exchangeMethod,
  /** The shopper's; empty without one. */
  reason: text,
  lines: listOf(exchangeLineRecord),
  /** End of the time for which the replacement is reserved; null once it needs none. */
  heldUntil: instant.nullable(),
  /** Whether the replacement is allocated. */
  holdsStock: z.boolean(),
  /** Raised by each change. */
  version: count,
  changedAt: instant,
  parcelNumber: text.nullable(),
  /** Why it was refused or failed, in words for the shopper. */
  refusal: text.nullable(),
  /** Collected at its completion; null before. */
  collected: amount.nullable(),
  /** Issued at its completion. */
  documents: listOf(exchangeDocumentRecord),
  /** Oldest first; the last one is `status`. `by` is null for the shopper, and for time that passed. */
  history: listOf(record({ status: exchangeStatus, at: instant, by: text.nullable() })),
});
export type ExchangeRecord = z.infer<typeof exchangeRecord>;
