import { fr } from '../../../text/fr.ts';
import { Field } from '../../../ui/form/Field.tsx';
import type { FieldProps } from './PersonFields.tsx';

type Props = { field: FieldProps };

/** Where a visitor's parcel goes. */
export function DeliveryFields({ field }: Props) {
  const texts = fr.address.form;
  return (
    <section className="surface" aria-labelledby="delivery-title">
      <h2 id="delivery-title">{fr.order.guest.address}</h2>
      <div className="checkout__fields">
        <Field
          {...field('street')}
          label={texts.street}
          className="checkout__wide"
          autoComplete="street-address"
          required
        />
        <Field {...field('city')} label={texts.city} autoComplete="address-level2" required />
        <Field {...field('region')} label={texts.region} autoComplete="address-level1" required />
        <Field
          {...field('postalCode')}
          label={texts.postalCode}
          inputMode="numeric"
          autoComplete="postal-code"
          required
        />
      </div>
    </section>
  );
}
