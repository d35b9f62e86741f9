import { frOrderChanges } from '../../../text/admin/orders/changes.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmailField, Field } from '../../../ui/form/Field.tsx';
import { Form, FormProblem } from '../../../ui/form/Form.tsx';
import { NumberField } from '../../form/AmountField.tsx';
import type { OrderRecipient_OrderFragment } from '../../../generated/admin/graphql.ts';
import { useDetailForm, type Edited } from '../../form/useDetailForm.ts';
import { createOrderDrafts, useCloseOnceOver } from '../orderDrafts.ts';
import { useUpdateOrder } from './updateOrder.ts';
import './OrderLinesForm.css';

const { address: texts, ...shared } = frOrderChanges;

type Name = Exclude<keyof OrderRecipient_OrderFragment['shippingInfo'], '__typename'>;
type Texts = Record<Name, string>;
type Base = Pick<OrderRecipient_OrderFragment, 'id' | 'version' | 'shippingInfo'>;

const drafts = createOrderDrafts<Edited<Texts, Base>>('address');

export const hasAddressDraft = (orderId: string) => drafts.find(orderId) !== undefined;

type Props = { order: Base & { canChange: boolean }; onClose: () => void };

export function AddressForm({ order, onClose }: Props) {
  const { update } = useUpdateOrder(order.id);
  const { ref, field, problem, isDirty, isSaving, save, forget } = useDetailForm<Texts, Base>({
    page: order.id,
    drafts,
    latest: order,
    valuesOf: textsOf,
    isWhole: true,
    send: ({ version }, shippingInfo) => update(version, { shippingInfo }),
    pathOf: (at) => at.replace('shippingInfo.', ''),
    onSaved: () => close(),
  });
  const close = () => {
    forget();
    onClose();
  };
  useCloseOnceOver(!order.canChange && !isDirty, onClose);

  const line = (of: Name) => ({ ...field(of), label: texts[of], autoComplete: 'off' });
  return (
    <Form ref={ref} className="admin-form" isBusy={isSaving} onSubmit={save}>
      <Field {...line('name')} dir="auto" />
      <Field {...line('phone')} type="tel" inputMode="tel" />
      <EmailField {...line('email')} />
      <Field {...line('street')} dir="auto" />
      <NumberField {...line('postalCode')} />
      <Field {...line('city')} dir="auto" />
      <Field {...line('region')} dir="auto" />
      <FormProblem text={problem} />
      <div className="order-lines-form__buttons row-2">
        <Button type="submit" disabled={isSaving}>
          {shared.save}
        </Button>
        <Button variant="quiet" onClick={close}>
          {shared.cancel}
        </Button>
      </div>
    </Form>
  );
}

const textsOf = ({ shippingInfo }: Base) => {
  const { name, phone, email, street, postalCode, city, region } = shippingInfo;
  return { name, phone: phone ?? '', email: email ?? '', street, postalCode, city, region };
};
