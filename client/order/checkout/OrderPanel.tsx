import { useApolloClient, useReactiveVar } from '@apollo/client/react';

import type { SavedAddress } from '../../address/useAddresses.ts';
import { graphql } from '../../generated/shop/index.ts';
import type { OrderPanel_CartFragment, PaymentMethod } from '../../generated/shop/graphql.ts';
import { dropRefusedCode } from '../../cart/code/cartCode.ts';
import { cartQueue } from '../../cart/cartQueue.ts';
import { orderTexts } from '../order.fr.ts';
import type { Option } from '../../delivery/promise.ts';
import { PickupPlace } from '../../delivery/PickupPlace.tsx';
import { usePlaceOrder } from './cash/usePlaceOrder.ts';
import { AlterationsAgreement, useAlterationsAgreement } from './AlterationsAgreement.tsx';
import { AddressText } from '../../address/AddressText.tsx';
import { PriceDetails } from './PriceDetails.tsx';
import './OrderPanel.css';
import { CartNotices } from './CartNotices.tsx';
import { OrderButton } from './OrderButton.tsx';
import { EmptyOrder, OrderLines } from '../lines/OrderLines.tsx';
import { TermsAgreement } from './TermsAgreement.tsx';
import { UnansweredOrder } from './UnansweredOrder.tsx';
import { useCardPayment } from './payment/useCardPayment.ts';
import type { CourierPhone } from './useCourierPhone.ts';

graphql(`
  fragment OrderPanel_cart on Cart {
    id
    lines {
      id
      quantity
      ...LineAlterations_line
    }
    warnings {
      code
      lineId
      message
    }
    ...OrderLines_cart
    ...Totals_cart
  }
`);

type Props = {
  cart: OrderPanel_CartFragment;
  /** Address of the parcel; undefined until chosen, and for what is fetched. */
  address: SavedAddress | undefined;
  delivery: {
    /** Undefined until loaded. */
    option: Option | undefined;
    cityName: string | undefined;
    /** Whether it is that of this address and cart. */
    isCurrent: boolean;
  };
  /** The payment provider's script; null where the shop takes no cards. */
  scriptUrl: string | null;
  method: PaymentMethod;
  phone: CourierPhone;
};

export function OrderPanel({ cart, address, delivery, scriptUrl, method, phone }: Props) {
  const client = useApolloClient();
  const wanted = useReactiveVar(cartQueue.wanted);
  const isMerging = useReactiveVar(cartQueue.isMerging);
  const { pay, step, problems } = useCardPayment();
  const cash = usePlaceOrder();
  const agreement = useAlterationsAgreement(cart.lines);

  const texts = orderTexts.checkout;
  const isUnknown = step === 'unknown';
  // The sums shown may be older than the cart's last change.
  const isChanging = wanted.size > 0 || isMerging;
  const isEmpty = cart.lines.length + cart.warnings.length === 0 && !isMerging;
  const { option, cityName, isCurrent } = delivery;
  // A press while another address is being priced is not lost: the server refuses more than what is shown.
  const isPriced = option !== undefined || isCurrent;
  const place = option?.pickupPoint;
  const hasPlace = place != null || address !== undefined;
  const isReady =
    step === 'ready' && !cash.isPlacing && hasPlace && isPriced && cart.quantity > 0 && !isChanging;
  const submit = async () => {
    if (!isUnknown && !agreement.check()) return undefined;
    // The shopper has seen why it does not count, and the total without it.
    if (!isUnknown && !(await dropRefusedCode(client, cart.discountCode))) return undefined;
    const to = {
      addressId: address?.id ?? null,
      deliveryOptionId: option?.id ?? null,
      acceptsAlterations: agreement.isAccepted,
    };
    const expectedTotal = (option ?? cart).payable.amount;
    const order = {
      ...to,
      expectedTotal,
      lines: cart.lines.map(({ id, quantity }) => ({ id, quantity })),
    };
    if (method === 'CARD' || isUnknown) return pay(scriptUrl, order, phone.save);
    const given = phone.read({ isRequired: true });
    if (given === null) return undefined;
    const refusal = await cash.placeOrder({ ...to, phone: given, expectedTotal });
    return phone.refuse(refusal);
  };
  const checkCash = async () => phone.refuse(await cash.placeOrder(null));
  const whatIsMissing = () => {
    if (isEmpty) return orderTexts.emptyCart;
    return hasPlace ? null : texts.chooseFirst;
  };
  const label = cash.isPlacing ? orderTexts.guest.submitting : texts.submit;
  return (
    <div className="surface order-panel stack-6">
      <section aria-labelledby="order-lines-title">
        <h2 id="order-lines-title">{orderTexts.lines}</h2>
        {isEmpty ? <EmptyOrder /> : <OrderLines cart={cart} />}
        <CartNotices warnings={cart.warnings} />
      </section>
      {isEmpty ? null : (
        <>
          <section aria-labelledby="price-details-title">
            <h2 id="price-details-title">{orderTexts.prices.title}</h2>
            <PriceDetails
              cart={cart}
              option={option}
              cityName={cityName}
              isUpdating={option !== undefined && !isCurrent}
            />
          </section>
          <section aria-labelledby="delivery-title">
            <h2 id="delivery-title">{place ? orderTexts.pickup.title : texts.delivery}</h2>
            {place ? <PickupPlace place={place} className="order-panel__address" /> : null}
            {address ? (
              <address className="order-panel__address">
                <strong>{address.name}</strong>
                <AddressText address={address} />
              </address>
            ) : null}
            {hasPlace ? null : <p className="checkout__muted">{texts.noDelivery}</p>}
          </section>
        </>
      )}
      {isUnknown ? (
        <p className="order-panel__pending" role="alert">
          {orderTexts.payment.unknown}
        </p>
      ) : null}
      {cash.isUnanswered ? (
        <UnansweredOrder isBusy={cash.isPlacing} onCheck={() => void checkCash()} />
      ) : null}
      {isUnknown ? null : <AlterationsAgreement agreement={agreement} />}
      <OrderButton
        problems={method === 'CARD' ? problems : cash.problems}
        missing={isUnknown ? null : whatIsMissing()}
        disabled={!isReady && !isUnknown}
        onClick={() => void submit()}
      >
        {isUnknown ? texts.resume : label}
      </OrderButton>
      <div className="note">
        <TermsAgreement text={texts.agreement} />
      </div>
    </div>
  );
}
