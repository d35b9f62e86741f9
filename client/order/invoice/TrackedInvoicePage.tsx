import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';

import { graphql } from '../../generated/shop/index.ts';
import { paths } from '../../../server/shared/isomorphic/paths.ts';
import { OpenedInvoice } from './Invoice.tsx';

const trackedInvoicePageQuery = graphql(`
  query TrackedInvoicePage($id: ID!, $key: String!) {
    trackedOrder(id: $id, key: $key) {
      id
      ...Invoice_order
    }
    shop {
      merchant {
        ...Invoice_merchant
      }
    }
  }
`);

export function TrackedInvoicePage() {
  const { orderId = '', trackingKey = '' } = useParams();
  const query = useQuery(trackedInvoicePageQuery, {
    variables: { id: orderId, key: trackingKey },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <OpenedInvoice
      query={query}
      order={query.data?.trackedOrder}
      merchant={query.data?.shop.merchant}
      orderPath={paths.trackedOrder(orderId, trackingKey)}
    />
  );
}
