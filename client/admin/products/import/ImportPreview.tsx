import { Link } from 'react-router-dom';

import { frImport } from '../../../text/admin/products/import.fr.ts';
import { frOtherShops } from '../../../text/admin/settings/other-shops.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { cx } from '../../../ui/cx.ts';
import { Table, type Column } from '../../../ui/table/Table.tsx';
import { adminPaths } from '../../page/adminPaths.ts';
import { Section } from '../../page/Section.tsx';
import { filterNames } from '../list/productFilters.ts';
import {
  changesByProduct,
  columnName,
  countsOf,
  placeOf,
  problemsOf,
  reasonsByLine,
  type Imported,
  type Place,
} from './outcomes.ts';

const { preview: texts, problems: problemTexts, done: doneTexts } = frImport;

/** More would be of no use to who looks through them. */
const maxRows = 200;
const spaced = 'surface admin-form';

/** Shows its word on a phone, which shows no head. */
function Line({ line }: { line: number | null }) {
  return (
    <span>
      <span className="import-word">{`${texts.line} `}</span>
      <span>{line}</span>
    </span>
  );
}

const problemColumns: readonly Column<Place>[] = [
  { title: problemTexts.line, isUnbroken: true, cell: ({ line }) => <Line line={line} /> },
  { title: problemTexts.column, cell: ({ column }) => columnName(column) },
  { title: problemTexts.problem, cell: ({ message }) => message },
];

/** Cells that are wrong, by row and column. */
export function ImportProblems({ result }: { result: Imported }) {
  const problems = problemsOf(result);
  const isRefused = result.userErrors.length > 0;
  if (problems.length === 0) return null;
  const [whole, cells] = [
    problems.filter(({ line }) => line === null),
    problems.filter(({ line }) => line !== null),
  ];
  return (
    <Section title={problemTexts.title} className={spaced}>
      <p className="note">{isRefused ? problemTexts.refused : problemTexts.intro}</p>
      {whole.map(({ message }) => (
        <p key={message} role="alert">
          {message}
        </p>
      ))}
      {cells.length > 0 ? (
        <Table
          label={problemTexts.title}
          rows={cells.slice(0, maxRows)}
          keyOf={({ line, column, message }) => `${line} ${column} ${message}`}
          columns={problemColumns}
        />
      ) : null}
    </Section>
  );
}

/** Shows what of another shop's file is read otherwise, in products that are imported. */
export function ImportNotes({ result: { notes } }: { result: Imported }) {
  return (
    <PlacesTable
      title={frOtherShops.notes.title}
      intro={frOtherShops.notes.intro}
      problems={notes}
    />
  );
}

/** The bar of a file under way has no value once all is sent: how long the rest takes is unknown. */
export function Progress({ isTrial, sent }: { isTrial: boolean; sent: number }) {
  const work = isTrial ? frImport.reading : frImport.writing;
  const label = sent < 1 ? frImport.sending : work;
  return (
    <div className="row-3">
      <progress value={sent < 1 ? sent : undefined} max={1} aria-label={label} />
      <span>{label}</span>
    </div>
  );
}

type PlacesProps = {
  title: string;
  intro: string;
  problems: Imported['leftOut'];
};

/** Problems of a file by line and column; nothing without any. */
export function PlacesTable({ title, intro, problems }: PlacesProps) {
  if (!problems || problems.length === 0) return null;
  return (
    <Section title={title} className={spaced}>
      <p className="note">{intro}</p>
      <Table
        label={title}
        rows={problems.slice(0, maxRows).map(placeOf)}
        keyOf={({ line, column, message }) => `${line} ${column} ${message}`}
        columns={problemColumns}
      />
    </Section>
  );
}

type PlannedRow = NonNullable<Imported['products']>[number] & {
  changes: readonly NonNullable<Imported['changes']>[number][];
  reasons: readonly Place[];
};

const columns: readonly Column<PlannedRow>[] = [
  { title: texts.line, isUnbroken: true, cell: ({ line }) => <Line line={line} /> },
  {
    title: texts.product,
    shape: 'title',
    cell: ({ id, title, outcome }) =>
      outcome === 'CHANGED' || outcome === 'UNCHANGED' ? (
        <Link to={adminPaths.product(id)}>{title || id}</Link>
      ) : (
        <span>{title || id}</span>
      ),
  },
  { title: texts.outcome, cell: (row) => <Outcome row={row} /> },
];

