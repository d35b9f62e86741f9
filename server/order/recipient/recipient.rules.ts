import { fold } from '#shared/fold.ts';
import { lineKeyOf } from '#shared/line-key.ts';
import { nationalPhone } from '../../shared/phone.ts';
import { Refusal } from '../../shared/problems.ts';
import { isToCall } from '../contact/contact.rules.ts';
import type { OrderLineRecord, OrderRecord } from '../order.store.ts';
import type { RecipientHold } from './recipient.store.ts';

/** Minutes within which the same order is taken for one that was sent twice (capabilities, section 14). */
const MINUTES_REPEATED = 10;
/** Hours within which orders of one phone that share a variant may be one order (capabilities, section 14). */
const HOURS_SIMILAR = 24;

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

type Line = Pick<OrderLineRecord, 'variantId' | 'alterations' | 'quantity'>;

/** Identifies an order with its buyer. */
export interface Requested extends Pick<OrderRecord, 'customerId' | 'shippingInfo'> {
  readonly lines: readonly Line[];
  readonly discountCode: { readonly id: string } | null;
}

/** Bounds of what one phone may order on delivery before it confirms; see the settings of these names. */
export interface CashBounds {
  readonly unconfirmedPerPhone: number;
  readonly piecesPerPhone: number;
}

/** Ways to order in spite of a bound. */
export interface OtherWays {
  readonly canPayByCard: boolean;
  readonly hasPickup: boolean;
}

/**
 * Returns the order that a shopper has sent already: cash on delivery from the shop's pages, by the same buyer to the
 * same name, phone and street, with the same goods, a few minutes ago at most. A cancelled one is none; one with another
 * city or e-mail corrects it, and may not read the first one's.
 */
export function findRepeated(
  underWay: readonly OrderRecord[],
  requested: Requested,
  now: Date,
): OrderRecord | undefined {
  const since = new Date(now.getTime() - MINUTES_REPEATED * MINUTE_MS).toISOString();
  const identity = identityOf(requested);
  return underWay.find(
    (order) => isOfWeb(order) && order.placedAt >= since && identityOf(order) === identity,
  );
}

function identityOf({ customerId, shippingInfo, lines, discountCode }: Requested): string {
  const { name, phone, email, street, city } = shippingInfo;
  const goods = lines.map((line) => `${lineKeyOf(line)}*${line.quantity}`).toSorted();
  const recipient = [nationalPhone(phone ?? ''), ...[name, street, city].map(fold)];
  return JSON.stringify([customerId, recipient, email, goods, discountCode?.id ?? null]);
}

/**
 * Refuses with LIMIT_REACHED what a phone orders on delivery beyond its unconfirmed orders, beyond the quantity of a
 * variant in them, and while staff hold it. The staff's reason is not among the parameters.
 */
export function requireWithinBounds(
  underWay: readonly OrderRecord[],
  lines: readonly Line[],
  about: OtherWays & {
    readonly bounds: CashBounds;
    readonly isHeld: boolean;
  },
): void {
  const { bounds, isHeld, canPayByCard, hasPickup } = about;
  const unconfirmed = underWay.filter((order) => isBounded(order) && isToCall(order));
  const ways = { canPayByCard, hasPickup, canConfirm: unconfirmed.length > 0 };
  if (isHeld || unconfirmed.length >= bounds.unconfirmedPerPhone) {
    throw new Refusal({ code: 'LIMIT_REACHED', reason: 'UNCONFIRMED_ORDERS', ...ways });
  }
  const max = bounds.piecesPerPhone;
  const ordered = quantities(unconfirmed.flatMap((order) => order.lines));
  for (const [variantId, quantity] of quantities(lines)) {
    if (quantity + (ordered.get(variantId) ?? 0) <= max) continue;
    throw new Refusal({ code: 'LIMIT_REACHED', reason: 'UNCONFIRMED_QUANTITY', max, ...ways });
  }
}

function quantities(lines: readonly Line[]): ReadonlyMap<string, number> {
  const counted = new Map<string, number>();
  for (const { variantId, quantity } of lines) {
    counted.set(variantId, (counted.get(variantId) ?? 0) + quantity);
  }
  return counted;
}

const isOfWeb = ({ channel, paymentMethod }: OrderRecord) =>
  channel === 'WEB' && paymentMethod === 'CASH_ON_DELIVERY';

/** Orders that are fetched cost no parcel, and those of staff were talked about. */
const isBounded = (order: OrderRecord) => isOfWeb(order) && order.delivery?.kind !== 'PICKUP';

/** Whether staff hold the recipient now. */
export function isInForce(hold: RecipientHold | undefined, now: Date): hold is RecipientHold {
  return hold !== undefined && hold.until > now.toISOString();
}

/** Returns the other orders under way to the same phone that share a variant and were placed within a day of it. */
export function possibleDuplicatesOf(
  order: OrderRecord,
  underWay: readonly OrderRecord[],
): readonly OrderRecord[] {
  const variants = new Set(order.lines.map(({ variantId }) => variantId));
  return underWay.filter(
    (other) =>
      other.id !== order.id &&
      Math.abs(Date.parse(other.placedAt) - Date.parse(order.placedAt)) < HOURS_SIMILAR * HOUR_MS &&
      other.lines.some(({ variantId }) => variants.has(variantId)),
  );
}
