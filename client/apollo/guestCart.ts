import { localValue } from './localValue.ts';
import { isProductId, isRecord, readEntry, removeEntry, writeEntry } from './storage.ts';

/** A line of the visitor's cart; prices are the server's to tell. */
export type GuestCartLine = { productId: string; quantity: number };

const maxLines = 100;
const maxQuantity = 99;

const guestCart = localValue<GuestCartLine[]>([]);

/** The visitor's cart; always an array, the same one until it changes. */
export function useGuestCart(): GuestCartLine[] {
  return guestCart.use();
}

/** The visitor's cart, outside of components. */
export function readGuestCart(): GuestCartLine[] {
  return guestCart.read();
}

/**
 * Sets how many pieces of a product the visitor's cart holds, kept within 1 and 99; a new line comes
 * last unless `place` says where. Returns false, and changes nothing, when the cart already has 100
 * other lines.
 */
export function setGuestLine(productId: string, quantity: number, place = maxLines) {
  const lines = readGuestCart();
  const line = { productId, quantity: clampQuantity(quantity) };
  if (lines.some((each) => each.productId === productId)) {
    keep(lines.map((each) => (each.productId === productId ? line : each)));
    return true;
  }
  if (lines.length >= maxLines) return false;
  keep([...lines.slice(0, place), line, ...lines.slice(place)]);
  return true;
}

/** Puts back the lines of an emptied cart, before what was put into it since. */
export function restoreGuestLines(lines: readonly GuestCartLine[]) {
  const current = readGuestCart();
  const known = new Set(current.map(({ productId }) => productId));
  const back = lines.filter(({ productId }) => !known.has(productId));
  keep([...back, ...current].slice(0, maxLines));
}

/** Takes a product out of the visitor's cart. */
export function removeGuestLine(productId: string) {
  keep(readGuestCart().filter((line) => line.productId !== productId));
}

/** Empties the visitor's cart. */
export function clearGuestCart() {
  keep([]);
}

/**
 * Takes the visitor's cart away from every later visit and every other tab; this one goes on showing
 * it until `clearGuestCart`.
 */
export function forgetGuestCart() {
  removeEntry('guestCart');
}

/** Whether this browser keeps a cart for other tabs and later visits. */
export function isGuestCartKept() {
  return (readEntry('guestCart', parseGuestCart) ?? []).length > 0;
}

/** Takes up the cart that an earlier visit left, or that another tab changed. */
export function restoreGuestCart() {
  write(readEntry('guestCart', parseGuestCart) ?? []);
}

/** Makes lines of what localStorage held: wrong ones are left out, undefined when it is no cart. */
export function parseGuestCart(value: unknown): GuestCartLine[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const lines = new Map<string, GuestCartLine>();
  for (const each of value) {
    const line = parseLine(each);
    if (line && !lines.has(line.productId)) lines.set(line.productId, line);
  }
  return [...lines.values()].slice(0, maxLines);
}

function parseLine(value: unknown): GuestCartLine | undefined {
  if (!isRecord(value)) return undefined;
  const { productId, quantity } = value;
  if (!isProductId(productId)) return undefined;
  if (typeof quantity !== 'number' || !Number.isFinite(quantity)) return undefined;
  return { productId, quantity: clampQuantity(quantity) };
}

function clampQuantity(quantity: number) {
  return Math.min(maxQuantity, Math.max(1, Math.trunc(quantity)));
}

function keep(lines: GuestCartLine[]) {
  if (lines.length > 0) writeEntry('guestCart', lines.map(bare));
  else removeEntry('guestCart');
  write(lines);
}

function write(lines: GuestCartLine[]) {
  guestCart.write(lines.map(bare));
}

function bare({ productId, quantity }: GuestCartLine) {
  return { productId, quantity };
}
