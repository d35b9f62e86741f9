import { localVariable } from '../apollo/localVariable.ts';

const pendingWish = localVariable<string | null>(null);

/** The product whose heart a guest pressed before being sent to log in; null for none. */
export function usePendingWish() {
  return pendingWish.use();
}

/** Null removes it. */
export function rememberWish(productId: string | null) {
  pendingWish.write(productId);
}
