import occasions from '../../../seed/occasions.json' with { type: 'json' };

/** Codes of the API, in the shop's order; see `seed/occasions.json` (capabilities, section 10). */
export const OCCASIONS = [
  'WEDDING',
  'ENGAGEMENT',
  'HENNA',
  'EID',
  'EVENING',
  'OFFICE',
  'BEACH',
  'EVERYDAY',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

interface OccasionEntry {
  /** Words with which shoppers search for it. */
  readonly words: readonly string[];
  /** Ids of products of the seed. */
  readonly products: readonly string[];
}

/** Each once, in the shop's order. */
export function sortedOccasions(codes: Iterable<Occasion>): Occasion[] {
  const wanted = new Set(codes);
  return OCCASIONS.filter((occasion) => wanted.has(occasion));
}

const entries: ReadonlyMap<string, OccasionEntry> = new Map(
  occasions.map((entry) => [entry.code, entry]),
);

export function occasionEntry(code: Occasion): OccasionEntry {
  const entry = entries.get(code);
  if (!entry) throw new Error(`seed/occasions.json has no ${code}`);
  return entry;
}
