import { z } from 'zod';
import { termsFields } from '../cart/discount/discount.store.ts';
import { addressFields } from '../address/address.store.ts';
import { lineAlteration, withAlterations } from '../catalog/alteration/line.store.ts';
import { offerFields } from '../catalog/campaign/campaign.store.ts';
import { placeFields, tariffFields } from '../delivery/delivery.store.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, TRANSLATIONS } from '#shared/language.ts';
import { DEFAULT_VAT_PERCENT } from '#shared/pricing.ts';
import { amount, count, instant, listOf, record, text } from '../shared/record.ts';
import { collectionOf } from '../storage/collection.ts';
import { exchangeRecord, returnCause } from './exchange/exchange.store.ts';
import { settlementRecord } from './settlement/settlement.store.ts';
import { sewingRecord } from './sewing/sewing.store.ts';
import { digitsOfNumber } from './order.number.rules.ts';
import { buyerOf, saveGuests } from './guest/guest.store.ts';
import { nationalPhone } from '../shared/phone.ts';
import { DUE, indexOn, SEPARATOR, valueOf, type Index, type Rows } from '../storage/rows.ts';

const status = z.enum([
  'PENDING',
  'PAYMENT_PENDING',
  'PAID',
  'CONFIRMED',
  'PREPARED',
  'SHIPPED',
  'DELIVERED',
  'CANCELLED',
  'REFUSED',
  'RETURNED',
]);
export type OrderStatus = z.infer<typeof status>;

/**
 * Titles of a sold product, in the languages it was translated into; missing in orders of earlier
 * versions.
 */
const titles = z.partialRecord(z.enum(TRANSLATIONS), text).readonly().optional();

const orderLineRecord = record({
  productId: text,
  variantId: text,
  /** Null for the only variant of a product. */
  variantTitle: text.nullable(),
  title: text,
  titles,
  brand: text,
  image: text,
  /** Sorted by id; the prices include theirs. */
  alterations: listOf(lineAlteration),
  price: amount,
  originalPrice: amount,
  quantity: count,
  /** Less the line's share of the discount code. */
  total: amount,
  ...offerFields,
});
/** The line as ordered: later changes of the product do not affect it. */
export type OrderLineRecord = z.infer<typeof orderLineRecord>;

const shippingInfo = record({
  ...addressFields,
  phone: text.nullable(),
  email: text.nullable(),
  /** One of the cities; missing where `city` names none of them, and in orders of earlier versions. */
  cityId: text.optional(),
});
export type ShippingInfo = z.infer<typeof shippingInfo>;

const deliveryRecord = record({
  /** `courier`, or `pickup:` and the id of a pickup point. */
  optionId: text,
  kind: z.enum(['COURIER', 'PICKUP']),
  /** Prices the order, and its corrections. */
  tariff: record(tariffFields),
  /** Dates in Morocco; null for what is fetched. */
  earliest: text.nullable(),
  latest: text.nullable(),
  allowsTrying: z.boolean(),
  /** Where it is fetched, as it was then. */
  pickupPoint: record(placeFields).nullable(),
  /** Time when it was first said to be ready; null for what a courier takes. */
  readyAt: instant.nullable(),
  /** When it was fetched, who handed it over, and what was paid then. */
  pickedUp: record({ at: instant, by: text, collected: amount }).nullable(),
});
export type OrderDeliveryRecord = z.infer<typeof deliveryRecord>;

const orderCodeRecord = record({
  id: text,
  /** The code as staff wrote it then. */
  code: text,
  /** Takes it off the goods. */
  saving: amount,
  /** Corrections reduce by them, whatever the code gives later. */
  ...termsFields,
});
export type OrderCodeRecord = z.infer<typeof orderCodeRecord>;

const orderMoveRecord = record({ status, at: instant });
export type OrderMoveRecord = z.infer<typeof orderMoveRecord>;

const channel = z.enum(['WEB', 'PHONE', 'WHATSAPP', 'SHOP']);
export type OrderChannel = z.infer<typeof channel>;

