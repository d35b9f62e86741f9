import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';

import { graphql } from '../../generated/shop/index.ts';
import { describeError } from '../../apollo/problems.ts';
import { paths } from '#shared/paths.ts';
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx';
import { OrderSkeleton, TrackingFrame, UnknownOrder } from '../detail/OrderFrame.tsx';
import { Invoice } from './Invoice.tsx';

const invoicePageQuery = graphql(`
  query InvoicePage($id: ID!, $key: String!, $isTracked: Boolean!) {
    me @skip(if: $isTracked) {
      id
      order(id: $id) {
        id
        ...Invoice_order
      }
    }
    trackedOrder(id: $id, key: $key) @include(if: $isTracked) {
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

/** Shows the invoice of the customer's order, or of an order opened with a tracking link's key. */
export function InvoicePage() {
  const { orderId = '', trackingKey } = useParams();
  const isTracked = trackingKey !== undefined;
  const { data, error, refetch } = useQuery(invoicePageQuery, {
    variables: { id: orderId, key: trackingKey ?? '', isTracked },
    fetchPolicy: 'cache-and-network',
  });
  const order = isTracked ? data?.trackedOrder : data?.me?.order;
  const orderPath = isTracked ? paths.trackedOrder(orderId, trackingKey) : paths.order(orderId);
  const content = () => {
    if (data && order) {
      return <Invoice order={order} merchant={data.shop.merchant} orderPath={orderPath} />;
    }
    if (error) {
      const retry = () => void refetch().catch(() => undefined);
      return <LoadProblem text={describeError(error)} onRetry={retry} />;
    }
    return order === null ? <UnknownOrder level="h1" /> : <OrderSkeleton />;
  };
  return <TrackingFrame>{content()}</TrackingFrame>;
}
