import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';

import { graphql } from '../../generated/shop/index.ts';
import { describeError } from '../../apollo/problems.ts';
import { DocumentHead } from '../../page/DocumentHead.tsx';
import { orderTexts } from '../order.fr.ts';
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx';
import { OrderView } from './OrderView.tsx';
import { OrderSkeleton, UnknownOrder } from './OrderFrame.tsx';
import { isOutOfSight, useWatchPending } from '../checkout/payment/useWatchPending.ts';

const orderPageQuery = graphql(`
  query OrderPage($id: ID!) {
    me {
      id
      order(id: $id) {
        id
        number
        status
        ...OrderView_order
      }
    }
  }
`);

export function OrderPage() {
  const { orderId = '' } = useParams();
  const query = useQuery(orderPageQuery, {
    variables: { id: orderId },
    // Its state changes without this page.
    fetchPolicy: 'cache-and-network',
    skipPollAttempt: isOutOfSight,
  });
  const me = query.data?.me;
  const order = me?.order;
  useWatchPending(query, order?.status);
  const refresh = () => void query.refetch().catch(() => undefined);

  if (query.error && !order) {
    return <LoadProblem text={describeError(query.error)} onRetry={refresh} />;
  }
  if (!me) return <OrderSkeleton />;
  if (!order) return <UnknownOrder level="h2" />;
  return (
    <>
      <DocumentHead title={orderTexts.number(order.number)} />
      <OrderView order={order} opened={{ orderId, refresh }} />
    </>
  );
}
