import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { createContext, useContext, type ReactNode } from 'react';

import { SessionKeeper } from '../account/SessionKeeper.tsx';
import { browserClient } from '../apollo/browserClient.ts';
import { CartKeeper } from '../cart/CartKeeper.tsx';
import { BadgesKeeper } from './BadgesKeeper.tsx';
import { OpenAhead } from './OpenAhead.tsx';

/** The client of the page that is being rendered on the server; none in the browser. */
export const ServerClient = createContext<ApolloClient | null>(null);

type Props = { children: ReactNode };

/** What asks the shop's API: a script of its own, so that what stands around the page comes first. */
export function ShopData({ children }: Props) {
  const client = useContext(ServerClient) ?? browserClient();
  return (
    <ApolloProvider client={client}>
      {children}
      <BadgesKeeper />
      <CartKeeper />
      <SessionKeeper />
      <OpenAhead />
    </ApolloProvider>
  );
}
