import { readCsv } from '../../../server/catalog/csv/catalog.csv.ts';
import { FIRST_COLUMNS, type FileProblem } from '../../../server/catalog/csv/columns.ts';
import type { Mapping } from '../../../server/catalog/csv/headings.rules.ts';
import { unspoiltOf } from '../../../server/catalog/csv/import.variants.rules.ts';
import { rowsByProduct } from '../../../server/catalog/csv/import.lines.rules.ts';
import { planImport, type Catalogue } from '../../../server/catalog/csv/import.rules.ts';
import type { ProductRecord } from '../../../server/catalog/catalog.store.ts';
import { messageOf } from '../../../server/messages.ts';
import { AT, category } from '../../store/contract/records.ts';

export const HEADER = FIRST_COLUMNS.join(',');
/** The row of a product that is not in the catalogue yet. */
export const NEW = 'robe-lin,Robe en lin,Belle Vue,,Robes,899,1099,non,,,,';

const categories = [
  category('robes', { name: 'Robes', image: '/images/categories/robes.svg', imageAlt: 'Robes' }),
  category('traditionnels', { name: 'Traditionnels' }),
];

/** The result of work that is done in slices. */
export function finished<R>(steps: Generator<undefined, R>): R {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

export const rowsIn = (text: string, mapping?: Mapping) => readCsv(text, mapping).rows;

/** Plans the changes of a file in a catalogue of these products, where these pictures are. */
export function plan(
  text: string,
  products: readonly ProductRecord[] = [],
  paths: readonly string[] = [],
  change: Partial<Catalogue> = {},
) {
  const { archived = [] } = change;
  const everyProduct = [...products, ...archived];
  const steps = planImport(rowsByProduct(rowsIn(text)), {
    products,
    archived,
    lastPosition: Math.max(0, ...everyProduct.map(({ position }) => position)),
    categories,
    createCategories: false,
    isDraft: () => false,
    defaults: {},
    skipInvalid: false,
    unspoilt: unspoiltOf(everyProduct),
    pictures: new Map(paths.map((path) => [path, { path }])),
    swatchOf: () => null,
    colourOf: () => null,
    now: new Date(AT),
    ...change,
  });
  const planned = finished(steps);
  return { ...planned, problems: planned.problems.map(printed) };
}

/** A problem as it is printed. */
export function printed(problem: FileProblem) {
  const { line, field: column = null } = problem;
  return { line, column, message: messageOf(problem) };
}

/** The places of a plan's problems, such as `3 price`. */
export const places = (...planned: Parameters<typeof plan>): readonly string[] =>
  plan(...planned).problems.map(({ line, column }) => `${line} ${column}`);

/** Each column with one of its values: a case each. */
export const casesOf = (rows: ReadonlyArray<readonly string[]>) =>
  rows.flatMap(([column = '', ...values]) => values.map((value) => [column, value] as const));
