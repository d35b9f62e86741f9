/** By code of the API, in the shop's order: what stands in addresses, and the name in French. */
export const frOccasions = {
  WEDDING: { slug: 'mariage', name: 'Mariage' },
  ENGAGEMENT: { slug: 'fiancailles', name: 'Fiançailles' },
  HENNA: { slug: 'henne', name: 'Soirée du henné' },
  EID: { slug: 'aid', name: 'Aïd' },
  EVENING: { slug: 'soiree', name: 'Soirée' },
  OFFICE: { slug: 'bureau', name: 'Bureau' },
  BEACH: { slug: 'plage', name: 'Plage' },
  EVERYDAY: { slug: 'quotidien', name: 'Tous les jours' },
} as const;

export type OccasionCode = keyof typeof frOccasions;
/** Those with a page of their own: what is worn every day is the whole shop. */
export type PageOccasion = Exclude<OccasionCode, 'EVERYDAY'>;

// The keys are the object's own.
export const occasionCodes = Object.keys(frOccasions) as readonly OccasionCode[];

export function hasPage(code: OccasionCode): code is PageOccasion {
  return code !== 'EVERYDAY';
}
