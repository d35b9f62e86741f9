import { dirhams, type Centimes } from './money.ts';

export const GUEST_DELIVERY_FEE = dirhams(50);
/** Exactly 1000 DH included. */
export const FREE_DELIVERY_FROM = dirhams(1000);

/**
 * VAT in percent of the price before tax; every price contains it. It is Morocco's usual rate, and that of each
 * order of before shops chose theirs.
 */
export const DEFAULT_VAT_PERCENT = 20;

/** Fees of guests and customers; `freeFrom` is the sum of the goods, after discounts, from which delivery is free. */
export interface Tariff {
  readonly guestFee: Centimes;
  readonly customerFee: Centimes;
  /** Null for never. */
  readonly freeFrom: Centimes | null;
}

/** Holds where the shop has set nothing else. */
export const COUNTRY_TARIFF: Tariff = {
  guestFee: GUEST_DELIVERY_FEE,
  customerFee: 0,
  freeFrom: FREE_DELIVERY_FROM,
};

/** Holds for what is fetched or taken along. */
export const NO_FEE: Tariff = { guestFee: 0, customerFee: 0, freeFrom: 0 };

export interface Priced {
  readonly price: Centimes;
  readonly originalPrice: Centimes;
}

export interface Totals {
  readonly quantity: number;
  readonly total: Centimes;
  readonly originalTotal: Centimes;
  readonly discount: Centimes;
  readonly shipping: Centimes;
  readonly payable: Centimes;
}

/** Whose fee of a tariff is charged. */
export type Delivery = 'GUEST' | 'CUSTOMER';

/** Highest discount that leaves a price. */
const MAX_DISCOUNT_PERCENT = 99;

/** Rounded, and 100 for what costs nothing alone; 0 without a discount. */
export function discountPercent({ price, originalPrice }: Priced): number {
  if (originalPrice <= price) return 0;
  if (price === 0) return 100;
  return Math.min(MAX_DISCOUNT_PERCENT, Math.round(100 - (price / originalPrice) * 100));
}

/** 0 for a cart with nothing to pay. */
export function deliveryFee(
  total: Centimes,
  quantity: number,
  delivery: Delivery,
  { guestFee, customerFee, freeFrom }: Tariff = COUNTRY_TARIFF,
): Centimes {
  const isFree = quantity === 0 || (freeFrom !== null && total >= freeFrom);
  if (isFree) return 0;
  return delivery === 'GUEST' ? guestFee : customerFee;
}

/** Returns null where the delivery never gets free of charge. */
export function missingForFreeDelivery(
  { total, shipping }: Pick<Totals, 'total' | 'shipping'>,
  { freeFrom }: Pick<Tariff, 'freeFrom'> = COUNTRY_TARIFF,
): Centimes | null {
  if (freeFrom === null) return null;
  return shipping === 0 ? 0 : freeFrom - total;
}

interface Summed extends Priced {
  readonly quantity: number;
  /** The cost after a discount code; by default its price times its quantity. */
  readonly total?: Centimes;
}

export function sumTotals(
  lines: readonly Summed[],
  delivery: Delivery,
  tariff: Tariff = COUNTRY_TARIFF,
): Totals {
  let quantity = 0;
  let total = 0;
  let originalTotal = 0;
  for (const line of lines) {
    quantity += line.quantity;
    total += line.total ?? line.price * line.quantity;
    originalTotal += line.originalPrice * line.quantity;
  }
  const shipping = deliveryFee(total, quantity, delivery, tariff);
  return {
    quantity,
    total,
    originalTotal,
    discount: originalTotal - total,
    shipping,
    payable: total + shipping,
  };
}

/** Rounded to the centime, half up; the rest of `amount` is the price before tax. `percent` is of a hundred. */
export function vatContained(amount: Centimes, percent: number): Centimes {
  return Math.round((amount * percent) / (100 + percent));
}