function Outcome({ row: { id, outcome, changes, reasons } }: { row: PlannedRow }) {
  return (
    <div className="import-outcome">
      <span className={cx('mark', `import-mark--${outcome}`)}>{texts.outcomes[outcome]}</span>
      <ul>
        {changes.map(({ id: of, column, from, to }) => (
          <li key={`${of} ${column}`}>
            <span>{`${columnName(column)}${of === id ? '' : ` (${of})`} `}</span>
            <del dir="auto">{from || texts.empty}</del>
            <span aria-hidden="true"> → </span>
            <ins dir="auto">{to || texts.empty}</ins>
          </li>
        ))}
        {reasons.map(({ column, message }) => (
          <li key={`${column} ${message}`}>{texts.reason(columnName(column), message)}</li>
        ))}
      </ul>
    </div>
  );
}

type Props = { result: Imported; onConfirm: () => void };

/** Shows what the import would do, product by product, and has its confirmation. */
export function ImportPreview({ result, onConfirm }: Props) {
  const { products, added, changed, categories, archived, redirects } = result;
  if (!products) return null;
  const changes = changesByProduct(result);
  const reasons = reasonsByLine(result);
  const count = (added?.length ?? 0) + (changed?.length ?? 0);
  return (
    <Section title={texts.title} className={spaced}>
      <p>{countsOf(result)}</p>
      {categories && categories.length > 0 ? <p>{texts.categories(categories)}</p> : null}
      {archived && archived.length > 0 ? <p>{texts.archived(archived.length)}</p> : null}
      {redirects ? <p>{frOtherShops.redirects(redirects)}</p> : null}
      <Table
        label={texts.title}
        rows={products.slice(0, maxRows).map((product) => ({
          ...product,
          changes: product.outcome === 'CHANGED' ? (changes.get(product.id) ?? []) : [],
          reasons: product.outcome === 'LEFT_OUT' ? (reasons.get(product.line) ?? []) : [],
        }))}
        keyOf={({ id, line }) => `${line} ${id}`}
        columns={columns}
      />
      {products.length > maxRows ? (
        <p className="note">{texts.more(productsIn(result) - maxRows)}</p>
      ) : null}
      {count === 0 ? (
        <p>{frImport.nothing}</p>
      ) : (
        <div className="row-3">
          <Button onClick={onConfirm}>{frImport.confirm(count)}</Button>
        </div>
      )}
    </Section>
  );
}

/** The answer lists the first 1,000 products only. */
const productsIn = ({ added, changed, unchanged, products }: Imported) =>
  Math.max(products?.length ?? 0, (added?.length ?? 0) + (changed?.length ?? 0) + (unchanged ?? 0));

type DoneProps = { result: Imported; areDrafts: boolean; onRestart: () => void };

/** Shows the counts after an import, with the way to what is new. */
export function ImportDone({ result, areDrafts, onRestart }: DoneProps) {
  const added = new Set(result.added);
  const products = result.products?.filter(({ id }) => added.has(id)).slice(0, maxRows) ?? [];
  return (
    <Section title={doneTexts.title} className={spaced}>
      <p>{countsOf(result)}</p>
      {products.length > 0 ? (
        <>
          <h3 className="import-title">{areDrafts ? doneTexts.drafts : doneTexts.products}</h3>
          <ul aria-label={areDrafts ? doneTexts.drafts : doneTexts.products}>
            {products.map(({ id, title }) => (
              <li key={id}>
                <Link to={adminPaths.product(id)}>{title}</Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <div className="row-3">
        {areDrafts && added.size > 0 ? (
          <ButtonLink to={adminPaths.products(`${filterNames.view}=archives`)}>
            {doneTexts.all}
          </ButtonLink>
        ) : null}
        <Button variant="secondary" onClick={onRestart}>
          {doneTexts.another}
        </Button>
      </div>
    </Section>
  );
}
