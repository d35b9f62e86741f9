import { titlesOf } from '../catalog/translation/translation.rules.ts';
import type { ArchivedProductRecord, ProductRecord } from '../catalog/catalog.store.ts';
import {
  findVariant,
  isAvailable,
  preferredVariant,
  quantityAvailable,
  type VariantOfProduct,
} from '../catalog/catalog.variant.rules.ts';
import { BadInput, Refusal, type Problem } from '../shared/problems.ts';
import type { CartLineRecord } from './cart.store.ts';

export const MAX_QUANTITY = 99;
export const MAX_LINES = 100;

type Lines = readonly CartLineRecord[];

export interface RequestedLine {
  readonly productId: string;
  readonly variantId?: string | null | undefined;
  readonly quantity: number;
}

/** Refuses with INVALID. */
export function readQuantity(quantity: unknown): number {
  if (!isQuantity(quantity)) {
    throw new Refusal({ code: 'INVALID', reason: 'QUANTITY', field: 'quantity' });
  }
  return quantity;
}

function isQuantity(quantity: unknown): quantity is number {
  return Number.isInteger(quantity) && Number(quantity) >= 1 && Number(quantity) <= MAX_QUANTITY;
}

/**
 * Chooses without `variantId` the base variant, or while that is sold out the first one available.
 * Refuses with UNKNOWN_PRODUCT, UNKNOWN_VARIANT, OUT_OF_STOCK.
 */
export function requireBuyable(
  product: ProductRecord | undefined,
  variantId?: string | null,
): VariantOfProduct {
  const found = requireVariant(product, variantId);
  if (!isAvailable(found.product, found.variant)) throw new Refusal(outOfStock(found.product));
  return found;
}

function requireVariant(
  product: ProductRecord | undefined,
  variantId?: string | null,
): VariantOfProduct {
  if (!product) throw new Refusal(unknownProduct());
  const variant = variantId == null ? preferredVariant(product) : findVariant(product, variantId);
  if (!variant) throw new Refusal(unknownVariant());
  return { product, variant };
}

function unknownProduct(): Problem {
  return { code: 'UNKNOWN_PRODUCT', reason: 'CATALOG', field: 'productId' };
}

export type ArchivedProducts = ReadonlyMap<string, ArchivedProductRecord>;

/** A draft is not named: shoppers never saw it. */
export function goneProduct(archived: ArchivedProductRecord | undefined) {
  return archived?.draftSince === null
    ? ({ code: 'UNKNOWN_PRODUCT', reason: 'ORDERED', titles: titlesOf(archived) } as const)
    : ({ code: 'UNKNOWN_PRODUCT', reason: 'CATALOG' } as const);
}

function unknownVariant(): Problem {
  return { code: 'UNKNOWN_VARIANT', reason: 'CATALOG', field: 'variantId' };
}

function outOfStock(product: ProductRecord): Problem {
  return { code: 'OUT_OF_STOCK', field: 'productId', titles: titlesOf(product) };
}

/** Refuses with INSUFFICIENT_STOCK. */
function requireStock({ product, variant }: VariantOfProduct, quantity: number): void {
  const available = quantityAvailable(product, variant) ?? quantity;
  if (quantity > available) {
    throw new Refusal({ code: 'INSUFFICIENT_STOCK', field: 'quantity', available });
  }
}

function requireRoom(quantity: number): void {
  if (quantity > MAX_QUANTITY) {
    throw new Refusal({ code: 'INVALID', reason: 'QUANTITY_FULL', field: 'quantity' });
  }
}

/**
 * Adds to the line of the variant, where there is one. Refuses with INVALID, INSUFFICIENT_STOCK,
 * LIMIT_REACHED.
 */
export function addLine(
  lines: Lines,
  buyable: VariantOfProduct,
  quantity: number,
  now: string,
): Lines {
  const { product, variant } = buyable;
  const line = findLine(lines, variant.id);
  const sum = (line?.quantity ?? 0) + quantity;
  requireRoom(sum);
  requireStock(buyable, sum);
  if (line) return replaceQuantity(lines, line, sum, now);
  if (lines.length >= MAX_LINES) throw new Refusal(cartFull());
  return [...lines, newLine(product.id, variant.id, quantity, now)];
}

/** `product` is undefined when it left the catalogue. Refuses with INSUFFICIENT_STOCK. */
export function setQuantity(
  lines: Lines,
  line: CartLineRecord,
  product: ProductRecord | undefined,
  quantity: number,
  now: string,
): Lines {
  const variant = product && findVariant(product, line.variantId);
  if (product && variant) requireStock({ product, variant }, quantity);
  return replaceQuantity(lines, line, quantity, now);
}

/** Stays within 1 and 99. Refuses with INSUFFICIENT_STOCK. */
export function stepQuantity(
  lines: Lines,
  line: CartLineRecord,
  product: ProductRecord | undefined,
  step: 1 | -1,
  now: string,
): Lines {
  const quantity = Math.min(Math.max(line.quantity + step, 1), MAX_QUANTITY);
  return step === 1
    ? setQuantity(lines, line, product, quantity, now)
    : replaceQuantity(lines, line, quantity, now);
}

