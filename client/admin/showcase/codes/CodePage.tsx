import { useHref } from 'react-router-dom';

import { formatMoney } from '#shared/money.format.ts';
import { codeParameter, paths } from '#shared/paths.ts';
import type { DiscountCodeInput } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { frCodes } from '../../../text/admin/products/codes.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { ButtonRadios } from '../../../ui/form/ButtonRadios.tsx';
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
import { AdminIcon } from '../../page/AdminIcon.tsx';
import { ItemPage } from '../../page/ItemPage.tsx';
import { PageFrame } from '../../page/PageFrame.tsx';
import { Section } from '../../page/Section.tsx';
import { ProductPicker } from '../ProductPicker.tsx';
import { codesQuery, findProblems, inputOf, kinds, valuesOf } from './code.ts';
import type { CodeValues, EditedCode } from './code.ts';
import './CodePage.css';

const saveCodeMutation = graphql(`
  mutation AdminSaveDiscountCode($input: DiscountCodeInput!, $version: Int) {
    payload: saveDiscountCode(input: $input, expectedVersion: $version) {
      record: discountCode {
        ...EditedCode
      }
      userErrors {
        field
        message
      }
    }
  }
`);

const { form: texts } = frCodes;
const back = { to: adminPaths.discountCodes(), label: frCodes.title };
const drafts = createDrafts<Edited<CodeValues, EditedCode | null>>(({ values }) =>
  frCodes.remembered(values.code),
);

/** `/admin/showcase/codes/new` and `/admin/showcase/codes/:id`. */
export function CodePage() {
  return (
    <ItemPage
      query={codesQuery}
      itemsOf={(data) => data.discountCodes}
      unknown={{ title: texts.unknown, back }}
    >
      {(code) => <CodeForm code={code} />}
    </ItemPage>
  );
}

function useCodeForm(code: EditedCode | null) {
  const { send } = useAdminMutation(saveCodeMutation, { refetchQueries: [codesQuery] });
  return useRecordForm<CodeValues, EditedCode | null, DiscountCodeInput>({
    drafts,
    latest: code,
    valuesOf,
    findProblems,
    inputOf,
    send,
    pathOf: (field) => (field === 'freeDelivery' ? 'kind' : field),
    saved: texts.saved,
    conflict: texts.conflict,
    pathTo: adminPaths.discountCode,
  });
}

function CodeForm({ code }: { code: EditedCode | null }) {
  const form = useCodeForm(code);
  const { ref, values, change, field, problem, isDirty, isSaving, save, discard } = form;
  return (
    <PageFrame title={code?.code ?? frCodes.add} back={back}>
      <Form ref={ref} className="admin-form" isBusy={isSaving} onSubmit={save}>
        <Section title={texts.what} className="surface admin-form">
          <Field
            {...field('code')}
            label={texts.code}
            hint={texts.codeHint}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
          <ButtonRadios
            legend={texts.kind}
            name="kind"
            value={values.kind}
            error={form.errorOf('kind')}
            choices={kinds.map((kind) => ({ value: kind, label: texts.kinds[kind] }))}
            onChange={({ target }) => {
              const kind = kinds.find((each) => each === target.value);
              if (kind) change(() => ({ kind }));
            }}
          />
          {values.kind === 'percent' ? (
            <NumberField {...field('percent')} label={texts.percent} unit="%" required />
          ) : null}
          {values.kind === 'amount' ? (
            <AmountField {...field('amount')} label={texts.amount} required />
          ) : null}
          <AmountField {...field('minimum')} label={texts.minimum} hint={texts.minimumHint} />
        </Section>
        <Section title={texts.when} className="surface admin-form">
          <div className="code-form__fields">
            <Field
              {...field('startsAt')}
              label={texts.startsAt}
              hint={texts.startsAtHint}
              type="datetime-local"
            />
            <Field
              {...field('endsAt')}
              label={texts.endsAt}
              hint={texts.endsAtHint}
              type="datetime-local"
            />
            <NumberField {...field('limit')} label={texts.limit} hint={texts.limitHint} />
            <NumberField
              {...field('limitPerPhone')}
              label={texts.limitPerPhone}
              hint={texts.limitPerPhoneHint}
            />
          </div>
        </Section>
        <Products form={form} />
        {code ? <Sold code={code} /> : null}
        <FormProblem text={problem} />
        <SaveBar isDirty={isDirty} isSaving={isSaving} onDiscard={discard} />
      </Form>
    </PageFrame>
  );
}

function Products({ form: { values, change } }: { form: ReturnType<typeof useCodeForm> }) {
  const { products } = values;
  return (
    <Section title={texts.which} className="surface admin-form">
      {products.length === 0 ? <p className="note">{texts.all}</p> : null}
      <ProductPicker
        label={texts.products}
        products={products}
        onChange={(update) => change((current) => ({ products: update(current.products) }))}
      />
      <Checkbox
        label={texts.isForSalePieces}
        checked={values.isForSalePieces}
        onChange={({ target }) => change(() => ({ isForSalePieces: target.checked }))}
      />
    </Section>
  );
}

/** The link of a code that is saved, and what its orders are. */
function Sold({ code: { code, usedCount, limit, sales } }: { code: EditedCode }) {
  const path = useHref(`${paths.home()}?${new URLSearchParams({ [codeParameter]: code })}`);
  const link = new URL(path, window.location.href).href;
  // Without permission or https there is no clipboard: the link can still be selected.
  const copy = () =>
    navigator.clipboard?.writeText(link).then(
      () => toast.success(frCodes.copied),
      () => undefined,
    );
  return (
    <Section title={texts.link} className="surface admin-form">
      <Field
        label={texts.linkLabel}
        hint={texts.linkHelp}
        value={link}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <div>
        <Button variant="quiet" onClick={() => void copy()}>
          <AdminIcon name="copy" size={20} />
          {frCodes.copy}
        </Button>
      </div>
      <p>
        {[
          frCodes.used(usedCount, limit),
          frCodes.sold(formatMoney(sales.amount.amount)),
          frCodes.saving(formatMoney(sales.saving.amount)),
        ].join(' · ')}
      </p>
    </Section>
  );
}
