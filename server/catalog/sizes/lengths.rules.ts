import { numberText } from '#shared/digits.ts';
import { fold } from '#shared/fold.ts';
import type { SizeGuideRecord } from '../catalog.store.ts';
import {
  hemOf,
  isLength,
  lengthFrom,
  STATURES,
  type Cut,
  type Hem,
} from '../silhouette/silhouette.rules.ts';

type Table = Pick<SizeGuideRecord, 'columns' | 'rows'>;

/**
 * Headings of the garment's own length as folded, in the three languages: centimetres, or the difference from the size
 * that the details name, as in « Longueur (± cm) ».
 */
const LENGTH_HEADINGS = ['longueur cm', 'length cm', 'الطول سم'];
const INSIDE_LEG_HEADINGS = ['entrejambe cm', 'inside leg cm', 'الساق الداخليه سم'];

/** Returns the length of the size of a row, in centimetres; null where the guide does not say it of this garment. */
export function lengthOfRow({ columns, rows }: Table, cut: Cut, row: number): number | null {
  const headings = columns.map(fold);
  const columnOf = (names: readonly string[]) => headings.findIndex((each) => names.includes(each));
  const insideLeg = lengthFrom(cut.shape) === 'CROTCH' ? columnOf(INSIDE_LEG_HEADINGS) : -1;
  const column = insideLeg === -1 ? columnOf(LENGTH_HEADINGS) : insideLeg;
  const cells = rows.map((each) => numberIn(each[column] ?? ''));
  const own = cells[row];
  const named = cells.find((cell) => cell === 0 || cell === cut.length);
  if (own === undefined || named === undefined) return null;
  const length = cut.length + own - named;
  return isLength(length) ? length : null;
}

function numberIn(text: string): number {
  return text.trim() === ''
    ? Number.NaN
    : Number(numberText(text.replace('−', '-').replace(',', '.')));
}

/** A hem that falls otherwise on a body than where the pictures show it. */
export interface LengthWarning extends Hem {
  readonly size: string;
  /** Centimetres. */
  readonly length: number;
  /** Centimetres. */
  readonly stature: number;
}

/** Centimetres: hems and bodies are not measured more exactly. */
const TOLERANCE = 1;
/** Per cent of the stature, about 5 cm: less is not seen. */
const VISIBLE = 3;

/** Returns null without a height, and where the hem falls as on the woman of middle height who is drawn. */
export function lengthWarning(
  guide: Table,
  cut: Cut,
  { row, size, stature }: { row: number; size: string; stature: number | null | undefined },
): LengthWarning | null {
  if (stature == null) return null;
  const length = lengthOfRow(guide, cut, row) ?? cut.length;
  const hem = hemOf({ ...cut, length }, stature);
  const drawn = hemOf(cut, STATURES[1]);
  const isFelt =
    hem.level === 'TOO_LONG'
      ? hem.height < -TOLERANCE
      : hem.level !== drawn.level && Math.abs(hem.onBody - drawn.onBody) >= VISIBLE;
  return isFelt ? { ...hem, size, length, stature } : null;
}
