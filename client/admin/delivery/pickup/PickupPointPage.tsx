import type { PickupPointInput } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { frDelivery } from '../../../text/admin/settings/delivery.fr.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Form, FormProblem } from '../../../ui/form/Form.tsx';
import { blankNotes } from '../../../ui/form/useSentForm.ts';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import { createDrafts } from '../../form/drafts.ts';
import { SaveBar } from '../../form/SaveBar.tsx';
import type { Edited } from '../../form/useDetailForm.ts';
import { useRecordForm } from '../../form/useRecordForm.ts';
import { adminPaths } from '../../page/adminPaths.ts';
import { ItemPage } from '../../page/ItemPage.tsx';
import { PageFrame } from '../../page/PageFrame.tsx';
import { Removal } from '../../page/Removal.tsx';
import { Section } from '../../page/Section.tsx';
import { newPickupPoint, pickupPointsQuery, valuesOf } from './pickupPoint.ts';
import type { PickupPoint, PickupPointValues } from './pickupPoint.ts';

const savePickupPointMutation = graphql(`
  mutation AdminSavePickupPoint($input: PickupPointInput!, $version: Int) {
    payload: savePickupPoint(input: $input, expectedVersion: $version) {
      record: pickupPoint {
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
  const form = useRecordForm<PickupPointValues, PickupPoint, PickupPointInput>({
    drafts,
    latest: point,
    valuesOf,
    findProblems: ({ name, street, city, openingHours }) =>
      blankNotes({ name, street, city, openingHours }),
    inputOf: ({ id }, typed) => ({ ...(id !== newPickupPoint.id && { id }), ...typed }),
    send: useAdminMutation(savePickupPointMutation).send,
    saved: texts.saved,
    conflict: texts.conflict,
    pathTo: adminPaths.pickupPoint,
  });
  const { ref, base, values, field, change, problem, isDirty, isSaving } = form;
  const { run } = useAdminMutation(removePickupPointMutation, { done: texts.removal.done });
  const line = (name: Exclude<keyof PickupPointValues, 'isOpen'>) => ({
    ...field(name),
    label: texts[name],
    autoComplete: 'off',
    required: true,
  });
  return (
    <PageFrame title={point.name || points.add} back={back}>
      <Form ref={ref} className="admin-form" isBusy={isSaving} onSubmit={form.save}>
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
        {point === newPickupPoint ? null : (
          <Removal
            texts={texts.removal}
            remove={() => run({ id: base.id, version: base.version })}
            forget={form.forget}
            next={adminPaths.pickupPoints()}
          />
        )}
        <FormProblem text={problem} />
        <SaveBar isDirty={isDirty} isSaving={isSaving} onDiscard={form.discard} />
      </Form>
    </PageFrame>
  );
}
