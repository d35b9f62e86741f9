import { describe, expect, test } from 'vitest';
import { createVault } from '../../../server/shipment/carrier/vault.ts';
import { mapperOf } from '../../../server/shipment/shipment.cities.ts';
import { followOrder } from '../../../server/shipment/shipment.follow.ts';
import { amountFor, parcelOf, problemsOf } from '../../../server/shipment/shipment.rules.ts';
import { cityById } from '../../../server/delivery/city/city.rules.ts';
import { AT, order } from '../../store/contract/records.ts';
import { carrier, shipment } from './shipment.records.ts';

const confirmed = order('1', { status: 'CONFIRMED' });
const place = { id: '58', name: 'Rabat', district: null };
const row = { order: confirmed, carrier: carrier(), place, shipments: [] };
const reasons = (given: Partial<typeof row>) =>
  problemsOf({ ...row, ...given }).map(({ reason }) => reason);
const info = (change: object) => ({
  order: { ...confirmed, shippingInfo: { ...confirmed.shippingInfo, ...change } },
});

describe('what prevents a parcel', () => {
  test('is nothing of a confirmed order with a known city', () => {
    expect(reasons({})).toEqual([]);
    expect(reasons({ order: { ...confirmed, status: 'PREPARED' } })).toEqual([]);
  });

  test.each(['PENDING', 'PAID', 'CANCELLED', 'SHIPPED', 'DELIVERED'] as const)(
    'is the state %s of its order',
    (status) => {
      expect(reasons({ order: { ...confirmed, status } })).toEqual(['SHIP']);
    },
  );

  test('is a parcel that the order has, unless it was cancelled', () => {
    expect(reasons({ shipments: [shipment()] as never })).toEqual(['HAS_SHIPMENT']);
    expect(reasons({ shipments: [shipment({ status: 'UNCERTAIN' })] as never })).toEqual([
      'HAS_SHIPMENT',
    ]);
    expect(reasons({ shipments: [shipment({ status: 'CANCELLED' })] as never })).toEqual([]);
  });

  test('is a carrier whose credentials are incomplete', () => {
    const [first, ...others] = carrier().credentials;
    expect(first).toBeDefined();
    expect(reasons({ carrier: carrier({ credentials: others }) })).toEqual(['CREDENTIALS']);
    expect(reasons({ carrier: carrier({ kind: 'OZON', credentials: [] }) })).toEqual([
      'CREDENTIALS',
    ]);
    // What is no more than useful may be missing, and a courier needs nothing.
    const secretless = carrier().credentials.filter(({ name }) => name !== 'webhookSecret');
    expect(reasons({ carrier: carrier({ credentials: secretless }) })).toEqual([]);
    expect(reasons({ carrier: carrier({ kind: 'FILE', credentials: [] }) })).toEqual([]);
  });

  test('is a missing phone, street or city', () => {
    expect(reasons(info({ phone: null, street: ' ' }))).toEqual([
      'SHIPMENT_PHONE',
      'SHIPMENT_STREET',
    ]);
    expect(problemsOf({ ...row, place: null })).toMatchObject([
      { reason: 'SHIPMENT_CITY', text: 'Rabat', name: 'Sendit' },
    ]);
  });

  test.each(['A|B', 'A;B', 'A:B', 'A\nB', 'A\r\nB', ''])('is the name %j', (name) => {
    expect(reasons(info({ name }))).toEqual(['SHIPMENT_NAME']);
  });

  test('is cash above the limit of the carrier or of its kind, and exactly it is not', () => {
    const dear = (payable: number) => ({ order: { ...confirmed, payable } });
    expect(reasons(dear(500_000))).toEqual([]);
    // Whole dirhams are collected.
    expect(reasons(dear(500_099))).toEqual([]);
    expect(reasons(dear(500_100))).toEqual(['SHIPMENT_CASH']);
    expect(reasons({ carrier: carrier({ cashLimit: 100_000 }) })).toEqual(['SHIPMENT_CASH']);
    expect(reasons({ ...dear(600_000), carrier: carrier({ kind: 'OZON' }) })).toEqual([]);
  });

  test('is little for a courier who reads the sheet', () => {
    const file = carrier({ kind: 'FILE' });
    expect(
      reasons({ ...info({ phone: null, name: 'A;B' }), carrier: file, place: null as never }),
    ).toEqual([]);
  });
});

test('whole dirhams are rounded down, and a paid order collects nothing', () => {
  expect(amountFor(carrier(), { ...confirmed, payable: 349_099 })).toBe(349_000);
  expect(amountFor(carrier({ kind: 'FILE' }), { ...confirmed, payable: 349_099 })).toBe(349_099);
  expect(amountFor(carrier(), { ...confirmed, paymentMethod: 'CARD' })).toBe(0);
});

test('a parcel has a national phone, one line of address, and no separators in what is sold', () => {
  const [line] = confirmed.lines;
  if (!line) throw new Error('An order without lines');
  const info212 = { ...confirmed.shippingInfo, phone: '+212 6 12 34 56 78', street: 'A;\nB|C' };
  const sold = { ...confirmed, lines: [{ ...line, title: 'Caftan: bleu' }], shippingInfo: info212 };
  expect(parcelOf(sold, shipment())).toMatchObject({
    reference: 'BV-11000-1',
    phone: '0612345678',
    street: 'A B C 10090',
    products: [{ name: 'Caftan bleu', quantity: 1 }],
  });
});

