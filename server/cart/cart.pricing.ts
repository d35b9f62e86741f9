import type { ProductRecord } from '../catalog/catalog.store.ts';
import type { Centimes } from '../shared/money.ts';
import { sumTotals, type Delivery, type Totals } from '../shared/pricing.ts';
import type { Problem } from '../shared/problems.ts';

/** Times are null in a guest's cart. */
export interface PricedLine {
  readonly id: string;
  readonly product: ProductRecord;
  readonly quantity: number;
  readonly price: Centimes;
  readonly total: Centimes;
  readonly addedAt: string | null;
  readonly updatedAt: string | null;
}

export type PricingWarning = Problem<'UNKNOWN_PRODUCT' | 'OUT_OF_STOCK'> & {
  readonly productId: string;
};

export interface PricedCart extends Totals {
  readonly id: string;
  readonly lines: readonly PricedLine[];
  readonly warnings: readonly PricingWarning[];
}

interface Line {
  readonly productId: string;
  readonly quantity: number;
  readonly addedAt?: string;
  readonly updatedAt?: string;
}

/** Unavailable products become warnings and count for nothing in the totals. */
export function priceCart(
  id: string,
  lines: readonly Line[],
  products: ReadonlyMap<string, ProductRecord>,
  delivery: Delivery,
): PricedCart {
  const priced: PricedLine[] = [];
  const warnings: PricingWarning[] = [];
  for (const line of lines) {
    const { productId } = line;
    const product = products.get(productId);
    if (!product) {
      warnings.push({ code: 'UNKNOWN_PRODUCT', reason: 'CATALOG', productId });
      continue;
    }
    if (product.outOfStock) {
      warnings.push({ code: 'OUT_OF_STOCK', productId, title: product.title });
    }
    priced.push(priceLine(id, line, product));
  }
  const counted = priced
    .filter(({ product }) => !product.outOfStock)
    .map(({ product, quantity }) => ({
      price: product.price,
      originalPrice: product.originalPrice,
      quantity,
    }));
  return { id, lines: priced, warnings, ...sumTotals(counted, delivery) };
}

function priceLine(cartId: string, line: Line, product: ProductRecord): PricedLine {
  return {
    id: `${cartId}/${line.productId}`,
    product,
    quantity: line.quantity,
    price: product.price,
    total: product.outOfStock ? 0 : product.price * line.quantity,
    addedAt: line.addedAt ?? null,
    updatedAt: line.updatedAt ?? null,
  };
}
