import { useQuery } from '@apollo/client/react';

import { frIdentity as texts } from '../../../text/admin/settings/identity.fr.ts';
import { labels } from '../../../text/admin/labels.fr.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Form, FormProblem } from '../../../ui/form/Form.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { NumberField } from '../../form/AmountField.tsx';
import { SaveBar } from '../../form/SaveBar.tsx';
import { adminPaths } from '../../page/adminPaths.ts';
import { Loaded } from '../../page/Loaded.tsx';
import { PageFrame } from '../../page/PageFrame.tsx';
import { Section } from '../../page/Section.tsx';
import { IdentityColours } from './IdentityColours.tsx';
import { IdentityLogo } from './IdentityLogo.tsx';
import { IdentityPreview } from './IdentityPreview.tsx';
import { identityQuery, type EditedIdentity } from './identityTexts.ts';
import { IdentityWords } from './IdentityWords.tsx';
import { useIdentityForm, type IdentityEditor } from './useIdentityForm.ts';
import './Identity.css';

const back = { to: adminPaths.settings(), label: texts.settings };

/** `/admin/settings/identity`: who the shop is, with a preview of what shoppers will see. */
export function IdentityPage() {
  const result = useQuery(identityQuery);
  return (
    <PageFrame title={texts.title} back={back}>
      <Loaded result={result}>{({ identity }) => <IdentityForm identity={identity} />}</Loaded>
    </PageFrame>
  );
}

function IdentityForm({ identity }: { identity: EditedIdentity }) {
  const editor = useIdentityForm(identity);
  const { ref, problem, isDirty, isSaving, save, discard } = editor;
  return (
    <div className="identity">
      <Form ref={ref} className="admin-form" isBusy={isSaving} onSubmit={save}>
        <NameFields editor={editor} />
        <IdentityLogo editor={editor} logo={identity.logo} />
        <IdentityColours editor={editor} />
        <LanguageChoice editor={editor} />
        <IdentityWords editor={editor} />
        <OrderFields editor={editor} />
        <FormProblem text={problem} />
        <SaveBar isDirty={isDirty} isSaving={isSaving} onDiscard={discard} />
      </Form>
      <IdentityPreview editor={editor} logo={identity.logo} />
    </div>
  );
}

type Props = { editor: IdentityEditor };

function NameFields({ editor: { field } }: Props) {
  const { name } = texts;
  return (
    <Section title={name.title} className="surface admin-form">
      <Field
        {...field('name')}
        label={name.name}
        hint={name.nameHint}
        placeholder={name.unnamed}
        maxLength={60}
        autoComplete="off"
        required
      />
      <NumberField {...field('since')} label={name.since} hint={name.sinceHint} />
      <TextArea
        {...field('links')}
        label={name.links}
        hint={name.linksHint}
        rows={2}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
      />
    </Section>
  );
}

function LanguageChoice({ editor: { values, change } }: Props) {
  const { languages } = texts;
  return (
    <Section title={languages.title} className="surface admin-form">
      <p className="note">{languages.text}</p>
      <div>
        <Checkbox label={labels.language.FR} checked disabled />
        <Checkbox
          label={languages.AR}
          checked={values.sellsAR}
          onChange={({ target: { checked } }) => change(() => ({ sellsAR: checked }))}
        />
        <Checkbox
          label={languages.EN}
          checked={values.sellsEN}
          onChange={({ target: { checked } }) => change(() => ({ sellsEN: checked }))}
        />
      </div>
    </Section>
  );
}

function OrderFields({ editor: { field } }: Props) {
  const { orders } = texts;
  return (
    <Section title={orders.title} className="surface admin-form">
      <Field
        {...field('orderPrefix')}
        label={orders.prefix}
        hint={orders.prefixHint}
        maxLength={6}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
      />
      <NumberField {...field('vatPercent')} label={orders.vat} hint={orders.vatHint} unit="%" />
    </Section>
  );
}
