import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';

import { graphql } from '../../generated/shop/index.ts';
import { describeError } from '../../apollo/problems.ts';
import { paths } from '../../../server/shared/isomorphic/paths.ts';
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx';
import { Invoice } from './Invoice.tsx';
import { OrderSkeleton, TrackingFrame, UnknownOrder } from '../detail/OrderFrame.tsx';

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
        ...InvoiceSeller_merchant
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
  const me = query.data?.me;
  const order = me?.order;

  if (query.error && !order) {
    return (
      <div className="page">
        <LoadProblem text={describeError(query.error)} onRetry={() => void query.refetch()} />
      </div>
    );
  }
  return (
    <TrackingFrame>
      {me ? null : <OrderSkeleton />}
      {me && !order ? <UnknownOrder level="h1" /> : null}
      {order && query.data ? (
        <Invoice
          order={order}
          merchant={query.data.shop.merchant}
          orderPath={paths.order(orderId)}
        />
      ) : null}
    </TrackingFrame>
  );
}
