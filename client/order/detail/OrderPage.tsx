import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';

import { FailedPart } from '../../apollo/QueryProblem.tsx';
import { graphql } from '../../generated/shop/index.ts';
import { DocumentHead } from '../../page/DocumentHead.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { orderTexts } from '../order.fr.ts';
import { OrderView } from './OrderView.tsx';
import { TrackingFrame, UnknownOrder } from './OrderFrame.tsx';

const orderPageQuery = graphql(`
  query OrderPage($id: ID!) {
    me {
      id
      order(id: $id) {
        ...OrderPage_order
      }
    }
  }

  fragment OrderPage_order on Order {
    id
    number
    status
    ...OrderView_order
  }
`);

/** Apart from that of the customer's own order: each of them is within the API's limit of selections. */
export const trackedOrderPageQuery = graphql(`
  query TrackedOrderPage($id: ID!, $key: String!) {
    trackedOrder(id: $id, key: $key) {
      ...OrderPage_order
    }
  }
`);

/** Between two polls of an order whose payment's outcome is not known. */
const PENDING_POLL_MS = 4000;

/** Its state changes without this page. */
const fresh = {
  fetchPolicy: 'cache-and-network',
  skipPollAttempt: () => document.hidden,
} as const;

/** Shows the customer's order in the account; with the key of a tracking link, to everyone. */
export function OrderPage() {
  const { orderId = '', trackingKey } = useParams();
  const isTracked = trackingKey !== undefined;
  const own = useQuery(
    orderPageQuery,
    isTracked ? skipToken : { variables: { id: orderId }, ...fresh },
  );
  const tracked = useQuery(
    trackedOrderPageQuery,
    isTracked ? { variables: { id: orderId, key: trackingKey }, ...fresh } : skipToken,
  );
  const query = isTracked ? tracked : own;
  const order = isTracked ? tracked.data?.trackedOrder : own.data?.me?.order;
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
