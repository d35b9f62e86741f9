import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CITIES, REGIONS } from '../../../server/delivery/city/city.rules.ts';
import type { ZoneRecord } from '../../../server/delivery/delivery.store.ts';
import { changedZone, termsOf, type ZoneInput } from '../../../server/delivery/zone/zone.rules.ts';
import { deliveryFee, missingForFreeDelivery, type Tariff } from '#shared/pricing.ts';
import { refusalOf } from '../shared/refusals.ts';

const zone = (id: string, change: Partial<ZoneRecord> = {}): ZoneRecord => ({
  id,
  version: 1,
  name: id,
  cityIds: [],
  regions: [],
  guestFee: 3_000,
  customerFee: 1_000,
  freeFrom: 60_000,
  minDays: 1,
  maxDays: 3,
  allowsTrying: true,
  isServed: true,
  ...change,
});

const COUNTRY = {
  guestFee: 5_000,
  customerFee: 0,
  freeFrom: 100_000,
  minDays: 1,
  maxDays: 2,
  allowsTrying: false,
  isServed: true,
};

const city = fc.constantFrom(...CITIES);

describe('the terms of a city', () => {
  test('are the country’s while no zone has it, as for a place that the list does not know', () => {
    fc.assert(
      fc.property(city, (to) => {
        const elsewhere = zone('elsewhere', {
          cityIds: CITIES.filter(({ region }) => region !== to.region).map(({ id }) => id),
          regions: REGIONS.filter((region) => region !== to.region),
        });
        expect(termsOf([], to)).toEqual(COUNTRY);
        expect(termsOf([elsewhere], to)).toEqual(COUNTRY);
        expect(termsOf([elsewhere], null)).toEqual(COUNTRY);
      }),
    );
  });

  test('are its own zone’s before its region’s, in whatever order they stand', () => {
    fc.assert(
      fc.property(city, fc.boolean(), (to, isFirst) => {
        const ofCity = zone('city', { cityIds: [to.id] });
        const ofRegion = zone('region', { regions: [to.region] });
        const zones = isFirst ? [ofCity, ofRegion] : [ofRegion, ofCity];
        expect(termsOf(zones, to)).toBe(ofCity);
        expect(termsOf([ofRegion], to)).toBe(ofRegion);
        expect(termsOf(zones, null)).toEqual(COUNTRY);
      }),
    );
  });
});

const centimes = fc.integer({ min: 0, max: 200_000 });
const tariff: fc.Arbitrary<Tariff> = fc.record({
  guestFee: centimes,
  customerFee: centimes,
  freeFrom: fc.option(centimes),
});
const buyer = fc.constantFrom('GUEST' as const, 'CUSTOMER' as const);

describe('the fee of a tariff', () => {
  test('is the buyer’s own, nothing from the sum on, exactly that sum included, and nothing for an empty cart', () => {
    fc.assert(
      fc.property(tariff, buyer, centimes, (by, who, total) => {
        const own = who === 'GUEST' ? by.guestFee : by.customerFee;
        const isFree = by.freeFrom !== null && by.freeFrom <= total;
        expect(deliveryFee(total, 1, who, by)).toBe(isFree ? 0 : own);
        expect(deliveryFee(total, 0, who, by)).toBe(0);
        const atFree = deliveryFee(by.freeFrom ?? total, 1, who, by);
        expect(atFree).toBe(by.freeFrom === null ? own : 0);
      }),
    );
  });

  test('goes once what is missing is added, and never where it never gets free', () => {
    fc.assert(
      fc.property(tariff, buyer, centimes, (by, who, total) => {
        const feeAt = (sum: number) => deliveryFee(sum, 1, who, by);
        const shipping = feeAt(total);
        const missing = missingForFreeDelivery({ total, shipping }, by);
        expect(missing === null).toBe(by.freeFrom === null);
        const isMissing = missing !== null && missing > 0;
        expect(isMissing).toBe(by.freeFrom !== null && shipping > 0);
        expect(feeAt(total + (missing ?? 0))).toBe(missing === null ? shipping : 0);
        expect(isMissing ? feeAt(total + missing - 1) : shipping).toBe(shipping);
      }),
    );
  });
});

const input = (change: Partial<Record<keyof ZoneInput, unknown>> = {}) =>
  ({
    name: 'Oriental',
    cityIds: ['oujda'],
    regions: ['Souss-Massa'],
    guestFee: 4_500,
    minDays: 1,
    maxDays: 3,
    ...change,
  }) as ZoneInput;
const added = (change: Parameters<typeof input>[0] = {}, others: readonly ZoneRecord[] = []) =>
  changedZone(others, undefined, { id: 'new', input: input(change) });

describe('a zone that staff write', () => {
  test('has what it omits: free for accounts, never free of charge, served, no trying', () => {
    expect(added()).toEqual({
      id: 'new',
      version: 1,
      name: 'Oriental',
      cityIds: ['oujda'],
      regions: ['Souss-Massa'],
      guestFee: 4_500,
      customerFee: 0,
      freeFrom: null,
      minDays: 1,
      maxDays: 3,
      allowsTrying: false,
      isServed: true,
    });
  });

  test('gets the next version, and keeps its own places', () => {
    const before = added();
    const after = changedZone([before], before, { id: 'other', input: input({ guestFee: 0 }) });
    expect(after).toEqual({ ...before, version: 2, guestFee: 0 });
  });

  test.each([
    ['a blank name', { name: ' ' }, 'REQUIRED name'],
    ['a long name', { name: 'x'.repeat(61) }, 'INVALID name'],
    ['an unknown city', { cityIds: ['oujda', 'paris'] }, 'INVALID cityIds.1'],
    ['a city twice', { cityIds: ['oujda', 'oujda'] }, 'INVALID cityIds.1'],
    ['an unknown region', { regions: ['Île-de-France'] }, 'INVALID regions.0'],
    ['a region twice', { regions: ['Souss-Massa', 'Souss-Massa'] }, 'INVALID regions.1'],
    ['a fee below nothing', { guestFee: -1 }, 'INVALID guestFee'],
    ['a fee above 1,000 DH', { guestFee: 100_001 }, 'INVALID guestFee'],
    ['a customers’ fee below nothing', { customerFee: -1 }, 'INVALID customerFee'],
    ['a sum below nothing', { freeFrom: -1 }, 'INVALID freeFrom'],
    ['days below nothing', { minDays: -1 }, 'INVALID minDays'],
    ['more than sixty days', { maxDays: 61 }, 'INVALID maxDays'],
    ['a latest day before the earliest', { minDays: 4 }, 'INVALID maxDays'],
  ] as const)('is refused for %s', (_, change, problem) => {
    expect(refusalOf(() => added(change))).toEqual([problem]);
  });

  test('is refused what another zone has, with all that is wrong', () => {
    const other = zone('other', { cityIds: ['oujda'], regions: ['Souss-Massa'] });
    expect(refusalOf(() => added({ guestFee: -1 }, [other]))).toEqual([
      'INVALID guestFee',
      'INVALID cityIds.0',
      'INVALID regions.0',
    ]);
  });
});
