import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';

import { graphql } from '../../apollo/generated/index.ts';
import { useGuestCart } from '../../apollo/guestCart.ts';
import { useSession } from '../../apollo/session.ts';
import { cartProducts } from '../../cart/cartProducts.ts';
import { cartProductsQuery } from '../../cart/cartProductsQuery.ts';
import { wishes } from '../../wishlist/wishes.ts';
import { wishesQuery } from '../../wishlist/wishesQuery.ts';
import { badges } from '../badges.ts';

const choicesQuery = graphql(`
  query Choices {
    me {
      id
      ...CartProducts_customer
      ...CartContents_customer
      ...Wishes_customer
    }
  }
`);

/**
 * Publishes what the shopper has put into the cart and wishes for, so that the header does without
 * Apollo and a card renders again for its own product alone. Shows nothing; to be mounted once.
 */
export function ChoicesSync() {
  const session = useSession();
  const { pathname } = useLocation();
  if (!session) return <GuestChoices />;
  return (
    <>
      {/* Each session publishes anew: the end of the one before has forgotten all. */}
      <CustomersChoices key={session.token} />
      <LoadChoices key={`${session.token} ${pathname}`} />
    </>
  );
}

function GuestChoices() {
  const lines = useGuestCart();
  cartProducts.usePublished(
    useMemo(() => new Set(lines.map(({ productId }) => productId)), [lines]),
  );
  return null;
}

function CustomersChoices() {
  // One by one, as a page or a change may bring one of them alone.
  const cart = useQuery(cartProductsQuery, { fetchPolicy: 'cache-only' }).data?.me?.cart;
  const wishlist = useQuery(wishesQuery, { fetchPolicy: 'cache-only' }).data?.me?.wishlist;
  const lines = cart?.lines;
  const pieces = cart?.quantity ?? 0;
  const wished = wishlist?.length ?? 0;

  cartProducts.usePublished(
    useMemo(() => new Set(lines?.map(({ product }) => product.id)), [lines]),
  );
  wishes.usePublished(useMemo(() => new Set(wishlist?.map(({ id }) => id)), [wishlist]));
  badges.usePublished(useMemo(() => ({ cart: pieces, wishlist: wished }), [pieces, wished]));
  return null;
}

/** Asks for all in one go. Mounted on each page, which asks again for an answer that did not come. */
function LoadChoices() {
  const client = useApolloClient();
  useEffect(() => {
    client.query({ query: choicesQuery }).catch(() => undefined);
  }, [client]);
  return null;
}
