import { describe, expect, test } from 'vitest';
import type { ExchangeRecord } from '../../../../server/order/exchange/exchange.store.ts';
import type { OrderRecord } from '../../../../server/order/order.store.ts';
import { parcelKey } from '../../../../server/order/settlement/settlement.rules.ts';
import { readStatement } from '../../../../server/shipment/statement/read.rules.ts';
import {
  statementRows,
  sumOfRows,
  type Parcel,
  type StatementCase,
} from '../../../../server/shipment/statement/statement.rules.ts';
import { AT, exchange } from '../../../store/contract/records.ts';
import { delivered, monthOf, settled } from './month.ts';
import { carrier } from '../shipment.records.ts';

const courier = carrier({ id: 'file', kind: 'FILE', deliveryFee: 3500, refusalFee: 1000 });

function parcelsOf(orders: readonly OrderRecord[]): ReadonlyMap<string, readonly Parcel[]> {
  const parcels = new Map<string, Parcel[]>();
  for (const one of orders) {
    const own: Parcel[] = [
      { order: one, exchange: null },
      ...one.exchanges.map((each) => ({ order: one, exchange: each })),
    ];
    for (const parcel of own) {
      const key = parcelKey((parcel.exchange ?? one).parcelNumber ?? '');
      parcels.set(key, [...(parcels.get(key) ?? []), parcel]);
    }
  }
  return parcels;
}

const line = (parcelNumber: string, amount: number, fee: number | null = 3500) => ({
  line: 2,
  parcelNumber,
  amount,
  fee,
});
const casesOf = (
  lines: ReadonlyArray<ReturnType<typeof line>>,
  orders: readonly OrderRecord[],
  by = courier,
) => statementRows(lines, by, parcelsOf(orders)).map((row) => row.case);

describe('the row of a parcel', () => {
  const one = delivered('1');

  test.each<[string, StatementCase, ReturnType<typeof line>, OrderRecord]>([
    ['agrees', 'EXACT', line('ma 1', 349_000), one],
    ['has no fee', 'EXACT', line('MA1', 349_000, null), one],
    ['has another fee', 'FEE_DIFFERS', line('MA1', 349_000, 4000), one],
    ['has another amount', 'AMOUNT_DIFFERS', line('MA1', 348_999), one],
    ['is of no parcel', 'UNKNOWN_PARCEL', line('MA9', 349_000), one],
    ['was paid out', 'ALREADY_SETTLED', line('MA1', 349_000), settled(one)],
    ['is on its way', 'NOT_DELIVERED', line('MA1', 349_000), delivered('1', { status: 'SHIPPED' })],
    ['was refused', 'NOT_DELIVERED', line('MA1', 0, 1000), delivered('1', { status: 'REFUSED' })],
    ['came back later', 'EXACT', line('MA1', 349_000), delivered('1', { status: 'RETURNED' })],
    ['was paid by card', 'EXACT', line('MA1', 0), delivered('1', { paymentMethod: 'CARD' })],
    [
      'was paid by card, and is paid out',
      'AMOUNT_DIFFERS',
      line('MA1', 349_000),
      delivered('1', { paymentMethod: 'CARD' }),
    ],
  ])('that %s is %s', (_, found, row, of) => {
    expect(casesOf([row], [of])).toEqual([found]);
  });

  test('counts once: of repeated ones the first', () => {
    const rows = [line('MA1', 348_000), line('ma1', 349_000), line('X', 1), line('X', 1)];
    expect(casesOf(rows, [one])).toEqual([
      'AMOUNT_DIFFERS',
      'REPEATED',
      'UNKNOWN_PARCEL',
      'REPEATED',
    ]);
  });

  test('of a carrier that takes whole dirhams may leave the centimes out', () => {
    const cents = delivered('1', { payable: 129_050 });
    const sendit = carrier({ deliveryFee: null });
    expect(casesOf([line('MA1', 129_000)], [cents], sendit)).toEqual(['EXACT']);
    expect(casesOf([line('MA1', 129_050)], [cents], sendit)).toEqual(['EXACT']);
    expect(casesOf([line('MA1', 128_900)], [cents], sendit)).toEqual(['AMOUNT_DIFFERS']);
    expect(casesOf([line('MA1', 129_000)], [cents])).toEqual(['AMOUNT_DIFFERS']);
  });

  test('of a replacement is what the courier collected for it, by its own number', () => {
    const dearer: ExchangeRecord = {
      ...exchange({ id: '1/E1', method: 'AT_THE_DOOR', parcelNumber: 'EX1' }),
      status: 'COMPLETED',
      collected: 5000,
      history: [{ status: 'COMPLETED', at: AT, by: 'tests' }],
    };
    const both = delivered('1', { exchanges: [dearer] });
    const rows = [line('EX1', 5000), line('MA1', 349_000)];
    expect(casesOf(rows, [both])).toEqual(['EXACT', 'EXACT']);
    const [row] = statementRows([line('EX1', 349_000)], courier, parcelsOf([both]));
    expect(row).toMatchObject({ case: 'AMOUNT_DIFFERS', expectedAmount: 5000 });
  });

  test('whose number a courier used again is of the parcel that it fits', () => {
    const earlier = settled(delivered('1', { parcelNumber: 'MA7' }));
    const later = delivered('2', { parcelNumber: 'MA7', payable: 5000 });
    for (const both of [
      [earlier, later],
      [later, earlier],
    ]) {
      expect(casesOf([line('MA7', 5000)], both)).toEqual(['EXACT']);
    }
    expect(casesOf([line('MA7', 349_000)], [earlier, later])).toEqual(['AMOUNT_DIFFERS']);
  });
});

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

describe('a month of 600 orders with 40 planted faults', () => {
  test.each([1, 2, 3, 4, 5])('all are found, none is invented, and sums are exact (%i)', (seed) => {
    const { orders, rows, faults, file } = monthOf(seed);
    const { lines, problems } = readStatement(file, { chosen: {}, remembered: {} });
    expect(problems).toEqual([]);
    const found = statementRows(lines, courier, parcelsOf(orders));
    expect(found.map((row) => row.case)).toEqual(rows.map((_, at) => faults.get(at) ?? 'EXACT'));
    expect(sumOfRows(found)).toMatchObject({
      rows: 600,
      amount: sum(rows.map(({ amount }) => amount)),
      fee: sum(rows.map(({ fee }) => fee)),
    });
    const exact = found.filter((row) => row.case === 'EXACT');
    expect(exact).toHaveLength(560);
    const { amount, expectedAmount, fee, expectedFee } = sumOfRows(exact);
    expect([amount, fee]).toEqual([expectedAmount, expectedFee]);
  });
});
