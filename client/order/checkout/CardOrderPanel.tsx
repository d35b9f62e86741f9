import type { FragmentType } from '@apollo/client';
import { useApolloClient, useFragment, useReactiveVar } from '@apollo/client/react';

import type { SavedAddress } from '../../address/useAddresses.ts';
import { graphql } from '../../apollo/generated/index.ts';
import type { CardOrderPanel_CartFragment } from '../../apollo/generated/graphql.ts';
import { cartQueue } from '../../cart/cartQueue.ts';
import { fr } from '../../text/fr.ts';
import { CardOrderFacts } from './CardOrderFacts.tsx';
import './CardOrderPanel.css';
import { CartNotices } from './CartNotices.tsx';
import { EmptyOrder } from './EmptyOrder.tsx';
import { OrderButton } from './OrderButton.tsx';
import { OrderLines } from '../lines/OrderLines.tsx';
import { PaymentPending } from './payment/PaymentPending.tsx';
import { TermsAgreement } from './TermsAgreement.tsx';
import { useCardPayment } from './payment/useCardPayment.ts';

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
      variant {
        id
      }
    }
    warnings {
      code
      variantId
      message
    }
    ...OrderLines_cart
    ...CardOrderFacts_cart
  }
`);

type Props = {
  cart: FragmentType<CardOrderPanel_CartFragment>;
  /** Where the parcel goes; undefined until chosen. */
  address: SavedAddress | undefined;
  /** The payment provider's script; null where the shop takes no cards. */
  scriptUrl: string | null;
};

export function CardOrderPanel({ cart: from, address, scriptUrl }: Props) {
  const { data: cart, complete } = useFragment({
    fragment: cardOrderPanelFragment,
    fragmentName: 'CardOrderPanel_cart',
    from,
  });
  const queue = cartQueue(useApolloClient());
  const wanted = useReactiveVar(queue.wanted);
  const isMerging = useReactiveVar(queue.isMerging);
  const { pay, step, problems } = useCardPayment();
  if (!complete) return null;

  const texts = fr.order.checkout;
  const isUnknown = step === 'unknown';
  // The sums shown may be older than the cart's last change.
  const isChanging = wanted.size > 0 || isMerging;
  const isEmpty = cart.lines.length + cart.warnings.length === 0 && !isMerging;
  const isReady =
    scriptUrl !== null && step === 'ready' && address && cart.quantity > 0 && !isChanging;
  const submit = () =>
    pay(scriptUrl, {
      addressId: address?.id ?? '',
      expectedTotal: cart.payable.amount,
      lines: cart.lines.map(({ variant, quantity }) => ({ variantId: variant.id, quantity })),
    });
  const whatIsMissing = () => {
    if (isEmpty) return fr.order.emptyCart;
    if (scriptUrl === null) return fr.order.payment.off;
    return address ? null : texts.chooseFirst;
  };
  return (
    <div className="surface card-order-panel">
      <section aria-labelledby="order-lines-title">
        <h2 id="order-lines-title">{fr.order.lines}</h2>
        {isEmpty ? <EmptyOrder /> : <OrderLines cart={cart} />}
        <CartNotices warnings={cart.warnings} />
      </section>
      {isEmpty ? null : (
        <CardOrderFacts cart={cart} address={address} hasCards={scriptUrl !== null} />
      )}
      {isUnknown ? <PaymentPending /> : null}
      <OrderButton
        problems={problems}
        missing={isUnknown ? null : whatIsMissing()}
        disabled={!isReady && !isUnknown}
        onClick={() => void submit()}
      >
        {isUnknown ? texts.resume : texts.submit}
      </OrderButton>
      <div className="card-order-panel__terms">
        <TermsAgreement text={texts.agreement} />
      </div>
    </div>
  );
}
