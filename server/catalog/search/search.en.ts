import type { Translated } from '#shared/language.ts';
import type * as fr from './search.fr.ts';

export const searchTexts: Translated<typeof fr.searchTexts> = {
  size: (size) => `size ${size}`,
  priceTo: (price) => `under ${price}`,
  priceFrom: (price) => `over ${price}`,
  prices: (lowest, highest) => `${lowest} to ${highest}`,
  pages: {
    sale: 'Reduced items',
    newest: 'New arrivals',
    delivery: 'Delivery and returns',
    contact: 'Contact us',
    sizeGuide: 'Size guide',
    findOrder: 'Track my order',
    faq: 'Frequent questions',
    logIn: 'Log in',
    frameFinder: 'Find my frame',
  },
};
