type Listener = (text: string) => void;

const listeners = new Set<Listener>();

/** Politely announces to screen readers what is visible without a toast. */
export function announce(text: string) {
  for (const listener of listeners) listener(text);
}

/** Returns a function that stops listening. */
export function onAnnounced(listener: Listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
