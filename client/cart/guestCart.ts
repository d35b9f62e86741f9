import { localVariable } from '../apollo/localVariable.ts';
import { isProductId, isRecord, removeEntry, writeEntry } from '../apollo/storage.ts';

/** Names a line: the base variant has the product's id. */
export type LineKey = { productId: string; variantId: string };

/** Without prices, which come from the server. */
export type GuestCartLine = LineKey & { quantity: number };

const maxLines = 100;
/** Highest quantity of a line; the server refuses more. */
export const maxQuantity = 99;

const guestCart = localVariable<GuestCartLine[]>([], { key: 'guestCart', parse: parseGuestCart });

/** The guest's cart; the same array until it changes. */
export const { use: useGuestCart, read: readGuestCart, onChange: onGuestCart } = guestCart;

/** Sets a quantity within 1 and 99; false where the cart has 100 other lines. */
export function setGuestLine(
  { productId, variantId }: LineKey,
  quantity: number,
  index = maxLines,
) {
  const lines = readGuestCart();
  const line = { productId, variantId, quantity: clampQuantity(quantity) };
  if (lines.some((each) => each.variantId === variantId)) {
    store(lines.map((each) => (each.variantId === variantId ? line : each)));
    return true;
  }
  if (lines.length >= maxLines) return false;
  store([...lines.slice(0, index), line, ...lines.slice(index)]);
  return true;
}

/** Restores the lines of an emptied cart, before newer ones. */
export function restoreGuestLines(lines: readonly GuestCartLine[]) {
  const current = readGuestCart();
  const known = new Set(current.map(({ variantId }) => variantId));
  const back = lines.filter(({ variantId }) => !known.has(variantId));
  store([...back, ...current].slice(0, maxLines));
}

export function removeGuestLine(variantId: string) {
  store(readGuestCart().filter((line) => line.variantId !== variantId));
}

/**
 * Changes a line's variant in its place; a line of the other variant is joined. False where both
 * are more than 99.
 */
export function changeGuestVariant(from: LineKey, variantId: string) {
  const lines = readGuestCart();
  const joined = lines.find((line) => line.variantId === variantId);
  const changed = lines
    .filter((line) => line !== joined)
    .map((line) => {
      if (line.variantId !== from.variantId) return line;
      return { ...line, variantId, quantity: line.quantity + (joined?.quantity ?? 0) };
    });
  if (changed.some(({ quantity }) => quantity > maxQuantity)) return false;
  store(changed);
  return true;
}

export function clearGuestCart() {
  store([]);
}

/** Undefined where localStorage held no list; invalid lines are dropped. */
export function parseGuestCart(value: unknown): GuestCartLine[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const lines = new Map<string, GuestCartLine>();
  for (const each of value) {
    const line = parseLine(each);
    if (line && !lines.has(line.variantId)) lines.set(line.variantId, line);
  }
  return [...lines.values()].slice(0, maxLines);
}

function parseLine(value: unknown): GuestCartLine | undefined {
  if (!isRecord(value)) return undefined;
  const { productId, quantity, variantId = productId } = value;
  if (!isProductId(productId) || !isProductId(variantId)) return undefined;
  if (typeof quantity !== 'number' || !Number.isFinite(quantity)) return undefined;
  return { productId, variantId, quantity: clampQuantity(quantity) };
}

function clampQuantity(quantity: number) {
  return Math.min(maxQuantity, Math.max(1, Math.trunc(quantity)));
}

function store(lines: readonly GuestCartLine[]) {
  if (lines.length > 0) {
    writeEntry('guestCart', lines.map(toStored));
  } else {
    removeEntry('guestCart');
    removeEntry('guestQuote');
  }
  guestCart.write(lines.map(bare));
}

function bare({ productId, variantId, quantity }: GuestCartLine) {
  return { productId, variantId, quantity };
}

/** The base variant is not named, as in carts from before there were variants. */
function toStored({ productId, variantId, quantity }: GuestCartLine) {
  return variantId === productId ? { productId, quantity } : { productId, variantId, quantity };
}
