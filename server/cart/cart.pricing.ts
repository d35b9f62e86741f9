import type { LineAlterationRecord } from '../catalog/alteration/line.store.ts';
import { titlesOf } from '../catalog/translation/translation.rules.ts';
import type { ProductRecord, VariantRecord } from '../catalog/catalog.store.ts';
import {
  findVariant,
  isAvailable,
  priceOf,
  quantityAvailable,
} from '../catalog/catalog.variant.rules.ts';
import type { Centimes } from '#shared/money.ts';
import {
  COUNTRY_TARIFF,
  sumTotals,
  type Delivery,
  type Priced,
  type Tariff,
  type Totals,
} from '#shared/pricing.ts';
import type { Problem } from '../shared/problems.ts';
import { goneProduct, type ArchivedProducts } from './cart.rules.ts';

/** Times are null in a guest's cart. */
export interface PricedLine {
  readonly id: string;
  readonly product: ProductRecord;
  readonly variant: VariantRecord;
  readonly alterations: readonly LineAlterationRecord[];
  /** Quantity, at most that in stock. */
  readonly quantity: number;
  readonly price: Centimes;
  readonly originalPrice: Centimes;
  readonly total: Centimes;
  readonly addedAt: string | null;
  readonly updatedAt: string | null;
}

export type PricingWarning = Problem<
  'UNKNOWN_PRODUCT' | 'UNKNOWN_VARIANT' | 'OUT_OF_STOCK' | 'INSUFFICIENT_STOCK'
> & {
  readonly productId: string;
  readonly variantId: string;
  readonly lineId: string;
};

export interface PricedCart extends Totals {
  readonly id: string;
  readonly lines: readonly PricedLine[];
  readonly warnings: readonly PricingWarning[];
  readonly tariff: Tariff;
}

interface Line {
  readonly productId: string;
  readonly variantId: string;
  readonly quantity: number;
  readonly addedAt?: string;
  readonly updatedAt?: string;
}

interface PricedWith {
  /** Gives the names of products that left the catalogue. */
  readonly archived?: ArchivedProducts;
  readonly tariff?: Tariff | undefined;
}

/**
 * Unavailable lines become warnings and count for nothing in the totals; those above the stock count
 * with what is left.
 */
export function priceCart(
  id: string,
  lines: readonly Line[],
  products: ReadonlyMap<string, ProductRecord>,
  delivery: Delivery,
  { archived = new Map(), tariff = COUNTRY_TARIFF }: PricedWith = {},
): PricedCart {
  const priced: PricedLine[] = [];
  const counted: Array<Priced & { readonly quantity: number }> = [];
  const warnings: PricingWarning[] = [];
  for (const line of lines) {
    const { productId, variantId } = line;
    const about = { productId, variantId, lineId: `${id}/${variantId}` };
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
    const isForSale = isAvailable(product, variant);
    const available = quantityAvailable(product, variant) ?? line.quantity;
    const quantity = isForSale ? Math.min(line.quantity, available) : line.quantity;
    if (!isForSale) warnings.push({ code: 'OUT_OF_STOCK', titles: titlesOf(product), ...about });
    else if (available < line.quantity) {
      warnings.push({ code: 'INSUFFICIENT_STOCK', available, ...about });
    }
    const prices = priceOf(product, variant);
    priced.push({
      id: `${id}/${variant.id}`,
      product,
      variant,
      alterations: [],
      quantity,
      ...prices,
      total: isForSale ? prices.price * quantity : 0,
      addedAt: line.addedAt ?? null,
      updatedAt: line.updatedAt ?? null,
    });
    if (isForSale) counted.push({ ...prices, quantity });
  }
  return { id, lines: priced, warnings, tariff, ...sumTotals(counted, delivery, tariff) };
}
