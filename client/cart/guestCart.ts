import { lineKeyOf } from '#shared/line-key.ts';
import { localVariable } from '../apollo/localVariable.ts';
import { isProductId, isRecord, removeEntry, writeEntry } from '../apollo/storage.ts';

/** `value` is null for an alteration without a measure. */
export type ChosenAlteration = { id: string; value: number | null };

/** `lineKeyOf` names its line. The base variant has the product's id. */
export type CartItem = { productId: string; variantId: string; alterations: ChosenAlteration[] };

/** Without prices, which come from the server. */
export type GuestCartLine = CartItem & { quantity: number };

const maxLines = 100;
/** Highest quantity of a line; the server refuses more. */
export const maxQuantity = 99;
// The server's limit.
const maxAlterations = 10;

const guestCart = localVariable<GuestCartLine[]>([], { key: 'guestCart', parse: parseGuestCart });

/** The guest's cart; the same array until it changes. */
export const { use: useGuestCart, read: readGuestCart, onChange: onGuestCart } = guestCart;

/** Sets a quantity within 1 and 99; false where the cart has 100 other lines. */
export function setGuestLine(item: CartItem, quantity: number, index = maxLines) {
  const lines = readGuestCart();
  const key = lineKeyOf(item);
  if (lines.some((each) => lineKeyOf(each) === key)) {
    setGuestQuantity(key, quantity);
    return true;
  }
  if (lines.length >= maxLines) return false;
  const line = { ...item, quantity: clampQuantity(quantity) };
  storeGuestCart([...lines.slice(0, index), line, ...lines.slice(index)]);
  return true;
}

/** Sets the quantity of a line within 1 and 99. */
export function setGuestQuantity(key: string, quantity: number) {
  storeGuestCart(
    readGuestCart().map((line) =>
      lineKeyOf(line) === key ? { ...line, quantity: clampQuantity(quantity) } : line,
    ),
  );
}

/** Restores the lines of an emptied cart, before newer ones. */
export function restoreGuestLines(lines: readonly GuestCartLine[]) {
  const current = readGuestCart();
  const known = new Set(current.map(lineKeyOf));
  const back = lines.filter((line) => !known.has(lineKeyOf(line)));
  storeGuestCart([...back, ...current].slice(0, maxLines));
}

export function removeGuestLine(key: string) {
  storeGuestCart(readGuestCart().filter((line) => lineKeyOf(line) !== key));
}

export function clearGuestCart() {
  storeGuestCart([]);
}

/** Undefined where localStorage held no list; invalid lines are dropped. */
export function parseGuestCart(value: unknown): GuestCartLine[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const lines = new Map<string, GuestCartLine>();
  for (const each of value) {
    const line = parseLine(each);
    const key = line && lineKeyOf(line);
    if (line && key !== undefined && !lines.has(key)) lines.set(key, line);
  }
  return [...lines.values()].slice(0, maxLines);
}

function parseLine(value: unknown): GuestCartLine | undefined {
  if (!isRecord(value)) return undefined;
  const { productId, quantity, variantId = productId } = value;
  if (!isProductId(productId) || !isProductId(variantId)) return undefined;
  if (typeof quantity !== 'number' || !Number.isFinite(quantity)) return undefined;
  const alterations = parseAlterations(value['alterations']);
  return alterations && { productId, variantId, alterations, quantity: clampQuantity(quantity) };
}

/** Carts from before there were alterations have none. Undefined where one of them is invalid. */
export function parseAlterations(value: unknown = []): ChosenAlteration[] | undefined {
  if (!Array.isArray(value) || value.length > maxAlterations) return undefined;
  const alterations = value.flatMap((each) => {
    if (!isRecord(each) || !isProductId(each['id'])) return [];
    const { id, value: measure } = each;
    const isValue = measure === null || (typeof measure === 'number' && Number.isFinite(measure));
    return isValue ? [{ id, value: measure }] : [];
  });
  return alterations.length === value.length ? alterations : undefined;
}

function clampQuantity(quantity: number) {
  return Math.min(maxQuantity, Math.max(1, Math.trunc(quantity)));
}

export function storeGuestCart(lines: readonly GuestCartLine[]) {
  if (lines.length > 0) {
    writeEntry('guestCart', lines.map(toStored));
  } else {
    removeEntry('guestCart');
    removeEntry('guestQuote');
  }
  guestCart.write(lines.map(bare));
}

function bare({ productId, variantId, alterations, quantity }: GuestCartLine) {
  return { productId, variantId, alterations, quantity };
}

/** The base variant and no alterations are not named, as in carts from before there were any. */
function toStored({ productId, variantId, alterations, quantity }: GuestCartLine) {
  return {
    productId,
    ...(variantId !== productId && { variantId }),
    ...(alterations.length > 0 && { alterations }),
    quantity,
  };
}
