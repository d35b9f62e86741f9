/** Slugs in addresses, by code, in the shop's order. Names are in `text/occasions.fr.ts`. */
export const occasionSlugs = {
  WEDDING: 'mariage',
  ENGAGEMENT: 'fiancailles',
  HENNA: 'henne',
  EID: 'aid',
  EVENING: 'soiree',
  OFFICE: 'bureau',
  BEACH: 'plage',
  EVERYDAY: 'quotidien',
} as const;

export type OccasionCode = keyof typeof occasionSlugs;
/** Occasions with a page of their own: what is worn every day is the whole shop. */
export type PageOccasion = Exclude<OccasionCode, 'EVERYDAY'>;

// The keys are the object's own.
export const occasionCodes = Object.keys(occasionSlugs) as readonly OccasionCode[];

export function hasPage(code: OccasionCode): code is PageOccasion {
  return code !== 'EVERYDAY';
}
