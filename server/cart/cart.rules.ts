import {
  chooseAlterations,
  pickAlterations,
  type RequestedAlteration,
} from '../catalog/alteration/chosen.rules.ts';
import type { ChosenAlteration } from '../catalog/alteration/line.store.ts';
import { titlesOf } from '../catalog/translation/translation.rules.ts';
import type {
  AlterationRecord,
  ArchivedProductRecord,
  ProductRecord,
} from '../catalog/catalog.store.ts';
import {
  findVariant,
  isAvailable,
  preferredVariant,
  quantityAvailable,
  type VariantOfProduct,
} from '../catalog/catalog.variant.rules.ts';
import { lineKeyOf } from '#shared/line-key.ts';
import { byText } from '#shared/text.ts';
import { BadInput, Refusal, type Problem } from '../shared/problems.ts';
import type { CartLineRecord } from './cart.store.ts';

export const MAX_QUANTITY = 99;
export const MAX_LINES = 100;

type Lines = readonly CartLineRecord[];

export interface RequestedLine {
  readonly productId: string;
  readonly variantId?: string | null | undefined;
  readonly quantity: number;
  readonly alterations?: readonly RequestedAlteration[] | null | undefined;
}

/** Alterations by the product's id. */
export type Offered = ReadonlyMap<string, readonly AlterationRecord[]>;

const NOTHING: Offered = new Map();

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
function requireStock(available: number | null, quantity: number): void {
  if (available !== null && quantity > available) {
    throw new Refusal({ code: 'INSUFFICIENT_STOCK', field: 'quantity', available });
  }
}

/**
 * Returns what a line, or a new one, can have of a variant's stock, which all of its lines share: the later counts with
 * what the earlier left, and a line whose alterations are gone with nothing. Null: not counted.
 */
function availableTo(
  line: CartLineRecord | undefined,
  { product, variant }: VariantOfProduct,
  lines: Lines,
  offered: Offered,
): number | null {
  const stock = quantityAvailable(product, variant);
  if (stock === null) return null;
  let left = stock;
  let others = 0;
  for (const one of lines) {
    if (one.variantId !== variant.id || !alterationsIn(offered, one)) continue;
    const counted = Math.min(one.quantity, left);
    left -= counted;
    if (one !== line) others += counted;
  }
  return stock - others;
}

/** Returns the line's alterations as they are offered now; null where one is gone or its value no longer valid. */
export const alterationsIn = (
  offered: Offered,
  { productId, alterations }: Pick<CartLineRecord, 'productId' | 'alterations'>,
) => pickAlterations(offered.get(productId) ?? [], alterations);

function requireRoom(quantity: number): void {
  if (quantity > MAX_QUANTITY) {
    throw new Refusal({ code: 'INVALID', reason: 'QUANTITY_FULL', field: 'quantity' });
  }
}

interface Wanted extends VariantOfProduct {
  readonly alterations?: readonly ChosenAlteration[];
}

/**
 * Adds to the line of the variant with the same alterations, where there is one. Refuses with INVALID,
 * INSUFFICIENT_STOCK, LIMIT_REACHED.
 */
export function addLine(
  lines: Lines,
  { alterations = [], ...buyable }: Wanted,
  quantity: number,
  now: string,
  offered = NOTHING,
): Lines {
  const { product, variant } = buyable;
  const key = { productId: product.id, variantId: variant.id, alterations };
  const line = findLine(lines, lineKeyOf(key));
  const sum = (line?.quantity ?? 0) + quantity;
  requireRoom(sum);
  requireStock(availableTo(line, buyable, lines, offered), sum);
  if (line) return replaceQuantity(lines, line, sum, now);
  if (lines.length >= MAX_LINES) throw new Refusal(cartFull());
  return [...lines, newLine(key, quantity, now)];
}

/** `product` is undefined when it left the catalogue. Refuses with INSUFFICIENT_STOCK. */
export function setQuantity(
  lines: Lines,
  line: CartLineRecord,
  product: ProductRecord | undefined,
  quantity: number,
  now: string,
  offered = NOTHING,
): Lines {
  const variant = product && findVariant(product, line.variantId);
  if (product && variant) {
    requireStock(availableTo(line, { product, variant }, lines, offered), quantity);
  }
  return replaceQuantity(lines, line, quantity, now);
}

/** Stays within 1 and 99. Refuses with INSUFFICIENT_STOCK. */
export function stepQuantity(
  lines: Lines,
  line: CartLineRecord,
  product: ProductRecord | undefined,
  step: 1 | -1,
  now: string,
  offered = NOTHING,
): Lines {
  const quantity = Math.min(Math.max(line.quantity + step, 1), MAX_QUANTITY);
  return step === 1
    ? setQuantity(lines, line, product, quantity, now, offered)
    : replaceQuantity(lines, line, quantity, now);
}

/**
 * Replaces the variant, and the alterations where they are given; joins a line of the same key. Refuses with INVALID,
 * INSUFFICIENT_STOCK.
 */
