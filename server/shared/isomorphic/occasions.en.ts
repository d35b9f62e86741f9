import type * as fr from './occasions.fr.ts';

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
