import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bordersOf,
  campaignPrice,
  isInCampaign,
  runsAt,
  scopedCampaign,
} from '../../../../server/catalog/campaign/campaign.rules.ts';
import {
  campaignOf,
  campaignsWith,
  effectiveRowsOf,
  lowestPriceOfVariant,
  NO_OFFERS,
  offersFrom,
  priceOf,
} from '../../../../server/catalog/campaign/offers.rules.ts';
import type { CampaignRecord } from '../../../../server/catalog/campaign/campaign.store.ts';
import { onlyVariant } from '../../../../server/catalog/catalog.variant.rules.ts';
import {
  priceInForce,
  priorPriceAt,
  provenStruckPrice,
} from '../../../../server/catalog/price-history/price-history.rules.ts';
import type { StruckPrices } from '../../../../server/settings/settings.store.ts';
import { product } from '../../../store/contract/records.ts';
import { campaign } from './campaigns.ts';

const DAY_MS = 86_400_000;
const day = (days: number) => new Date(Date.parse('2026-01-01T00:00:00.000Z') + days * DAY_MS);
const at = (days: number) => day(days).toISOString();

/** Rows of the product `a`: day, price, original price. */
type Row = readonly [from: number, price: number, originalPrice?: number];

interface About {
  readonly rows?: readonly Row[];
  readonly struckPrices?: StruckPrices;
}

/** The product `a` at its last row's prices, and the offers of a day. */
function sold({ rows = [[-400, 549, 700]], struckPrices = 'AS_ENTERED' }: About = {}) {
  const [, price, originalPrice = price] = rows
    .toSorted(([one], [other]) => one - other)
    .at(-1) ?? [0, 0];
  const one = product('a', { price, originalPrice, variants: [onlyVariant('a')] });
  const variant = onlyVariant('a');
  const history = {
    rows: rows.map(([from, value, original = value]) => ({
      at: at(from),
      price: value,
      originalPrice: original,
      variants: ['a'],
    })),
  };
  const offersOn = (days: number, campaigns: readonly CampaignRecord[]) =>
    offersFrom({ campaigns, categories: [], struckPrices, historyOf: () => history }, day(days));
  return { one, variant, offersOn };
}

/** Price and struck price on a day. */
function paid(days: number, campaigns: readonly CampaignRecord[], about?: About) {
  const { one, variant, offersOn } = sold(about);
  const { price, originalPrice } = priceOf(one, variant, offersOn(days, campaigns));
  return [price, originalPrice > price ? originalPrice : null];
}

const percentOff = (percent: number) => ({ kind: 'PROMOTION', percent, amount: null }) as const;
const amountOff = (amount: number) => ({ kind: 'SALE', percent: null, amount }) as const;

const span = fc
  .tuple(fc.integer({ min: -60, max: 60 }), fc.integer({ min: 0, max: 40 }))
  .map(([from, length]) => ({ startsAt: at(from), endsAt: at(from + length) }));
const reductions = fc
  .array(
    fc.record({
      kind: fc.constantFrom('SALE', 'PROMOTION', 'COLLECTION'),
      percent: fc.option(fc.integer({ min: 1, max: 100 })),
      amount: fc.integer({ min: 1, max: 900 }),
      span,
    }),
    { maxLength: 5 },
  )
  .map((all) =>
    all.map(({ kind, percent, amount, span: { startsAt, endsAt } }, nth) =>
      campaign({
        slug: `c${nth}`,
        kind,
        percent,
        amount: percent === null ? amount : null,
        startsAt,
        endsAt,
      }),
    ),
  );
const history = fc.uniqueArray(
  fc.tuple(fc.integer({ min: -60, max: 60 }), fc.integer({ min: 1, max: 900 }), fc.nat(100)),
  { selector: ([from]) => from, minLength: 1, maxLength: 8 },
);
const histories = history.map((rows): readonly Row[] => [
  [-400, 500],
  ...rows.map(([from, price, off]) => [from, price, price + off] as const),
]);
const modes = fc.constantFrom<StruckPrices>('AS_ENTERED', 'PROVEN');

