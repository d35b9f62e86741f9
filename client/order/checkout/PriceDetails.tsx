import type { Totals_CartFragment } from '../../generated/shop/graphql.ts';
import { useSession } from '../../apollo/session.ts';
import { Totals } from '../../cart/Totals.tsx';
import { DeliveryDates } from '../../catalog/DeliveryDates.tsx';
import { cartPageTexts } from '../../cart/page/cartPage.fr.ts';
import { orderTexts } from '../order.fr.ts';

export function PriceDetails({ cart }: { cart: Totals_CartFragment }) {
  const isGuest = !useSession();
  return (
    <>
      <Totals
        sums={{ ...cart, subtotal: cart.originalTotal }}
        texts={
          isGuest ? { ...orderTexts.prices, free: cartPageTexts.guestFree } : orderTexts.prices
        }
      />
      {cart.quantity > 0 ? <DeliveryDates /> : null}
    </>
  );
}
