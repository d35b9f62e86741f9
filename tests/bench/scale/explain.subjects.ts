import { readSearch } from '../../../server/catalog/catalog.search.ts';
import type { CatalogStore, ProductQuery } from '../../../server/catalog/catalog.store.ts';
import type { Ports } from '../../../server/stores/store.ts';

/** Something that the shop asks of its store, again and again. */
export interface Subject {
  readonly what: string;
  readonly ask: (ports: Ports) => Promise<unknown>;
}

const EVERYTHING: ProductQuery = {
  categories: [],
  brands: [],
  maxRating: 5,
  search: null,
  options: [],
  frameWidths: [],
  minPrice: null,
  maxPrice: null,
  includeOutOfStock: false,
  sort: 'FEATURED',
  first: 24,
  after: null,
};

const page =
  (change: Partial<ProductQuery>) =>
  ({ catalog }: Pick<Ports, 'catalog'>): ReturnType<CatalogStore['page']> =>
    catalog.page({ ...EVERYTHING, ...change });

/** What a shop of so many products is asked most. */
export function subjectsOf(products: number): readonly Subject[] {
  const middle = Math.ceil(products / 2);
  return [
    { what: 'page of 24, shop order', ask: page({}) },
    {
      what: 'page of 24, shop order, half way',
      ask: page({ after: { sort: 'FEATURED', price: 0, position: middle } }),
    },
    { what: 'page of 24, cheapest first', ask: page({ sort: 'PRICE_ASC' }) },
    {
      what: 'page of 24, cheapest first, the second',
      ask: page({ sort: 'PRICE_ASC', after: { sort: 'PRICE_ASC', price: 1, position: 1 } }),
    },
    {
      what: 'page of 24, one brand, cheapest first',
      ask: page({ brands: ['Atelier Fès 0'], sort: 'PRICE_ASC' }),
    },
    {
      what: 'page of 24, cheapest first, from 900 DH',
      ask: page({
        sort: 'PRICE_ASC',
        after: { sort: 'PRICE_ASC', price: 90_000, position: middle },
      }),
    },
    {
      what: 'page of 24, dearest first, from 900 DH',
      ask: page({
        sort: 'PRICE_DESC',
        after: { sort: 'PRICE_DESC', price: 90_000, position: middle },
      }),
    },
    {
      what: 'page of 24, two categories up to 4 stars',
      ask: page({ categories: ['Robes', 'Hauts'], maxRating: 4 }),
    },
    {
      what: 'page of 24, two sizes',
      ask: page({ options: [{ name: 'Taille', values: ['38', '40'] }] }),
    },
    {
      what: 'page of 24, a size and a colour',
      ask: page({
        options: [
          { name: 'Taille', values: ['38'] },
          { name: 'Couleur', values: ['Bleu nuit'] },
        ],
      }),
    },
    { what: 'search, a word that many have', ask: page({ search: readSearch('robe') }) },
    {
      what: 'search, a word that one has',
      ask: page({ search: readSearch(`${middle}`) }),
    },
    { what: 'search of descriptions', ask: page({ search: readSearch('soies brodées') }) },
    {
      what: 'search by relevance',
      ask: page({ search: readSearch('robes'), sort: 'RELEVANCE', first: 6 }),
    },
    { what: 'search, corrected', ask: page({ search: readSearch('cafatn') }) },
    { what: 'search that finds nothing', ask: page({ search: readSearch('introuvable') }) },
    { what: 'a product', ask: ({ catalog }) => catalog.product('caftan-celeste') },
    { what: 'a cart', ask: ({ carts }) => carts.load('c77') },
    { what: 'orders of a customer', ask: ({ orders }) => orders.ofCustomer('c77') },
    {
      what: 'the order of an idempotency key',
      ask: ({ orders }) => orders.key('c78', 'key-77'),
    },
    { what: 'whether a number is taken', ask: ({ orders }) => orders.isNumberTaken('BV-1000077') },
    {
      what: 'the customer of an e-mail',
      ask: ({ accounts }) => accounts.customerByEmail('c77@example.com'),
    },
    { what: 'brands', ask: ({ catalog }) => catalog.brands() },
  ];
}
