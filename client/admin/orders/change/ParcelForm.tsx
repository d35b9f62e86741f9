import { frAdmin } from '../../../text/admin/admin.fr.ts';
import { frOrderChanges } from '../../../text/admin/changes.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Form, FormProblem } from '../../../ui/form/Form.tsx';
import { useVersionedForm, type Edited } from '../../form/useVersionedForm.ts';
import { ParcelField } from '../moves/ParcelField.tsx';
import { createOrderDrafts } from '../orderDrafts.ts';
import { useUpdateOrder } from './updateOrder.ts';

type Base = { id: string; version: number; parcelNumber: string | null };
type Name = 'parcelNumber';

const { parcel: texts } = frOrderChanges;
const drafts = createOrderDrafts<Edited<Name, Base>>('parcel');

/** Corrects a parcel's number on its way, until the delivery. */
export function ParcelForm({ order }: { order: Base }) {
  const { update } = useUpdateOrder(order.id);
  const { ref, base, values, field, problem, isDirty, isSaving, save } = useVersionedForm<
    Name,
    Base
  >({
    latest: order,
    textsOf: ({ parcelNumber }) => ({ parcelNumber: parcelNumber ?? '' }),
    earlier: drafts.find(order.id),
    findProblems: ({ parcelNumber }) =>
      parcelNumber.trim() === '' ? { parcelNumber: frAdmin.blank } : {},
    send: ({ version }, typed) => update(version, typed),
    nameOf: ({ field: at }) => (at === 'parcelNumber' ? at : undefined),
    onSaved: () => undefined,
  });
  drafts.useDraft(order.id, isDirty ? { base, values } : null);
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
