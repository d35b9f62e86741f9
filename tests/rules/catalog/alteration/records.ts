import type { AlterationRecord } from '../../../../server/catalog/catalog.store.ts';

/** Has a length that the shopper chooses. */
export const HEM: AlterationRecord = {
  id: 'ourlet',
  title: 'Ourlet',
  price: 0,
  days: 2,
  measure: { name: 'Longueur (cm)', min: 90, max: 160, step: 0.5 },
  translations: [
    { language: 'AR', title: 'تقصير', measureName: 'الطول (سم)' },
    { language: 'EN', title: 'Hem', measureName: null },
  ],
};

/** Has nothing to choose. */
export const TAPER: AlterationRecord = {
  id: 'cintrage',
  title: 'Cintrage de la taille',
  price: 150_00,
  days: 4,
  measure: null,
  translations: [],
};
