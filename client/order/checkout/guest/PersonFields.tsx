import type { ComponentProps } from 'react';

import { PhoneField } from '../../../address/PhoneField.tsx';
import { orderTexts } from '../../order.fr.ts';
import { EmailField, Field } from '../../../ui/form/Field.tsx';
import type { GuestField } from './guestForm.ts';
import { AddressFields } from '../../../address/AddressFields.tsx';

export type FieldProps = (
  name: GuestField,
) => Pick<ComponentProps<typeof Field>, 'name' | 'error' | 'onChange'> & { value: string };

export function PersonFields({ field }: { field: FieldProps }) {
  const texts = orderTexts.guest;
  return (
    <section className="surface" aria-labelledby="person-title">
      <h2 id="person-title">{texts.person}</h2>
      <div className="checkout__fields stack-4">
        <Field
          {...field('name')}
          label={texts.name}
          className="checkout__wide"
          autoComplete="name"
          required
        />
        <PhoneField {...field('phone')} label={texts.phone} required />
        <EmailField
          {...field('email')}
          label={texts.email}
          hint={texts.emailHint}
          autoComplete="email"
        />
      </div>
    </section>
  );
}

type DeliveryProps = Omit<ComponentProps<typeof AddressFields>, 'field' | 'streetClassName'> & {
  field: FieldProps;
};

export function DeliveryFields(props: DeliveryProps) {
  return (
    <section className="surface" aria-labelledby="delivery-title">
      <h2 id="delivery-title">{orderTexts.guest.address}</h2>
      <div className="checkout__fields stack-4">
        <AddressFields {...props} streetClassName="checkout__wide" />
      </div>
    </section>
  );
}
