import { frOrders } from '../../../text/admin/orders.fr.ts';
import { CourierSheet } from './CourierSheet.tsx';
import { OrdersPrint } from './OrdersPrint.tsx';

export function CourierSheetPage() {
  return (
    <OrdersPrint title={frOrders.sheet.title}>
      {({ ordersById, merchant }) => <CourierSheet orders={ordersById} merchant={merchant} />}
    </OrdersPrint>
  );
}
