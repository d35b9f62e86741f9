const maxIdLength = 100;

/** Keys of localStorage that go with the session. All keys are named on the privacy page. */
export const personalKeys = [
  'session',
  'guestCart',
  'guestQuote',
  'guestCode',
  'lastOrder',
  'lastOrderTracking',
  'recentlyViewed',
  'chosenSizes',
  'bodyMeasures',
  'frameMeasures',
  'deliveryCity',
] as const;

/** Keys of localStorage that stay on the device. */
export const deviceKeys = ['bannerClosed', 'language'] as const;

/** Keys of the back office, on devices of staff; also of localStorage. */
export const staffKeys = ['orderChannel'] as const;
export type StorageKey = (typeof personalKeys | typeof deviceKeys | typeof staffKeys)[number];

/** Keys of sessionStorage: one tab's, over reloads. */
export const draftKeys = [
  'guestCheckout',
  'orderAttempt',
  'checkout',
  'cardPayment',
  'addressForm',
  'reloadedFrom',
  'scroll',
] as const;
export type DraftKey = (typeof draftKeys)[number];

/** The service worker's cache of pages that were seen. */
export const pageCopies = 'belle-vue-pages-1';

/** `parse` returns undefined for invalid entries, which are removed. */
export function readEntry<T>(key: StorageKey, parse: (value: unknown) => T | undefined) {
  const text = readText(key);
  if (text === null) return undefined;
  const value = parse(parseJson(text));
  if (value === undefined) removeEntry(key);
  return value;
}

export function writeEntry(key: StorageKey, value: unknown) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows and full disks refuse; memory still holds the value for this visit.
  }
}

export function removeEntry(key: StorageKey) {
  try {
    localStorage.removeItem(key);
  } catch {
    // As in writeEntry.
  }
}

/** Works like readEntry, for this tab alone. */
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

/** Null removes the draft. */
export function writeDraft(key: DraftKey, value: unknown) {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // As in writeEntry.
  }
}

/** They are alike for everyone, but their addresses say what this shopper has looked at. */
export async function removePageCopies() {
  try {
    await window.caches?.delete(pageCopies);
  } catch {
    // Private windows have no caches.
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

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The server refuses longer ids. */
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
