import { Reading } from '../../shared/form.ts';
import type { Centimes } from '#shared/money.ts';
import { Refusal } from '../../shared/problems.ts';
import type { AnyProduct } from '../catalog.store.ts';
import { findVariant, enteredPriceOf, productIdOf } from '../catalog.variant.rules.ts';
import type { BulkChange } from './bulk.rules.ts';
import { readOwnPrice } from './editing.fields.rules.ts';

/** Null: as the product. What is omitted stays. */
export interface PriceChange extends BulkChange {
  readonly price?: Centimes | null | undefined;
  readonly originalPrice?: Centimes | null | undefined;
}

type Products = ReadonlyMap<string, AnyProduct>;

/** Returns the products whose prices the changes alter. Refuses with INVALID. */
export function pricedProducts(
  products: Products,
  changes: readonly PriceChange[],
  fieldOf: (at: number) => string,
): readonly AnyProduct[] {
  const reading = new Reading();
  const changed = new Map<string, AnyProduct>();
  for (const [at, change] of changes.entries()) {
    const id = productIdOf(change.variantId);
    const product = changed.get(id) ?? products.get(id);
    if (!product) continue;
    changed.set(
      id,
      reading.read(() => withPrices(product, change, fieldOf(at)), product),
    );
  }
  reading.end();
  return Array.from(changed.values(), withSharedPrice).filter(
    (product) => JSON.stringify(product) !== JSON.stringify(products.get(product.id)),
  );
}

function withPrices(product: AnyProduct, change: PriceChange, field: string): AnyProduct {
  const { variantId, price, originalPrice } = change;
  const known = findVariant(product, variantId);
  if (!known) return product;
  const changed = {
    ...known,
    ...(price !== undefined && { price: readOwnPrice(price, `${field}price`) }),
    ...(originalPrice !== undefined && {
      originalPrice: readOwnPrice(originalPrice, `${field}originalPrice`),
    }),
  };
  if (changed.originalPrice !== null && (changed.price ?? product.price) > changed.originalPrice) {
    const about = { reason: 'CELL_PRICE_ABOVE_ORIGINAL', field: `${field}price` } as const;
    throw new Refusal({ code: 'INVALID', ...about });
  }
  const variants = product.variants.map((one) => (one.id === variantId ? changed : one));
  return { ...product, variants };
}

/** One price of all variants is that of the product, which lists show. */
function withSharedPrice(product: AnyProduct): AnyProduct {
  const [first, ...others] = product.variants.map((variant) => enteredPriceOf(product, variant));
  const isShared = others.every(
    (one) => one.price === first?.price && one.originalPrice === first.originalPrice,
  );
  if (!first || !isShared) return product;
  const variants = product.variants.map((one) => ({ ...one, price: null, originalPrice: null }));
  return { ...product, ...first, variants };
}
