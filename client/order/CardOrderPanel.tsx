import type { FragmentType } from '@apollo/client';
import { useApolloClient, useFragment, useReactiveVar } from '@apollo/client/react';

import { AddressText } from '../address/AddressText.tsx';
import type { SavedAddress } from '../address/useAddresses.ts';
import { graphql } from '../apollo/generated/index.ts';
import type { CardOrderPanel_CartFragment } from '../apollo/generated/graphql.ts';
import { cartQueue } from '../cart/cartQueue.ts';
import { fr } from '../text/fr.ts';
import { Button } from '../ui/Button.tsx';
import './CardOrderPanel.css';
import { CartNotices } from './CartNotices.tsx';
import { OrderLines } from './OrderLines.tsx';
import { PriceDetails } from './PriceDetails.tsx';
import { useCardPayment } from './useCardPayment.ts';

const cardOrderPanelFragment = graphql(`
  fragment CardOrderPanel_cart on Cart {
    id
    quantity
    payable {
      amount
    }
    lines {
      id
      quantity
      product {
        id
      }
    }
    warnings {
      code
      productId
      message
    }
    ...OrderLines_cart
    ...PriceDetails_cart
  }
`);

type Props = {
  cart: FragmentType<CardOrderPanel_CartFragment>;
  /** Where the parcel goes; nothing while none is chosen. */
  address: SavedAddress | undefined;
  /** The payment provider's script; null where the shop takes no cards. */
  scriptUrl: string | null;
};

/** What is ordered, what it costs, where it goes, and the button that pays it. */
export function CardOrderPanel({ cart: from, address, scriptUrl }: Props) {
  const { data: cart, complete } = useFragment({
    fragment: cardOrderPanelFragment,
    fragmentName: 'CardOrderPanel_cart',
    from,
  });
  const queue = cartQueue(useApolloClient());
  const wanted = useReactiveVar(queue.wanted);
  const isMerging = useReactiveVar(queue.isMerging);
  const { pay, step } = useCardPayment();
  if (!complete) return null;

  const texts = fr.order.checkout;
  const isUnknown = step === 'unknown';
  // The sums on the screen may not yet be those of the cart that the shopper asked for.
  const isChanging = wanted.size > 0 || isMerging;
  const isReady =
    scriptUrl !== null && step === 'ready' && address && cart.quantity > 0 && !isChanging;
  const submit = () =>
    pay(scriptUrl, {
      addressId: address?.id ?? '',
      expectedTotal: cart.payable.amount,
      lines: cart.lines.map(({ product, quantity }) => ({ productId: product.id, quantity })),
    });
  return (
    <div className="surface card-order-panel">
      <section aria-labelledby="order-lines-title">
        <h2 id="order-lines-title">{fr.order.lines}</h2>
        {cart.lines.length === 0 ? (
          <p className="checkout__muted">{fr.order.emptyCart}</p>
        ) : (
          <OrderLines cart={cart} />
        )}
        <CartNotices warnings={cart.warnings} />
      </section>
      <section aria-labelledby="price-details-title">
        <h2 id="price-details-title">{fr.order.prices.title}</h2>
        <PriceDetails cart={cart} />
      </section>
      <section aria-labelledby="delivery-title">
        <h2 id="delivery-title">{texts.delivery}</h2>
        {address ? (
          <address className="card-order-panel__address">
            <strong>{address.name}</strong>
            <AddressText address={address} />
          </address>
        ) : (
          <p className="checkout__muted">{texts.noDelivery}</p>
        )}
      </section>
      {scriptUrl === null ? (
        <p className="card-order-panel__alert" id="card-order-off">
          {fr.order.payment.off}
        </p>
      ) : null}
      {isUnknown ? (
        <p className="card-order-panel__alert" role="alert">
          {fr.order.payment.unknown}
        </p>
      ) : null}
      <Button
        isWide
        disabled={!isReady && !isUnknown}
        aria-describedby={scriptUrl === null ? 'card-order-off' : undefined}
        onClick={() => void submit()}
      >
        {isUnknown ? texts.resume : texts.submit}
      </Button>
    </div>
  );
}
