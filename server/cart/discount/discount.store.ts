import { z } from 'zod';
import { amount, count, instant, listOf, record, text } from '../../shared/record.ts';
import { collectionOf } from '../../storage/collection.ts';
import { ALL, indexOn, type Index, type Rows } from '../../storage/rows.ts';

/** Fields that say what a code gives, one of the first three, and for which goods. */
export const termsFields = {
  /** Percentage off the goods, 1 to 100. */
  percent: count.nullable(),
  /** Centimes off the goods. */
  amount: amount.nullable(),
  isFreeDelivery: z.boolean(),
  /** Ids; none for all products. */
  products: listOf(text),
  /** Whether it also reduces what a campaign reduces. */
  isForSalePieces: z.boolean(),
};

const discountCodeRecord = record({
  id: text,
  /** Raised by each change, from 1. */
  version: count,
  /** The code as staff wrote it. */
  code: text,
  /** The code by which shoppers find it, see `foldCode`; unique. */
  folded: text,
  ...termsFields,
  /** Sum of the goods, in centimes, from which it applies. */
  minimum: amount.nullable(),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  /** How many orders may use it. */
  limit: count.nullable(),
  limitPerPhone: count.nullable(),
  createdAt: instant,
  updatedAt: instant,
});
export type DiscountCodeRecord = z.infer<typeof discountCodeRecord>;

export const discountCodes = collectionOf('discountCodes', discountCodeRecord);

const codesByText = indexOn(discountCodes, 'codesByText', ({ folded }) => [folded]);
const codesByTime = indexOn(discountCodes, 'codesByTime', ({ createdAt }) => [createdAt]);
export const discountIndexes: readonly Index[] = [codesByText, codesByTime];

/** Holds the code as it was written, whether there is such a code or not. */
const cartCodeRecord = record({ code: text });

/** The code of a customer's cart, by the customer's id. */
export const cartCodes = collectionOf('cartCodes', cartCodeRecord);

export const discountCodesOf = (rows: Rows) => ({
  code: (id: string) => rows.get(discountCodes, id),
  codeNamed: async (folded: string) => (await rows.find(codesByText, { value: folded }))[0],
  /** Newest first. */
  all: () => rows.find(codesByTime, ALL, { isNewestFirst: true }),
  save: (saved: DiscountCodeRecord) => rows.put(discountCodes, saved.id, saved),
  ofCart: async (customerId: string) => (await rows.get(cartCodes, customerId))?.code ?? null,
  saveOfCart: (customerId: string, code: string | null) =>
    code === null
      ? rows.remove(cartCodes, [customerId])
      : rows.put(cartCodes, customerId, { code }),
});
