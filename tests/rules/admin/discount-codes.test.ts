import { describe, expect, test } from 'vitest';
import { returnSums } from '../../../client/admin/orders/print/returnSums.ts';
import {
  describeGain,
  describePeriod,
  findProblems,
  inputOf,
  valuesOf,
  type EditedCode,
} from '../../../client/admin/showcase/codes/code.ts';
import { formatMoney } from '#shared/money.format.ts';

const STORED: EditedCode = {
  id: 'c1',
  version: 3,
  code: 'AÏD 50',
  percent: null,
  amount: { amount: 5_000 },
  freeDelivery: false,
  minimum: { amount: 50_000 },
  startsAt: '2026-03-20T08:00:12+01:00',
  endsAt: null,
  limit: 10,
  limitPerPhone: 1,
  products: [],
  isForSalePieces: true,
  status: 'RUNNING',
  usedCount: 4,
  sales: { orders: 4, amount: { amount: 200_000 }, saving: { amount: 20_000 } },
};
const typed = (changed: Partial<ReturnType<typeof valuesOf>>) => ({
  ...valuesOf(null),
  code: 'BIENVENUE',
  percent: '10',
  ...changed,
});

describe('the form of a code', () => {
  test('sends what is stored as it is, with the seconds that its fields do not show', () => {
    const { id, code, startsAt, limit, limitPerPhone } = STORED;
    expect(findProblems(valuesOf(STORED))).toEqual({});
    expect(inputOf(STORED, valuesOf(STORED))).toEqual({
      id,
      code,
      percent: null,
      amount: 5_000,
      freeDelivery: false,
      minimum: 50_000,
      startsAt,
      endsAt: null,
      limit,
      limitPerPhone,
      products: [],
      isForSalePieces: true,
    });
  });

  test('sends one advantage alone, whatever else was typed', () => {
    const all = { percent: '10', amount: '50' };
    expect(inputOf(null, typed({ ...all, kind: 'amount' }))).toMatchObject({
      percent: null,
      amount: 5_000,
      freeDelivery: false,
    });
    expect(inputOf(null, typed({ ...all, kind: 'freeDelivery' }))).toMatchObject({
      percent: null,
      amount: null,
      freeDelivery: true,
    });
  });

  test('reads numbers in Arabic digits, and a time as that of Rabat', () => {
    const input = inputOf(
      null,
      typed({ percent: '١٥', limit: '١٠', minimum: '٤٩٩٫٥', endsAt: '2026-07-01T20:00' }),
    );
    expect(input).toMatchObject({ percent: 15, limit: 10, minimum: 49_950 });
    expect(Date.parse(String(input.endsAt))).toBe(Date.parse('2026-07-01T19:00:00Z'));
  });

  test('notes what is blank or cannot be read, of the chosen advantage alone', () => {
    expect(Object.keys(findProblems(typed({ code: ' ', percent: '' })))).toEqual([
      'code',
      'percent',
    ]);
    expect(findProblems(typed({ kind: 'freeDelivery', percent: '', amount: 'dix' }))).toEqual({});
    const wrong = typed({ percent: '0', limit: '1,5', limitPerPhone: 'une', minimum: '12 DH x' });
    expect(Object.keys(findProblems(wrong)).toSorted()).toEqual([
      'limit',
      'limitPerPhone',
      'minimum',
      'percent',
    ]);
  });
});

test('the list says what a code gives and when', () => {
  expect(describeGain(STORED)).toBe('50\u00a0DH de remise, dès 500\u00a0DH');
  expect(describeGain({ ...STORED, percent: 10, amount: null, minimum: null })).toBe(
    '10\u00a0% de remise',
  );
  expect(describePeriod(STORED)).toBe('Depuis le 20 mars, 08:00');
  expect(describePeriod({ ...STORED, startsAt: null })).toBe('Sans limite de temps');
});

describe('the sums of a credit note', () => {
  const line = { price: { amount: 10_000 }, quantity: 1, ordered: 3, total: { amount: 26_999 } };
  const written = (refunded: number) =>
    returnSums([line], refunded, 'AID').map(({ label, sum }) => `${label} ${sum}`);

  test('name what the code saved on what came back, to the centime that was paid', () => {
    const goods = `Total des articles ${formatMoney(10_000)}`;
    expect(written(9_000)).toEqual([goods, `Code AID ${formatMoney(-1_000)}`]);
    expect(written(8_999)).toEqual([goods, `Code AID ${formatMoney(-1_001)}`]);
  });

  test('stay apart from what is not refunded', () => {
    expect(written(5_000).slice(1)).toEqual([
      `Code AID ${formatMoney(-1_000)}`,
      `Part non remboursée ${formatMoney(-4_000)}`,
    ]);
  });
});