/** Joins a line of that variant. Refuses with INVALID, INSUFFICIENT_STOCK. */
export function changeVariant(
  lines: Lines,
  line: CartLineRecord,
  buyable: VariantOfProduct,
  now: string,
): Lines {
  const { variant } = buyable;
  if (variant.id === line.variantId) return lines;
  const joined = findLine(lines, variant.id);
  const quantity = line.quantity + (joined?.quantity ?? 0);
  requireRoom(quantity);
  requireStock(buyable, quantity);
  return lines
    .filter((one) => one !== joined)
    .map((one) =>
      one === line ? { ...one, variantId: variant.id, quantity, updatedAt: now } : one,
    );
}

export function removeLine(lines: Lines, line: CartLineRecord): Lines {
  return lines.filter((one) => one !== line);
}

/**
 * Adds lines that the cart does not have, up to the quantity in stock; unavailable ones become
 * problems.
 */
export function mergeLines(
  lines: Lines,
  requested: readonly RequestedLine[],
  products: ReadonlyMap<string, ProductRecord>,
  now: string,
  archived: ArchivedProducts = new Map(),
): { readonly lines: Lines; readonly problems: readonly Problem[] } {
  const merged = [...lines];
  const problems: Problem[] = [];
  for (const { productId, variantId, quantity } of requested) {
    const named = products.get(productId);
    if (!named) {
      problems.push(goneProduct(archived.get(productId)));
      continue;
    }
    try {
      const { product, variant } = requireVariant(named, variantId);
      if (findLine(merged, variant.id)) continue;
      requireBuyable(product, variant.id);
      if (merged.length >= MAX_LINES) {
        problems.push(cartFull());
        break;
      }
      const wanted = readQuantity(quantity);
      const available = quantityAvailable(product, variant) ?? wanted;
      if (wanted > available) problems.push({ code: 'INSUFFICIENT_STOCK', available });
      merged.push(newLine(product.id, variant.id, Math.min(wanted, available), now));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      problems.push(...error.problems);
    }
  }
  return { lines: merged, problems };
}

/** Adds up repeated variants. Throws BadInput. */
export function readRequestedLines(requested: readonly RequestedLine[]): readonly RequestedLine[] {
  if (requested.length > MAX_LINES)
    throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'CART_LINES' });
  for (const { quantity } of requested) {
    if (!isQuantity(quantity)) throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'QUANTITY' });
  }
  const lines = addUp(requested, ({ productId, variantId }) => `${productId} ${variantId ?? ''}`);
  requireBounds(lines);
  return lines;
}

interface VariantLine {
  readonly productId: string;
  readonly variantId: string;
  readonly quantity: number;
}

/** Lines that name only a product get its preferred variant. Throws BadInput. */
export function withVariants(
  lines: readonly RequestedLine[],
  products: ReadonlyMap<string, ProductRecord>,
): readonly VariantLine[] {
  const named = lines.map(({ productId, variantId, quantity }) => {
    const product = products.get(productId);
    const preferred = product ? preferredVariant(product).id : productId;
    return { productId, variantId: variantId ?? preferred, quantity };
  });
  const added = addUp(named, ({ variantId }) => variantId);
  requireBounds(added);
  return added;
}

function requireBounds(lines: readonly RequestedLine[]): void {
  if (lines.some(({ quantity }) => quantity > MAX_QUANTITY))
    throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'QUANTITY_FULL' });
}

function addUp<L extends RequestedLine>(
  lines: readonly L[],
  keyOf: (line: L) => string,
): readonly L[] {
  const sums = new Map<string, L>();
  for (const line of lines) {
    const before = sums.get(keyOf(line))?.quantity ?? 0;
    sums.set(keyOf(line), { ...line, quantity: before + line.quantity });
  }
  return [...sums.values()];
}

/**
 * Finds by default the base variant's line, or the product's only one. Refuses with NOT_IN_CART.
 */
export function requireLine(
  lines: Lines,
  {
    productId,
    variantId,
  }: { readonly productId: string; readonly variantId?: string | null | undefined },
): CartLineRecord {
  const ofProduct = lines.filter((line) => line.productId === productId);
  const line =
    variantId == null
      ? (findLine(ofProduct, productId) ?? (ofProduct.length === 1 ? ofProduct[0] : undefined))
      : findLine(ofProduct, variantId);
  if (!line) throw new Refusal({ code: 'NOT_IN_CART', field: 'productId' });
  return line;
}

function cartFull(): Problem {
  return { code: 'LIMIT_REACHED', reason: 'CART' };
}

function findLine(lines: Lines, variantId: string): CartLineRecord | undefined {
  return lines.find((line) => line.variantId === variantId);
}

function newLine(
  productId: string,
  variantId: string,
  quantity: number,
  now: string,
): CartLineRecord {
  return { productId, variantId, alterations: [], quantity, addedAt: now, updatedAt: now };
}

function replaceQuantity(lines: Lines, line: CartLineRecord, quantity: number, now: string): Lines {
  return lines.map((one) => (one === line ? { ...one, quantity, updatedAt: now } : one));
}
