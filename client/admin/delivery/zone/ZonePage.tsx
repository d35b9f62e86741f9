import type { DeliveryZoneInput } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { frDelivery } from '../../../text/admin/settings/delivery.fr.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Form, FormProblem } from '../../../ui/form/Form.tsx';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import { AmountField, NumberField } from '../../form/AmountField.tsx';
import { createDrafts } from '../../form/drafts.ts';
import { SaveBar } from '../../form/SaveBar.tsx';
import type { Edited } from '../../form/useDetailForm.ts';
import { useRecordForm } from '../../form/useRecordForm.ts';
import { adminPaths } from '../../page/adminPaths.ts';
import { ItemPage } from '../../page/ItemPage.tsx';
import { PageFrame } from '../../page/PageFrame.tsx';
import { Removal } from '../../page/Removal.tsx';
import { Section } from '../../page/Section.tsx';
import '../Delivery.css';
import { findProblems, inputOf, newZone, valuesOf, zonesQuery } from './zone.ts';
import type { Zone, ZoneValues } from './zone.ts';
import { ZonePlaces } from './ZonePlaces.tsx';

const saveZoneMutation = graphql(`
  mutation AdminSaveZone($input: DeliveryZoneInput!, $version: Int) {
    payload: saveDeliveryZone(input: $input, expectedVersion: $version) {
      record: deliveryZone {
        ...EditedZone
      }
      userErrors {
        field
        message
      }
    }
  }
`);

const removeZoneMutation = graphql(`
  mutation AdminRemoveZone($id: ID!, $version: Int!) {
    payload: removeDeliveryZone(id: $id, expectedVersion: $version) {
      userErrors {
        message
      }
    }
  }
`);

const { zone: texts, zones, title, remembered } = frDelivery;
const back = { to: adminPaths.deliveryZones(), label: title };
const drafts = createDrafts<Edited<ZoneValues, Zone>>(({ values }) => remembered(values.name));

/** `/admin/delivery/zones/new` and `/admin/delivery/zones/:id`. */
export function ZonePage() {
  return (
    <ItemPage
      query={zonesQuery}
      itemsOf={(data) => data.deliveryZones}
      unknown={{ title: texts.unknown, back }}
    >
      {(zone) => <ZoneForm zone={zone ?? newZone} />}
    </ItemPage>
  );
}

function ZoneForm({ zone }: { zone: Zone }) {
  const form = useRecordForm<ZoneValues, Zone, DeliveryZoneInput>({
    drafts,
    latest: zone,
    valuesOf,
    findProblems,
    inputOf,
    send: useAdminMutation(saveZoneMutation).send,
    saved: texts.saved,
    conflict: texts.conflict,
    pathTo: adminPaths.deliveryZone,
  });
  const { ref, base, values, change, field, errorOf, problem, isDirty, isSaving } = form;
  const { run } = useAdminMutation(removeZoneMutation, { done: texts.removal.done });
  const wrongPlaces = [
    ...values.cityIds.map((_, at) => errorOf(`cityIds.${at}`)),
    ...values.regions.map((_, at) => errorOf(`regions.${at}`)),
  ].filter(Boolean);
  return (
    <PageFrame title={zone.name || zones.add} back={back}>
      <Form ref={ref} className="admin-form" isBusy={isSaving} onSubmit={form.save}>
        <Section title={texts.places} className="surface admin-form">
          <Field
            {...field('name')}
            label={texts.name}
            hint={texts.nameHint}
            autoComplete="off"
            required
          />
          <ZonePlaces
            places={values}
            error={wrongPlaces.join(' ') || undefined}
            onChange={change}
          />
        </Section>
        <Section title={texts.terms} className="surface admin-form">
          <div className="delivery__fields">
            <AmountField {...field('guestFee')} label={texts.guestFee} required />
            <AmountField {...field('customerFee')} label={texts.customerFee} />
            <AmountField {...field('freeFrom')} label={texts.freeFrom} hint={texts.freeFromHint} />
          </div>
          <div className="delivery__fields">
            <NumberField
              {...field('minDays')}
              label={texts.minDays}
              hint={texts.minDaysHint}
              required
            />
            <NumberField {...field('maxDays')} label={texts.maxDays} required />
          </div>
          <div>
            {(['allowsTrying', 'isServed'] as const).map((name) => (
              <Checkbox
                key={name}
                label={texts[name]}
                checked={values[name]}
                onChange={({ target }) => change(() => ({ [name]: target.checked }))}
              />
            ))}
          </div>
        </Section>
        {zone === newZone ? null : (
          <Removal
            texts={texts.removal}
            remove={() => run({ id: base.id, version: base.version })}
            forget={form.forget}
            next={adminPaths.deliveryZones()}
          />
        )}
        <FormProblem text={problem} />
        <SaveBar isDirty={isDirty} isSaving={isSaving} onDiscard={form.discard} />
      </Form>
    </PageFrame>
  );
}
