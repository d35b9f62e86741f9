import type { Translated } from '#shared/language.ts';

import type * as fr from './delivery.fr.ts';

export const deliveryTitles: Translated<typeof fr.deliveryTitles> = {
  COURIER: () => 'Home delivery',
  PICKUP: (place) => `Pickup: ${place}`,
};

export const deliveryProblems: Translated<typeof fr.deliveryProblems> = {
  INVALID: {
    CITY: () => 'Choose a city from the list.',
    UNSERVED_CITY: ({ titles }) =>
      `${titles.EN ?? titles.FR}: we do not deliver there at the moment.`,
    DELIVERY_OPTION: () =>
      'This delivery option is not available for this city. Choose another one.',
  },
};
