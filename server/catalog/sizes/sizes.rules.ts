import { fold } from '#shared/fold.ts';
import type { Fit, SizeGuideRecord } from '../catalog.store.ts';
import { numberText } from '#shared/digits.ts';
import type { Cut } from '../silhouette/silhouette.rules.ts';
import type { BodyMeasure } from './guide.rules.ts';
import { lengthOfRow, lengthWarning, type LengthWarning } from './lengths.rules.ts';

/** Centimetres. */
export interface BodyMeasures {
  readonly chest?: number | null | undefined;
  readonly waist?: number | null | undefined;
  readonly hips?: number | null | undefined;
  readonly height?: number | null | undefined;
}

/** Measures by the names of the API. */
const INPUTS = {
  CHEST: 'chest',
  WAIST: 'waist',
  HIPS: 'hips',
  HEIGHT: 'height',
} as const satisfies Readonly<Record<BodyMeasure, keyof BodyMeasures>>;

/** Centimetres, of every measure of a body: what is beyond was mistyped. */
export const MEASURE_BOUNDS = { min: 20, max: 250 } as const;

/**
 * Headings as folded, in the three languages: pages have them translated. The other columns name the size,
 * or measure the garment.
 */
const HEADINGS: Readonly<Partial<Record<string, BodyMeasure>>> = {
  'poitrine cm': 'CHEST',
  'taille cm': 'WAIST',
  'hanches cm': 'HIPS',
  'stature cm': 'HEIGHT',
  'chest cm': 'CHEST',
  'waist cm': 'WAIST',
  'hips cm': 'HIPS',
  'height cm': 'HEIGHT',
  'الصدر سم': 'CHEST',
  'الخصر سم': 'WAIST',
  'الوركان سم': 'HIPS',
  'القامه سم': 'HEIGHT',
};

/** Returns what a column measures of a body; undefined for other columns. */
export const bodyMeasureOf = (heading: string): BodyMeasure | undefined => HEADINGS[fold(heading)];

/** Centimetres. */
interface MeasureRange {
  readonly name: BodyMeasure;
  /** The maximum of the size before. */
  readonly min: number;
  readonly max: number;
}

interface SizeEntry {
  readonly value: string;
  /** Measures without those that the guide does not know. */
  readonly measures: readonly MeasureRange[];
}

type Table = Pick<SizeGuideRecord, 'columns' | 'rows'>;
export type DecidedTable = Pick<SizeGuideRecord, 'columns' | 'decidedBy'>;
type Guide = Table & DecidedTable;

/** A guide with the sizes of the product that it is for, as its options name them. */
export interface GuideOfProduct extends SizeGuideRecord {
  readonly sizes?: readonly string[];
}

/**
 * One a row, from the smallest size to the largest. A guide names each size in several ways: the value
 * is from the first column that has the most of `sizes`, without any from the first one.
 */
export function entriesOf(
  { columns, rows }: Table,
  sizes: readonly string[] = [],
): readonly SizeEntry[] {
  const cellsAt = (at: number) => rows.map((row) => row[at] ?? '');
  const ranges = columns.flatMap((heading, at) => {
    const name = bodyMeasureOf(heading);
    return name === undefined ? [] : [rangesOf(name, cellsAt(at))];
  });
  const named = [...columns.keys()]
    .filter((at) => bodyMeasureOf(columns[at] ?? '') === undefined)
    .map((at) => ({ at, count: cellsAt(at).filter((cell) => sizes.includes(cell)).length }))
    .toSorted((a, b) => b.count - a.count || a.at - b.at)[0];
  return rows.map((row, index) => ({
    value: row[named?.at ?? 0] ?? '',
    measures: ranges.flatMap((column) => column[index] ?? []),
  }));
}

/** Returns the length of a size, in centimetres; null where the guide does not say it of this garment. */
export function lengthOfSize(guide: GuideOfProduct, cut: Cut, size: string | null): number | null {
  const row = entriesOf(guide, guide.sizes).findIndex(({ value }) => value === size);
  return row === -1 ? null : lengthOfRow(guide, cut, row);
}

