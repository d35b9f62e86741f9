import type { ComponentProps } from 'react';

import type { SalesTable } from '../../generated/admin/graphql.ts';
import { frSales } from '../../text/admin/sales.fr.ts';
import { Section } from '../page/Section.tsx';
import { CsvButton } from './CsvButton.tsx';
import { NumberTable } from './NumberTable.tsx';
import './Sales.css';

/** Rows that are shown; one more is requested. */
const max = 10;

type TableProps<Row> = Omit<ComponentProps<typeof NumberTable<Row>>, 'label'> & {
  table: SalesTable;
  title: string;
  /** A table without rows is shown as well where this is missing. */
  empty?: string;
};

/** A table of the page with its file; rows beyond the first ones are in the file alone. */
export function TableSection<Row>({
  table,
  title,
  empty,
  columns,
  rows,
  keyOf,
  isWide = false,
}: TableProps<Row>) {
  return (
    <Section title={title} actions={<CsvButton table={table} title={title} />}>
      {rows.length === 0 && empty !== undefined ? (
        <p className="sales-note note">{empty}</p>
      ) : (
        <NumberTable
          label={title}
          columns={columns}
          rows={rows.slice(0, max)}
          keyOf={keyOf}
          isWide={isWide}
        />
      )}
      {rows.length > max ? <p className="sales-note note">{frSales.first(max)}</p> : null}
    </Section>
  );
}
