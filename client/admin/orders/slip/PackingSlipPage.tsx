import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';

import { frOrders } from '../../../text/fr.admin.orders.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx';
import { Loader } from '../../../ui/feedback/Loader.tsx';
import { AdminIcon } from '../../page/AdminIcon.tsx';
import { describeProblem } from '../../apollo/problems.ts';
import { graphql } from '../../generated/index.ts';
import { adminPaths } from '../../page/adminPaths.ts';
import { PageFrame } from '../../page/PageFrame.tsx';
import { PackingSlip } from './PackingSlip.tsx';

const packingSlipPageQuery = graphql(`
  query AdminPackingSlipPage($id: ID!) {
    order(id: $id) {
      id
      number
      ...PackingSlip_order @unmask
    }
  }
`);

const texts = frOrders.slip;

export function PackingSlipPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(packingSlipPageQuery, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data) {
    return <LoadProblem text={describeProblem(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return <Loader />;
  const { order } = data;
  return (
    <PageFrame
      title={order ? texts.title(order.number) : frOrders.detail.unknown}
      className="packing-slip-page"
      back={
        order
          ? { to: adminPaths.order(order.id), label: frOrders.one(order.number) }
          : { to: adminPaths.orders(), label: frOrders.title }
      }
      actions={
        order ? (
          <Button onClick={() => window.print()}>
            <AdminIcon name="print" size={20} />
            {texts.print}
          </Button>
        ) : null
      }
    >
      {order ? <PackingSlip order={order} /> : null}
    </PageFrame>
  );
}
