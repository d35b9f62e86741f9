/** Headings of the columns of size guides that measure a body, in French: staff write them. */
export const bodyMeasureHeadings = {
  CHEST: 'Poitrine (cm)',
  WAIST: 'Taille (cm)',
  HIPS: 'Hanches (cm)',
  HEIGHT: 'Stature (cm)',
} as const;
