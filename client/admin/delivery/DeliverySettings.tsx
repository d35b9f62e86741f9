import { useQuery } from '@apollo/client/react';

import type { DeliverySettings_SettingsFragment } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { frDelivery } from '../../text/admin/settings/delivery.fr.ts';
import { frSettings } from '../../text/admin/settings/settings.fr.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Form, FormProblem } from '../../ui/form/Form.tsx';
import { NumberField } from '../form/AmountField.tsx';
import { useAdminMutation } from '../apollo/useAdminMutation.ts';
import { createDrafts } from '../form/drafts.ts';
import { SaveBar } from '../form/SaveBar.tsx';
import { useDetailForm, type Edited } from '../form/useDetailForm.ts';
import { Loaded } from '../page/Loaded.tsx';
import { Section } from '../page/Section.tsx';

graphql(`
  fragment DeliverySettings_settings on Settings {
    version
    stored {
      cutOffHour
      mailOutForDelivery
    }
    defaults {
      cutOffHour
      mailOutForDelivery
    }
  }
`);

const deliverySettingsQuery = graphql(`
  query AdminDeliverySettings {
    settings {
      ...DeliverySettings_settings
    }
  }
`);

const updateDeliverySettingsMutation = graphql(`
  mutation AdminUpdateDeliverySettings($input: SettingsInput!, $version: Int!) {
    payload: updateSettings(input: $input, expectedVersion: $version) {
      settings {
        ...DeliverySettings_settings
      }
      userErrors {
        field
        message
      }
    }
  }
`);

type Settings = DeliverySettings_SettingsFragment;

const { days: texts, whole, remembered } = frDelivery;

const valuesOf = ({ stored, defaults }: Settings) => ({
  cutOffHour: stored.cutOffHour === null ? '' : String(stored.cutOffHour),
  mailOutForDelivery: stored.mailOutForDelivery ?? defaults.mailOutForDelivery ?? true,
});

type Values = ReturnType<typeof valuesOf>;

const drafts = createDrafts<Edited<Values, Settings>>(() => remembered(''));

export function DeliverySettings() {
  const result = useQuery(deliverySettingsQuery);
  return <Loaded result={result}>{({ settings }) => <SettingsForm settings={settings} />}</Loaded>;
}

function SettingsForm({ settings }: { settings: Settings }) {
  const { send } = useAdminMutation(updateDeliverySettingsMutation);
  const { ref, values, field, change, problem, isDirty, isSaving, save, discard } = useDetailForm<
    Values,
    Settings
  >({
    page: 'settings',
    drafts,
    latest: settings,
    valuesOf,
    conflict: frSettings.conflict,
    findProblems: ({ cutOffHour }) =>
      /^\s*\d{0,2}\s*$/.test(cutOffHour) ? {} : { cutOffHour: whole },
    async send({ version }, { cutOffHour, mailOutForDelivery }) {
      const hour = cutOffHour.trim();
      const input = { cutOffHour: hour === '' ? null : Number(hour), mailOutForDelivery };
      const reply = await send({ input, version });
      return reply && { latest: reply.settings ?? null, userErrors: reply.userErrors };
    },
    onSaved: () => toast.success(texts.saved),
  });
  return (
    <Form ref={ref} className="admin-form" isBusy={isSaving} onSubmit={save}>
      <Section title={texts.orders} className="surface admin-form">
        <NumberField
          {...field('cutOffHour')}
          label={texts.cutOffHour}
          hint={texts.cutOffHint(settings.defaults.cutOffHour ?? 0)}
        />
        <Checkbox
          label={texts.mail}
          checked={values.mailOutForDelivery}
          onChange={({ target }) => change(() => ({ mailOutForDelivery: target.checked }))}
        />
      </Section>
      <FormProblem text={problem} />
      <SaveBar isDirty={isDirty} isSaving={isSaving} onDiscard={discard} />
    </Form>
  );
}
