/** Milliseconds before each response, like in the specification's backend in the browser. */
export const DEFAULT_DELAY_MS = 400;
export const MAX_DELAY_MS = 5000;

const KEY = 'belle-vue-demo-delay';

/** Milliseconds, the same in all tabs. */
export function readDelay(): number {
  const stored = readStored();
  const ms = stored === null ? Number.NaN : Number(stored);
  return ms >= 0 && ms <= MAX_DELAY_MS ? ms : DEFAULT_DELAY_MS;
}

export function writeDelay(ms: number): void {
  try {
    localStorage.setItem(KEY, String(ms));
  } catch {
    // A full storage: the delay stays as it was.
  }
}

export function removeDelay(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // As in `writeDelay`.
  }
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
