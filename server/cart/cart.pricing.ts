import { measureNamesOf, titlesOfAlteration } from '../catalog/alteration/alteration.rules.ts';
import { priceOfAlterations, type PickedAlteration } from '../catalog/alteration/chosen.rules.ts';
import type { ChosenAlteration, LineAlterationRecord } from '../catalog/alteration/line.store.ts';
import { campaignOf, NO_OFFERS, priceOf, type Offers } from '../catalog/campaign/offers.rules.ts';
import { titlesOf } from '../catalog/translation/translation.rules.ts';
import type { ProductRecord, VariantRecord } from '../catalog/catalog.store.ts';
import {
  enteredPriceOf,
  findVariant,
  isAvailable,
  quantityAvailable,
} from '../catalog/catalog.variant.rules.ts';
import { lineKeyOf } from '#shared/line-key.ts';
import type { Centimes } from '#shared/money.ts';
import {
  COUNTRY_TARIFF,
  NO_FEE,
  sumTotals,
  type Delivery,
  type Priced,
  type Tariff,
  type Totals,
} from '#shared/pricing.ts';
import type { Problem } from '../shared/problems.ts';
import {
  applyCode,
  freesDelivery,
  type CartCode,
  type GivenCode,
} from './discount/discount.rules.ts';
import { alterationsIn, goneProduct, type ArchivedProducts, type Offered } from './cart.rules.ts';

/** Times are null in a guest's cart. */
export interface PricedLine {
  readonly id: string;
  readonly product: ProductRecord;
  readonly variant: VariantRecord;
  /** At prices of now, in the order of their ids. */
  readonly alterations: readonly LineAlterationRecord[];
  /** Quantity, at most that in stock. */
  readonly quantity: number;
  /** Quantity that was requested, in stock or not. */
  readonly requestedQuantity: number;
  readonly price: Centimes;
  readonly originalPrice: Centimes;
  /** The original price as staff entered it: more than what is struck where that has to be proven. */
  readonly listedPrice: Centimes;
  /** The campaign that reduces it; null where none does. */
  readonly campaignId: string | null;
  /** Less the line's share of the discount code. */
  readonly total: Centimes;
  readonly addedAt: string | null;
  readonly updatedAt: string | null;
}

export type PricingWarning = Problem<
  | 'UNKNOWN_PRODUCT'
  | 'UNKNOWN_VARIANT'
  | 'UNKNOWN_ALTERATION'
  | 'OUT_OF_STOCK'
  | 'INSUFFICIENT_STOCK'
> & {
  readonly productId: string;
  readonly variantId: string;
  readonly lineId: string;
};

export interface PricedCart extends Totals {
  readonly id: string;
  readonly lines: readonly PricedLine[];
  readonly warnings: readonly PricingWarning[];
  readonly discountCode: CartCode | null;
  /** `NO_FEE` where the discount code makes the delivery free. */
  readonly tariff: Tariff;
}

interface Line {
  readonly productId: string;
  readonly variantId: string;
  readonly alterations: readonly ChosenAlteration[];
  readonly quantity: number;
  readonly addedAt?: string;
  readonly updatedAt?: string;
}

interface PricedWith {
  /** Gives the names of products that left the catalogue. */
  readonly archived?: ArchivedProducts;
  readonly tariff?: Tariff | undefined;
  /** Has those of the products of altered lines. */
  readonly offered?: Offered;
  readonly code?: GivenCode | null;
  readonly offers?: Offers;
}

/**
 * Unavailable lines become warnings and count for nothing in the totals; those above the stock count
 * with what is left, of which earlier lines of the variant have the first.
 */
export function priceCart(
  id: string,
  lines: readonly Line[],
  products: ReadonlyMap<string, ProductRecord>,
  delivery: Delivery,
  {
    archived = new Map(),
    tariff = COUNTRY_TARIFF,
    offered = new Map(),
    code = null,
    offers = NO_OFFERS,
  }: PricedWith = {},
): PricedCart {
  const priced: PricedLine[] = [];
  const unavailable = new Set<string>();
  const warnings: PricingWarning[] = [];
  const left = new Map<string, number>();
  for (const line of lines) {
    const { productId, variantId } = line;
    const about = { productId, variantId, lineId: `${id}/${lineKeyOf(line)}` };
    const product = products.get(productId);
    const variant = product && findVariant(product, variantId);
    if (!product) {
      warnings.push({ ...goneProduct(archived.get(productId)), ...about });
      continue;
    }
    if (!variant) {
      const titles = titlesOf(product);
      warnings.push({ code: 'UNKNOWN_VARIANT', reason: 'ORDERED', titles, ...about });
      continue;
    }
    const alterations = alterationsIn(offered, line);
    if (!alterations) {
      const titles = titlesOf(product);
      warnings.push({ code: 'UNKNOWN_ALTERATION', reason: 'ORDERED', titles, ...about });
      continue;
    }
    const stock = quantityAvailable(product, variant);
    const available = stock === null ? line.quantity : (left.get(variantId) ?? stock);
    const isForSale = isAvailable(product, variant) && available > 0;
    const quantity = isForSale ? Math.min(line.quantity, available) : line.quantity;
    if (isForSale) left.set(variantId, available - quantity);
    if (!isForSale) warnings.push({ code: 'OUT_OF_STOCK', titles: titlesOf(product), ...about });
    else if (available < line.quantity) {
      warnings.push({ code: 'INSUFFICIENT_STOCK', available, ...about });
    }
    const prices = withAlterations(priceOf(product, variant, offers), alterations);
    const entered = withAlterations(enteredPriceOf(product, variant), alterations);
    priced.push({
      id: about.lineId,
      product,
      variant,
      alterations: alterations.map(lineAlterationOf),
      quantity,
      requestedQuantity: line.quantity,
      ...prices,
      listedPrice: entered.originalPrice,
      campaignId: campaignOf(product, variant, offers)?.id ?? null,
      total: isForSale ? prices.price * quantity : 0,
      addedAt: line.addedAt ?? null,
      updatedAt: line.updatedAt ?? null,
    });
    if (!isForSale) unavailable.add(about.lineId);
  }
  const reduced = withCode(priced, code);
  const counted = reduced.lines.filter((line) => !unavailable.has(line.id));
  const charged = reduced.discountCode && freesDelivery(reduced.discountCode) ? NO_FEE : tariff;
  return { id, ...reduced, warnings, tariff: charged, ...sumTotals(counted, delivery, charged) };
}

function withCode(
  lines: readonly PricedLine[],
  given: GivenCode | null,
): Pick<PricedCart, 'lines' | 'discountCode'> {
  if (given === null) return { lines, discountCode: null };
  const { code, shares } = applyCode(
    given,
    lines.map(({ product, campaignId, total }) => ({ productId: product.id, campaignId, total })),
  );
  return {
    lines: lines.map((line, place) => ({ ...line, total: line.total - (shares[place] ?? 0) })),
    discountCode: code,
  };
}

/** Adds them to the original price too, so that the discount is that of the product. */
function withAlterations(
  { price, originalPrice }: Priced,
  alterations: readonly PickedAlteration[],
): Priced {
  const added = priceOfAlterations(alterations);
  return { price: price + added, originalPrice: originalPrice + added };
}

function lineAlterationOf(alteration: PickedAlteration): LineAlterationRecord {
  const { id, price, value, days } = alteration;
  const { FR: title, ...titles } = titlesOfAlteration(alteration);
  const { FR: measureName = null, ...measureNames } = measureNamesOf(alteration) ?? {};
  return { id, title, titles, measureName, measureNames, price, value, days };
}
