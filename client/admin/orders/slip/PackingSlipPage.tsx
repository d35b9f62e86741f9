import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';

import { frOrders } from '../../../text/fr.admin.orders.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { AdminIcon } from '../../page/AdminIcon.tsx';
import { graphql } from '../../../generated/admin/index.ts';
import { adminPaths } from '../../page/adminPaths.ts';
import { Loaded } from '../../page/Loaded.tsx';
import { PageFrame } from '../../page/PageFrame.tsx';
import { PackingSlip } from './PackingSlip.tsx';

const packingSlipPageQuery = graphql(`
  query AdminPackingSlipPage($id: ID!) {
    order(id: $id) {
      id
      number
      ...PackingSlip_order
    }
  }
`);

const texts = frOrders.slip;

export function PackingSlipPage() {
  const { id = '' } = useParams();
  const result = useQuery(packingSlipPageQuery, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Loaded result={result}>
      {({ order }) =>
        order ? (
          <PageFrame
            title={texts.title(order.number)}
            className="packing-slip-page"
            back={{ to: adminPaths.order(order.id), label: frOrders.one(order.number) }}
            actions={
              <Button onClick={() => window.print()}>
                <AdminIcon name="print" size={20} />
                {texts.print}
              </Button>
            }
          >
            <PackingSlip order={order} />
          </PageFrame>
        ) : (
          <PageFrame
            title={frOrders.detail.unknown}
            back={{ to: adminPaths.orders(), label: frOrders.title }}
          />
        )
      }
    </Loaded>
  );
}