describe('parcels without an interface', () => {
  const by = { by: 'tests', now: new Date(AT) };
  const move = (...moves: string[]) =>
    ({ history: moves.map((status) => ({ status, at: AT })), status: moves.at(-1) }) as Partial<
      typeof confirmed
    >;
  const shipped = order('1', { ...move('CONFIRMED', 'PREPARED', 'SHIPPED'), parcelNumber: 'AM-1' });

  test('come from the number of a shipped order', () => {
    const { saved } = followOrder([], shipped, by);
    expect(saved).toMatchObject([{ id: 'BV-11000-1', kind: 'FILE', status: 'COLLECTED' }]);
    expect(followOrder(saved, shipped, by).saved).toEqual([]);
  });

  test('do not come where another carrier has the parcel, or without a number', () => {
    expect(followOrder([shipment()], shipped, by).saved).toEqual([]);
    expect(followOrder([], { ...shipped, parcelNumber: null }, by).saved).toEqual([]);
  });

  test('follow number and state, and go when the move is undone', () => {
    const { saved: made } = followOrder([], shipped, by);
    const corrected = { ...shipped, parcelNumber: 'AM-2' };
    expect(followOrder(made, corrected, by).saved).toMatchObject([{ trackingNumber: 'AM-2' }]);
    const delivered = { ...shipped, ...move('SHIPPED', 'DELIVERED') };
    expect(followOrder(made, delivered, by).saved).toMatchObject([{ status: 'DELIVERED' }]);
    const refused = { ...shipped, ...move('SHIPPED', 'REFUSED') };
    expect(followOrder(made, refused, by).saved).toMatchObject([{ status: 'REFUSED' }]);
    const back = { ...refused, parcelReturnedAt: AT };
    expect(followOrder(made, back, by).saved).toMatchObject([{ status: 'RETURNED' }]);
    const undone = { ...shipped, ...move('CONFIRMED', 'PREPARED') };
    expect(followOrder(made, undone, by)).toMatchObject({ saved: [], removed: ['BV-11000-1'] });
  });

  test('a parcel at a carrier is stranded by a cancelled or corrected order, an ended one is not', () => {
    const cancelled = order('1', move('CONFIRMED', 'CANCELLED'));
    expect(followOrder([shipment()], cancelled, by).stranded).toHaveLength(1);
    const corrected = (what: 'LINES' | 'PARCEL', at = AT) =>
      order('1', {
        ...move('CONFIRMED'),
        changes: [{ at, by: 'tests', what: [what], lines: [], payableBefore: 1, payableAfter: 2 }],
      });
    expect(followOrder([shipment()], corrected('LINES'), by).stranded).toHaveLength(1);
    expect(followOrder([shipment()], corrected('PARCEL'), by).stranded).toEqual([]);
    const earlier = corrected('LINES', '2025-04-01T10:00:00.000Z');
    expect(followOrder([shipment()], earlier, by).stranded).toEqual([]);
    const ended = shipment({ status: 'CANCELLED' });
    expect(followOrder([ended], cancelled, by).stranded).toEqual([]);
  });
});

describe('cities of a carrier', () => {
  const cities = [
    { id: '1', name: 'Casablanca', district: 'Maârif' },
    { id: '2', name: 'CASABLANCA', district: 'Aïn Sebaâ' },
    { id: '58', name: 'Rabat', district: null },
    { id: '59', name: 'Rabat', district: 'Agdal' },
    { id: '60', name: 'Nulle part', district: null },
  ];
  const mapped = (
    id: string,
    chosen: ReadonlyArray<{ cityId: string; carrierCityId: string }> = [],
  ) => {
    const city = cityById(id);
    if (!city) throw new Error(`There is no ${id}`);
    return mapperOf({ cities, chosen })(city);
  };

  test('are those of the name, where there is one, or one for all of the city', () => {
    expect(mapped('rabat')).toMatchObject({ place: { id: '58' }, isAutomatic: true });
  });

  test('with several districts are for staff to choose', () => {
    const casablanca = mapped('casablanca');
    expect(casablanca).toMatchObject({ place: null, isAutomatic: false });
    expect(casablanca.candidates.map(({ id }) => id)).toEqual(['1', '2']);
    const chosen = mapped('casablanca', [{ cityId: 'casablanca', carrierCityId: '2' }]);
    expect(chosen).toMatchObject({ place: { id: '2' }, isAutomatic: false });
  });

  test('that the carrier no longer has are not mapped any more', () => {
    const gone = mapped('casablanca', [{ cityId: 'casablanca', carrierCityId: '99' }]);
    expect(gone.place).toBe(null);
  });
});

describe('the vault', () => {
  const vault = createVault('a secret of the tests, long enough to sign');

  test('opens what it sealed, for what it was sealed about alone', () => {
    const sealed = vault.seal('clé', 'a|secretKey');
    expect(sealed).not.toContain('clé');
    expect(vault.seal('clé', 'a|secretKey')).not.toBe(sealed);
    expect(vault.open(sealed, 'a|secretKey')).toBe('clé');
    expect(vault.open(sealed, 'b|secretKey')).toBe(null);
    expect(createVault('another secret, long enough to sign it').open(sealed, 'a|secretKey')).toBe(
      null,
    );
  });

  test('opens nothing that was changed', () => {
    const sealed = vault.seal('clé', 'a');
    // The last character of base64url has bits that say nothing.
    for (let at = 0; at < sealed.length - 1; at += 1) {
      const other = sealed[at] === 'A' ? 'B' : 'A';
      const changed = sealed.slice(0, at) + other + sealed.slice(at + 1);
      expect({ at, opened: vault.open(changed, 'a') }).toEqual({ at, opened: null });
    }
    for (const text of ['', 'v1.', 'v1.AAAA', 'v2.AAAA']) expect(vault.open(text, 'a')).toBe(null);
  });
});
