import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';

import { graphql } from '../../generated/shop/index.ts';
import { useGuestCart } from '../../apollo/guestCart.ts';
import { useSession } from '../../apollo/session.ts';
import { cartProducts, groupByProduct } from '../../cart/cartProducts.ts';
import { cartLinesQuery } from '../../cart/readCartLines.ts';
import { wishes } from '../../wishlist/wishes.ts';
import { wishesQuery } from '../../wishlist/wishesQuery.ts';
import { badges } from '../Header.tsx';

const choicesQuery = graphql(`
  query Choices {
    me {
      id
      ...CartLines_customer
      ...Wishes_customer
    }
  }
`);

/**
 * Publishes cart and wishlist to local values: the header does without Apollo, and a card renders
 * again for its own product alone.
 */
export function CartWishlistSync() {
  const session = useSession();
  const { pathname } = useLocation();
  if (!session) return <GuestChoices />;
  return (
    <>
      {/* Logging out resets the local values, so each session publishes anew. */}
      <CustomersChoices key={session.token} />
      <LoadChoices key={`${session.token} ${pathname}`} />
    </>
  );
}

function GuestChoices() {
  const lines = useGuestCart();
  cartProducts.usePublished(useMemo(() => groupByProduct(lines), [lines]));
  return null;
}

function CustomersChoices() {
  // Two queries, since a page may load one of them alone.
  const cart = useQuery(cartLinesQuery, { fetchPolicy: 'cache-only' }).data?.me?.cart;
  const wishlist = useQuery(wishesQuery, { fetchPolicy: 'cache-only' }).data?.me?.wishlist;
  const lines = cart?.lines;
  const quantity = cart?.quantity ?? 0;
  const wished = wishlist?.length ?? 0;

  cartProducts.usePublished(useMemo(() => groupByProduct(lines?.map(toKey) ?? []), [lines]));
  wishes.usePublished(useMemo(() => new Set(wishlist?.map(({ id }) => id)), [wishlist]));
  badges.usePublished(useMemo(() => ({ cart: quantity, wishlist: wished }), [quantity, wished]));
  return null;
}

function toKey({ product, variant }: { product: { id: string }; variant: { id: string } }) {
  return { productId: product.id, variantId: variant.id };
}

/** One request for both, repeated on each page in case it failed. */
function LoadChoices() {
  const client = useApolloClient();
  useEffect(() => {
    client.query({ query: choicesQuery }).catch(() => undefined);
  }, [client]);
  return null;
}
