import { expect, test } from 'vitest';
import { pricesIn } from '../../../client/admin/products/stock/PriceHistory.tsx';

const money = (amount: number) => ({ amount });
const row = (at: string, price: number, struck: number | null = null) => ({
  at,
  campaignTitle: null,
  price: money(price),
  struckPrice: struck === null ? null : money(struck),
  provenStruckPrice: null,
});
const FIRST = '2026-03-01T01:00:00+00:00';
/** Later than FIRST, though its text would be sorted before it. */
const SECOND = '2026-03-01T01:00:00-01:00';

test('variants of the same prices are one line, the latest change first', () => {
  const small = { id: 's', title: 'S', priceHistory: [row(SECOND, 400, 500), row(FIRST, 500)] };
  const medium = { ...small, id: 'm', title: 'M' };
  const large = { id: 'l', title: 'L', priceHistory: [row(FIRST, 500)] };
  expect(pricesIn([small, medium, large])).toMatchObject([
    { at: SECOND, price: 400, struck: 500, titles: ['S', 'M'], isAll: false },
    { at: FIRST, price: 500, struck: null, titles: ['S', 'M', 'L'], isAll: true },
  ]);
  expect(pricesIn([])).toEqual([]);
});

test('the price of a campaign is a line of its own', () => {
  const small = { id: 's', title: 'S', priceHistory: [row(SECOND, 400, 500)] };
  const ofCampaign = { ...row(SECOND, 400, 500), campaignTitle: 'Hiver' };
  const large = { id: 'l', title: 'L', priceHistory: [ofCampaign] };
  expect(pricesIn([small, large])).toMatchObject([
    { campaign: null, titles: ['S'] },
    { campaign: 'Hiver', titles: ['L'] },
  ]);
});
