import type { Translated } from '#shared/language.ts';
import type * as fr from './catalog.fr.ts';

export const catalogTexts: Translated<typeof fr.catalogTexts> = {
  documentTitle: 'Shop',
  description:
    'Caftans, dresses, tops, bottoms and designer eyewear: the whole Belle Vue shop, in Rabat.',
  describe: (name) =>
    `${name} at Belle Vue, the house of fashion and eyewear in Rabat: prices, reviews and availability.`,
  title: 'Shop',
  search: 'Search...',
  clearSearch: 'Clear the search',
  resultsFor: (text) => `Results for “${text}”`,
  searchAsWritten: (text) => `Search for “${text}” instead`,
  without: (words) => `We left out ${words.map((word) => `“${word}”`).join(', ')}.`,
  unsold: (kinds) => `We do not sell ${kinds.map((kind) => kind.toLowerCase()).join(' or ')}.`,
  answers: 'You may be looking for:',
  filters: 'Filters',
  closeFilters: 'Close',
  activeFilters: 'Active filters',
  skipFilters: 'Skip to the products',
  showFound: (n) => {
    if (n === undefined) return 'See the products';
    if (n === 0) return 'No products';
    return n === 1 ? 'See the product' : `See the ${n} products`;
  },
  clearFilters: 'Clear filters',
  all: 'All',
  categories: 'Categories',
  occasion: 'Occasion',
  brands: 'Brands',
  price: 'Price',
  minPrice: 'Lowest price (DH)',
  maxPrice: 'Highest price (DH)',
  askPrice: (price, digits) =>
    `Do you mean ${price}? Then write ${digits}, without point or comma.`,
  unreadablePrice: 'Write an amount in DH, such as 1299.50.',
  onSale: 'Reduced',
  priceFrom: (price) => `From ${price}`,
  priceTo: (price) => `Up to ${price}`,
  options: { size: 'Size', colour: 'Colour' },
  size: (size) => `Size: ${size}`,
  audience: 'For',
  width: 'Width',
  widths: {
    NARROW: 'Narrow, under 130\u00a0mm',
    MEDIUM: 'Medium, 130 to 139\u00a0mm',
    WIDE: 'Wide, 140\u00a0mm and over',
  },
  frameFinder: 'Frames the size of my glasses',
  maxRating: 'Highest rating',
  sort: 'Sort by',
  sorts: {
    FEATURED: 'Featured',
    PRICE_ASC: 'Price: low to high',
    PRICE_DESC: 'Price: high to low',
    NEWEST: 'New arrivals',
  },
  availability: 'Availability',
  includeOutOfStock: 'Include out of stock',
  results: 'Products',
  markUpTo: (mark) => `Rated ${mark} or less`,
  ofFive: (mark) => `${mark} out of 5`,
  removeFilter: (label) => `Remove the filter: ${label}`,
  more: 'See more products',
  next: 'Next page',
  apply: 'Apply the filters',
  retry: 'Try again',
};
