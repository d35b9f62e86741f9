import type { ComponentProps, KeyboardEvent, Ref } from 'react';

import { frAdmin } from '../../../text/admin/admin.fr.ts';
import { frOrders } from '../../../text/admin/orders.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { ParcelField } from './ParcelField.tsx';
import type { MovableOrder } from './useMoveOrders.ts';

type Props = {
  orders: readonly MovableOrder[];
  formRef: Ref<HTMLFormElement>;
  fieldOf: (order: MovableOrder) => Pick<ComponentProps<typeof ParcelField>, 'value' | 'onChange'>;
  isBusy: boolean;
  onShip: () => Promise<void>;
  onClose: () => void;
};

/** A parcel number for each of several orders. */
export function ShipDialog({ orders, formRef, fieldOf, isBusy, onShip, onClose }: Props) {
  const { title, hint, parcelOf } = frOrders.ship;
  return (
    <Dialog title={title(orders.length)} onClose={onClose}>
      <Form ref={formRef} className="admin-form" isBusy={isBusy} onSubmit={onShip}>
        <p>{hint}</p>
        {orders.map((order) => (
          <ParcelField
            key={order.id}
            {...fieldOf(order)}
            label={parcelOf(order.number)}
            onKeyDown={goToNextField}
          />
        ))}
        <div className="order-moves">
          <Button type="submit" disabled={isBusy}>
            {frOrders.moves.SHIPPED}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {frAdmin.dismiss}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

/** A scanner ends each number with Enter; in the last field it sends the form. */
function goToNextField(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return;
  const fields = Array.from(event.currentTarget.form?.querySelectorAll('input') ?? []);
  const next = fields[fields.indexOf(event.currentTarget) + 1];
  if (!next) return;
  event.preventDefault();
  next.select();
}
