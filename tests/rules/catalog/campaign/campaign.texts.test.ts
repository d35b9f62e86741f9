import { expect, test } from 'vitest';
import { LANGUAGES } from '#shared/language.ts';
import {
  labelIn,
  summaryIn,
  type NamedGoods,
} from '../../../../server/catalog/campaign/campaign.texts.ts';

// Rabat is an hour before UTC in January 2026.
const JANUARY = { startsAt: '2026-01-09T23:00:00.000Z', endsAt: '2026-01-24T23:00:00.000Z' };
const NOTHING: NamedGoods = { categories: [], brands: [], products: [] };
const EYEWEAR: NamedGoods = { ...NOTHING, categories: ['Lunettes'] };

const sale = (span: { readonly startsAt: string; readonly endsAt: string }, goods = EYEWEAR) =>
  summaryIn('FR', { kind: 'SALE', ...span }, goods);

test('sales say start, end and goods, midnight being the end of the day before', () => {
  expect(sale(JANUARY)).toBe('Soldes du 10 au 24 janvier sur tout le rayon Lunettes');
  expect(
    summaryIn('EN', { kind: 'SALE', ...JANUARY }, { ...EYEWEAR, categories: ['Eyewear'] }),
  ).toBe('Sale from 10 to 24 January on everything in Eyewear');
  expect(
    summaryIn('AR', { kind: 'SALE', ...JANUARY }, { ...EYEWEAR, categories: ['نظارات'] }),
  ).toBe('تخفيض من 10 إلى 24 يناير على كل قسم نظارات');
});

test('a span names months, years and times where they differ from whole days of one month', () => {
  const startsAt = '2025-12-31T23:00:00.000Z';
  expect(sale({ startsAt, endsAt: '2026-02-01T22:59:59.000Z' })).toMatch(
    /^Soldes du 1er janvier au 1er février sur/,
  );
  expect(sale({ startsAt: '2025-12-24T23:00:00.000Z', endsAt: JANUARY.endsAt })).toMatch(
    /^Soldes du 25 décembre 2025 au 24 janvier 2026 sur/,
  );
  expect(
    sale({ startsAt: '2026-01-10T09:00:00.000Z', endsAt: '2026-01-24T17:30:00.000Z' }),
  ).toMatch(/^Soldes du 10 janvier à 10:00 au 24 janvier à 18:30 sur/);
  expect(sale({ startsAt, endsAt: '2026-01-01T23:00:00.000Z' })).toMatch(
    /^Soldes le 1er janvier sur/,
  );
});

test('goods are everything that the campaign names', () => {
  const goods = { categories: ['Robes', 'Bas'], brands: ['Gucci'], products: ['a', 'b'] };
  expect(sale(JANUARY, goods)).toMatch(
    / sur les rayons Robes et Bas, la marque Gucci et 2\u00a0articles$/,
  );
  expect(sale(JANUARY, { ...NOTHING, brands: ['Gucci', 'Dior'] })).toMatch(
    / sur les marques Gucci et Dior$/,
  );
  // Its categories are gone.
  expect(sale(JANUARY, NOTHING)).toMatch(/ sur une sélection d’articles$/);
});

test('promotions say their end, and so do collections that have one', () => {
  expect(summaryIn('FR', { kind: 'PROMOTION', ...JANUARY }, EYEWEAR)).toBe(
    'Promotion jusqu’au 24 janvier',
  );
  expect(summaryIn('FR', { kind: 'COLLECTION', ...JANUARY }, EYEWEAR)).toBe('Jusqu’au 24 janvier');
  const endless = { ...JANUARY, kind: 'COLLECTION', endsAt: null } as const;
  for (const language of LANGUAGES) expect(summaryIn(language, endless, EYEWEAR)).toBeNull();
});

test('only what changes prices has a word beside them', () => {
  expect(labelIn('FR', { kind: 'SALE' })).toBe('Soldes');
  expect(labelIn('AR', { kind: 'SALE' })).toBe('تخفيض');
  expect(labelIn('EN', { kind: 'PROMOTION' })).toBe('Promotion');
  expect(labelIn('FR', { kind: 'COLLECTION' })).toBeNull();
});
