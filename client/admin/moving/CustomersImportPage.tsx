import { customerColumnNames } from '#shared/texts/fields/customer-columns.fr.ts';
import { frImport } from '../../text/admin/products/import.fr.ts';
import { frOtherShops } from '../../text/admin/settings/other-shops.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { FileField } from '../../ui/form/FileField.tsx';
import { FormProblem } from '../../ui/form/Form.tsx';
import { Table, type Column } from '../../ui/table/Table.tsx';
import { adminPaths } from '../page/adminPaths.ts';
import { PageFrame } from '../page/PageFrame.tsx';
import { Section } from '../page/Section.tsx';
import { ImportColumns } from '../products/import/ImportColumns.tsx';
import { PlacesTable, Progress } from '../products/import/ImportPreview.tsx';
import { countsOf, useCustomersImport, type ImportedCustomers } from './useCustomersImport.ts';

const { customers: texts } = frOtherShops;
const { preview } = frImport;

type Customer = NonNullable<ImportedCustomers['customers']>[number];

const columns: readonly Column<Customer>[] = [
  { title: preview.line, isUnbroken: true, cell: ({ line }) => line },
  {
    title: texts.customer,
    shape: 'title',
    cell: ({ name, email }) => <bdi>{name === '' ? email : `${name} · ${email}`}</bdi>,
  },
  { title: texts.address, cell: ({ hasAddress }) => (hasAddress ? texts.withAddress : null) },
  { title: preview.outcome, cell: ({ outcome }) => preview.outcomes[outcome] },
];

/** More would be of no use to who looks through them. */
const maxRows = 200;

/** `/admin/customers/import`: customers of another shop, seen before they are written. */
export function CustomersImportPage() {
  const { file, columns: chosen, state, choose, chooseColumns, confirm } = useCustomersImport();
  const isBusy = state.step === 'BUSY';
  const result = state.step === 'PREVIEW' || state.step === 'DONE' ? state.result : null;
  return (
    <PageFrame
      title={texts.title}
      back={{ to: adminPaths.importProducts(), label: frImport.title }}
    >
      <div className="stack-5">
        <section className="surface stack-4" aria-label={texts.title}>
          <p className="note">{texts.help}</p>
          <FileField
            label={frImport.choose}
            hint={frImport.drop}
            accept=".csv,.tsv,.txt,text/csv"
            isMultiple={false}
            onFiles={choose}
          >
            {file ? <p>{frImport.chosen(file.name)}</p> : null}
          </FileField>
          <FormProblem text={state.step === 'CHOOSE' ? state.failure : null} />
          <FormProblem text={result?.userErrors[0]?.message ?? null} />
          {isBusy ? <Progress {...state} /> : null}
        </section>
        {result?.headings && state.step === 'PREVIEW' ? (
          <ImportColumns
            names={customerColumnNames}
            required={{ column: 'email', missing: texts.missingEmail }}
            isLenient
            headings={result.headings}
            chosen={chosen}
            isBusy={isBusy}
            onChoose={chooseColumns}
          />
        ) : null}
        {result?.customers ? (
          <Preview result={result} onConfirm={state.step === 'PREVIEW' ? confirm : null} />
        ) : null}
      </div>
    </PageFrame>
  );
}

/** Shows what the import would do, or did: then `onConfirm` is null. */
function Preview({
  result,
  onConfirm,
}: {
  result: ImportedCustomers;
  onConfirm: (() => void) | null;
}) {
  const { added, customers, leftOut, notes } = result;
  return (
    <>
      <PlacesTable title={texts.leftOut} intro={texts.leftOutIntro} problems={leftOut} />
      <PlacesTable title={texts.notes} intro={texts.notesIntro} problems={notes} />
      <Section
        title={onConfirm ? texts.preview : frImport.done.title}
        className="surface admin-form"
      >
        <p>{countsOf(result)}</p>
        <Table
          label={texts.preview}
          rows={(customers ?? []).slice(0, maxRows)}
          keyOf={({ line }) => String(line)}
          columns={columns}
        />
        {onConfirm && added ? (
          <div className="row-3">
            <Button onClick={onConfirm}>{texts.confirm(added)}</Button>
          </div>
        ) : null}
      </Section>
    </>
  );
}
