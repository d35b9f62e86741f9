import { expect, test } from 'vitest';
import type { Fit } from '../../../server/catalog/catalog.store.ts';
import { countAnswers, fitNoteOf } from '../../../server/order/fit/fit.rules.ts';
import { RETURN_CAUSES, type ReturnCause } from '../../../server/order/exchange/exchange.store.ts';

const many = (count: number, cause: ReturnCause) => Array.from({ length: count }, () => cause);
const SEVEN_SMALL = [...many(7, 'TOO_SMALL'), 'TOO_LARGE', 'DEFECT', 'CHANGED_MIND'] as const;

test('seven of ten say too small: one may say that it runs small', () => {
  expect(fitNoteOf(countAnswers(SEVEN_SMALL, 124), null)).toEqual({
    tooSmall: 7,
    tooLarge: 1,
    answers: 10,
    delivered: 124,
    saidFit: 'RUNS_SMALL',
    suggestion: 'RUNS_SMALL',
  });
});

test('fewer than five answers say nothing', () => {
  expect(fitNoteOf(countAnswers(many(4, 'TOO_SMALL'), 4), null)).toBeNull();
  expect(fitNoteOf(countAnswers(many(5, 'TOO_SMALL'), 4), null)?.suggestion).toBe('RUNS_SMALL');
  expect(fitNoteOf(countAnswers([], 900), 'RUNS_SMALL')).toBeNull();
});

test('half of the answers are not most of them', () => {
  const half = [...many(3, 'TOO_LARGE'), ...many(3, 'OTHER')];
  expect(fitNoteOf(countAnswers(half, 9), null)).toMatchObject({ saidFit: null, suggestion: null });
  expect(fitNoteOf(countAnswers([...half, 'TOO_LARGE'], 9), null)?.suggestion).toBe('RUNS_LARGE');
});

test.each([
  [null, 'TOO_SMALL', 'RUNS_SMALL'],
  ['TRUE_TO_SIZE', 'TOO_SMALL', 'RUNS_SMALL'],
  ['RUNS_SMALL', 'TOO_SMALL', null],
  ['RUNS_LARGE', 'TOO_SMALL', 'TRUE_TO_SIZE'],
  ['RUNS_SMALL', 'TOO_LARGE', 'TRUE_TO_SIZE'],
  ['RUNS_LARGE', 'TOO_LARGE', null],
] as const)('of a product of fit %s, answers %s suggest %s', (fit, cause, expected) => {
  const answers = countAnswers(many(6, cause), 6);
  expect(fitNoteOf(answers, fit satisfies Fit | null)?.suggestion ?? null).toBe(expected);
});

test('every cause is an answer', () => {
  expect(countAnswers(RETURN_CAUSES, 0)).toMatchObject({ tooSmall: 1, tooLarge: 1, answers: 6 });
});
