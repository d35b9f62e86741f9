// The server's bound for the id of a product.
const maxIdLength = 100;

/** The entries that the shop keeps in localStorage. */
export type StorageKey =
  'session' | 'guestCart' | 'lastOrder' | 'lastOrderTracking' | 'recentlyViewed' | 'bannerClosed';

/**
 * What a tab keeps in sessionStorage over a reload: a form's draft, a card payment to confirm, the
 * script that a new deployment made it reload.
 */
export type DraftKey = 'guestCheckout' | 'cardPayment' | 'reloadedFrom';

/**
 * Reads an entry. `parse` returns undefined for what it cannot make sense of; such an entry is
 * dropped, so that a damaged one is met once only.
 */
export function readEntry<T>(key: StorageKey, parse: (value: unknown) => T | undefined) {
  const text = readText(key);
  if (text === null) return undefined;
  const value = parse(parseJson(text));
  if (value === undefined) removeEntry(key);
  return value;
}

/** Writes an entry. A full or forbidden storage costs the memory of the next visit, nothing else. */
export function writeEntry(key: StorageKey, value: unknown) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows and full disks refuse; the cache still holds the value for this visit.
  }
}

/** Removes an entry. */
export function removeEntry(key: StorageKey) {
  try {
    localStorage.removeItem(key);
  } catch {
    // As in writeEntry.
  }
}

/** Reads a draft, which this tab keeps until it is closed. Damaged ones are dropped. */
export function readDraft<T>(key: DraftKey, parse: (value: unknown) => T | undefined) {
  try {
    const text = sessionStorage.getItem(key);
    const value = text === null ? undefined : parse(parseJson(text));
    if (value === undefined && text !== null) sessionStorage.removeItem(key);
    return value;
  } catch {
    return undefined;
  }
}

/** Keeps a draft over a reload; null forgets it. */
export function writeDraft(key: DraftKey, value: unknown) {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // As in writeEntry.
  }
}

/** Calls back when another tab changed an entry (null: all of them). Returns the way to stop. */
export function onOtherTab(listener: (key: string | null) => void) {
  const onStorage = (event: StorageEvent) => {
    if (event.storageArea === null || event.storageArea === localStorage) listener(event.key);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** True for anything with named properties, which JSON of unknown origin may or may not be. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True for what can be a product's id: what is longer would make requests that the server refuses. */
export function isProductId(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= maxIdLength;
}

function readText(key: StorageKey) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
