import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';

import { SessionSync } from '../../account/SessionSync.tsx';
import { browserClient } from '../../apollo/browserClient.ts';
import { CartButton } from '../../cart/CartButton.tsx';
import { CartSync } from '../../cart/CartSync.tsx';
import { ProductActions } from '../../catalog/card/ProductActions.ts';
import { WishButton } from '../../wishlist/WishButton.tsx';
import { WishLink } from '../../wishlist/WishLink.tsx';
import { WishlistSync } from '../../wishlist/WishlistSync.tsx';
import { ChoicesSync } from './ChoicesSync.tsx';
import { PrefetchOnIntent } from '../navigation/PrefetchOnIntent.tsx';

const productActions = { CartButton, WishButton, WishLink };

type Props = { children: ReactNode };

// Before anything renders: it takes up what other tabs changed, which components around the page show.
const client = browserClient();

/** What asks the shop's API: a script of its own, so that what stands around the page comes first. */
export function ShopData({ children }: Props) {
  return (
    <ApolloProvider client={client}>
      <ProductActions value={productActions}>{children}</ProductActions>
      <ChoicesSync />
      <CartSync />
      <SessionSync />
      <WishlistSync />
      <PrefetchOnIntent />
    </ApolloProvider>
  );
}
