import { MAX_TEXT } from '../shared/form.ts';
import { cutPage, readPageSize } from '../shared/paging.ts';
import { hasParts, readParts, type Parts } from '../shared/parts.ts';
import { fold } from '../shared/text.ts';
import { isListed } from './order.rules.ts';
import type {
  OrderPage,
  OrderQuery,
  OrderRecord,
  OrderStatus,
  OrderSummary,
} from './order.store.ts';

/** Time of the last change of status, return request, refund, invoice or contact. */
export function updatedAtOf(order: OrderRecord): string {
  const { placedAt, history, returnRequest, refund, invoice, anonymisedAt } = order;
  const times = [
    ...history.map(({ at }) => at),
    returnRequest?.requestedAt,
    refund?.requestedAt,
    refund?.doneAt,
    invoice?.issuedAt,
    anonymisedAt,
  ];
  return times.reduce<string>((last, at) => (at && at > last ? at : last), placedAt);
}

/** An index of PostgreSQL has it: a row there takes 2,704 bytes. */
const MAX_SEARCHED = 500;

/** Folded. */
export function searchedTextOf({ number, shippingInfo }: OrderRecord): string {
  const { phone, email, city, name } = shippingInfo;
  const texts = [number, phone, email, city, name].filter((text) => text !== null);
  return texts.map(fold).join(' ').slice(0, MAX_SEARCHED).toWellFormed();
}

const DIGITS_ONLY = /^\+?[\d\s.()/-]*\d[\d\s.()/-]*$/;
const COUNTRY = /^(?:(?:\+|00)212|212(?=\d{9}$))/;

/** A phone number with or without its country; else words as they are written. Throws BadInput. */
export function readOrderSearch(text: string | null | undefined): Parts {
  const search = text?.trim() ?? '';
  const isShort = search.length <= MAX_TEXT;
  return isShort && DIGITS_ONLY.test(search) ? [phonesOf(search)] : readParts(search);
}

/** Stored as they were written: `0612345678`, `+212612345678`. */
function phonesOf(search: string): readonly string[] {
  const written = search.replace(/[^\d+]/g, '');
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
  /** In UTC. */
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
  readonly hasOpenReturn?: boolean | null | undefined;
  readonly updatedSince?: string | null | undefined;
}

/** Throws BadInput. */
export function readOrderQuery(
  filter: OrderFilterInput,
  { first, after }: { readonly first: number; readonly after?: string | null | undefined },
): OrderQuery {
  return {
    statuses: [...new Set(filter.statuses)],
    search: readOrderSearch(filter.search),
    from: storable(filter.from),
    to: storable(filter.to),
    hasOpenReturn: filter.hasOpenReturn ?? null,
    updatedSince: storable(filter.updatedSince),
    first: readPageSize(first),
    after: after ?? null,
  };
}

function storable(instant: string | null | undefined): string | null {
  if (instant == null) return null;
  if (instant.startsWith('+')) return LAST_INSTANT;
  return instant < FIRST_INSTANT ? FIRST_INSTANT : instant;
}

export function hasOpenReturn({ status, returnRequest }: OrderRecord): boolean {
  return returnRequest !== null && status !== 'RETURNED';
}

/** An order with what is derived from it: stores may cache it. */
export class ListedOrder {
  readonly order: OrderRecord;
  #searched: string | undefined;
  #updatedAt: string | undefined;

  constructor(order: OrderRecord) {
    this.order = order;
  }

  get searched(): string {
    return (this.#searched ??= searchedTextOf(this.order));
  }

  get updatedAt(): string {
    return (this.#updatedAt ??= updatedAtOf(this.order));
  }

  derive(): void {
    this.#searched ??= searchedTextOf(this.order);
    this.#updatedAt ??= updatedAtOf(this.order);
  }

  /** Whether a list of this query has it. */
  matches(query: OrderQuery): boolean {
    const { order } = this;
    const { statuses, search, from, to, updatedSince } = query;
    return (
      (statuses.length === 0 || statuses.includes(order.status)) &&
      (query.hasOpenReturn === null || hasOpenReturn(order) === query.hasOpenReturn) &&
      (from === null || order.placedAt >= from) &&
      (to === null || order.placedAt < to) &&
      isListed(order) &&
      (updatedSince === null || this.updatedAt >= updatedSince) &&
      (search.length === 0 || hasParts(this.searched, search))
    );
  }
}

/** What every store's `page` equals; `orders` are the oldest first. */
export function selectOrdersPage(orders: readonly OrderRecord[], query: OrderQuery): OrderPage {
  const newestFirst = orders.toReversed();
  const found = newestFirst.filter((order) => new ListedOrder(order).matches(query));
  const { after } = query;
  if (after === null) return cutPage(found, 0, query.first, ({ id }) => id);
  const last = newestFirst.findIndex(({ id }) => id === after);
  const behind = new Set(last === -1 ? [] : newestFirst.slice(last + 1));
  const start = found.findIndex((order) => behind.has(order));
  return cutPage(found, start === -1 ? found.length : start, query.first, ({ id }) => id);
}

const UNSOLD: ReadonlySet<OrderStatus> = new Set([
  'PAYMENT_PENDING',
  'CANCELLED',
  'REFUSED',
  'RETURNED',
]);
export const UNSOLD_STATUSES: readonly OrderStatus[] = [...UNSOLD];

/** What every store's `summary` equals. */
export function summarizeOrders(
  orders: Iterable<OrderRecord>,
  {
    statuses,
    instants,
  }: { readonly statuses: readonly OrderStatus[]; readonly instants: readonly string[] },
): OrderSummary {
  const counts = new Map(statuses.map((status) => [status, 0]));
  const sales = instants.slice(1).map(() => ({ orders: 0, sales: 0 }));
  let openReturns = 0;
  for (const order of orders) {
    const { status, placedAt, payable } = order;
    const count = counts.get(status);
    if (count !== undefined && isListed(order)) counts.set(status, count + 1);
    if (hasOpenReturn(order)) openReturns += 1;
    const sold = UNSOLD.has(status) ? undefined : sales[lastUpTo(instants, placedAt)];
    if (!sold) continue;
    sold.orders += 1;
    sold.sales += payable;
  }
  return { counts, openReturns, sales };
}

/** -1 before the first one. */
function lastUpTo(instants: readonly string[], instant: string): number {
  let low = 0;
  let high = instants.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((instants[middle] ?? '') <= instant) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
