import {
  COLUMNS,
  VARIANT_COLUMNS,
  type Cells,
  type Column,
  type CsvRow,
  type FileProblem,
  type VariantColumn,
} from './columns.ts';
import { MAX_VARIANTS } from './import.variants.rules.ts';

interface ProductLines {
  readonly id: string;
  /** The row that describes the product; null where all of them are about variants only. */
  readonly described: CsvRow | null;
  readonly rows: readonly CsvRow[];
}

const DESCRIBING: readonly Column[] = COLUMNS.filter((column) => column !== 'id');

/** The rows of each product, in the order of the products' first rows. */
export function rowsByProduct(rows: readonly CsvRow[]): ReadonlyArray<readonly CsvRow[]> {
  const groups = new Map<string | number, CsvRow[]>();
  for (const row of rows) {
    // Rows without an id belong to nothing.
    const key = idIn(row) || row.line;
    const own = groups.get(key);
    // More rows than variants are one problem, not thousands.
    if (own && own.length <= MAX_VARIANTS) own.push(row);
    else if (!own) groups.set(key, [row]);
  }
  return [...groups.values()];
}

export const idIn = ({ cells }: CsvRow): string => cells.id.trim();

export function linesOfProduct(
  own: readonly CsvRow[],
  isKnown: (id: string) => boolean,
): ProductLines {
  const [first] = own;
  const id = first ? idIn(first) : '';
  const isOfVariants = isKnown(id) && own.every(hasVariantCells);
  const described = own.find(isDescribing) ?? (isOfVariants ? null : (first ?? null));
  return { id, described, rows: own };
}

/** Other rows of the product repeat its cells or leave them empty. */
export function contradictions({ described, rows }: ProductLines): readonly FileProblem[] {
  if (!described) return [];
  return rows.flatMap(({ line, cells }) =>
    DESCRIBING.filter((column) => {
      const text = textIn(cells, column);
      return text !== '' && text !== textIn(described.cells, column);
    }).map((field): FileProblem => {
      const about = { code: 'INVALID', reason: 'CELL_DIFFERS', field } as const;
      return { ...about, first: described.line, line };
    }),
  );
}

function isDescribing({ cells }: CsvRow): boolean {
  return DESCRIBING.some((column) => textIn(cells, column) !== '');
}

function hasVariantCells({ cells }: CsvRow): boolean {
  return VARIANT_COLUMNS.some((column) => textIn(cells, column) !== '');
}

function textIn(cells: Cells, column: Column | VariantColumn): string {
  return (cells[column] ?? '').trim();
}
