import { z } from 'zod';
import { TRANSLATIONS } from '#shared/language.ts';
import { amount, count, record, text } from '../../shared/record.ts';

/** A value of the alteration's measure; null for an alteration without one. */
const value = z.number().nullable();

/** In the languages into which it was translated. */
const translated = z.partialRecord(z.enum(TRANSLATIONS), text).readonly();

/** A chosen alteration of a cart, which has no more: all else is read from the catalogue. */
export const chosenAlteration = record({ id: text, value });
export type ChosenAlteration = z.infer<typeof chosenAlteration>;

/** An alteration of a line, whole: later changes of the product do not affect that of an order. */
export const lineAlteration = record({
  id: text,
  title: text,
  titles: translated,
  /** Null where there is nothing to measure. */
  measureName: text.nullable(),
  measureNames: translated,
  /** For one item; the line's price includes it. */
  price: amount,
  value,
  /** Working days. */
  days: count,
});
export type LineAlterationRecord = z.infer<typeof lineAlteration>;

/** Gives lines of earlier versions an empty list; returns the same list where all have one. */
export function withAlterations<L extends object>(lines: readonly L[]): readonly L[] {
  return lines.every((line) => 'alterations' in line)
    ? lines
    : lines.map((line) => ('alterations' in line ? line : { ...line, alterations: [] }));
}
