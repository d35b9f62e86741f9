import { AddressFields } from '../../../address/AddressFields.tsx';
import { orderTexts } from '../../order.fr.ts';
import type { FieldProps } from './PersonFields.tsx';

type Props = { field: FieldProps };

export function DeliveryFields({ field }: Props) {
  return (
    <section className="surface" aria-labelledby="delivery-title">
      <h2 id="delivery-title">{orderTexts.guest.address}</h2>
      <div className="checkout__fields">
        <AddressFields field={field} streetClassName="checkout__wide" />
      </div>
    </section>
  );
}
