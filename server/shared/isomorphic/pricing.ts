import { dirhams, type Centimes } from './money.ts';

export const GUEST_DELIVERY_FEE = dirhams(50);
/** Exactly 1000 DH included. */
export const FREE_DELIVERY_FROM = dirhams(1000);

/** Percentage of the price before tax; every price contains it. */
const VAT_PERCENT = 20;

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

/** Guests pay below the threshold, customers never. */
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
export function deliveryFee(total: Centimes, quantity: number, delivery: Delivery): Centimes {
  if (delivery === 'CUSTOMER' || quantity === 0) return 0;
  return total < FREE_DELIVERY_FROM ? GUEST_DELIVERY_FEE : 0;
}

export function missingForFreeDelivery({ total, shipping }: Totals): Centimes {
  return shipping === 0 ? 0 : FREE_DELIVERY_FROM - total;
}

export function sumTotals(
  lines: ReadonlyArray<Priced & { readonly quantity: number }>,
  delivery: Delivery,
): Totals {
  let quantity = 0;
  let total = 0;
  let originalTotal = 0;
  for (const line of lines) {
    quantity += line.quantity;
    total += line.price * line.quantity;
    originalTotal += line.originalPrice * line.quantity;
  }
  const shipping = deliveryFee(total, quantity, delivery);
  return {
    quantity,
    total,
    originalTotal,
    discount: originalTotal - total,
    shipping,
    payable: total + shipping,
  };
}

/** Rounded to the centime, half up; the rest of `amount` is the price before tax. */
export function vatContained(amount: Centimes): Centimes {
  return Math.round((amount * VAT_PERCENT) / (100 + VAT_PERCENT));
}
