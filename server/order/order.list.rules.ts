import { DAY_MS } from '#shared/instants.ts';
import { MAX_TEXT } from '#shared/forms/form.ts';
import { readPageSize, type PageInput } from '../shared/paging.ts';
import { nationalPhone } from '../shared/phone.ts';
import { digitsOf } from '#shared/digits.ts';
import { fold } from '#shared/fold.ts';
import { tidy } from '#shared/text.ts';
import { dateLater, readDate, startOfDateInMorocco } from '../shared/time.ts';
import { readSearchTokens, searchedText, type SearchTokens } from '../shared/search-tokens.ts';
import { withWrittenNumbers } from './order.number.rules.ts';
import type { OrderRecord, OrderStatus } from './order.store.ts';
import { openReturnsOf } from './return/return.rules.ts';

/** Omits card orders that were cancelled before a payment. All conditions must hold. */
export interface OrderQuery {
  /** One of these; empty for all. */
  readonly statuses: readonly OrderStatus[];
  /** Parts of number, number of the parcel, phone, e-mail, city and name. */
  readonly search: SearchTokens;
  /** Set where some order has the whole of `search` as its phone or e-mail, see `contactsOf`. */
  readonly contact: string | null;
  /** Placed at this instant or later. */
  readonly from: string | null;
  /** Placed before this instant. */
  readonly to: string | null;
  readonly hasOpenReturn: boolean | null;
  /** Whether only orders are listed whose refused parcel is on its way back. */
  readonly awaitsParcel: boolean;
  /** Whether only orders are listed that wait to be fetched. */
  readonly awaitsPickup: boolean;
  /** Changed at this instant or later. */
  readonly updatedSince: string | null;
  readonly first: number;
  /** Id of the last order of the page before; after an unknown one there is nothing. */
  readonly after: string | null;
}

/** Time of the last change of status, lines, address, return, exchange, refund, document, contact or confirmation. */
export function updatedAtOf(order: OrderRecord): string {
  const { placedAt, history, contacts, returns, exchanges } = order;
  const { refunds, invoice, creditNotes, changes } = order;
  const times = [
    ...history.map(({ at }) => at),
    ...returns.flatMap((each) => [
      each.requestedAt,
      each.receivedAt,
      each.refusedAt,
      each.cancelledAt,
    ]),
    ...exchanges.map(({ changedAt }) => changedAt),
    ...refunds.flatMap(({ requestedAt, doneAt }) => [requestedAt, doneAt]),
    invoice?.issuedAt,
    creditNotes.at(-1)?.issuedAt,
    changes.at(-1)?.at,
    order.anonymisedAt,
    contacts.at(-1)?.at,
    order.confirmedByCustomerAt,
    order.delivery?.readyAt,
    order.settlements.at(-1)?.at,
  ];
  return times.reduce<string>((last, at) => (at && at > last ? at : last), placedAt);
}

/** Whether it is to be prepared for who fetches it, or stands ready. */
export function awaitsPickup({ status, delivery }: OrderRecord): boolean {
  return delivery?.kind === 'PICKUP' && (status === 'CONFIRMED' || status === 'PREPARED');
}

/** About ten days in UTC, such as `2026-11-2`. */
export const periodOf = (instant: string) => instant.slice(0, 'YYYY-MM-D'.length);

/** Includes both, the earlier one first. */
export function periodsBetween(first: string, last: string): readonly string[] {
  const periods = [periodOf(first)];
  for (let at = Date.parse(first); (periods.at(-1) ?? '') < periodOf(last); at += DAY_MS) {
    const period = periodOf(new Date(at).toISOString());
    if (period !== periods.at(-1)) periods.push(period);
  }
  return periods;
}

/** Folded; a parcel's number also in digits alone, as a search of digits is read. */
export function searchedTextOf({ number, parcelNumber, shippingInfo }: OrderRecord): string {
  const { phone, email, city, name } = shippingInfo;
  const parcel = parcelNumber === null ? [] : [parcelNumber, parcelNumber.replace(/\D/g, '')];
  const texts = [number, ...new Set(parcel), phone, email, city, name];
  return searchedText(...texts.flatMap((text) => (text ? [text] : [])));
}

