import type { Totals_CartFragment } from '../../generated/shop/graphql.ts';
import { useSession } from '../../apollo/session.ts';
import { CodeField } from '../../cart/code/CodeField.tsx';
import { Totals } from '../../cart/Totals.tsx';
import { cartPageTexts } from '../../cart/page/cartPage.fr.ts';
import { DeliveryPromise } from '../../catalog/DeliveryPromise.tsx';
import type { Option } from '../../delivery/promise.ts';
import { orderTexts } from '../order.fr.ts';

type Props = {
  cart: Totals_CartFragment;
  /** Undefined until loaded. */
  option: Option | undefined;
  /** The city of the list to which it goes; undefined for any other place. */
  cityName: string | undefined;
  isUpdating: boolean;
};

export function PriceDetails({ cart, option, cityName, isUpdating }: Props) {
  const isGuest = !useSession();
  const { fee = cart.shipping, payable = cart.payable } = option ?? {};
  return (
    <>
      <Totals
        sums={{ ...cart, subtotal: cart.originalTotal, shipping: fee, payable }}
        texts={
          isGuest ? { ...orderTexts.prices, free: cartPageTexts.guestFree } : orderTexts.prices
        }
        isUpdating={isUpdating}
      />
      <CodeField code={cart.discountCode} />
      {cart.quantity > 0 ? <DeliveryPromise option={option} cityName={cityName} /> : null}
    </>
  );
}
