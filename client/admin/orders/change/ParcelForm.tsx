import { frOrderChanges } from '../../../text/admin/changes.fr.ts';
import { AdminForm } from '../../form/AdminForm.tsx';
import { ParcelField } from '../moves/ParcelField.tsx';
import { useUpdateOrder } from './updateOrder.ts';

const { parcel: texts } = frOrderChanges;

type Props = { order: { id: string; version: number; parcelNumber: string | null } };

/** Of a parcel on its way: a wrong number can be put right until the delivery. */
export function ParcelForm({ order }: Props) {
  const { update } = useUpdateOrder(order);
  return (
    <AdminForm
      fields={{ parcelNumber: order.parcelNumber ?? '' }}
      submit={texts.save}
      variant="quiet"
      send={({ parcelNumber }) => update({ parcelNumber })}
      onDone={() => {}}
    >
      {(field) => <ParcelField {...field('parcelNumber')} label={texts.label} />}
    </AdminForm>
  );
}
