import { frImport } from '../../../text/admin/import.fr.ts';
import { frProducts } from '../../../text/admin/products.fr.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { FileField } from '../../../ui/form/FileField.tsx';
import { FormProblem } from '../../../ui/form/Form.tsx';
import { adminPaths } from '../../page/adminPaths.ts';
import { PageFrame } from '../../page/PageFrame.tsx';
import { ImportColumns } from './ImportColumns.tsx';
import './Import.css';
import { ImportDone, ImportPreview, ImportProblems } from './ImportPreview.tsx';
import { useImport, type Import } from './useImport.ts';

/** `/admin/products/import`: products from a CSV file, seen before they are written. */
export function ImportPage() {
  const importing = useImport();
  const { state, choices, confirm, restart } = importing;
  return (
    <PageFrame
      title={frImport.title}
      back={{ to: adminPaths.products(), label: frProducts.edit.back }}
    >
      <div className="stack-5">
        {state.step === 'DONE' ? (
          <ImportDone result={state.result} areDrafts={choices.drafts} onRestart={restart} />
        ) : (
          <FileChoice importing={importing} />
        )}
        <ColumnChoices importing={importing} />
        {state.step === 'PREVIEW' ? (
          <>
            <ImportProblems result={state.result} />
            <ImportPreview result={state.result} onConfirm={confirm} />
          </>
        ) : null}
      </div>
    </PageFrame>
  );
}

function FileChoice({
  importing: { file, state, choices, choose, change },
}: {
  importing: Import;
}) {
  const isBusy = state.step === 'BUSY';
  return (
    <section className="surface stack-4" aria-label={frImport.title}>
      <p className="note">{frImport.help}</p>
      <FileField
        label={frImport.choose}
        hint={frImport.drop}
        accept=".csv,.tsv,.txt,text/csv"
        onFiles={choose}
      >
        {file ? <p>{frImport.chosen(file.name)}</p> : null}
      </FileField>
      <div>
        <Checkbox
          label={frImport.drafts}
          checked={choices.drafts}
          disabled={isBusy}
          onChange={({ target }) => change({ drafts: target.checked })}
        />
        <Checkbox
          label={frImport.createCategories}
          checked={choices.createCategories}
          disabled={isBusy}
          onChange={({ target }) => change({ createCategories: target.checked })}
        />
      </div>
      <FormProblem text={(state.step === 'CHOOSE' && state.failure) || null} />
      {isBusy ? <Progress {...state} /> : null}
    </section>
  );
}

/** The bar has no value once all is sent: how long the rest takes is unknown. */
function Progress({ isTrial, sent }: { isTrial: boolean; sent: number }) {
  const work = isTrial ? frImport.reading : frImport.writing;
  const label = sent < 1 ? frImport.sending : work;
  return (
    <div className="row-3">
      <progress value={sent < 1 ? sent : undefined} max={1} aria-label={label} />
      <span>{label}</span>
    </div>
  );
}

function ColumnChoices({ importing: { headings, choices, state, change } }: { importing: Import }) {
  if (!headings || state.step === 'DONE') return null;
  return (
    <ImportColumns
      headings={headings}
      chosen={choices.columns}
      isBusy={state.step === 'BUSY'}
      onChoose={(columns) => change({ columns })}
    />
  );
}