/** Measures that the size must hold: those that the guide names, or all that it knows. */
export function decidingMeasures({ columns, decidedBy }: DecidedTable): readonly BodyMeasure[] {
  const known = columns.flatMap((heading) => bodyMeasureOf(heading) ?? []);
  const named = known.filter((measure) => decidedBy.includes(measure));
  return named.length === 0 ? known : named;
}

const CELL = /^(\d+(?:[.,]\d+)?)(?:\s*[-–]\s*(\d+(?:[.,]\d+)?))?$/;
const numberIn = (text: string) => Number(text.replace(',', '.'));

/** Whether a cell is read as a measure of a body. */
export const isMeasureCell = (cell: string): boolean => CELL.test(numberText(cell.trim()));

/** A cell is a maximum, such as `92`, or a range, such as `160–165`; null where it is neither. */
function rangesOf(name: BodyMeasure, cells: readonly string[]): ReadonlyArray<MeasureRange | null> {
  const read = cells.map((cell) => {
    const [, from, to] = CELL.exec(numberText(cell.trim())) ?? [];
    if (from === undefined) return null;
    return { from: to === undefined ? null : numberIn(from), max: numberIn(to ?? from) };
  });
  const [first, second] = read.flatMap((bounds) => bounds?.max ?? []);
  // As far below the smallest size as the next one is above it.
  let before = first === undefined ? 0 : first - Math.max(0, (second ?? 2 * first) - first);
  return read.map((bounds) => {
    if (!bounds) return null;
    const { from, max } = bounds;
    const min = Math.min(from ?? before, max);
    before = max;
    return { name, min, max };
  });
}

/** A measure of a body, in centimetres, and by how much it differs from a bound. */
interface Margin {
  readonly measure: BodyMeasure;
  readonly given: number;
  readonly by: number;
}

/** Reasons; the sentences are in `sizes.fr.ts`. */
export type SizeReason =
  | { readonly code: 'NO_GUIDE' | 'ONE_SIZE' }
  | { readonly code: 'NO_MEASURE'; readonly needed: readonly BodyMeasure[] }
  /** `size` is the largest one of the product. */
  | ({ readonly code: 'BEYOND'; readonly size: string } & Margin)
  | { readonly code: 'NOT_MADE'; readonly size: string; readonly largest: string }
  /** Has the measure that is nearest to its maximum. */
  | ({ readonly code: 'WITHIN'; readonly size: string } & Margin)
  | ({ readonly code: 'NEAR_MAXIMUM'; readonly size: string } & Margin)
  /** Has the measure that exceeds the smaller size most. */
  | ({ readonly code: 'NEAR_MINIMUM'; readonly size: string; readonly smaller: string } & Margin)
  /** The product has no smaller size. */
  | ({ readonly code: 'BELOW'; readonly size: string } & Margin);

/** A measure that does not decide exceeds what the size is cut for. */
export type SizeWarning =
  | ({ readonly code: 'BODY'; readonly size: string } & Margin)
  | ({ readonly code: 'LENGTH' } & LengthWarning);

export interface SizeAdvice {
  readonly size: string | null;
  readonly alternative: string | null;
  /** Row of `size` in the guide; null without one. */
  readonly row: number | null;
  readonly reason: SizeReason;
  readonly warnings: readonly SizeWarning[];
  readonly fit: Fit | null;
}

export interface SizedGarment {
  readonly guide: Guide | null;
  /** Sizes in display order; empty for a product that comes in one. */
  readonly sizes: readonly string[];
  readonly fit: Fit | null;
  /** Null where the shop has not said how the garment falls. */
  readonly cut: Cut | null;
}

/** Centimetres to a bound, from which another size may do. */
const NEAR = 1;

