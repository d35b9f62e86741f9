import type { ProductRecord } from '../catalog/catalog.store.ts';
import { fr } from '../shared/messages.fr.ts';
import type { Centimes } from '../shared/money.ts';
import { sumTotals, type Delivery, type Totals } from '../shared/pricing.ts';
import type { ProblemCode } from '../shared/problems.ts';

/** A line with the product it names and what it costs; times are null in a visitor's cart. */
export interface PricedLine {
  readonly id: string;
  readonly product: ProductRecord;
  readonly quantity: number;
  readonly price: Centimes;
  readonly total: Centimes;
  readonly addedAt: string | null;
  readonly updatedAt: string | null;
}

/** Why a line counts for nothing. */
export interface PricingWarning {
  readonly code: ProblemCode;
  readonly productId: string;
  readonly message: string;
}

/** A cart as the catalogue prices it now. */
export interface PricedCart extends Totals {
  readonly id: string;
  readonly lines: readonly PricedLine[];
  readonly warnings: readonly PricingWarning[];
}

/** What is priced: a stored line, or one that a visitor sent. */
interface Line {
  readonly productId: string;
  readonly quantity: number;
  readonly addedAt?: string;
  readonly updatedAt?: string;
}

/**
 * Prices lines from the catalogue. A product that is gone or out of stock never breaks a cart:
 * it becomes a warning and counts for nothing in the totals (contract, section 4).
 */
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
      warnings.push({ code: 'UNKNOWN_PRODUCT', productId, message: fr.catalog.unknownProduct });
      continue;
    }
    if (product.outOfStock) {
      const message = fr.catalog.outOfStock(product.title);
      warnings.push({ code: 'OUT_OF_STOCK', productId, message });
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
