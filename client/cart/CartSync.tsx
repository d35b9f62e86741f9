import { useCartAcrossTabs } from './useCartAcrossTabs.ts';
import { useFlushQuantities } from './useFlushQuantities.ts';
import { useMergeGuestCart } from './useMergeGuestCart.ts';

/** What the cart needs on every page. Shows nothing; to be mounted once. */
export function CartSync() {
  useMergeGuestCart();
  useFlushQuantities();
  useCartAcrossTabs();
  return null;
}