const goodsFields = {
  variantId: text,
  /** Names altered goods, see `lineKeyOf`; missing for others. */
  lineId: text.optional(),
  quantity: count,
  /** Whether staff found a defect; missing where they recorded none. */
  isDefective: z.boolean().optional(),
};

/** Quantity of an ordered variant. */
const lineQuantity = record(goodsFields);
export type LineQuantity = z.infer<typeof lineQuantity>;

const returnLine = record({
  ...goodsFields,
  /** Null where the shopper chose none. */
  cause: returnCause.nullable().default(null),
});
export type ReturnLineRecord = z.infer<typeof returnLine>;

const takenGoods = record({
  variantId: text,
  lineId: text.optional(),
  quantity: count,
  /** The line of the exchange that they come from; null for goods as they were bought. */
  sourceId: text.nullable(),
  /** Price of one of them; missing in returns of earlier versions. */
  paid: amount.optional(),
});
export type TakenGoods = z.infer<typeof takenGoods>;

const returnRecord = record({
  id: text,
  /** Null for goods that came back without a request. */
  requestedAt: instant.nullable(),
  /** The shopper's; null without a request. */
  reason: text.nullable(),
  /** The requested lines; once it is received, those that came back. */
  lines: listOf(returnLine),
  /**
   * The goods of these lines, where those of one variant were paid unlike: some come from an exchange, or a discount code
   * was divided among them. Missing where none were, and in returns of earlier versions.
   */
  taken: listOf(takenGoods).optional(),
  receivedAt: instant.nullable(),
  refusedAt: instant.nullable(),
  /** Reason of the refusal, in words for the shopper. */
  refusal: text.nullable(),
  /** Time when the shopper withdrew the request; missing before. */
  cancelledAt: instant.optional(),
});
export type ReturnRecord = z.infer<typeof returnRecord>;

const refundRecord = record({
  id: text,
  amount,
  method: z.enum(['CARD', 'CASH']),
  /** Return of the goods; null for a cancelled, refused or corrected order. */
  returnId: text.nullable(),
  /** The exchange whose replacement cost less; missing for any other. */
  exchangeId: text.optional(),
  requestedAt: instant,
  /** Null until the provider has accepted the refund; cash is given at once. */
  doneAt: instant.nullable(),
  /** Time when the provider was last requested to pay it; missing before. */
  askedAt: instant.optional(),
});
export type RefundRecord = z.infer<typeof refundRecord>;
export type RefundSum = Pick<RefundRecord, 'amount' | 'method' | 'requestedAt' | 'doneAt'>;

const creditNoteRecord = record({
  /** `A-2026-000001`: without gaps within a year. */
  number: text,
  issuedAt: instant,
  amount,
  refundId: text,
});
export type CreditNoteRecord = z.infer<typeof creditNoteRecord>;

const changeRecord = record({
  at: instant,
  by: text,
  what: listOf(z.enum(['LINES', 'ADDRESS', 'PARCEL', 'RETURN', 'UNDO', 'PARCEL_BACK'])),
  /** Quantities that changed; 0 for a line that was added or removed. */
  lines: listOf(
    record({
      /** Only changes of earlier versions have it. */
      productId: text.optional(),
      title: text,
      titles,
      variantTitle: text.nullable(),
      /** Missing in changes of earlier versions. */
      alterations: listOf(lineAlteration).optional(),
      before: count,
      after: count,
    }),
  ),
  payableBefore: amount,
  payableAfter: amount,
});
export type ChangeRecord = z.infer<typeof changeRecord>;

/** The order before its last move; see `undoMove`. */
const undoRecord = record({
  from: status,
  /** Time of the move. */
  at: instant,
  parcelNumber: text.nullable(),
  holdsStock: z.boolean(),
});

const noteRecord = record({ at: instant, by: text, text });
export type NoteRecord = z.infer<typeof noteRecord>;

const contactOutcome = z.enum([
  'NO_ANSWER',
  'CONFIRMED',
  'POSTPONED',
  'WRONG_NUMBER',
  'MESSAGE_SENT',
  'DUPLICATE',
  'WRONG_ORDER',
]);
export type ContactOutcome = z.infer<typeof contactOutcome>;

