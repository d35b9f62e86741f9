import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';

import { graphql } from '../../generated/shop/index.ts';
import { describeError } from '../../apollo/problems.ts';
import { DocumentHead } from '../../page/DocumentHead.tsx';
import { orderTexts } from '../order.fr.ts';
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx';
import { OrderView } from './OrderView.tsx';
import { OrderSkeleton, TrackingFrame, UnknownOrder } from './OrderFrame.tsx';
import { isOutOfSight, useWatchPending } from '../checkout/payment/useWatchPending.ts';

const trackedOrderPageQuery = graphql(`
  query TrackedOrderPage($id: ID!, $key: String!) {
    trackedOrder(id: $id, key: $key) {
      id
      number
      status
      ...OrderView_order
    }
  }
`);

export function TrackedOrderPage() {
  const { orderId = '', trackingKey = '' } = useParams();
  const query = useQuery(trackedOrderPageQuery, {
    variables: { id: orderId, key: trackingKey },
    fetchPolicy: 'cache-and-network',
    skipPollAttempt: isOutOfSight,
  });
  const order = query.data?.trackedOrder;
  useWatchPending(query, order?.status);
  const refresh = () => void query.refetch().catch(() => undefined);

  if (query.error && !order) {
    return (
      <TrackingFrame>
        <LoadProblem text={describeError(query.error)} onRetry={refresh} />
      </TrackingFrame>
    );
  }
  return (
    <TrackingFrame>
      {query.data ? null : <OrderSkeleton />}
      {order === null ? <UnknownOrder level="h1" /> : null}
      {order ? (
        <>
          <DocumentHead title={orderTexts.number(order.number)} />
          <OrderView order={order} opened={{ orderId, trackingKey, refresh }} />
        </>
      ) : null}
    </TrackingFrame>
  );
}
