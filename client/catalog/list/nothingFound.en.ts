import type { Translated } from '#shared/language.ts';
import type * as fr from './nothingFound.fr.ts';

export const nothingFoundTexts: Translated<typeof fr.nothingFoundTexts> = {
  empty: 'No products found.',
  allSoldOut: 'Everything that matches is out of stock.',
  soldOut: 'Everything is out of stock for now.',
  noProducts: 'There are no products in the shop yet. Come back soon!',
  without: (count, filter) => `See ${count} without “${filter}”`,
  above: (count, price) => `See ${count} above ${price}`,
  below: (count, price) => `See ${count} below ${price}`,
  many: (n, kind) => (n < 2 ? '' : `${n} ${kind.toLowerCase()}`),
  all: (kind) => `See all ${kind.toLowerCase()}`,
  clearAll: 'Clear all filters',
  others: 'Have a look at these',
};
