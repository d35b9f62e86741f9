import type { CarrierInput } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { frDelivery } from '../../../text/admin/settings/delivery.fr.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Form, FormProblem } from '../../../ui/form/Form.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import { AmountField } from '../../form/AmountField.tsx';
import { createDrafts } from '../../form/drafts.ts';
import { SaveBar } from '../../form/SaveBar.tsx';
import type { Edited } from '../../form/useDetailForm.ts';
import { useRecordForm } from '../../form/useRecordForm.ts';
import { adminPaths } from '../../page/adminPaths.ts';
import { ItemPage } from '../../page/ItemPage.tsx';
import { PageFrame } from '../../page/PageFrame.tsx';
import { Section } from '../../page/Section.tsx';
import '../Delivery.css';
import { addedKinds, carriersQuery, feeNames, findProblems, inputOf } from './carrier.ts';
import { newCarrier, pathOf, valuesOf, type Carrier, type CarrierValues } from './carrier.ts';
import { CarrierConnection } from './CarrierConnection.tsx';

const saveCarrierMutation = graphql(`
  mutation AdminSaveCarrier($input: CarrierInput!, $version: Int) {
    payload: saveCarrier(input: $input, expectedVersion: $version) {
      record: carrier {
        ...EditedCarrier
      }
      userErrors {
        field
        message
      }
    }
  }
`);

const { carrier: texts, carriers, kinds, title, remembered } = frDelivery;
const back = { to: adminPaths.carriers(), label: title };
const drafts = createDrafts<Edited<CarrierValues, Carrier>>(({ values }) =>
  remembered(values.name),
);

/** `/admin/delivery/carriers/new` and `/admin/delivery/carriers/:id`. */
export function CarrierPage() {
  return (
    <ItemPage
      query={carriersQuery}
      itemsOf={(data) => data.carriers}
      unknown={{ title: texts.unknown, back }}
    >
      {(carrier) => <CarrierForm carrier={carrier ?? newCarrier} />}
    </ItemPage>
  );
}

const useCarrierForm = (carrier: Carrier) =>
  useRecordForm<CarrierValues, Carrier, CarrierInput>({
    drafts,
    latest: carrier,
    valuesOf,
    findProblems,
    inputOf,
    // Typed credentials do not stay in the cache: the answer has none of them.
    send: useAdminMutation(saveCarrierMutation).send,
    pathOf,
    saved: texts.saved,
    conflict: texts.conflict,
    pathTo: adminPaths.carrier,
  });

function CarrierForm({ carrier }: { carrier: Carrier }) {
  const form = useCarrierForm(carrier);
  const { ref, field, values, change, problem, isDirty, isSaving } = form;
  const isNew = carrier === newCarrier;
  return (
    <PageFrame title={carrier.name || carriers.add} back={back}>
      <Form ref={ref} className="admin-form" isBusy={isSaving} onSubmit={form.save}>
        <Section title={texts.about} className="surface admin-form">
          {isNew ? (
            <SelectField {...field('kind')} label={texts.kind}>
              {addedKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {kinds[kind]}
                </option>
              ))}
            </SelectField>
          ) : (
            <p className="note">{kinds[carrier.kind]}</p>
          )}
          <Field
            {...field('name')}
            label={texts.name}
            hint={texts.nameHint}
            autoComplete="off"
            required
          />
          {isNew ? null : (
            <>
              <Field
                {...field('trackingUrl')}
                label={texts.trackingUrl}
                hint={texts.trackingUrlHint}
                type="url"
                autoComplete="off"
              />
              <Checkbox
                label={texts.isActive}
                checked={values.isActive}
                onChange={({ target }) => change(() => ({ isActive: target.checked }))}
              />
            </>
          )}
        </Section>
        {carrier.credentials.length > 0 ? <Credentials carrier={carrier} field={field} /> : null}
        {isNew ? null : (
          <>
            <CarrierConnection carrier={carrier} isDirty={isDirty} />
            <Section title={texts.money} className="surface admin-form">
              <div className="delivery__fields">
                <AmountField
                  {...field('cashLimit')}
                  label={texts.cashLimit}
                  hint={texts.cashLimitHint}
                />
                {feeNames.map((name) => (
                  <AmountField
                    key={name}
                    {...field(name)}
                    label={texts[name]}
                    hint={texts.feeHint}
                  />
                ))}
              </div>
            </Section>
          </>
        )}
        <FormProblem text={problem} />
        <SaveBar isDirty={isDirty} isSaving={isSaving} onDiscard={form.discard} />
      </Form>
    </PageFrame>
  );
}

type CredentialsProps = Pick<ReturnType<typeof useCarrierForm>, 'field'> & { carrier: Carrier };

/** They are written and never read. */
function Credentials({ carrier, field }: CredentialsProps) {
  const names: Readonly<Record<string, string>> = texts.credential;
  return (
    <Section title={texts.credentials} className="surface admin-form">
      <p className="note">{texts.credentialsText}</p>
      {carrier.credentials.map(({ name, isSet, lastFour }) => (
        <Field
          key={name}
          {...field(`credentials.${name}`)}
          label={names[name] ?? name}
          hint={isSet ? texts.isSet(lastFour) : texts.isMissing}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      ))}
    </Section>
  );
}