const contactRecord = record({
  at: instant,
  by: text,
  outcome: contactOutcome,
  note: text.nullable(),
  /** Time of the next call; missing where none follows, and in contacts of earlier versions. */
  nextAt: instant.optional(),
});
export type ContactRecord = z.infer<typeof contactRecord>;

const invoiceRecord = record({
  /** `F-2026-000001`: without gaps within a year. */
  number: text,
  issuedAt: instant,
});

/** Counts the invoices or credit notes of a year, or all orders. */
const counterRecord = record({ id: text, lastNumber: count });

const amounts = {
  quantity: count,
  total: amount,
  originalTotal: amount,
  discount: amount,
  /** Its part of the discount; null for orders without one. */
  discountCode: orderCodeRecord.nullable().default(null),
  shipping: amount,
  payable: amount,
} as const;

const invoicedRecord = record({ lines: listOf(orderLineRecord), shippingInfo, ...amounts });

const orderRecord = record({
  /** Random: one id must not reveal another. */
  id: text,
  /** Begins with the prefix that the shop had then; unique, and grants no access. */
  number: text,
  customerId: text.nullable(),
  /** Time when a guest's order became that of the account with its e-mail; null for any other. */
  joinedAt: instant.nullable().default(null),
  status,
  placedAt: instant,
  lines: listOf(orderLineRecord),
  paymentMethod: z.enum(['CASH_ON_DELIVERY', 'CARD', 'PAID_IN_SHOP']),
  channel: channel.default('WEB'),
  /** Language of mails, documents and messages about it. */
  language: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
  shippingInfo,
  /** How it reaches the shopper; null for orders of earlier versions and what was taken along at the counter. */
  delivery: deliveryRecord.nullable().default(null),
  ...amounts,
  /** VAT that its prices contain, of a hundred, of the time when it was placed. */
  vatPercent: count.default(DEFAULT_VAT_PERCENT),
  /** Oldest first; the last one is `status`. */
  history: listOf(orderMoveRecord),
  parcelNumber: text.nullable(),
  /** Whether its parcel was refused and is on its way back: its goods are not in stock. */
  awaitsParcel: z.boolean().default(false),
  /** Time when a refused parcel was back, or given up; null where the refusal freed the stock. */
  parcelReturnedAt: instant.nullable().default(null),
  /** Whether its parcel failed by the carrier's own fault: such a refusal is no person's. */
  isCarriersFault: z.boolean().default(false),
  /** Undoes a last move for a minute; null for any other move. */
  undo: undoRecord.nullable().default(null),
  /** Oldest first; several may be open, of different goods. */
  returns: listOf(returnRecord).default([]),
  /** Oldest first; several may be open, of different goods. */
  exchanges: listOf(exchangeRecord).default([]),
  /** How far its altered lines are: see `sewingJobsOf`. */
  sewing: listOf(sewingRecord).default([]),
  /** Oldest first. */
  refunds: listOf(refundRecord).default([]),
  /** Cash that carriers paid out, of its parcel and of those of its exchanges: each once. */
  settlements: listOf(settlementRecord).default([]),
  /** One credit note for each refund of an invoiced order. */
  creditNotes: listOf(creditNoteRecord).default([]),
  /** Changes by staff after the order was placed, oldest first; each raises the version. */
  changes: listOf(changeRecord).default([]),
  /** Whether its quantities are allocated. */
  holdsStock: z.boolean(),
  /** Version of the terms that the shopper accepted; null for orders of earlier versions. */
  termsVersion: text.nullable(),
  /**
   * Null until the order is paid or delivered, and never changes once it is issued; a delivery that is
   * undone within its minute takes it back.
   */
  invoice: invoiceRecord.nullable(),
  /** The order as its invoice was issued; null unless it was changed later. */
  invoiced: invoicedRecord.nullable(),
  /** Time when its buyer was deleted, and with them name, phone, e-mail and street. */
  anonymisedAt: instant.nullable(),
  /** Time when its buyer was deleted while it was open; order.anonymise.ts anonymises it later. */
  buyerDeletedAt: instant.nullable(),
  /** Notes by staff, which shoppers never see; oldest first. */
  notes: listOf(noteRecord).default([]),
  /** Calls and messages of staff to the recipient; oldest first. */
  contacts: listOf(contactRecord).default([]),
  /** Time when the shopper pressed « Je confirme ma commande ». */
  confirmedByCustomerAt: instant.nullable(),
});
export type OrderRecord = z.infer<typeof orderRecord>;
export type PaymentMethod = OrderRecord['paymentMethod'];

