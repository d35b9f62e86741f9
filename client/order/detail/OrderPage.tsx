import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';

import { FailedPart } from '../../apollo/QueryProblem.tsx';
import { graphql } from '../../generated/shop/index.ts';
import { DocumentHead } from '../../page/DocumentHead.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { orderTexts } from '../order.fr.ts';
import { OrderView } from './OrderView.tsx';
import { TrackingFrame, UnknownOrder } from './OrderFrame.tsx';
import { isOutOfSight, useWatchPending } from '../checkout/payment/useWatchPending.ts';

const orderPageQuery = graphql(`
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

/** Shows the customer's order in the account; with the key of a tracking link, to everyone. */
export function OrderPage() {
  const { orderId = '', trackingKey } = useParams();
  const isTracked = trackingKey !== undefined;
  const query = useQuery(orderPageQuery, {
    variables: { id: orderId, key: trackingKey ?? '', isTracked },
    // Its state changes without this page.
    fetchPolicy: 'cache-and-network',
    skipPollAttempt: isOutOfSight,
  });
  const order = isTracked ? query.data?.trackedOrder : query.data?.me?.order;
  useWatchPending(query, order?.status);
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
