import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';

import { FailedPart } from '../../apollo/QueryProblem.tsx';
import { graphql } from '../../generated/shop/index.ts';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { paths } from '#shared/paths.ts';
import { TrackingFrame, UnknownOrder } from '../detail/OrderFrame.tsx';
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
  const query = useQuery(invoicePageQuery, {
    variables: { id: orderId, key: trackingKey ?? '', isTracked },
    fetchPolicy: 'cache-and-network',
  });
  const { data } = query;
  const order = isTracked ? data?.trackedOrder : data?.me?.order;
  const orderPath = isTracked ? paths.trackedOrder(orderId, trackingKey) : paths.order(orderId);
  const content = () => {
    if (data && order) {
      return <Invoice order={order} merchant={data.shop.merchant} orderPath={orderPath} />;
    }
    if (query.error) return <FailedPart query={query} />;
    return order === null ? <UnknownOrder level="h1" /> : <Loader />;
  };
  return <TrackingFrame>{content()}</TrackingFrame>;
}
