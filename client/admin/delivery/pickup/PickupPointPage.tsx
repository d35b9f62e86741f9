import { useNavigate } from 'react-router-dom';

import { graphql } from '../../../generated/admin/index.ts';
import { frDelivery } from '../../../text/admin/settings/delivery.fr.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Form, FormProblem } from '../../../ui/form/Form.tsx';
import { blankNotes } from '../../../ui/form/useSentForm.ts';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import { createDrafts } from '../../form/drafts.ts';
import { Removal } from '../Removal.tsx';
import { SaveBar } from '../../form/SaveBar.tsx';
import { useDetailForm, type Edited } from '../../form/useDetailForm.ts';
import { adminPaths } from '../../page/adminPaths.ts';
import { ItemPage } from '../../page/ItemPage.tsx';
import { PageFrame } from '../../page/PageFrame.tsx';
import { Section } from '../../page/Section.tsx';
import { newPickupPoint, pickupPointsQuery, valuesOf } from './pickupPoint.ts';
import type { PickupPoint, PickupPointValues } from './pickupPoint.ts';

const savePickupPointMutation = graphql(`
  mutation AdminSavePickupPoint($input: PickupPointInput!, $version: Int) {
    payload: savePickupPoint(input: $input, expectedVersion: $version) {
      pickupPoint {
        ...EditedPickupPoint
      }
      userErrors {
        field
        message
      }
    }
  }
`);

const removePickupPointMutation = graphql(`
  mutation AdminRemovePickupPoint($id: ID!, $version: Int!) {
    payload: removePickupPoint(id: $id, expectedVersion: $version) {
      userErrors {
        message
      }
    }
  }
`);

const { point: texts, points, title, remembered } = frDelivery;
const back = { to: adminPaths.pickupPoints(), label: title };
const drafts = createDrafts<Edited<PickupPointValues, PickupPoint>>(({ values }) =>
  remembered(values.name),
);

/** `/admin/delivery/pickup-points/new` and `/admin/delivery/pickup-points/:id`. */
export function PickupPointPage() {
  return (
    <ItemPage
      query={pickupPointsQuery}
      itemsOf={(data) => data.pickupPoints}
      unknown={{ title: texts.unknown, back }}
    >
      {(point) => <PickupPointForm point={point ?? newPickupPoint} />}
    </ItemPage>
  );
}

function PickupPointForm({ point }: { point: PickupPoint }) {
  const navigate = useNavigate();
  const isNew = point === newPickupPoint;
  const { send } = useAdminMutation(savePickupPointMutation);
  const removal = useAdminMutation(removePickupPointMutation, { done: texts.removal.done });
  const { ref, base, values, field, change, problem, isDirty, isSaving, save, discard, forget } =
    useDetailForm<PickupPointValues, PickupPoint>({
      page: point.id || 'new',
      drafts,
      latest: point,
      valuesOf,
      findProblems: ({ name, street, city, openingHours }) =>
        blankNotes({ name, street, city, openingHours }),
      conflict: texts.conflict,
      async send({ id, version }, typed) {
        const reply = await send(isNew ? { input: typed } : { input: { id, ...typed }, version });
        return reply && { latest: reply.pickupPoint ?? null, userErrors: reply.userErrors };
      },
      onSaved({ id }) {
        toast.success(texts.saved);
        if (!isNew) return;
        forget();
        void navigate(adminPaths.pickupPoint(id), { replace: true });
      },
    });
  const remove = async () => {
    const { id, version } = base;
    if (!(await removal.run({ id, version }))) return;
    forget();
    void navigate(adminPaths.pickupPoints(), { replace: true });
  };
  const line = (name: Exclude<keyof PickupPointValues, 'isOpen'>) => ({
    ...field(name),
    label: texts[name],
    autoComplete: 'off',
    required: true,
  });
  return (
    <PageFrame title={point.name || points.add} back={back}>
      <Form ref={ref} className="admin-form" isBusy={isSaving} onSubmit={save}>
        <Section title={texts.about} className="surface admin-form">
          <Field {...line('name')} hint={texts.nameHint} />
          <Field {...line('street')} />
          <Field {...line('city')} />
          <Field {...line('openingHours')} hint={texts.openingHoursHint} />
          <Checkbox
            label={texts.isOpen}
            checked={values.isOpen}
            onChange={({ target }) => change(() => ({ isOpen: target.checked }))}
          />
        </Section>
        {isNew ? null : <Removal texts={texts.removal} action={remove} />}
        <FormProblem text={problem} />
        <SaveBar isDirty={isDirty} isSaving={isSaving} onDiscard={discard} />
      </Form>
    </PageFrame>
  );
}
