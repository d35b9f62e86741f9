import type { Centimes } from '#shared/money.ts';
import { Reading } from '../../shared/form.ts';
import { Refusal } from '../../shared/problems.ts';
import type { AlterationRecord } from '../catalog.store.ts';
import { MAX_ALTERATIONS, measureNamesOf } from './alteration.rules.ts';
import type { ChosenAlteration } from './line.store.ts';
import { valueOnStep } from './steps.rules.ts';

export interface RequestedAlteration {
  readonly id: string;
  readonly value?: number | null | undefined;
}

/** An alteration of the catalogue with the value that was chosen. */
export type PickedAlteration = AlterationRecord & Pick<ChosenAlteration, 'value'>;

/**
 * Returns what a shopper chose of the `offered` alterations, sorted by id. Refuses with UNKNOWN_ALTERATION,
 * REQUIRED, INVALID, all problems at once.
 */
export function chooseAlterations(
  offered: readonly AlterationRecord[],
  requested: readonly RequestedAlteration[],
  field = 'alterations',
): readonly ChosenAlteration[] {
  if (requested.length > MAX_ALTERATIONS) {
    const about = { reason: 'LIST_TOO_LONG', field, max: MAX_ALTERATIONS } as const;
    throw new Refusal({ code: 'INVALID', ...about });
  }
  const reading = new Reading();
  const seen = new Set<string>();
  const chosen = requested.map(({ id, value = null }, at) => {
    const place = `${field}.${at}`;
    const alteration = offered.find((each) => each.id === id);
    if (!alteration) {
      reading.problems.push({
        code: 'UNKNOWN_ALTERATION',
        reason: 'CATALOG',
        field: `${place}.id`,
      });
    } else if (seen.has(id)) {
      reading.problems.push({ code: 'INVALID', reason: 'ALTERATION_TWICE', field: `${place}.id` });
    } else {
      const read = reading.read(() => readValue(alteration, value, `${place}.value`), null);
      seen.add(id);
      return { id, value: read };
    }
    return { id, value };
  });
  reading.end();
  return chosen.sort(byId);
}

const byId = (one: ChosenAlteration, other: ChosenAlteration) => (one.id < other.id ? -1 : 1);

function readValue(alteration: AlterationRecord, value: number | null, field: string) {
  const { measure } = alteration;
  const titles = measureNamesOf(alteration);
  if (measure === null || titles === null) {
    if (value === null) return null;
    throw new Refusal({ code: 'INVALID', reason: 'ALTERATION_UNMEASURED', field });
  }
  if (value === null) {
    throw new Refusal({ code: 'REQUIRED', reason: 'ALTERATION_VALUE', field });
  }
  const read = valueOnStep(measure, value);
  if (read !== null) return read;
  const { name: _name, ...bounds } = measure;
  throw new Refusal({ code: 'INVALID', reason: 'ALTERATION_VALUE', field, titles, ...bounds });
}

/** Returns null where one of those chosen is no longer offered or stands there twice, or its value is no longer allowed. */
export function pickAlterations(
  offered: readonly AlterationRecord[],
  chosen: readonly ChosenAlteration[],
): readonly PickedAlteration[] | null {
  const values = new Map(chosen.map(({ id, value }) => [id, value]));
  const picked = offered.flatMap((alteration) => {
    const value = values.get(alteration.id);
    return value !== undefined && isAllowed(alteration.measure, value)
      ? [{ ...alteration, value }]
      : [];
  });
  return picked.length === chosen.length ? picked.sort(byId) : null;
}

const isAllowed = (measure: AlterationRecord['measure'], value: number | null) =>
  measure === null ? value === null : value !== null && valueOnStep(measure, value) !== null;

/** Returns what they cost together, for one item. */
export const priceOfAlterations = (
  alterations: ReadonlyArray<{ readonly price: Centimes }>,
): Centimes => alterations.reduce((sum, { price }) => sum + price, 0);

/** Returns the days of the longest, for they are sewn at the same time; 0 without any. */
export const daysOfAlterations = (alterations: ReadonlyArray<{ readonly days: number }>): number =>
  Math.max(0, ...alterations.map(({ days }) => days));
