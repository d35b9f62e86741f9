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
};
