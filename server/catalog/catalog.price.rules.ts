import { discountPercent, type Priced } from '#shared/pricing.ts';
import { priceOf, type Offers } from './campaign/offers.rules.ts';
import type { AnyProduct, VariantRecord } from './catalog.store.ts';
import { isAvailable } from './catalog.variant.rules.ts';

/** Prices of one product in a list: those of its variants that can be bought. */
export interface ProductPrices extends Priced {
  /** Price above `price` where its variants differ. */
  readonly highestPrice: Priced['price'];
  /** Discount in per cent, of the variant that is reduced most. */
  readonly highestDiscountPercent: number;
}

/**
 * The one rule of what a product costs, for lists, cards, orders by price and structured data: the lowest price of
 * the variants that can be bought, or of all while none can. Of variants at that price the one reduced most counts.
 */
export function pricesOf(product: AnyProduct, offers: Offers): ProductPrices {
  const available = product.variants.filter((variant) => isAvailable(product, variant));
  const offered = available.length > 0 ? available : product.variants;
  let lowest: Priced | undefined;
  let highestPrice = 0;
  let highestDiscountPercent = 0;
  for (const variant of offered) {
    const prices = priceOf(product, variant, offers);
    if (!lowest || isBelow(prices, lowest)) lowest = prices;
    highestPrice = Math.max(highestPrice, prices.price);
    highestDiscountPercent = Math.max(highestDiscountPercent, discountPercent(prices));
  }
  const { price, originalPrice } = lowest ?? product;
  return {
    price,
    originalPrice,
    highestPrice: Math.max(price, highestPrice),
    highestDiscountPercent,
  };
}

/** Faster than all of `pricesOf` where no variant has a price of its own: orders compare products often. */
export function lowestPriceOf(product: AnyProduct, offers: Offers): Priced['price'] {
  const isOne =
    offers.window.isPlain && !product.variants.some((variant) => hasOwn(product, variant));
  return isOne ? product.price : pricesOf(product, offers).price;
}

const hasOwn = (product: Priced, { price }: VariantRecord) =>
  price !== null && price !== product.price;

/** Null where nothing is struck. */
export const struckPriceOf = ({ price, originalPrice }: Priced) =>
  originalPrice > price ? originalPrice : null;

const isBelow = (one: Priced, other: Priced) =>
  one.price < other.price || (one.price === other.price && one.originalPrice > other.originalPrice);
