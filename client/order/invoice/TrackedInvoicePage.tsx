import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';

import { graphql } from '../../generated/shop/index.ts';
import { describeError } from '../../apollo/problems.ts';
import { paths } from '../../../server/shared/isomorphic/paths.ts';
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx';
import { Invoice } from './Invoice.tsx';
import { OrderSkeleton, TrackingFrame, UnknownOrder } from '../detail/OrderFrame.tsx';

const trackedInvoicePageQuery = graphql(`
  query TrackedInvoicePage($id: ID!, $key: String!) {
    trackedOrder(id: $id, key: $key) {
      id
      ...Invoice_order
    }
    shop {
      merchant {
        ...InvoiceSeller_merchant
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
  const order = query.data?.trackedOrder;

  if (query.error && !order) {
    return (
      <TrackingFrame>
        <LoadProblem text={describeError(query.error)} onRetry={() => void query.refetch()} />
      </TrackingFrame>
    );
  }
  return (
    <TrackingFrame>
      {query.data ? null : <OrderSkeleton />}
      {order === null ? <UnknownOrder level="h1" /> : null}
      {order && query.data ? (
        <Invoice
          order={order}
          merchant={query.data.shop.merchant}
          orderPath={paths.trackedOrder(orderId, trackingKey)}
        />
      ) : null}
    </TrackingFrame>
  );
}
