import type { Translated } from '#shared/language.ts';
import type * as fr from './delivery.fr.ts';

export const deliveryTexts: Translated<typeof fr.deliveryTexts> = {
  cities: 'Cities',
  title: 'Delivery method',
  free: 'Free',
  and: ', ',
  trying: 'try on at the door',
  promised: (city, days) => `${city}: delivered ${days}`,
  promisedAnywhere: (days) => `delivered ${days}`,
  fee: (amount) => `Delivery: ${amount}`,
  total: (amount) => `total: ${amount}`,
  fetched: 'We will write to you as soon as your order is ready.',
  missing: (amount) => `${amount} more for free delivery.`,
  /** Asks for the city of this device. */
  dialog: {
    title: 'Your city',
    city: 'City',
    submit: 'Show delivery',
    unknown: 'Choose a city from the list.',
    done: (city) => `Delivery to ${city}.`,
  },
};
