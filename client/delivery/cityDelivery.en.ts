import type { Translated } from '#shared/language.ts';
import type * as fr from './cityDelivery.fr.ts';

export const cityTexts: Translated<typeof fr.cityTexts> = {
  missing: (amount) => `${amount} more for free delivery.`,
  /** Lets the shopper name a city. */
  dialog: {
    title: 'Your city',
    city: 'City',
    submit: 'Show delivery',
    unknown: 'Choose a city from the list.',
    done: (city) => `Delivery to ${city}.`,
  },
};
