import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';

import { ShopRoutes } from './routes.tsx';

type Props = { client: ApolloClient };

/** The shop, inside a router that the browser or the server provides. */
export function App({ client }: Props) {
  return (
    <ApolloProvider client={client}>
      <ShopRoutes />
    </ApolloProvider>
  );
}
