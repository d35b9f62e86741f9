import type { ProductRecord } from '../catalog/catalog.store.ts';
import { fr } from '../shared/messages.fr.ts';
import { BadInput, Refusal, type Problem, type ProblemCode } from '../shared/problems.ts';
import type { CartLineRecord } from './cart.store.ts';

/** Bounds of contract, section 8. */
export const MAX_QUANTITY = 99;
export const MAX_LINES = 100;

type Lines = readonly CartLineRecord[];

/** A line as a visitor sends it. */
export interface RequestedLine {
  readonly productId: string;
  readonly quantity: number;
}

/** Refuses a quantity that is not a whole number from 1 to 99. */
export function readQuantity(quantity: unknown): number {
  if (!isQuantity(quantity)) {
    throw new Refusal({ code: 'INVALID', field: 'quantity', message: fr.cart.quantity });
  }
  return quantity;
}

function isQuantity(quantity: unknown): quantity is number {
  return Number.isInteger(quantity) && Number(quantity) >= 1 && Number(quantity) <= MAX_QUANTITY;
}

/** Refuses a product that cannot be bought now. */
export function requireBuyable(product: ProductRecord | undefined): ProductRecord {
  if (!product) throw new Refusal(unknownProduct());
  if (product.outOfStock) throw new Refusal(outOfStock(product));
  return product;
}

export function unknownProduct(): Problem {
  return { code: 'UNKNOWN_PRODUCT', field: 'productId', message: fr.catalog.unknownProduct };
}

export function outOfStock(product: ProductRecord): Problem {
  return {
    code: 'OUT_OF_STOCK',
    field: 'productId',
    message: fr.catalog.outOfStock(product.title),
  };
}

/** Puts pieces of a product into the cart: a new line, or more of the one that is there. */
export function addLine(lines: Lines, productId: string, quantity: number, now: string): Lines {
  const line = findLine(lines, productId);
  if (line) {
    if (line.quantity + quantity > MAX_QUANTITY) {
      throw new Refusal({ code: 'INVALID', field: 'quantity', message: fr.cart.quantityFull });
    }
    return replaceQuantity(lines, productId, line.quantity + quantity, now);
  }
  if (lines.length >= MAX_LINES) throw new Refusal(cartFull());
  return [...lines, { productId, quantity, addedAt: now, updatedAt: now }];
}

/** Sets the quantity of a line. */
export function setQuantity(lines: Lines, productId: string, quantity: number, now: string): Lines {
  requireLine(lines, productId);
  return replaceQuantity(lines, productId, quantity, now);
}

/** Moves the quantity of a line by one; it stays within 1 and 99 (contract, section 5). */
export function stepQuantity(lines: Lines, productId: string, step: 1 | -1, now: string): Lines {
  const line = requireLine(lines, productId);
  const quantity = Math.min(Math.max(line.quantity + step, 1), MAX_QUANTITY);
  return replaceQuantity(lines, productId, quantity, now);
}

/** Takes a line out of the cart. */
export function removeLine(lines: Lines, productId: string): Lines {
  requireLine(lines, productId);
  return lines.filter((line) => line.productId !== productId);
}

/**
 * Adds the lines of a visitor's cart that this cart does not have, with their quantity.
 * Lines that cannot be bought are left out and named; the others are added all the same.
 */
export function mergeLines(
  lines: Lines,
  asked: readonly RequestedLine[],
  products: ReadonlyMap<string, ProductRecord>,
  now: string,
): { readonly lines: Lines; readonly problems: readonly Problem[] } {
  const merged = [...lines];
  const problems: Problem[] = [];
  for (const { productId, quantity } of asked) {
    if (findLine(merged, productId)) continue;
    const product = products.get(productId);
    if (!product) problems.push(unknownProduct());
    else if (product.outOfStock) problems.push(outOfStock(product));
    else if (!isQuantity(quantity)) {
      problems.push({ code: 'INVALID', field: 'quantity', message: fr.cart.quantity });
    } else if (merged.length >= MAX_LINES) {
      problems.push(cartFull());
      break;
    } else merged.push({ productId, quantity, addedAt: now, updatedAt: now });
  }
  return { lines: merged, problems };
}

/**
 * Checks the lines that a visitor wants priced or ordered: at most 100, one a product
 * (the same product twice adds up, at most 99). Throws BadInput.
 */
export function readRequestedLines(asked: readonly RequestedLine[]): readonly RequestedLine[] {
  if (asked.length > MAX_LINES) throw new BadInput(fr.cart.tooManyLines);
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of asked) {
    if (!isQuantity(quantity)) throw new BadInput(fr.cart.quantity);
    const sum = (quantities.get(productId) ?? 0) + quantity;
    quantities.set(productId, Math.min(sum, MAX_QUANTITY));
  }
  return [...quantities].map(([productId, quantity]) => ({ productId, quantity }));
}

function cartFull(): Problem {
  return { code: 'LIMIT_REACHED' satisfies ProblemCode, message: fr.cart.full };
}

function findLine(lines: Lines, productId: string): CartLineRecord | undefined {
  return lines.find((line) => line.productId === productId);
}

function requireLine(lines: Lines, productId: string): CartLineRecord {
  const line = findLine(lines, productId);
  if (!line) {
    throw new Refusal({ code: 'NOT_IN_CART', field: 'productId', message: fr.cart.notInCart });
  }
  return line;
}

function replaceQuantity(lines: Lines, productId: string, quantity: number, now: string): Lines {
  return lines.map((line) =>
    line.productId === productId ? { ...line, quantity, updatedAt: now } : line,
  );
}
