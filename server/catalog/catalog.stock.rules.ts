import type { VariantRecord } from './catalog.store.ts';
import { unallocated, type Stocked } from './catalog.variant.rules.ts';

/** Quantities by the variant's id. */
export type Quantities = ReadonlyMap<string, number>;

/** Allocates the stock of a placed order; the caller has checked `quantityAvailable`. */
export function allocate<P extends Stocked>(product: P, quantities: Quantities): P {
  return changeStock(product, quantities, (variant, quantity) => ({
    ...variant,
    allocated: variant.allocated + quantity,
  }));
}

/** Releases the stock of an order that is not shipped. */
export function release<P extends Stocked>(product: P, quantities: Quantities): P {
  return changeStock(product, quantities, (variant, quantity) => ({
    ...variant,
    allocated: Math.max(0, variant.allocated - quantity),
  }));
}

/** The allocated quantity leaves the shop. */
export function ship<P extends Stocked>(product: P, quantities: Quantities): P {
  return changeStock(product, quantities, (variant, quantity) => {
    const allocated = Math.max(0, variant.allocated - quantity);
    const { stockOnHand } = variant;
    return {
      ...variant,
      allocated,
      stockOnHand: stockOnHand === null ? null : Math.max(allocated, stockOnHand - quantity),
    };
  });
}

/** The shipping is undone: the quantity is in the shop, and allocated. */
export function unship<P extends Stocked>(product: P, quantities: Quantities): P {
  return changeStock(product, quantities, (variant, quantity) => ({
    ...variant,
    allocated: variant.allocated + quantity,
    stockOnHand: variant.stockOnHand === null ? null : variant.stockOnHand + quantity,
  }));
}

/** Returned or refused goods. */
export function restock<P extends Stocked>(product: P, quantities: Quantities): P {
  return changeStock(product, quantities, (variant, quantity) => ({
    ...variant,
    stockOnHand: variant.stockOnHand === null ? null : variant.stockOnHand + quantity,
  }));
}

/** Null: no longer counted. The product is for sale again if it was taken out of stock. */
export function setStock<P extends Stocked>(
  product: P,
  variantId: string,
  stockOnHand: number | null,
): P {
  const forSale = { ...product, outOfStock: false };
  return changeStock(forSale, new Map([[variantId, 0]]), (variant) => ({
    ...variant,
    stockOnHand,
  }));
}

/**
 * Takes a product out of stock whatever its variants have, or puts it back: what is sold out
 * everywhere is then no longer counted.
 */
export function setOutOfStock<P extends Stocked>(product: P, outOfStock: boolean): P {
  const { variants } = product;
  if (outOfStock || variants.some(hasStock)) return { ...product, outOfStock };
  const uncounted = variants.map((variant) => ({ ...variant, stockOnHand: null }));
  return { ...product, outOfStock, variants: uncounted };
}

const hasStock = (variant: VariantRecord) => unallocated(variant) !== 0;

/** Out of stock although it has some: staff took it out. */
export function isSuspended({ outOfStock, variants }: Stocked): boolean {
  return outOfStock && variants.some(hasStock);
}

export function isSoldOut({ variants }: Pick<Stocked, 'variants'>): boolean {
  return !variants.some(hasStock);
}

/** Replaces the variants; a product that staff took out of stock stays so. */
export function withVariants<P extends Stocked>(product: P, variants: P['variants']): P {
  return { ...product, variants, outOfStock: isSuspended(product) || isSoldOut({ variants }) };
}

/** Sold out with its last variant. */
export function withAvailability<P extends Stocked>(product: P): P {
  return { ...product, outOfStock: isSuspended(product) || !product.variants.some(hasStock) };
}

function changeStock<P extends Stocked>(
  product: P,
  quantities: Quantities,
  change: (variant: VariantRecord, quantity: number) => VariantRecord,
): P {
  const variants = product.variants.map((variant) => {
    const quantity = quantities.get(variant.id);
    return quantity === undefined ? variant : change(variant, quantity);
  });
  return withVariants(product, variants);
}
