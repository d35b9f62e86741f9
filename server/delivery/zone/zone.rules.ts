import type { Centimes } from '#shared/money.ts';
import { DELIVERY_DAYS } from '#shared/policies.ts';
import { COUNTRY_TARIFF, type Tariff } from '#shared/pricing.ts';
import { Reading, readForm, readText, requiredText, type FieldRule } from '../../shared/form.ts';
import { Refusal, requireSameVersion, type Problem } from '../../shared/problems.ts';
import { cityById, REGIONS, type CityEntry } from '../city/city.rules.ts';
import type { ZoneRecord } from '../delivery.store.ts';

/** How a place is delivered: its tariff, its days, and what couriers do there. */
export type Terms = Tariff & Pick<ZoneRecord, 'minDays' | 'maxDays' | 'allowsTrying' | 'isServed'>;

const COUNTRY: Terms = {
  ...COUNTRY_TARIFF,
  ...DELIVERY_DAYS,
  allowsTrying: false,
  isServed: true,
};

/** Chooses the zone that names the city, then that of its region, then the country. */
export function termsOf(
  zones: readonly ZoneRecord[],
  city: Pick<CityEntry, 'id' | 'region'> | null,
): Terms {
  if (city === null) return COUNTRY;
  return (
    zones.find(({ cityIds }) => cityIds.includes(city.id)) ??
    zones.find(({ regions }) => regions.includes(city.region)) ??
    COUNTRY
  );
}

export interface ZoneInput extends Pick<ZoneRecord, 'name' | 'guestFee' | 'minDays' | 'maxDays'> {
  readonly id?: string | null | undefined;
  readonly cityIds?: readonly string[] | undefined;
  readonly regions?: readonly string[] | undefined;
  readonly customerFee?: Centimes | undefined;
  readonly freeFrom?: Centimes | null | undefined;
  readonly allowsTrying?: boolean | undefined;
  readonly isServed?: boolean | undefined;
}

export const MAX_ZONES = 100;
const MAX_NAME = 60;
const MAX_FEE = 100_000;
/** In centimes, 100,000 DH. */
const MAX_FREE_FROM = 10_000_000;
const MAX_DAYS = 60;

const between =
  (min: number, max: number): FieldRule<number> =>
  (value, field) => {
    if (Number.isInteger(value) && Number(value) >= min && Number(value) <= max) {
      return Number(value);
    }
    throw new Refusal({ code: 'INVALID', reason: 'NUMBER', field, min, max });
  };

const centimes =
  (max: Centimes): FieldRule<Centimes> =>
  (value, field) => {
    if (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= max) return Number(value);
    throw new Refusal({ code: 'INVALID', reason: 'FEE', field, max });
  };

/** Reads all but the lists. Refuses with REQUIRED, INVALID. */
function readTerms(input: ZoneInput) {
  const { minDays, allowsTrying = false, isServed = true } = input;
  const read = readForm(
    { customerFee: 0, ...input },
    {
      name: (value, field) => readText(requiredText('FIELD')(value, field), field, MAX_NAME),
      guestFee: centimes(MAX_FEE),
      customerFee: centimes(MAX_FEE),
      freeFrom: (value, field) => (value == null ? null : centimes(MAX_FREE_FROM)(value, field)),
      minDays: between(0, MAX_DAYS),
      maxDays: between(Math.min(Math.max(0, minDays), MAX_DAYS), MAX_DAYS),
    },
  );
  return { ...read, allowsTrying, isServed };
}

/** Lists what is wrong with the places of a zone: unknown, twice, or in another zone. */
function placeProblems(
  { cityIds, regions }: Pick<ZoneRecord, 'cityIds' | 'regions'>,
  others: readonly ZoneRecord[],
): readonly Problem[] {
  const problemsOf = (
    names: readonly string[],
    field: 'cityIds' | 'regions',
    labelOf: (name: string) => string | undefined,
  ) =>
    names.flatMap((name, place): Problem[] => {
      const about = { code: 'INVALID', field: `${field}.${place}` } as const;
      const text = labelOf(name);
      if (text === undefined) return [{ ...about, reason: 'ZONE_PLACE', text: name }];
      if (names.indexOf(name) < place) return [{ ...about, reason: 'TWICE', text }];
      const other = others.find((zone) => zone[field].includes(name))?.name;
      return other === undefined ? [] : [{ ...about, reason: 'ZONE_TAKEN', text, name: other }];
    });
  return [
    ...problemsOf(cityIds, 'cityIds', (id) => cityById(id)?.name),
    ...problemsOf(regions, 'regions', (region) => REGIONS.find((known) => known === region)),
  ];
}

/** Refuses with UNKNOWN_ZONE, and with VERSION_CONFLICT where `expectedVersion` is not null. */
export function requireZone(
  zones: readonly ZoneRecord[],
  id: string,
  expectedVersion: number | null,
): ZoneRecord {
  const zone = zones.find((each) => each.id === id);
  if (!zone) throw new Refusal({ code: 'UNKNOWN_ZONE', field: 'id' });
  requireSameVersion(zone, expectedVersion, 'ZONE');
  return zone;
}

/**
 * Returns the zone as it will be; `before` is undefined for a new one, and `id` its new id. Refuses with REQUIRED,
 * INVALID.
 */
export function changedZone(
  zones: readonly ZoneRecord[],
  before: ZoneRecord | undefined,
  { id: newId, input }: { readonly id: string; readonly input: ZoneInput },
): ZoneRecord {
  const { cityIds = [], regions = [] } = input;
  const others = zones.filter((zone) => zone !== before);
  const reading = new Reading();
  const terms = reading.read<ReturnType<typeof readTerms> | null>(() => readTerms(input), null);
  reading.problems.push(...placeProblems({ cityIds, regions }, others));
  reading.end();
  if (!terms) throw new Error('Terms that cannot be read are problems');
  const { id, version } = before ?? { id: newId, version: 0 };
  return { id, version: version + 1, cityIds, regions, ...terms };
}