describe('the price of a campaign', () => {
  test('is rounded, half up, to the centime, and a centime at least', () => {
    expect(campaignPrice(549, percentOff(20))).toBe(439);
    expect(campaignPrice(250, percentOff(15))).toBe(213);
    expect(campaignPrice(1, percentOff(50))).toBe(1);
    expect(campaignPrice(54_900, percentOff(100))).toBe(1);
    expect(campaignPrice(0, percentOff(20))).toBe(0);
    expect(campaignPrice(549, amountOff(100))).toBe(449);
    expect(campaignPrice(549, amountOff(549))).toBe(1);
    expect(campaignPrice(549, { kind: 'COLLECTION', percent: null, amount: null })).toBe(549);
  });

  test('holds from its start, included, to its end', () => {
    const one = campaign({ startsAt: at(0), endsAt: at(10) });
    const before = new Date(day(0).getTime() - 1).toISOString();
    const last = new Date(day(10).getTime() - 1).toISOString();
    expect([before, at(0), last, at(10)].map((instant) => runsAt(one, instant))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(bordersOf(one)).toEqual([at(0), at(10)]);
    const ended = campaign({ startsAt: at(5), endsAt: at(5) });
    expect([bordersOf(ended), runsAt(ended, at(5))]).toEqual([[], false]);
    expect(runsAt(campaign({ kind: 'COLLECTION', endsAt: null }), at(9_000))).toBe(true);
  });

  test('is of products by their id, their category of today or their brand', () => {
    const categories = [{ id: 'robes', name: 'Robes du soir' }];
    const isIn = (changed: Partial<CampaignRecord>, of: Parameters<typeof product>[1] = {}) =>
      isInCampaign(
        scopedCampaign(campaign({ products: [], ...changed }), categories),
        product('a', of),
      );
    expect(isIn({})).toBe(false);
    expect(isIn({ products: ['a'] })).toBe(true);
    expect(isIn({ brands: ['Ray-Ban'] }, { brand: 'Ray-Ban' })).toBe(true);
    expect(isIn({ categories: ['robes'] }, { categoryName: 'Robes du soir' })).toBe(true);
    expect(isIn({ categories: ['robes'] }, { categoryName: 'Robes' })).toBe(false);
    expect(isIn({ categories: ['deleted'] })).toBe(false);
  });

  test('is that of the best one: none add up', () => {
    const ten = campaign({ slug: 'ten', percent: 10 });
    const twenty = campaign({ slug: 'twenty', percent: 20 });
    expect(paid(1, [ten, twenty])).toEqual([439, 700]);
    const { one, variant, offersOn } = sold();
    expect(campaignOf(one, variant, offersOn(1, [ten, twenty]))?.id).toBe('twenty');
    expect(campaignOf(one, variant, offersOn(-1, [ten, twenty]))).toBeNull();
    // Equal ones of the same second: that which was saved first.
    const same = campaign({ slug: 'a', createdAt: '2026-01-01T00:00:00.001Z' });
    expect(campaignOf(one, variant, offersOn(1, [same, twenty]))?.id).toBe('twenty');
  });

  test('is the lowest of those that run, at least a centime, the same by any order of writing', () => {
    fc.assert(
      fc.property(
        reductions.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        histories.chain((rows) =>
          fc.tuple(fc.constant(rows), fc.shuffledSubarray([...rows], { minLength: rows.length })),
        ),
        modes,
        fc.integer({ min: -61, max: 110 }),
        ([campaigns, others], [rows, otherRows], struckPrices, days) => {
          const [price] = paid(days, campaigns, { rows, struckPrices });
          const entered = sold({ rows }).one.price;
          const running = campaigns.filter((each) => runsAt(each, at(days)));
          const each = running.map((one) => campaignPrice(entered, one));
          expect(price).toBe(Math.min(entered, ...each));
          expect(price).toBeGreaterThanOrEqual(1);
          const again = paid(days, others, { rows: otherRows, struckPrices });
          expect(again).toEqual(paid(days, campaigns, { rows, struckPrices }));
        },
      ),
    );
  });

  test('is that of the effective prices, and of no product that was not in it', () => {
    fc.assert(
      fc.property(reductions, fc.integer({ min: -61, max: 110 }), (campaigns, days) => {
        const { one, variant, offersOn } = sold();
        const offers = offersOn(days, campaigns);
        const row = priceInForce(effectiveRowsOf(one, variant, offers), day(days));
        expect(row?.price).toBe(priceOf(one, variant, offers).price);
        expect(row?.campaign ?? null).toEqual(campaignOf(one, variant, offers));
        const other = product('b', { price: 300, originalPrice: 400 });
        expect(priceOf(other, variant, offers).price).toBe(300);
        const { until } = offers;
        const borders = campaigns.flatMap(bordersOf).filter((border) => border > at(days));
        const next = borders.toSorted()[0];
        expect(next === undefined || (until !== null && until <= new Date(next))).toBe(true);
      }),
    );
  });

  test('is as entered without campaigns', () => {
    const { one, variant, offersOn } = sold();
    for (const offers of [NO_OFFERS, offersOn(0, []), offersOn(-1, [campaign()])]) {
      expect(priceOf(one, variant, offers)).toEqual({ price: 549, originalPrice: 700 });
      expect(campaignOf(one, variant, offers)).toBeNull();
    }
  });
});

describe('campaigns that run', () => {
  test('are in the order of their starts, collections too, until the next border', () => {
    const collection = campaign({
      slug: 'mariage',
      kind: 'COLLECTION',
      percent: null,
      startsAt: at(-5),
      endsAt: null,
    });
    const { one, offersOn } = sold();
    const offers = offersOn(1, [
      campaign(),
      campaign({ slug: 'later', startsAt: at(3) }),
      collection,
    ]);
    expect(offers.running.map(({ id }) => id)).toEqual(['mariage', 'hiver']);
    expect(campaignsWith(one, offers).map(({ id }) => id)).toEqual(['mariage', 'hiver']);
    expect(offers.until).toEqual(day(3));
    // Thirty days after the end its price counts no longer.
    expect(offersOn(11, [campaign(), collection]).until).toEqual(day(40));
    expect(offersOn(40, [campaign(), collection]).until).toBeNull();
    expect(offersOn(1, [collection]).window.isPlain).toBe(true);
  });
});

describe('what is struck', () => {
  const PROMOTION = campaign({ startsAt: at(0), endsAt: at(10) });
  const SALE = campaign({ kind: 'SALE', startsAt: at(0), endsAt: at(10) });
  const proven = { struckPrices: 'PROVEN' } as const;

  test('is the entered price in a promotion, and what proves it in a sale', () => {
    expect(paid(1, [PROMOTION])).toEqual([439, 700]);
    expect(paid(1, [PROMOTION], { rows: [[-400, 549]] })).toEqual([439, 549]);
    // The seed's products were struck since their first row.
    expect(paid(1, [SALE])).toEqual([439, 549]);
    expect(paid(1, [PROMOTION], proven)).toEqual([439, 549]);
    expect(paid(-1, [PROMOTION], proven)).toEqual([549, null]);
    expect(paid(11, [PROMOTION], proven)).toEqual([549, null]);
  });

  test('is anchored where the reduction began', () => {
    const rows: readonly Row[] = [
      [-400, 700],
      [-50, 549, 700],
    ];
    expect(paid(-1, [SALE], { rows, ...proven })).toEqual([549, 700]);
    expect(paid(1, [SALE], { rows })).toEqual([439, 700]);
    const deeper = campaign({
      slug: 'more',
      kind: 'SALE',
      percent: 40,
      startsAt: at(4),
      endsAt: at(6),
    });
    expect(paid(5, [SALE, deeper])).toEqual([329, 549]);
  });

  test('is nothing after a campaign that took more, for thirty days', () => {
    const spring = campaign({
      slug: 'spring',
      kind: 'SALE',
      percent: 10,
      startsAt: at(15),
      endsAt: at(70),
    });
    expect(paid(15, [PROMOTION, spring], { rows: [[-400, 549]] })).toEqual([494, null]);
    const summer = { ...spring, startsAt: at(40) };
    expect(paid(40, [PROMOTION, summer], { rows: [[-400, 549]] })).toEqual([494, 549]);
  });

  test('is proven by the lowest price of thirty days, with its day', () => {
    const rows: readonly Row[] = [
      [-400, 800],
      [-20, 600],
      [-10, 700],
    ];
    const { one, variant, offersOn } = sold({ rows });
    const offers = offersOn(1, [SALE]);
    const prior = priorPriceAt(effectiveRowsOf(one, variant, offers), day(1));
    expect([prior?.price, prior?.at]).toEqual([600, at(-20)]);
    expect(paid(1, [SALE], { rows })).toEqual([560, 600]);
  });

  test('is that of each variant: one may have been cheaper than another of the same price', () => {
    const variants = ['a', 'a.m', 'a.l'].map((id) => onlyVariant(id));
    const one = product('a', { price: 500, originalPrice: 700, variants });
    const charged = (from: number, price: number, of: readonly string[]) => ({
      at: at(from),
      price,
      originalPrice: price,
      variants: of,
    });
    const rows = [
      charged(-60, 600, ['a', 'a.l']),
      charged(-60, 550, ['a.m']),
      { ...charged(-10, 500, ['a', 'a.m', 'a.l']), originalPrice: 700 },
    ];
    const offers = offersFrom(
      {
        campaigns: [],
        categories: [],
        struckPrices: 'PROVEN',
        historyOf: () => ({ rows }),
      },
      day(1),
    );
    expect(variants.map((each) => priceOf(one, each, offers).originalPrice)).toEqual([
      600, 550, 600,
    ]);
  });

  test('is never above what proves it, nor above what staff entered', () => {
    fc.assert(
      fc.property(
        reductions,
        histories,
        fc.integer({ min: 61, max: 130 }),
        (campaigns, rows, days) => {
          const { one, variant, offersOn } = sold({ rows, struckPrices: 'PROVEN' });
          const offers = offersOn(days, campaigns);
          const { price, originalPrice } = priceOf(one, variant, offers);
          expect(originalPrice).toBeGreaterThanOrEqual(price);
          expect(originalPrice).toBeLessThanOrEqual(Math.max(one.originalPrice, price));
          const prior = provenStruckPrice(effectiveRowsOf(one, variant, offers), day(days));
          expect(originalPrice > price ? originalPrice : null).toBe(prior);
        },
      ),
    );
  });
});

describe('a campaign in the history', () => {
  test('counts in the lowest price of thirty days until they are over', () => {
    const { one, variant, offersOn } = sold();
    const lowest = (days: number) =>
      lowestPriceOfVariant(one, variant, offersOn(days, [campaign()]));
    expect([-1, 0, 9, 10, 39, 40, 41].map(lowest)).toEqual([549, 439, 439, 439, 439, 549, 549]);
  });

  test('does not count before the product was there', () => {
    const rows: readonly Row[] = [[5, 549]];
    const { one, variant, offersOn } = sold({ rows });
    const offers = offersOn(6, [campaign()]);
    expect(effectiveRowsOf(one, variant, offers).map((row) => [row.at, row.price])).toEqual([
      [at(5), 439],
      [at(10), 549],
    ]);
  });

  test('a sale leaves out what was newly listed when it began', () => {
    const sale = campaign({ kind: 'SALE' });
    expect(paid(1, [sale], { rows: [[-30, 549]] })).toEqual([439, 549]);
    expect(paid(1, [sale], { rows: [[-29, 549]] })).toEqual([549, null]);
    expect(paid(9, [sale], { rows: [[-29, 549]] })).toEqual([549, null]);
    expect(paid(1, [campaign()], { rows: [[-29, 549]] })).toEqual([439, 549]);
  });
});
