import { logChanges, type Change } from '../audit/audit.ts';
import type { CommandContext } from '../command.ts';
import { Refusal } from '../shared/problems.ts';
import { productChange, stockChange } from './catalog.audit.ts';
import { announceRestocked } from './alerts/stock-alert.service.ts';
import { revised } from './catalog.product.rules.ts';
import { requireProducts, selectProducts, type ProductSelection } from './catalog.staff.service.ts';
import type { ProductRecord, VariantRecord } from './catalog.store.ts';
import {
  priceOf,
  productIdOf,
  quantityAvailable,
  type VariantOfProduct,
} from './catalog.variant.rules.ts';
import { countStock, removeVariant, requireVariant } from './catalog.variant.staff.rules.ts';

export interface StockSelection extends Omit<ProductSelection, 'archived'> {
  /** Of a product or of one of its variants. */
  readonly id?: string | undefined;
  /** Counted stock of at most this quantity available. */
  readonly low?: number | undefined;
}

/** In the shop's order. Refuses with UNKNOWN_PRODUCT, INVALID. */
export async function selectVariants(
  context: CommandContext,
  { id, low, ...selection }: StockSelection,
): Promise<readonly VariantOfProduct[]> {
  const products =
    id === undefined
      ? await selectProducts(context, selection)
      : await requireProducts(context.store.read.catalog, [productIdOf(id)]);
  return products
    .flatMap((product) => product.variants.map((variant) => ({ product, variant })))
    .filter(({ product, variant }) => {
      if (low === undefined) return true;
      const available = quantityAvailable(product, variant);
      return available !== null && available <= low;
    });
}

export interface StockChange {
  readonly variantId: string;
  /** Null: not counted. */
  readonly stockOnHand: number | null;
}

export interface VariantChanged extends VariantOfProduct {
  readonly before: VariantOfProduct;
}

/** All or none. Refuses with UNKNOWN_PRODUCT, UNKNOWN_VARIANT, INVALID. */
export function setStock(
  context: CommandContext,
  changes: readonly StockChange[],
): Promise<readonly VariantChanged[]> {
  const ids = changes.map(({ variantId }) => variantId);
  return changeProducts(context, ids, countChanges, (products) => {
    const problems = changes.flatMap(({ variantId, stockOnHand }) => {
      const product = productOf(products, variantId);
      try {
        products.set(product.id, countStock(product, variantId, stockOnHand));
        return [];
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return error.problems;
      }
    });
    if (problems.length > 0) throw new Refusal(...problems);
  });
}

export interface VariantChange {
  /** Null: none. */
  readonly sku?: string | null;
  /** Null: as the product. */
  readonly price?: number | null;
  readonly originalPrice?: number | null;
}

/** Placed orders are not affected. Refuses with UNKNOWN_PRODUCT, UNKNOWN_VARIANT, INVALID. */
export async function changeVariant(
  context: CommandContext,
  id: string,
  change: VariantChange,
): Promise<readonly VariantChanged[]> {
  return changeProducts(context, [id], saveChanges, (products) => {
    const product = productOf(products, id);
    const changed = { ...requireVariant(product, id), ...change };
    requireFairPrice(product, changed);
    const variants = product.variants.map((variant) => (variant.id === id ? changed : variant));
    products.set(product.id, { ...product, variants });
  });
}

/** Carts warn that it is gone. Refuses with UNKNOWN_PRODUCT, UNKNOWN_VARIANT, NOT_ALLOWED_NOW. */
export function deleteVariant(context: CommandContext, id: string): Promise<VariantOfProduct> {
  return context.store.transaction(async (ports) => {
    const { catalog } = ports;
    const [before] = await requireProducts(catalog, [productIdOf(id)]);
    if (!before) throw new Error('requireProducts gives a product for each id');
    const product = revised(removeVariant(before, id), context.clock());
    await catalog.save({ products: [product] });
    await logChanges(ports, context, saveChanges(before, product));
    return { product, variant: requireVariant(before, id) };
  });
}

type Products = Map<string, ProductRecord>;

type Logged = (before: ProductRecord, after: ProductRecord) => readonly Change[];

const saveChanges: Logged = (before, after) => [productChange('product.save', before, after)];

const countChanges: Logged = (before, after) =>
  after.variants.flatMap(({ id, stockOnHand }) => {
    const counted = requireVariant(before, id).stockOnHand;
    return counted === stockOnHand ? [] : [stockChange(id, counted, stockOnHand)];
  });

/** Saves the products that `change` replaced by others. */
function changeProducts(
  context: CommandContext,
  ids: readonly string[],
  logged: Logged,
  change: (products: Products) => void,
): Promise<readonly VariantChanged[]> {
  return context.store.transaction(async (ports) => {
    const { catalog } = ports;
    const found = await requireProducts(catalog, ids.map(productIdOf));
    const before: ReadonlyMap<string, ProductRecord> = new Map(found.map((one) => [one.id, one]));
    const products: Products = new Map(before);
    change(products);
    const changed = [...products.values()].filter(
      (product) => JSON.stringify(product) !== JSON.stringify(before.get(product.id)),
    );
    if (changed.length > 0) {
      await catalog.save({ products: changed.map((product) => revised(product, context.clock())) });
    }
    await announceRestocked(ports, found, changed, context.clock());
    await logChanges(
      ports,
      context,
      changed.flatMap((product) => logged(productOf(before, product.id), product)),
    );
    return ids.map((id) => ({ ...variantIn(products, id), before: variantIn(before, id) }));
  });
}

function productOf(products: ReadonlyMap<string, ProductRecord>, id: string): ProductRecord {
  const product = products.get(productIdOf(id));
  if (!product) throw new Error('requireProducts gives a product for each id');
  return product;
}

function variantIn(products: ReadonlyMap<string, ProductRecord>, id: string): VariantOfProduct {
  const product = productOf(products, id);
  return { product, variant: requireVariant(product, id) };
}

function requireFairPrice(product: ProductRecord, variant: VariantRecord): void {
  const { price } = priceOf(product, variant);
  const originalPrice = variant.originalPrice ?? product.originalPrice;
  if (price <= originalPrice) return;
  const about = { field: 'price', originalPrice };
  throw new Refusal({ code: 'INVALID', reason: 'PRICE_ABOVE_ORIGINAL', ...about });
}
