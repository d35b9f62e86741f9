import { useState } from 'react';

import { frAdmin } from '../../../text/admin/admin.fr.ts';
import { frOrderChanges } from '../../../text/admin/changes.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmailField, Field } from '../../../ui/form/Field.tsx';
import { Form, FormProblem } from '../../../ui/form/Form.tsx';
import { sortErrors } from '../../../ui/form/sortErrors.ts';
import { useForm } from '../../../ui/form/useForm.ts';
import type { OrderRecipient_OrderFragment } from '../../../generated/admin/graphql.ts';
import { useUpdateOrder } from './updateOrder.ts';
import './OrderLinesForm.css';

const { address: texts, ...shared } = frOrderChanges;

type Address = OrderRecipient_OrderFragment['shippingInfo'];
type Name = Exclude<keyof Address, '__typename'>;

type Props = {
  order: Pick<OrderRecipient_OrderFragment, 'id' | 'version' | 'shippingInfo'>;
  onClose: () => void;
};

export function AddressForm({ order, onClose }: Props) {
  const { name, phone, email, street, city, region, postalCode } = order.shippingInfo;
  const initial = {
    name,
    phone: phone ?? '',
    email: email ?? '',
    street,
    city,
    region,
    postalCode,
  };
  const { ref, values, field, refuse } = useForm<Name>(initial);
  // The keys of its own record.
  const fields = Object.keys(initial) as Name[];
  const [problem, setProblem] = useState<string | null>(null);
  const { update, isBusy } = useUpdateOrder(order);

  const save = async () => {
    const payload = await update({ shippingInfo: values });
    if (!payload) return;
    const wrong = sortErrors(payload.userErrors, ({ field: at }) =>
      fields.find((each) => at === `shippingInfo.${each}`),
    );
    refuse(wrong.fields);
    setProblem(wrong.problem);
    if (payload.userErrors.length === 0) onClose();
  };

  const line = (of: Name) => ({ ...field(of), label: texts[of], autoComplete: 'off' });
  return (
    <Form ref={ref} className="admin-form" isBusy={isBusy} onSubmit={save}>
      <Field {...line('name')} dir="auto" />
      <Field {...line('phone')} type="tel" inputMode="tel" />
      <EmailField {...line('email')} />
      <Field {...line('street')} dir="auto" />
      <Field {...line('postalCode')} inputMode="numeric" />
      <Field {...line('city')} dir="auto" />
      <Field {...line('region')} dir="auto" />
      <FormProblem text={problem} />
      <div className="order-lines-form__buttons row-2">
        <Button type="submit" disabled={isBusy}>
          {shared.save}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {frAdmin.dismiss}
        </Button>
      </div>
    </Form>
  );
}
