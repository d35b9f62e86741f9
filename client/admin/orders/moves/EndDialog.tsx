import { frAdmin } from '../../../text/fr.admin.ts';
import { frOrders } from '../../../text/fr.admin.orders.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { OrderStatus } from '../../generated/graphql.ts';
import type { MovableOrder } from './useMoveOrders.ts';

/** States that cannot be taken back. */
export type EndingStatus = keyof typeof frOrders.end.titles;

export const isEnding = (status: OrderStatus): status is EndingStatus =>
  status in frOrders.end.titles;

type Props = {
  status: EndingStatus;
  orders: readonly MovableOrder[];
  onConfirm: () => void;
  onClose: () => void;
};

export function EndDialog({ status, orders, onConfirm, onClose }: Props) {
  const { titles, text, confirm } = frOrders.end;
  return (
    <ConfirmDialog
      title={titles[status](orders.length)}
      confirm={confirm[status](orders.length)}
      dismiss={frAdmin.dismiss}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{orders.map(({ number }) => number).join(', ')}</p>
      <p>{text[status]}</p>
    </ConfirmDialog>
  );
}
