import { instantAfter, DAY_MS } from '#shared/instants.ts';
import { Refusal } from '../../shared/problems.ts';
import type { ProductRecord } from '../catalog.store.ts';
import {
  baseVariant,
  findVariant,
  isAvailable,
  productIdOf,
  quantityAvailable,
  type VariantOfProduct,
} from '../catalog.variant.rules.ts';
import type { StockAlertRecord } from './stock-alert.store.ts';

/** More shoppers than could buy would be disappointed. */
const MAILS_PER_UNIT = 3;

const CONFIRM_WITHIN_MS = 7 * DAY_MS;

/** `id` is of a variant, or of a product for its base variant. Refuses with UNKNOWN_VARIANT. */
export function requireAwaitable(
  products: ReadonlyMap<string, ProductRecord>,
  id: string,
): VariantOfProduct {
  const product = products.get(productIdOf(id));
  const variant = product && (id === product.id ? baseVariant(product) : findVariant(product, id));
  if (product && variant) return { product, variant };
  throw new Refusal({ code: 'UNKNOWN_VARIANT', reason: 'CATALOG', field: 'variantId' });
}

/** Refuses with NOT_ALLOWED_NOW. */
export function requireSoldOut({ product, variant }: VariantOfProduct): void {
  if (!isAvailable(product, variant)) return;
  throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'IN_STOCK', field: 'variantId' });
}

export function unconfirmed(
  about: Pick<StockAlertRecord, 'hash' | 'variantId' | 'email' | 'language'>,
  now: Date,
): StockAlertRecord {
  return {
    ...about,
    productId: productIdOf(about.variantId),
    createdAt: now.toISOString(),
    confirmedAt: null,
    expiresAt: instantAfter(now, CONFIRM_WITHIN_MS),
  };
}

export function confirmed(alert: StockAlertRecord, now: Date): StockAlertRecord {
  return { ...alert, confirmedAt: alert.confirmedAt ?? now.toISOString(), expiresAt: null };
}

interface Restocked {
  readonly variantId: string;
  /** Null: not counted. */
  readonly quantity: number | null;
}

/** Variants that can be bought after a change and could not before it. */
export function restocked(
  before: ReadonlyMap<string, ProductRecord>,
  after: readonly ProductRecord[],
): readonly Restocked[] {
  return after.flatMap((product) => {
    const former = before.get(product.id);
    return product.variants.flatMap((variant) => {
      const was = former && findVariant(former, variant.id);
      if (!isAvailable(product, variant) || (former && was && isAvailable(former, was))) return [];
      return [{ variantId: variant.id, quantity: quantityAvailable(product, variant) }];
    });
  });
}

/** Returns at most `MAILS_PER_UNIT` for each unit in stock; `waiting` begins with the longest. */
export function recipientsOf(
  waiting: readonly StockAlertRecord[],
  variants: readonly Restocked[],
): readonly StockAlertRecord[] {
  return variants.flatMap(({ variantId, quantity }) => {
    const ofVariant = waiting.filter((alert) => alert.variantId === variantId);
    return quantity === null ? ofVariant : ofVariant.slice(0, quantity * MAILS_PER_UNIT);
  });
}