/**
 * The smallest size of a product that holds every given measure that decides: each one is at most
 * the size's maximum. The others, and the length on a body of the given height, are warned of. The alternative is the next size up where a measure is within 1 cm of that maximum,
 * the next one down where no measure is more than 1 cm above the maximum of that. What staff say of
 * the fit comes first: of a product that runs small it is always the next size up, of one that runs large
 * the next one down.
 */
export function adviseSize(
  { guide, sizes, fit, cut }: SizedGarment,
  measures: BodyMeasures,
): SizeAdvice {
  const none = (reason: SizeReason) => ({
    size: null,
    alternative: null,
    row: null,
    reason,
    warnings: [],
    fit,
  });
  if (sizes.length === 0) return none({ code: 'ONE_SIZE' });
  const entries = guide ? entriesOf(guide, sizes) : [];
  const sold = entries.filter(({ value }) => sizes.includes(value));
  const last = sold.at(-1);
  if (!guide || !last) return none({ code: 'NO_GUIDE' });

  const deciding = decidingMeasures(guide);
  const marginsOf = (bound: 'min' | 'max', entry: SizeEntry): readonly Margin[] =>
    entry.measures.flatMap(({ name, [bound]: limit }) => {
      const given = measures[INPUTS[name]];
      return given == null ? [] : [{ measure: name, given, by: rounded(given - limit) }];
    });
  const margins = (bound: 'min' | 'max', entry: SizeEntry) =>
    marginsOf(bound, entry).filter(({ measure }) => deciding.includes(measure));
  const tightestIn = (entry: SizeEntry) => margins('max', entry).toSorted((a, b) => b.by - a.by)[0];
  const worst = tightestIn(last);
  if (!worst) return none({ code: 'NO_MEASURE', needed: deciding });
  // An entry that knows none of the measures holds nothing.
  const holds = (entry: SizeEntry) => (tightestIn(entry)?.by ?? Infinity) <= 0;
  const found = sold.find(holds);
  const tightest = found && tightestIn(found);
  if (!tightest) {
    const larger = entries.slice(entries.indexOf(last)).find(holds);
    return none(
      larger
        ? { code: 'NOT_MADE', size: larger.value, largest: last.value }
        : { code: 'BEYOND', size: last.value, ...worst },
    );
  }

  const size = found.value;
  const at = sold.indexOf(found);
  const [smaller, larger] = [sold[at - 1], sold[at + 1]];
  const above = smaller && tightestIn(smaller);
  const [below] = margins('min', found).toSorted((a, b) => a.by - b.by);
  const isNearMaximum = tightest.by >= -NEAR;
  const isNearMinimum = above !== undefined && above.by <= NEAR;
  const reason = ((): SizeReason => {
    if (isNearMaximum) return { code: 'NEAR_MAXIMUM', size, ...tightest };
    if (smaller && above && isNearMinimum) {
      return { code: 'NEAR_MINIMUM', size, smaller: smaller.value, ...above };
    }
    if (!smaller && below && below.by < 0) return { code: 'BELOW', size, ...below };
    return { code: 'WITHIN', size, ...tightest };
  })();
  const other = ((): SizeEntry | undefined => {
    if (fit === 'RUNS_SMALL') return larger;
    if (fit === 'RUNS_LARGE') return smaller;
    if (isNearMaximum) return larger;
    return isNearMinimum ? smaller : undefined;
  })();
  const row = entries.indexOf(found);
  const length = cut && lengthWarning(guide, cut, { row, size, stature: measures.height });
  const warnings: readonly SizeWarning[] = [
    ...marginsOf('max', found)
      .filter(({ measure, by }) => by > 0 && !deciding.includes(measure))
      .map((margin) => ({ code: 'BODY' as const, size, ...margin })),
    ...(length ? [{ code: 'LENGTH' as const, ...length }] : []),
  ];
  return { size, alternative: other?.value ?? null, row, reason, warnings, fit };
}

/** Differences of tenths are not exact. */
const rounded = (centimetres: number) => Math.round(centimetres * 100) / 100;
