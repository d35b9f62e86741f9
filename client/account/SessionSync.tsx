import { useFulfilWish } from '../wishlist/useFulfilWish.ts';
import { useWithdrawOffers } from './useWithdrawOffers.ts';

/** What opening or closing a session asks for on every page; shows nothing. To be mounted once. */
export function SessionSync() {
  useFulfilWish();
  useWithdrawOffers();
  return null;
}
