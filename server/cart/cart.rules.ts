import type { ProductRecord } from '../catalog/catalog.store.ts';
import { BadInput, Refusal, type Problem } from '../shared/problems.ts';
import type { CartLineRecord } from './cart.store.ts';

export const MAX_QUANTITY = 99;
export const MAX_LINES = 100;

type Lines = readonly CartLineRecord[];

export interface RequestedLine {
  readonly productId: string;
  readonly quantity: number;
}

export function readQuantity(quantity: unknown): number {
  if (!isQuantity(quantity)) {
    throw new Refusal({ code: 'INVALID', reason: 'QUANTITY', field: 'quantity' });
  }
  return quantity;
}

function isQuantity(quantity: unknown): quantity is number {
  return Number.isInteger(quantity) && Number(quantity) >= 1 && Number(quantity) <= MAX_QUANTITY;
}

export function requireBuyable(product: ProductRecord | undefined): ProductRecord {
  if (!product) throw new Refusal(unknownProduct());
  if (product.outOfStock) throw new Refusal(outOfStock(product));
  return product;
}

export function unknownProduct(): Problem {
  return { code: 'UNKNOWN_PRODUCT', reason: 'CATALOG', field: 'productId' };
}

export function outOfStock(product: ProductRecord): Problem {
  return { code: 'OUT_OF_STOCK', field: 'productId', title: product.title };
}

export function addLine(lines: Lines, productId: string, quantity: number, now: string): Lines {
  const line = findLine(lines, productId);
  if (line) {
    if (line.quantity + quantity > MAX_QUANTITY) {
      throw new Refusal({ code: 'INVALID', reason: 'QUANTITY_FULL', field: 'quantity' });
    }
    return replaceQuantity(lines, productId, line.quantity + quantity, now);
  }
  if (lines.length >= MAX_LINES) throw new Refusal(cartFull());
  return [...lines, { productId, quantity, addedAt: now, updatedAt: now }];
}

export function setQuantity(lines: Lines, productId: string, quantity: number, now: string): Lines {
  requireLine(lines, productId);
  return replaceQuantity(lines, productId, quantity, now);
}

/** Stays within 1 and 99. */
export function stepQuantity(lines: Lines, productId: string, step: 1 | -1, now: string): Lines {
  const line = requireLine(lines, productId);
  const quantity = Math.min(Math.max(line.quantity + step, 1), MAX_QUANTITY);
  return replaceQuantity(lines, productId, quantity, now);
}

export function removeLine(lines: Lines, productId: string): Lines {
  requireLine(lines, productId);
  return lines.filter((line) => line.productId !== productId);
}

/** Adds lines that the cart does not have; unavailable ones become problems. */
export function mergeLines(
  lines: Lines,
  requested: readonly RequestedLine[],
  products: ReadonlyMap<string, ProductRecord>,
  now: string,
): { readonly lines: Lines; readonly problems: readonly Problem[] } {
  const merged = [...lines];
  const problems: Problem[] = [];
  for (const { productId, quantity } of requested) {
    if (findLine(merged, productId)) continue;
    const product = products.get(productId);
    if (!product) problems.push(unknownProduct());
    else if (product.outOfStock) problems.push(outOfStock(product));
    else if (!isQuantity(quantity)) {
      problems.push({ code: 'INVALID', reason: 'QUANTITY', field: 'quantity' });
    } else if (merged.length >= MAX_LINES) {
      problems.push(cartFull());
      break;
    } else merged.push({ productId, quantity, addedAt: now, updatedAt: now });
  }
  return { lines: merged, problems };
}

/** Adds up repeated products. Throws BadInput. */
export function readRequestedLines(requested: readonly RequestedLine[]): readonly RequestedLine[] {
  if (requested.length > MAX_LINES)
    throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'CART_LINES' });
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of requested) {
    if (!isQuantity(quantity)) throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'QUANTITY' });
    const sum = (quantities.get(productId) ?? 0) + quantity;
    quantities.set(productId, Math.min(sum, MAX_QUANTITY));
  }
  return [...quantities].map(([productId, quantity]) => ({ productId, quantity }));
}

function cartFull(): Problem {
  return { code: 'LIMIT_REACHED', reason: 'CART' };
}

function findLine(lines: Lines, productId: string): CartLineRecord | undefined {
  return lines.find((line) => line.productId === productId);
}

function requireLine(lines: Lines, productId: string): CartLineRecord {
  const line = findLine(lines, productId);
  if (!line) {
    throw new Refusal({ code: 'NOT_IN_CART', field: 'productId' });
  }
  return line;
}

function replaceQuantity(lines: Lines, productId: string, quantity: number, now: string): Lines {
  return lines.map((line) =>
    line.productId === productId ? { ...line, quantity, updatedAt: now } : line,
  );
}
