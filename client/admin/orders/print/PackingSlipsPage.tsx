import { frOrders } from '../../../text/admin/orders.fr.ts';
import { OrdersPrint } from './OrdersPrint.tsx';
import { PackingSlip } from './PackingSlip.tsx';

export function PackingSlipsPage() {
  return (
    <OrdersPrint title={frOrders.slip.title}>
      {({ ordersById, merchant }) =>
        ordersById.map((order) => <PackingSlip key={order.id} order={order} merchant={merchant} />)
      }
    </OrdersPrint>
  );
}
