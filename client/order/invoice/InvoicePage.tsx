import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';

import { graphql } from '../../generated/shop/index.ts';
import { paths } from '../../../server/shared/isomorphic/paths.ts';
import { OpenedInvoice } from './Invoice.tsx';

const invoicePageQuery = graphql(`
  query InvoicePage($id: ID!) {
    me {
      id
      order(id: $id) {
        id
        ...Invoice_order
      }
    }
    shop {
      merchant {
        ...Invoice_merchant
      }
    }
  }
`);

export function InvoicePage() {
  const { orderId = '' } = useParams();
  const query = useQuery(invoicePageQuery, {
    variables: { id: orderId },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <OpenedInvoice
      query={query}
      order={query.data?.me?.order}
      merchant={query.data?.shop.merchant}
      orderPath={paths.order(orderId)}
    />
  );
}