const DIGITS_ONLY = /^\(?\+?[\d\s.()/-]*\d[\d\s.()/-]*$/;
const COUNTRY = /^(?:\+212|212(?=\d{9}$))/;

/**
 * A phone number with or without its country; else words as they are written, an order's number however it was
 * typed. Throws BadInput.
 */
export function readOrderSearch(text: string | null | undefined): SearchTokens {
  const search = withWrittenNumbers(digitsOf(tidy(text ?? '')));
  const isShort = search.length <= MAX_TEXT;
  return isShort && DIGITS_ONLY.test(search) ? [phonesOf(search)] : readSearchTokens(search);
}

/** Characters: an e-mail may fold to more than the values of an index hold. */
const MAX_CONTACT = 300;

const contactOfEmail = (email: string) => fold(email).slice(0, MAX_CONTACT).toWellFormed();

/** The whole phone and e-mail of an order, as `readContact` writes them. */
export function contactsOf({ shippingInfo: { phone, email } }: OrderRecord): readonly string[] {
  return [
    ...(phone === null ? [] : [nationalPhone(phone)]),
    ...(email === null ? [] : [contactOfEmail(email)]),
  ];
}

/** Null for what can be neither. */
function readContact(text: string | null | undefined): string | null {
  const search = digitsOf(tidy(text ?? ''));
  if (DIGITS_ONLY.test(search)) return nationalPhone(search);
  return /^\S+@\S+$/.test(search) ? contactOfEmail(search) : null;
}

/** Stored as they were written: `0612345678`, `+212612345678`; `0033…` is also found as `+33…`. */
function phonesOf(search: string): readonly string[] {
  const written = search.replace(/[^\d+]/g, '').replace(/^00/, '+');
  const digits = written.replace('+', '');
  if (COUNTRY.test(written)) {
    const national = written.replace(COUNTRY, '').replace(/^0/, '');
    return [`212${national}`, `0${national}`];
  }
  return digits.startsWith('0') ? [digits, `212${digits.slice(1)}`] : [digits];
}

// PostgreSQL knows no year 0, and texts of later years are not in order.
const FIRST_INSTANT = '0001-01-01T00:00:00.000Z';
const LAST_INSTANT = '9999-12-31T23:59:59.999Z';

export interface OrderFilterInput {
  readonly statuses?: readonly OrderStatus[] | null | undefined;
  readonly search?: string | null | undefined;
  /** Time in UTC. */
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
  /** Dates in Morocco, both included. */
  readonly fromDay?: string | null | undefined;
  readonly toDay?: string | null | undefined;
  readonly hasOpenReturn?: boolean | null | undefined;
  readonly awaitsParcel?: boolean | null | undefined;
  readonly awaitsPickup?: boolean | null | undefined;
  readonly updatedSince?: string | null | undefined;
}

/** Throws BadInput. */
export function readOrderQuery(filter: OrderFilterInput, { first, after }: PageInput): OrderQuery {
  return {
    statuses: [...new Set(filter.statuses)],
    search: readOrderSearch(filter.search),
    contact: readContact(filter.search),
    from: latest(storable(filter.from), startOf(readDate(filter.fromDay, 'fromDay'))),
    to: earliest(storable(filter.to), startOf(readDate(filter.toDay, 'toDay'), 1)),
    hasOpenReturn: filter.hasOpenReturn ?? null,
    awaitsParcel: filter.awaitsParcel ?? false,
    awaitsPickup: filter.awaitsPickup ?? false,
    updatedSince: storable(filter.updatedSince),
    first: readPageSize(first),
    after: after ?? null,
  };
}

/** The instant at which a date begins in Morocco, or one some days later. */
const startOf = (date: string | null, daysLater = 0) =>
  date === null ? null : startOfDateInMorocco(dateLater(date, daysLater));

/** The one that is given, or the later of both. */
const latest = (one: string | null, other: string | null) =>
  one === null || (other !== null && other > one) ? other : one;

/** The one that is given, or the earlier of both. */
const earliest = (one: string | null, other: string | null) =>
  one === null || (other !== null && other < one) ? other : one;

function storable(instant: string | null | undefined): string | null {
  if (instant == null) return null;
  if (instant.startsWith('+')) return LAST_INSTANT;
  return instant < FIRST_INSTANT ? FIRST_INSTANT : instant;
}

export function hasOpenReturn(order: OrderRecord): boolean {
  return openReturnsOf(order).length > 0;
}

const UNSOLD: ReadonlySet<OrderStatus> = new Set([
  'PAYMENT_PENDING',
  'CANCELLED',
  'REFUSED',
  'RETURNED',
]);

/** Whether its amount counts as sales. */
export const isSold = (status: OrderStatus) => !UNSOLD.has(status);
