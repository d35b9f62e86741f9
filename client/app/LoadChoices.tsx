import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { useSession } from '../apollo/session.ts';
import { graphql } from '../generated/shop/index.ts';

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
export function LoadChoices() {
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
