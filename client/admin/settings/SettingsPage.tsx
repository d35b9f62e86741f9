import { useQuery } from '@apollo/client/react';

import { frAppointments } from '../../text/admin/orders/appointments.fr.ts';
import { frSettings, frSettings as texts } from '../../text/admin/settings/settings.fr.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { adminPaths } from '../page/adminPaths.ts';
import { Loaded } from '../page/Loaded.tsx';
import { PageFrame } from '../page/PageFrame.tsx';
import { settingsQuery, type Settings } from './settingsQuery.ts';
import { LANGUAGES, languages, type Language } from '#shared/language.ts';
import { formatMoney } from '#shared/money.format.ts';
import { useShop } from '../../page/shop.ts';
import { writeOrderMessage } from '#shared/order-message.ts';
import { labels } from '../../text/admin/labels.fr.ts';
import { EmailField, Field } from '../../ui/form/Field.tsx';
import { Form, FormProblem } from '../../ui/form/Form.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { writtenIn } from '../page/writtenIn.ts';
import { AmountField, NumberField } from '../form/AmountField.tsx';
import { SaveBar } from '../form/SaveBar.tsx';
import { Section } from '../page/Section.tsx';
import { messageNames, textOf, type SettingName } from './settingsTexts.ts';
import { useSettingsForm } from './useSettingsForm.ts';
import './SettingsForm.css';

export function SettingsPage() {
  const result = useQuery(settingsQuery);
  return (
    <PageFrame
      title={frSettings.title}
      actions={
        <>
          <ButtonLink variant="secondary" to={adminPaths.openingHours()}>
            {frAppointments.hours.title}
          </ButtonLink>
          <ButtonLink variant="secondary" to={adminPaths.identity()}>
            {frSettings.shopIdentity}
          </ButtonLink>
        </>
      }
    >
      <Loaded result={result}>{({ settings }) => <SettingsForm settings={settings} />}</Loaded>
    </PageFrame>
  );
}

const { orders, identity, payment, calls, struckPrices, message } = texts;
const { legalName, legalAddress, ice, rc, taxId, cndp } = labels.field;

function SettingsForm({ settings }: { settings: Settings }) {
  const { defaults } = settings;
  const { ref, values, field, problem, isSaving, isDirty, save, discard } =
    useSettingsForm(settings);
  const line = (name: SettingName, label: string) => {
    const byDefault = textOf(defaults[name], ', ');
    const hint = byDefault ? texts.byDefault(byDefault) : undefined;
    return { ...field(name), label, hint, autoComplete: 'off' };
  };
  const explained = (name: SettingName, label: string, hint: string) => {
    const shown = line(name, label);
    return { ...shown, hint: [hint, shown.hint].filter(Boolean).join(' ') };
  };
  const emails = textOf(defaults.orderEmails, ', ');

  return (
    <>
      <Form ref={ref} className="settings-form" isBusy={isSaving} onSubmit={save}>
        <Section title={orders.title}>
          <TextArea
            {...field('orderEmails')}
            label={orders.emails}
            hint={[orders.hint, emails && texts.byDefault(emails)].filter(Boolean).join(' ')}
            rows={2}
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Section>
        <Section title={identity.title}>
          <p className="settings-form__text note">{identity.text}</p>
          <div className="settings-form__fields">
            <Field {...line('legalName', legalName)} />
            <Field {...line('address', legalAddress)} />
            <Field {...line('phone', identity.phone)} type="tel" inputMode="tel" />
            <EmailField {...line('email', identity.email)} />
            <NumberField {...line('ice', ice)} />
            <Field {...line('rc', rc)} />
            <NumberField {...line('taxId', taxId)} />
            <Field {...line('cndp', cndp)} />
          </div>
        </Section>
        <Section title={payment.title}>
          <p className="settings-form__text note">{payment.text}</p>
          <SelectField {...field('takesCards')} label={payment.label}>
            <option value="true">{payment.cards}</option>
            <option value="false">{payment.cashOnly}</option>
          </SelectField>
        </Section>
        <Section title={calls.title}>
          <p className="settings-form__text note">{calls.text}</p>
          <div className="settings-form__fields">
            <AmountField {...explained('callPrice', calls.callPrice, calls.callPriceHint)} />
            <NumberField
              {...explained('refusalPercent', calls.refusalPercent, calls.refusalHint)}
            />
            <NumberField {...explained('quietFrom', calls.quietFrom, calls.quietHint)} />
            <NumberField {...explained('quietTo', calls.quietTo, calls.quietHint)} />
            <NumberField {...line('callsADay', calls.callsADay)} />
            <NumberField {...line('daysToCancel', calls.daysToCancel)} />
            <NumberField {...line('unconfirmedPerPhone', calls.unconfirmedPerPhone)} />
            <NumberField {...line('piecesPerPhone', calls.piecesPerPhone)} />
          </div>
        </Section>
        <Section title={struckPrices.title}>
          <p className="settings-form__text note">{struckPrices.text}</p>
          <SelectField {...field('struckPrices')} label={struckPrices.label}>
            {Object.entries(labels.struckPrices).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        </Section>
        <Section title={message.title}>
          {LANGUAGES.map((language) => {
            const name = messageNames[language];
            return (
              <div key={language}>
                <TextArea
                  {...field(name)}
                  {...writtenIn(language)}
                  label={message.labels[language]}
                  hint={message.hint}
                  rows={4}
                />
                <Preview
                  text={values[name].trim() || textOf(defaults[name], '')}
                  language={language}
                />
              </div>
            );
          })}
        </Section>
        <FormProblem text={problem} />
        <SaveBar isDirty={isDirty} isSaving={isSaving} onDiscard={discard} />
      </Form>
    </>
  );
}

/** Shows a text as it is written about an order. */
function Preview({ text, language }: { text: string; language: Language }) {
  const { nom, numero, centimes } = message.example;
  const { tag, dir, prefix } = languages[language];
  const lien = `${window.location.origin}${prefix}/track/…`;
  const montant = formatMoney(centimes, language);
  const { name: boutique } = useShop();
  return (
    <figure className="settings-form__preview">
      <figcaption>{message.previews[language]}</figcaption>
      <p lang={tag} dir={dir}>
        {writeOrderMessage(text, { nom, numero, montant, lien, boutique })}
      </p>
    </figure>
  );
}
