import { localValue } from '../apollo/localValue.ts';

const pendingWish = localValue<string | null>(null);

/** The product whose heart a visitor pressed just before being asked to log in; null for none. */
export function usePendingWish() {
  return pendingWish.use();
}

/** Remembers a visitor's wish until there is a session; null forgets it. */
export function rememberWish(productId: string | null) {
  pendingWish.write(productId);
}
