import { deviceKeys, draftKeys, personalKeys, staffKeys } from '../../apollo/storage.ts';
import { removeDelay } from './delay.ts';

const SECRET_BYTES = 32;

const secretKey = (name: string) => `${name}:secret`;
export const cookiesKey = (name: string) => `${name}:cookies`;

/** Signs sessions and links: made once for a demo; for this page alone where nothing is stored. */
export function secretOf(name: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  try {
    const stored = localStorage.getItem(secretKey(name));
    if (stored === null) localStorage.setItem(secretKey(name), made);
    return stored ?? made;
  } catch {
    return made;
  }
}

/**
 * Removes the data that all tabs share of the demo and of its shop's client, but the tables; other
 * sites of the host stay. Only one tab may do so: a later one would remove what the first has
 * begun.
 */
export function removeShared(name: string): void {
  ignoringRefusal(() => {
    for (const key of [
      ...personalKeys,
      ...deviceKeys,
      ...staffKeys,
      secretKey(name),
      cookiesKey(name),
    ]) {
      localStorage.removeItem(key);
    }
  });
  removeDelay();
}

/** Removes what this tab alone has stored. */
export function removeDrafts(): void {
  ignoringRefusal(() => {
    for (const key of draftKeys) sessionStorage.removeItem(key);
  });
}

/** Ignores that the browser refuses storage, where nothing is stored. */
function ignoringRefusal(remove: () => void): void {
  try {
    remove();
  } catch {
    // As above.
  }
}
