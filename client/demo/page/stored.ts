import type { PageLook } from '../demo.ts';
import { deviceKeys, draftKeys, personalKeys, staffKeys } from '../../apollo/storage.ts';

const SECRET_BYTES = 32;

/** Names all that browsers store of the demo in this folder. */
export const demoName = (base: URL) => `belle-vue-demo:${base.pathname}`;

const secretKey = (name: string) => `${name}:secret`;
export const cookiesKey = (name: string) => `${name}:cookies`;
const lookKey = (name: string) => `${name}:look`;
const delayKey = 'belle-vue-demo-delay';

/** Milliseconds before each response, like in the specification's backend in the browser. */
const DEFAULT_DELAY_MS = 400;
export const MAX_DELAY_MS = 5000;

/** Null for what is not stored, or where the browser refuses storage. */
export function readStored(key: string): string | null {
  return unlessRefused(() => localStorage.getItem(key)) ?? null;
}

/** Returns whether it was stored: browsers may refuse storage, or have no more room. */
export function writeStored(key: string, value: string): boolean {
  const stored = unlessRefused(() => {
    localStorage.setItem(key, value);
    return true;
  });
  return stored ?? false;
}

/** Signs sessions and links: made once for a demo; for this page alone where nothing is stored. */
export function secretOf(name: string): string {
  const stored = readStored(secretKey(name));
  if (stored !== null) return stored;
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  writeStored(secretKey(name), made);
  return made;
}

/** Milliseconds, the same in all tabs. */
export function readDelay(): number {
  const ms = Number(readStored(delayKey) ?? Number.NaN);
  return ms >= 0 && ms <= MAX_DELAY_MS ? ms : DEFAULT_DELAY_MS;
}

export const writeDelay = (ms: number) => void writeStored(delayKey, String(ms));

/** A page is drawn before its shop is open: it looks as the shop did last. Null on the first visit. */
export function readLook(name: string): PageLook | null {
  const stored = readStored(lookKey(name));
  if (stored === null) return null;
  const look: PageLook = JSON.parse(stored);
  return look;
}

export const writeLook = (name: string, look: PageLook) =>
  void writeStored(lookKey(name), JSON.stringify(look));

const emptyKey = 'demo-empty';

/** Whether the demo is opened as a shop without goods. It stays when everything else begins again. */
export const isShopEmpty = () => readStored(emptyKey) === '1';

export const writeShopEmpty = (isEmpty: boolean) => void writeStored(emptyKey, isEmpty ? '1' : '0');

/**
 * Removes the data that all tabs share of the demo and of its shop's client, but the tables; other
 * sites of the host stay. Only one tab may do so: a later one would remove what the first has
 * begun.
 */
export function removeShared(name: string): void {
  const ofDemo = [secretKey(name), cookiesKey(name), lookKey(name), delayKey];
  unlessRefused(() => {
    for (const key of [...personalKeys, ...deviceKeys, ...staffKeys, ...ofDemo]) {
      localStorage.removeItem(key);
    }
  });
}

/** Removes what this tab alone has stored. */
export function removeDrafts(): void {
  unlessRefused(() => {
    for (const key of draftKeys) sessionStorage.removeItem(key);
  });
}

function unlessRefused<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