export function changeVariant(
  lines: Lines,
  line: CartLineRecord,
  { alterations = line.alterations, ...buyable }: Wanted,
  now: string,
  offered = NOTHING,
): Lines {
  const wanted = { variantId: buyable.variant.id, alterations };
  const joined = findLine(lines, lineKeyOf(wanted));
  if (joined === line) return lines;
  const quantity = line.quantity + (joined?.quantity ?? 0);
  const others = removeLine(lines, line);
  requireRoom(quantity);
  requireStock(availableTo(joined, buyable, others, offered), quantity);
  return lines
    .filter((one) => one !== joined)
    .map((one) => (one === line ? { ...one, ...wanted, quantity, updatedAt: now } : one));
}

export function removeLine(lines: Lines, line: CartLineRecord): Lines {
  return lines.filter((one) => one !== line);
}

interface Beside {
  readonly archived?: ArchivedProducts;
  readonly offered?: Offered;
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
  { archived = new Map(), offered = NOTHING }: Beside = {},
): { readonly lines: Lines; readonly problems: readonly Problem[] } {
  const merged = [...lines];
  const problems: Problem[] = [];
  for (const { productId, variantId, quantity, alterations: requestedAlterations } of requested) {
    const named = products.get(productId);
    if (!named) {
      problems.push(goneProduct(archived.get(productId)));
      continue;
    }
    try {
      const { product, variant } = requireVariant(named, variantId);
      const alterations = chooseAlterations(
        offered.get(product.id) ?? [],
        requestedAlterations ?? [],
      );
      const key = { productId, variantId: variant.id, alterations };
      if (findLine(merged, lineKeyOf(key))) continue;
      requireBuyable(product, variant.id);
      if (merged.length >= MAX_LINES) {
        problems.push(cartFull());
        break;
      }
      const wanted = readQuantity(quantity);
      const available = availableTo(undefined, { product, variant }, merged, offered) ?? wanted;
      if (wanted > available) problems.push({ code: 'INSUFFICIENT_STOCK', available });
      if (available > 0) merged.push(newLine(key, Math.min(wanted, available), now));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      problems.push(...error.problems);
    }
  }
  return { lines: merged, problems };
}

/** Adds up repeated variants with the same alterations. Throws BadInput. */
export function readRequestedLines(requested: readonly RequestedLine[]): readonly RequestedLine[] {
  if (requested.length > MAX_LINES)
    throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'CART_LINES' });
  for (const { quantity } of requested) {
    if (!isQuantity(quantity)) throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'QUANTITY' });
  }
  const lines = addUp(requested, ({ productId, variantId, alterations }) => {
    const key = lineKeyOf({ variantId: variantId ?? '', alterations: alterations ?? [] });
    return `${productId} ${key}`;
  });
  requireBounds(lines);
  return lines;
}

type VariantLine = Pick<CartLineRecord, 'productId' | 'variantId' | 'alterations' | 'quantity'>;

/** Lines that name only a product get its preferred variant. Throws BadInput. */
export function withVariants(
  lines: readonly RequestedLine[],
  products: ReadonlyMap<string, ProductRecord>,
): readonly VariantLine[] {
  const named = lines.map(({ productId, variantId, quantity, alterations }) => {
    const product = products.get(productId);
    const preferred = product ? preferredVariant(product).id : productId;
    const chosen = (alterations ?? []).map(({ id, value = null }) => ({ id, value }));
    return {
      productId,
      variantId: variantId ?? preferred,
      alterations: chosen.toSorted(byText(({ id }) => id)),
      quantity,
    };
  });
  const added = addUp(named, lineKeyOf);
  requireBounds(added);
  return added;
}

function requireBounds(lines: ReadonlyArray<Pick<RequestedLine, 'quantity'>>): void {
  if (lines.some(({ quantity }) => quantity > MAX_QUANTITY))
    throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'QUANTITY_FULL' });
}

function addUp<L extends Pick<RequestedLine, 'quantity'>>(
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

export interface NamedLine {
  readonly productId: string;
  readonly variantId?: string | null | undefined;
  /** See `lineKeyOf`. */
  readonly lineKey?: string | null | undefined;
}

/**
 * Finds without a key the line that is not altered, of the variant or by default of the base variant; where there is
 * none, the only one. Refuses with NOT_IN_CART.
 */
export function requireLine(
  lines: Lines,
  { productId, variantId, lineKey }: NamedLine,
): CartLineRecord {
  const named = lines.filter(
    (line) => line.productId === productId && (variantId == null || line.variantId === variantId),
  );
  const only = lineKey == null && named.length === 1 ? named[0] : undefined;
  const line = findLine(named, lineKey ?? variantId ?? productId) ?? only;
  if (!line) {
    const field = lineKey == null ? 'productId' : 'lineId';
    throw new Refusal({ code: 'NOT_IN_CART', field });
  }
  return line;
}

function cartFull(): Problem {
  return { code: 'LIMIT_REACHED', reason: 'CART' };
}

function findLine(lines: Lines, key: string): CartLineRecord | undefined {
  return lines.find((line) => lineKeyOf(line) === key);
}

function newLine(
  key: Pick<CartLineRecord, 'productId' | 'variantId' | 'alterations'>,
  quantity: number,
  now: string,
): CartLineRecord {
  return { ...key, quantity, addedAt: now, updatedAt: now };
}

function replaceQuantity(lines: Lines, line: CartLineRecord, quantity: number, now: string): Lines {
  return lines.map((one) => (one === line ? { ...one, quantity, updatedAt: now } : one));
}