const keyRecord = record({
  /** The same for the same request. */
  fingerprint: text,
  madeId: text,
});
type KeyRecord = z.infer<typeof keyRecord>;

/** Adds what lines of earlier versions lack, also those of the invoice. */
function upgradeOrder(row: object): object {
  const order = withLines(row);
  if (!('invoiced' in order && order.invoiced instanceof Object)) return order;
  const invoiced = withLines(order.invoiced);
  return invoiced === order.invoiced ? order : { ...order, invoiced };
}

function withLines(row: object): object {
  if (!('lines' in row && Array.isArray(row.lines))) return row;
  const lines = withAlterations(row.lines);
  return lines === row.lines ? row : { ...row, lines };
}

export const orders = collectionOf('orders', orderRecord, {
  isOrdered: true,
  upgrade: upgradeOrder,
});
export const idempotencyKeys = collectionOf('idempotencyKeys', keyRecord);
/** Named after its first counters. */
export const counters = collectionOf('invoiceYears', counterRecord);
export const ORDER_COUNTER = 'orders';

const ordersByNumber = indexOn(orders, 'ordersByNumber', ({ number }) => [number]);
const ordersByDigits = indexOn(orders, 'ordersByDigits', ({ number }) => [digitsOfNumber(number)]);
const ordersOfBuyer = indexOn(orders, 'ordersOfBuyer', (order) => valueOf(buyerOf(order)));
const guestOrdersByEmail = indexOn(
  orders,
  'guestOrdersByEmail',
  ({ customerId, anonymisedAt, buyerDeletedAt, shippingInfo: { email } }) => {
    const isGuests = customerId === null && anonymisedAt === null && buyerDeletedAt === null;
    return isGuests ? valueOf(email) : [];
  },
);
const refundsDue = indexOn(orders, 'refundsDue', ({ refunds }) =>
  refunds.some(({ doneAt }) => doneAt === null) ? [DUE] : [],
);
/**
 * Begins with the code's id: with what the order is, for all that use the code, and with who orders, for those of one
 * phone. An order that is cancelled, which is always before shipping, gives its use back.
 */
const ordersByCode = indexOn(orders, 'ordersByCode', (order) => {
  const { discountCode, total } = order;
  if (discountCode === null || order.status === 'CANCELLED') return [];
  const { id, saving } = discountCode;
  return [
    [id, total, saving].join(SEPARATOR),
    ...valueOf(codeUserOf(order)).map((user) => `${id} ${user}`),
  ];
});

/** Returns who uses a code: the order's phone, however it is written, else the customer; null for neither. */
export function codeUserOf({
  customerId,
  shippingInfo: { phone },
}: Pick<OrderRecord, 'customerId' | 'shippingInfo'>): string | null {
  return phone === null || phone === '' ? customerId : nationalPhone(phone);
}

const ordersToAnonymise = indexOn(
  orders,
  'ordersToAnonymise',
  ({ buyerDeletedAt, anonymisedAt }) =>
    buyerDeletedAt !== null && anonymisedAt === null ? [DUE] : [],
);
export const orderIndexes: readonly Index[] = [
  ordersByNumber,
  ordersByDigits,
  ordersOfBuyer,
  guestOrdersByEmail,
  refundsDue,
  ordersToAnonymise,
  ordersByCode,
];

// Neither scope nor key can contain a blank.
const keyOf = (scope: string, key: string) => `${scope} ${key}`;

