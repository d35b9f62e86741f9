import { CURRENCY } from '#shared/money.ts';
import type { ShopEvent } from '../webhook/events.ts';
import type { AnyProduct, VariantRecord } from './catalog.store.ts';
import { quantityAvailable } from './catalog.variant.rules.ts';

/**
 * Returns what receivers learn of a saved product, its stock last: `stored` is undefined for a new one, and a draft is
 * created when it is published.
 */
export function productEvents(
  stored: AnyProduct | undefined,
  after: AnyProduct,
): readonly ShopEvent[] {
  if (after.draftSince != null) return [];
  const before = stored?.draftSince == null ? stored : undefined;
  const type = productEventType(before, after);
  const stock = stockEvents(before, after);
  return type === null ? stock : [{ type, data: productData(after) }, ...stock];
}

function productEventType(before: AnyProduct | undefined, after: AnyProduct) {
  if (before === undefined) return 'product.created';
  if (before.archivedAt === undefined && after.archivedAt !== undefined) return 'product.archived';
  return contentOf(before) === contentOf(after) ? null : 'product.updated';
}

/** Omits stock, and what changes by itself. Equal texts for equal contents. */
function contentOf(product: AnyProduct): string {
  const {
    version: _,
    updatedAt: __,
    position: ___,
    draftSince: ____,
    variants,
    ...content
  } = product;
  const withoutStock = variants.map(({ stockOnHand: _stock, allocated: _held, ...rest }) => rest);
  return JSON.stringify({ ...content, variants: withoutStock }, sorted);
}

/** PostgreSQL returns the keys of nested objects in an order of its own. */
function sorted(_key: string, value: unknown): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
}

function stockEvents(before: AnyProduct | undefined, after: AnyProduct): readonly ShopEvent[] {
  const known = new Map(before?.variants.map((variant) => [variant.id, variant]));
  return after.variants
    .filter((variant) => hasStockChanged(known.get(variant.id), variant))
    .map((variant) => ({
      type: 'stock.changed',
      data: {
        id: variant.id,
        productId: after.id,
        sku: variant.sku,
        stockOnHand: variant.stockOnHand,
        allocated: variant.allocated,
        quantityAvailable: quantityAvailable(after, variant),
      },
    }));
}

function hasStockChanged(before: VariantRecord | undefined, after: VariantRecord): boolean {
  const earlier = before?.stockOnHand ?? null;
  if (earlier === null && after.stockOnHand === null) return false;
  return earlier !== after.stockOnHand || before?.allocated !== after.allocated;
}

function productData({ id, version, title, categoryName, price, archivedAt = null }: Archivable) {
  return { id, version, title, categoryName, price, currency: CURRENCY, archivedAt };
}

type Archivable = Omit<AnyProduct, 'archivedAt'> & { readonly archivedAt?: string | null };
