import { CHANGED, openCarts } from '../carts.ts';
import type { Goal } from '../goal.ts';
import { EVER_NEW } from '../load.ts';
import { get } from '../questions.ts';
import type { RunningShop } from '../running.ts';
import { facets, lastPageCursor, optionFacets, page } from './questions.ts';

/** Something that is asked of shops of every size. */
export interface Subject {
  readonly what: string;
  readonly requests: (shop: RunningShop) => Promise<readonly string[]>;
  /** What every right answer begins with, or ends. */
  readonly holds: string;
  /** For the largest shop: times the processor time at the smallest one, or milliseconds of it. */
  readonly goal?: { readonly times: Goal } | { readonly ms: Goal };
}

const FLAT = { times: { atMost: 1.1 } } as const;
const SOON = { ms: { atMost: 5 } } as const;

const FOUND = '{"data":{"products":{';

const always = (request: string) => async () => [request];

/** The four categories of the seed that every shop here has, and one that is another each time. */
const FASHION = { categories: ['Hauts', 'Bas', 'Robes', 'Traditionnels', EVER_NEW] };

export function subjects(connections: number): readonly Subject[] {
  return [
    { what: 'page of 24', holds: FOUND, requests: always(page()), goal: FLAT },
    {
      what: 'cheapest first',
      holds: FOUND,
      requests: always(page({ sort: 'PRICE_ASC' })),
      goal: FLAT,
    },
    {
      what: 'dearest first',
      holds: FOUND,
      requests: always(page({ sort: 'PRICE_DESC' })),
      goal: FLAT,
    },
    {
      what: 'last page, cheapest first',
      holds: FOUND,
      requests: async ({ products }) => [
        page({ sort: 'PRICE_ASC', after: lastPageCursor(products) }),
      ],
      goal: FLAT,
    },
    {
      what: 'page of four categories',
      holds: FOUND,
      requests: always(page({ filter: FASHION })),
      goal: FLAT,
    },
    { what: 'search, one word', holds: FOUND, requests: always(search('robe')), goal: SOON },
    { what: 'search, two words', holds: FOUND, requests: always(search('caftan cel')), goal: SOON },
    { what: 'search, descriptions', holds: FOUND, requests: always(search('soies')), goal: SOON },
    { what: 'search, corrected', holds: FOUND, requests: always(search('cafatn')), goal: SOON },
    {
      what: 'search that finds nothing',
      holds: FOUND,
      requests: always(search(EVER_NEW)),
      goal: SOON,
    },
    { what: 'facets', holds: FOUND, requests: always(facets()), goal: SOON },
    {
      what: 'facets of a filter',
      holds: FOUND,
      requests: always(facets({ filter: FASHION })),
      goal: SOON,
    },
    {
      what: 'page of two sizes',
      holds: FOUND,
      requests: always(page({ filter: { options: SIZES } })),
      goal: SOON,
    },
    {
      what: 'facets of options',
      holds: FOUND,
      requests: always(optionFacets({ filter: { options: SIZES } })),
      goal: SOON,
    },
    {
      what: 'HTML of a product',
      holds: '<html',
      requests: async ({ products }) => [get(`/products/${products[1]?.id ?? ''}`)],
      goal: FLAT,
    },
    {
      what: 'cart change',
      holds: CHANGED,
      requests: ({ url }) => openCarts(url, connections),
      goal: FLAT,
    },
  ];
}

/** Two sizes of the seed, and one that is another each time. */
const SIZES = [{ name: 'Taille', values: ['38', '40', EVER_NEW] }];

function search(text: string): string {
  return page({ filter: { search: text } });
}
