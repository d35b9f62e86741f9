import { dirhams, type Centimes } from './money.ts';

/** Guests pay this for delivery below the free-delivery threshold (specification, section 9). */
export const GUEST_DELIVERY_FEE = dirhams(50);
/** From this total on, exactly 1000 DH included, delivery is free (contract, section 9). */
export const FREE_DELIVERY_FROM = dirhams(1000);

/** What a piece costs and cost before. */
export interface Priced {
  readonly price: Centimes;
  readonly originalPrice: Centimes;
}

/** The sums of a cart or an order, in centimes; `quantity` counts pieces. */
export interface Totals {
  readonly quantity: number;
  readonly total: Centimes;
  readonly originalTotal: Centimes;
  readonly discount: Centimes;
  readonly shipping: Centimes;
  readonly payable: Centimes;
}

/** Who pays for delivery: guests do below the threshold, customers never (specification, section 9). */
export type Delivery = 'GUEST' | 'CUSTOMER';

/** The badge's percentage: rounded `100 - price / originalPrice x 100`, never below 0. */
export function discountPercent({ price, originalPrice }: Priced): number {
  if (originalPrice <= price) return 0;
  return Math.round(100 - (price / originalPrice) * 100);
}

/** The delivery fee of a total; a cart with nothing to pay costs nothing to deliver. */
export function deliveryFee(total: Centimes, quantity: number, delivery: Delivery): Centimes {
  if (delivery === 'CUSTOMER' || quantity === 0) return 0;
  return total < FREE_DELIVERY_FROM ? GUEST_DELIVERY_FEE : 0;
}

/** How much more would make delivery free: told to shoppers by the same rule that charges them. */
export function missingForFreeDelivery({ total, shipping }: Totals): Centimes {
  return shipping === 0 ? 0 : FREE_DELIVERY_FROM - total;
}

/** Sums lines of `quantity` pieces each. */
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
