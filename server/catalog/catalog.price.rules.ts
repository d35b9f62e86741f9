import { discountPercent, type Priced } from '#shared/pricing.ts';
import type { CampaignRecord } from './campaign/campaign.store.ts';
import { campaignOf, priceOf, type Offers } from './campaign/offers.rules.ts';
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
  let lowest: Priced | undefined;
  let highestPrice = 0;
  let highestDiscountPercent = 0;
  for (const variant of offeredVariants(product)) {
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

function offeredVariants(product: AnyProduct): readonly VariantRecord[] {
  const available = product.variants.filter((variant) => isAvailable(product, variant));
  return available.length > 0 ? available : product.variants;
}

/** Returns the campaign that gives a product the price of `pricesOf`; null where none reduces it. */
export function campaignOfPrice(product: AnyProduct, offers: Offers): CampaignRecord | null {
  if (offers.window.isPlain) return null;
  const { price } = pricesOf(product, offers);
  const cheapest = offeredVariants(product).find(
    (variant) => priceOf(product, variant, offers).price === price,
  );
  return cheapest ? campaignOf(product, cheapest, offers) : null;
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
