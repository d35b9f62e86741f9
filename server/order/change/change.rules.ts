import { COUNTRY_TARIFF, NO_FEE, sumTotals } from '#shared/pricing.ts';
import { reduce } from '../../cart/discount/discount.rules.ts';
import { lineKeyOf } from '#shared/line-key.ts';
import { Refusal } from '../../shared/problems.ts';
import { deliveryOf, wasPaidByCard, withRefund } from '../order.money.rules.ts';
import { sewingAfter } from '../sewing/sewing.rules.ts';
import type {
  ChangeRecord,
  OrderDeliveryRecord,
  OrderLineRecord,
  OrderRecord,
  OrderStatus,
  ShippingInfo,
} from '../order.store.ts';

/** States in which an order can change; while a card is charged, the provider holds the amount. */
const CHANGEABLE: ReadonlySet<OrderStatus> = new Set(['PENDING', 'PAID', 'CONFIRMED', 'PREPARED']);

/** Omitted fields stay. */
export interface OrderChange {
  /** At their prices, without the share of a discount code. */
  readonly lines?: readonly OrderLineRecord[] | undefined;
  readonly shippingInfo?: ShippingInfo | undefined;
  readonly parcelNumber?: string | null | undefined;
  /** The delivery to another city. */
  readonly delivery?: OrderDeliveryRecord | undefined;
}

/** Made by the first change of an order. */
const FIRST_CHANGED = 2;

/** 1 for an order as it was placed. */
export function versionOf({ changes }: Pick<OrderRecord, 'changes'>): number {
  return changes.length + FIRST_CHANGED - 1;
}

export function canChange({ status }: Pick<OrderRecord, 'status'>): boolean {
  return CHANGEABLE.has(status);
}

/** Returns the order itself where nothing differs. Refuses with NOT_ALLOWED_NOW. */
export function changeOrder(
  order: OrderRecord,
  wanted: OrderChange,
  { by, now }: { readonly by: string; readonly now: Date },
): OrderRecord {
  const { shippingInfo = order.shippingInfo } = wanted;
  const { lines, discountCode } = wanted.lines ? withCode(order, wanted.lines) : order;
  const { parcelNumber = order.parcelNumber, delivery = order.delivery } = wanted;
  const moved = changedLines(order.lines, lines);
  const what: Array<ChangeRecord['what'][number]> = [
    ...(moved.length > 0 ? (['LINES'] as const) : []),
    ...(isSame(shippingInfo, order.shippingInfo) ? [] : (['ADDRESS'] as const)),
    ...(parcelNumber === order.parcelNumber ? [] : (['PARCEL'] as const)),
  ];
  if (what.length === 0) return order;
  requireChangeable(order, what);

  const isPricedAgain = moved.length > 0 || delivery !== order.delivery;
  const tariff = discountCode?.isFreeDelivery ? NO_FEE : (delivery?.tariff ?? COUNTRY_TARIFF);
  const totals = isPricedAgain ? sumTotals(lines, deliveryOf(order), tariff) : {};
  const at = now.toISOString();
  const sewing = sewingAfter(order, lines, { by, now });
  const repriced = { ...order, lines, discountCode, sewing, ...totals };
  const changed = { ...repriced, shippingInfo, delivery, parcelNumber };
  const isPaid = wasPaidByCard(order);
  if (isPaid && changed.payable > order.payable) {
    throw new Refusal({
      code: 'NOT_ALLOWED_NOW',
      reason: 'DEARER',
      field: moved.length > 0 ? 'lines' : 'shippingInfo.cityId',
      payable: order.payable,
      wanted: changed.payable,
    });
  }
  const less = order.payable - changed.payable;
  const refunded = isPaid ? withRefund(changed, { amount: less, method: 'CARD' }, at) : changed;
  const change = {
    at,
    by,
    what,
    lines: moved,
    payableBefore: order.payable,
    payableAfter: changed.payable,
  };
  return {
    ...refunded,
    invoiced: isOnInvoice(what) ? (order.invoiced ?? chargedBy(order)) : order.invoiced,
    changes: [...order.changes, change],
  };
}

/** The change that made this version; undefined for the first version. */
export function changeOf(
  { changes }: Pick<OrderRecord, 'changes'>,
  version: number,
): ChangeRecord | undefined {
  return version < FIRST_CHANGED ? undefined : changes[version - FIRST_CHANGED];
}

/** Describes changes in words of the record, for a conflict with an earlier version. */
export function changedSince(
  { changes }: Pick<OrderRecord, 'changes'>,
  version: number,
): ReadonlySet<ChangeRecord['what'][number]> {
  return new Set(changes.slice(Math.max(0, version - 1)).flatMap(({ what }) => what));
}

/**
 * Reduces new lines, which come at their prices, by what the order's code gave then: a percentage of them, or the same
 * amount. The code's minimum is not judged again.
 */
function withCode(
  { discountCode }: OrderRecord,
  lines: readonly OrderLineRecord[],
): Pick<OrderRecord, 'lines' | 'discountCode'> {
  if (discountCode === null) return { lines, discountCode };
  const { saving, shares } = reduce(discountCode, lines);
  return {
    lines: lines.map((line, place) => ({ ...line, total: line.total - (shares[place] ?? 0) })),
    discountCode: { ...discountCode, saving },
  };
}

/** Leaves the line's price, and changes what it costs, without a discount code. */
export function withQuantity(line: OrderLineRecord, quantity: number): OrderLineRecord {
  return { ...line, quantity, total: line.price * quantity };
}

/** Refuses with NOT_ALLOWED_NOW. */
export function requireChangeable(order: OrderRecord, what: ChangeRecord['what']): void {
  const { number, status } = order;
  const isParcelAlone = what.every((each) => each === 'PARCEL');
  if (canChange(order) || (isParcelAlone && status === 'SHIPPED')) return;
  throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'CHANGE', number, status });
}

const quantityIn = (lines: readonly OrderLineRecord[], id: string) =>
  lines.find((line) => lineKeyOf(line) === id)?.quantity ?? 0;

function changedLines(
  before: readonly OrderLineRecord[],
  after: readonly OrderLineRecord[],
): ChangeRecord['lines'] {
  const all = new Map([...before, ...after].map((line) => [lineKeyOf(line), line]));
  return Array.from(all, ([id, { title, titles, variantTitle, alterations }]) => ({
    title,
    titles,
    variantTitle,
    alterations,
    before: quantityIn(before, id),
    after: quantityIn(after, id),
  })).filter((line) => line.before !== line.after);
}

const isSame = (a: ShippingInfo, b: ShippingInfo) =>
  JSON.stringify(Object.entries(a).toSorted()) === JSON.stringify(Object.entries(b).toSorted());

const isOnInvoice = (what: ChangeRecord['what']) =>
  what.includes('LINES') || what.includes('ADDRESS');

/** Returns what the order's invoice charges: an issued one never changes. */
function chargedBy(order: OrderRecord): OrderRecord['invoiced'] {
  if (order.invoice === null) return null;
  const { lines, shippingInfo, quantity, total, originalTotal, discount } = order;
  const { discountCode, shipping, payable } = order;
  const sums = { quantity, total, originalTotal, discount, discountCode, shipping, payable };
  return { lines, shippingInfo, ...sums };
}
