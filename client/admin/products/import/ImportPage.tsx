import { importColumnNames } from '#shared/texts/fields/import-columns.fr.ts';
import { frImport } from '../../../text/admin/products/import.fr.ts';
import { frOtherShops } from '../../../text/admin/settings/other-shops.fr.ts';
import { frProducts } from '../../../text/admin/products/products.fr.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { FileButton, FileField } from '../../../ui/form/FileField.tsx';
import { FormProblem } from '../../../ui/form/Form.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { adminPaths } from '../../page/adminPaths.ts';
import { PageFrame } from '../../page/PageFrame.tsx';
import { ImportColumns } from './ImportColumns.tsx';
import './Import.css';
import {
  ImportDone,
  ImportNotes,
  ImportPreview,
  ImportProblems,
  Progress,
} from './ImportPreview.tsx';
import { useImport, type Import, type ImportChoices } from './useImport.ts';

// Object.keys knows strings only.
const sources = Object.keys(frOtherShops.sources) as readonly (keyof typeof frOtherShops.sources)[];

/** `/admin/products/import`: products from a CSV file, seen before they are written. */
export function ImportPage() {
  const importing = useImport();
  const { state, choices, confirm, restart } = importing;
  return (
    <PageFrame
      title={frImport.title}
      back={{ to: adminPaths.products(), label: frProducts.edit.back }}
      actions={
        <>
          <ButtonLink variant="quiet" to={adminPaths.importCustomers()}>
            {frOtherShops.customers.title}
          </ButtonLink>
          <ButtonLink variant="quiet" to={adminPaths.redirects()}>
            {frOtherShops.redirectList.title}
          </ButtonLink>
        </>
      }
    >
      <div className="stack-5">
        {state.step === 'DONE' ? (
          <>
            <ImportDone result={state.result} areDrafts={choices.drafts} onRestart={restart} />
            <ImportNotes result={state.result} />
          </>
        ) : (
          <FileChoice importing={importing} />
        )}
        <ColumnChoices importing={importing} />
        {state.step === 'PREVIEW' ? (
          <>
            <ImportProblems result={state.result} />
            <ImportNotes result={state.result} />
            <ImportPreview result={state.result} onConfirm={confirm} />
          </>
        ) : null}
      </div>
    </PageFrame>
  );
}

function FileChoice({
  importing: { file, state, choices, choose, addBeside, change },
}: {
  importing: Import;
}) {
  const isBusy = state.step === 'BUSY';
  return (
    <section className="surface stack-4" aria-label={frImport.title}>
      <SelectField
        label={frOtherShops.from}
        value={choices.from}
        disabled={isBusy}
        onChange={({ target }) => {
          const from = sources.find((source) => source === target.value);
          if (from) change({ from });
        }}
      >
        {sources.map((source) => (
          <option key={source} value={source}>
            {frOtherShops.sources[source]}
          </option>
        ))}
      </SelectField>
      <p className="note">{frOtherShops.where[choices.from]}</p>
      <FileField
        label={frImport.choose}
        hint={frImport.drop}
        accept=".csv,.tsv,.txt,text/csv"
        onFiles={choose}
      >
        {file ? <p>{frImport.chosen(file.name)}</p> : null}
      </FileField>
      <FilesBeside choices={choices} onAdd={addBeside} />
      <div>
        <Checkbox
          label={frImport.drafts}
          checked={choices.drafts}
          disabled={isBusy}
          onChange={({ target }) => change({ drafts: target.checked })}
        />
        {choices.from === 'OWN' ? (
          <Checkbox
            label={frImport.createCategories}
            checked={choices.createCategories}
            disabled={isBusy}
            onChange={({ target }) => change({ createCategories: target.checked })}
          />
        ) : null}
      </div>
      <FormProblem text={(state.step === 'CHOOSE' && state.failure) || null} />
      {isBusy ? <Progress {...state} /> : null}
    </section>
  );
}

/** The archive of pictures, and of PrestaShop the second file of its products. */
function FilesBeside({
  choices: { from, combinations, pictures },
  onAdd,
}: {
  choices: ImportChoices;
  onAdd: Import['addBeside'];
}) {
  return (
    <div className="stack-4">
      {from === 'PRESTASHOP' ? (
        <FileButton
          label={frOtherShops.combinations}
          accept=".csv,text/csv"
          isMultiple={false}
          onFiles={(files) => onAdd('combinations', files)}
        />
      ) : null}
      <p className="note">{frOtherShops.picturesHint}</p>
      <FileButton
        label={frOtherShops.pictures}
        accept=".zip,application/zip"
        isMultiple={false}
        onFiles={(files) => onAdd('pictures', files)}
      />
      {[from === 'PRESTASHOP' ? combinations : null, pictures].map((file) =>
        file ? <p key={file.name}>{frImport.chosen(file.name)}</p> : null,
      )}
    </div>
  );
}

function ColumnChoices({ importing: { headings, choices, state, change } }: { importing: Import }) {
  if (!headings || state.step === 'DONE') return null;
  return (
    <ImportColumns
      names={importColumnNames}
      required={{ column: 'id', missing: frImport.columns.missingId }}
      headings={headings}
      chosen={choices.columns}
      isBusy={state.step === 'BUSY'}
      onChoose={(columns) => change({ columns })}
    />
  );
}
