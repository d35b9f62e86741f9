import { expect, test } from 'vitest';
import { campaignHead } from '../../../../client/catalog/campaign/campaignPageQuery.ts';
import {
  catalogPath,
  hasActiveFilters,
  noFilters,
  readFilters,
  restPath,
  toProductFilter,
} from '../../../../client/catalog/list/filter/filters.ts';
import { inShownOrder } from '../../../../server/catalog/campaign/campaign.shown.rules.ts';
import { campaign } from './campaigns.ts';

test('the list of a campaign has its page as its address, whatever is filtered', () => {
  const filters = readFilters(new URLSearchParams('taille=40&promo=1'), 'soldes', []);
  expect(filters).toMatchObject({ campaign: 'soldes', sizes: ['40'], onSale: true });
  expect(catalogPath(filters)).toBe('/selections/soldes?taille=40&promo=1');
  expect(restPath(filters, 'abc')).toBe('/selections/soldes?taille=40&promo=1&after=abc');
  // All filters are cleared, and the campaign stays.
  expect(catalogPath({ ...filters, ...noFilters })).toBe('/selections/soldes');
  expect(catalogPath(noFilters)).toBe('/products');
});

test('a campaign is a filter of the request, and none of the shopper’s', () => {
  const filters = readFilters(new URLSearchParams(), 'soldes', []);
  expect(hasActiveFilters(filters)).toBe(false);
  expect(toProductFilter(filters)).toMatchObject({ campaign: 'soldes' });
  expect(JSON.stringify(toProductFilter(noFilters))).not.toContain('campaign');
});

test('search engines read what a campaign is in its own words', () => {
  const shown = {
    id: '1',
    slug: 'hiver',
    title: 'Hiver',
    text: 'Doux.\nChaud.',
    summary: 'Promotion jusqu’au 10 janvier',
    picture: null,
    kind: 'PROMOTION',
    startsAt: '2026-01-01T00:00:00Z',
    endsAt: null,
  } as const;
  expect(campaignHead(shown)).toEqual({
    title: 'Hiver',
    description: 'Promotion jusqu’au 10 janvier. Doux. Chaud.',
    path: '/selections/hiver',
  });
  expect(campaignHead({ ...shown, text: '', summary: null }).description).toBe('Hiver');
});

test('sales are shown before promotions and collections, and of a kind those that end first', () => {
  const shown = inShownOrder([
    campaign({ slug: 'endless', kind: 'COLLECTION', endsAt: null }),
    campaign({ slug: 'collection', kind: 'COLLECTION' }),
    campaign({ slug: 'later', endsAt: '2026-02-01T00:00:00.000Z' }),
    campaign({ slug: 'sooner' }),
    campaign({ slug: 'soldes', kind: 'SALE', endsAt: '2026-03-01T00:00:00.000Z' }),
  ]);
  expect(shown.map(({ slug }) => slug)).toEqual([
    'soldes',
    'sooner',
    'later',
    'collection',
    'endless',
  ]);
});
