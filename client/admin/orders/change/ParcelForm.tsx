import { frAdmin } from '../../../text/admin/admin.fr.ts';
import { frOrderChanges } from '../../../text/admin/orders/changes.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Form, FormProblem } from '../../../ui/form/Form.tsx';
import { useDetailForm, type Edited, type Problems } from '../../form/useDetailForm.ts';
import { ParcelField } from '../moves/ParcelField.tsx';
import { createOrderDrafts } from '../orderDrafts.ts';
import { useUpdateOrder } from './updateOrder.ts';

type Base = { id: string; version: number; parcelNumber: string | null };
type Texts = { parcelNumber: string };

const { parcel: texts } = frOrderChanges;
const drafts = createOrderDrafts<Edited<Texts, Base>>('parcel');

/** Corrects a parcel's number on its way, until the delivery. */
export function ParcelForm({ order }: { order: Base }) {
  const { update } = useUpdateOrder(order.id);
  const { ref, field, problem, isSaving, save } = useDetailForm<Texts, Base>({
    page: order.id,
    drafts,
    latest: order,
    valuesOf: ({ parcelNumber }) => ({ parcelNumber: parcelNumber ?? '' }),
    findProblems: ({ parcelNumber }): Problems =>
      parcelNumber.trim() === '' ? { parcelNumber: frAdmin.blank } : {},
    send: ({ version }, typed) => update(version, typed),
    onSaved: () => undefined,
  });
  return (
    <Form ref={ref} className="admin-form not-printed" isBusy={isSaving} onSubmit={save}>
      <ParcelField {...field('parcelNumber')} label={texts.label} />
      <FormProblem text={problem} />
      <div>
        <Button type="submit" variant="quiet" disabled={isSaving}>
          {texts.save}
        </Button>
      </div>
    </Form>
  );
}
