import type { ApolloClient } from '@apollo/client';

import { graphql } from '../generated/shop/index.ts';

const productStockQuery = graphql(`
  query ProductStock($id: ID!) {
    product(id: $id) {
      id
      outOfStock
      variants {
        id
        availableForSale
        quantityAvailable
      }
    }
  }
`);

/** After a refusal that shows the page to be stale; what shows the product follows. */
export async function refetchStock(client: ApolloClient, productId: string) {
  try {
    await client.query({
      query: productStockQuery,
      variables: { id: productId },
      fetchPolicy: 'network-only',
    });
  } catch {
    // The refusal has been shown already.
  }
}
