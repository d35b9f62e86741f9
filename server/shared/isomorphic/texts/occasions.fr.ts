import type { OccasionCode } from '#shared/catalog/occasions.ts';

export const occasionNames: Readonly<Record<OccasionCode, string>> = {
  WEDDING: 'Mariage',
  ENGAGEMENT: 'Fiançailles',
  HENNA: 'Soirée du henné',
  EID: 'Aïd',
  EVENING: 'Soirée',
  OFFICE: 'Bureau',
  BEACH: 'Plage',
  EVERYDAY: 'Tous les jours',
};
