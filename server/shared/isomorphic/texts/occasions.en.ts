import type * as fr from '#shared/texts/occasions.fr.ts';

export const occasionNames: typeof fr.occasionNames = {
  WEDDING: 'Wedding',
  ENGAGEMENT: 'Engagement',
  HENNA: 'Henna night',
  EID: 'Eid',
  EVENING: 'Evening',
  OFFICE: 'Office',
  BEACH: 'Beach',
  EVERYDAY: 'Every day',
};
