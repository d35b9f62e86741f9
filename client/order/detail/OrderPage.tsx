import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';

import { FailedPart } from '../../apollo/QueryProblem.tsx';
import { graphql } from '../../generated/shop/index.ts';
import { DocumentHead } from '../../page/DocumentHead.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { orderTexts } from '../order.fr.ts';
import { OrderView } from './OrderView.tsx';
import { TrackingFrame, UnknownOrder } from './OrderFrame.tsx';

export const orderPageQuery = graphql(`
  query OrderPage($id: ID!, $key: String!, $isTracked: Boolean!) {
    me @skip(if: $isTracked) {
      id
      order(id: $id) {
        ...OrderPage_order
      }
    }
    trackedOrder(id: $id, key: $key) @include(if: $isTracked) {
      ...OrderPage_order
    }
  }

  fragment OrderPage_order on Order {
    id
    number
    status
    ...OrderView_order
  }
`);

/** Between two polls of an order whose payment's outcome is not known. */
const PENDING_POLL_MS = 4000;

/** Shows the customer's order in the account; with the key of a tracking link, to everyone. */
export function OrderPage() {
  const { orderId = '', trackingKey } = useParams();
  const isTracked = trackingKey !== undefined;
  const query = useQuery(orderPageQuery, {
    variables: { id: orderId, key: trackingKey ?? '', isTracked },
    // Its state changes without this page.
    fetchPolicy: 'cache-and-network',
    skipPollAttempt: () => document.hidden,
  });
  const order = isTracked ? query.data?.trackedOrder : query.data?.me?.order;
  const isPending = order?.status === 'PAYMENT_PENDING';
  const { startPolling, stopPolling } = query;
  useEffect(() => {
    if (!isPending) return undefined;
    startPolling(PENDING_POLL_MS);
    return stopPolling;
  }, [isPending, startPolling, stopPolling]);
  const refresh = () => void query.refetch().catch(() => undefined);

  const content = () => {
    if (order) {
      return (
        <>
          <DocumentHead title={orderTexts.number(order.number)} />
          <OrderView
            order={order}
            opened={{ orderId, refresh, ...(isTracked && { trackingKey }) }}
          />
        </>
      );
    }
    if (query.error) return <FailedPart query={query} />;
    // Undefined without a session, which is about to end the page.
    return order === null ? <UnknownOrder level={isTracked ? 'h1' : 'h2'} /> : <Loader />;
  };
  return isTracked ? <TrackingFrame>{content()}</TrackingFrame> : content();
}