export function ordersOf(rows: Rows) {
  const ofBuyer = (buyer: string) =>
    rows.find(ordersOfBuyer, { value: buyer }, { isNewestFirst: true });
  const numbered = (numbers: readonly string[]) => rows.find(ordersByNumber, { anyOf: numbers });
  const lastNumberOf = async (id: string) => (await rows.get(counters, id))?.lastNumber ?? 0;
  const addTo = async (id: string, added: number) => {
    const lastNumber = (await lastNumberOf(id)) + added;
    await rows.put(counters, id, { id, lastNumber });
    return lastNumber;
  };
  return {
    order: (id: string) => rows.get(orders, id),
    ordersNumbered: numbered,
    /** Orders whose number ends in these digits, whatever its prefix. */
    ordersOfDigits: (digits: string) => rows.find(ordersByDigits, { value: digits }),
    ordersById: (ids: readonly string[]) => rows.getMany(orders, ids),
    /** Orders whose refund the provider has not accepted yet. */
    refundsDue: () => rows.find(refundsDue, { value: DUE }),
    /** Orders of deleted buyers, with their contact data. */
    toAnonymise: () => rows.find(ordersToAnonymise, { value: DUE }),
    /** Counts all orders, listed or not. */
    count: () => lastNumberOf(ORDER_COUNTER),
    /** Returns whether an order has these digits, whatever its prefix. */
    isNumberTaken: async (number: string) =>
      (await rows.count(ordersByDigits, { value: digitsOfNumber(number) }, 1)) > 0,
    /** Newest first; see `buyerOf`. */
    ofBuyer,
    /** Counts the orders that use a discount code, of one user or of all; without one that may be replaced. */
    async codeUses(
      codeId: string,
      {
        user = null,
        except,
      }: { readonly user?: string | null; readonly except?: OrderRecord | undefined } = {},
    ) {
      const [prefix, value] = [codeId + SEPARATOR, `${codeId} ${user}`];
      const isOwn = (each: string) => (user === null ? each.startsWith(prefix) : each === value);
      const own = except && ordersByCode.values(except).some(isOwn) ? 1 : 0;
      return (await rows.count(ordersByCode, user === null ? { prefix } : { value })) - own;
    },
    /** Sums what these orders are. */
    async codeSales(codeId: string) {
      const found = await rows.entries(ordersByCode, { prefix: codeId + SEPARATOR });
      const sums = { orders: found.length, amount: 0, saving: 0 };
      for (const { value } of found) {
        const [, total, saving] = value.split(SEPARATOR);
        sums.amount += Number(total);
        sums.saving += Number(saving);
      }
      return sums;
    },
    /** Orders of guests who gave this e-mail, as `readEmail` writes it, and were not deleted. */
    guestOrdersOf: (email: string) => rows.find(guestOrdersByEmail, { value: email }),
    async save(...saved: readonly OrderRecord[]) {
      const stored = await rows.getMany(
        orders,
        saved.map(({ id }) => id),
      );
      const added = saved.filter(({ id }) => !stored.has(id));
      const owners = new Map(added.map(({ number, id }) => [number, id]));
      const taken = added.length > 0 ? await numbered([...owners.keys()]) : [];
      if (taken.length > 0 || added.some(({ number, id }) => owners.get(number) !== id)) {
        throw new Error('Another order has this number');
      }
      if (owners.size > 0) await addTo(ORDER_COUNTER, owners.size);
      for (const order of saved) await rows.put(orders, order.id, order);
      await saveGuests(rows, { before: stored, saved, ofPhone: ofBuyer });
    },
    /** Counts from 1 in each series, see `seriesOf`; without gaps, even if a transaction fails. */
    nextDocumentNumber: (series: string) => addTo(series, 1),
    /** Frees the last number of a series; false, and nothing is written, where another one followed. */
    async freeDocumentNumber(series: string, last: number) {
      if ((await lastNumberOf(series)) !== last) return false;
      await addTo(series, -1);
      return true;
    },
    key: (scope: string, key: string) => rows.get(idempotencyKeys, keyOf(scope, key)),
    saveKey: (scope: string, key: string, made: KeyRecord) =>
      rows.put(idempotencyKeys, keyOf(scope, key), made),
  };
}
