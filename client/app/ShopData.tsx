import { ApolloProvider, useApolloClient } from '@apollo/client/react';
import { use, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { SessionSync } from '../account/SessionSync.tsx';
import { browserClient, RenderedClient } from './browserClient.ts';
import { CartButton } from '../cart/CartButton.tsx';
import { CartContentsProvider } from '../cart/CartContents.tsx';
import { useCartSync } from '../cart/useCartSync.ts';
import { ProductActions } from '../catalog/card/ProductActions.ts';
import { PreloadPage } from '../page/links.tsx';
import { WishButton, WishLink } from '../wishlist/WishButton.tsx';
import { WishesProvider } from '../wishlist/Wishes.tsx';
import { WishlistSync } from '../wishlist/WishlistSync.tsx';
import { useSession } from '../apollo/session.ts';
import { graphql } from '../generated/shop/index.ts';
import { preloadPage } from './navigation/preloadPages.ts';
import { PrefetchOnIntent } from './navigation/PrefetchOnIntent.tsx';

const productActions = { CartButton, WishButton, WishLink };

/** The client of the shop's API, and what keeps its data current. */
export function ShopData({ children }: { children: ReactNode }) {
  // Above the header: the browser's restores what other tabs changed, which the header shows.
  const client = use(RenderedClient) ?? browserClient();
  return (
    <ApolloProvider client={client}>
      <CartContentsProvider>
        <WishesProvider>
          <PreloadPage value={preloadPage}>
            <ProductActions value={productActions}>{children}</ProductActions>
          </PreloadPage>
        </WishesProvider>
      </CartContentsProvider>
      <LoadChoices />
      <CartSync />
      <SessionSync />
      <WishlistSync />
      <PrefetchOnIntent />
    </ApolloProvider>
  );
}

function CartSync() {
  useCartSync();
  return null;
}

const choicesQuery = graphql(`
  query Choices {
    me {
      id
      ...CartLines_customer
      ...Wishes_customer
    }
  }
`);

/** One request for the customer's cart and wishlist, repeated on each page in case it failed. */
function LoadChoices() {
  const token = useSession()?.token;
  const { pathname } = useLocation();
  return token === undefined ? null : <Load key={`${token} ${pathname}`} />;
}

function Load() {
  const client = useApolloClient();
  useEffect(() => {
    client.query({ query: choicesQuery }).catch(() => undefined);
  }, [client]);
  return null;
}
