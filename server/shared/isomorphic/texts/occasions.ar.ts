import type * as fr from '#shared/texts/occasions.fr.ts';

export const occasionNames: typeof fr.occasionNames = {
  WEDDING: 'العرس',
  ENGAGEMENT: 'الخطوبة',
  HENNA: 'ليلة الحناء',
  EID: 'العيد',
  EVENING: 'السهرة',
  OFFICE: 'المكتب',
  BEACH: 'الشاطئ',
  EVERYDAY: 'كل يوم',
};
