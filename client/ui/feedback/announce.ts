type Listener = (text: string) => void;

const listeners = new Set<Listener>();

/** Says something to screen readers, politely: what is seen at once and no notice tells. */
export function announce(text: string) {
  for (const listener of listeners) listener(text);
}

/** Hears what is announced. Returns the way to stop. */
export function onAnnounced(listener: Listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
