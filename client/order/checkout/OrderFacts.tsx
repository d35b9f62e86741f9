import { AddressText } from '../../address/AddressText.tsx';
import type { SavedAddress } from '../../address/useAddresses.ts';
import { graphql } from '../../generated/shop/index.ts';
import type { OrderFacts_CartFragment } from '../../generated/shop/graphql.ts';
import { orderTexts } from '../order.fr.ts';
import { PriceDetails } from './PriceDetails.tsx';

graphql(`
  fragment OrderFacts_cart on Cart {
    id
    ...PriceDetails_cart
  }
`);

type Props = {
  cart: OrderFacts_CartFragment;
  /** Where the parcel goes; undefined until chosen. */
  address: SavedAddress | undefined;
};

export function OrderFacts({ cart, address }: Props) {
  const texts = orderTexts.checkout;
  return (
    <>
      <section aria-labelledby="price-details-title">
        <h2 id="price-details-title">{orderTexts.prices.title}</h2>
        <PriceDetails cart={cart} />
      </section>
      <section aria-labelledby="delivery-title">
        <h2 id="delivery-title">{texts.delivery}</h2>
        {address ? (
          <address className="order-panel__address">
            <strong>{address.name}</strong>
            <AddressText address={address} />
          </address>
        ) : (
          <p className="checkout__muted">{texts.noDelivery}</p>
        )}
      </section>
    </>
  );
}
