import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chooseAlterations,
  daysOfAlterations,
  pickAlterations,
  priceOfAlterations,
  type RequestedAlteration,
} from '../../../../server/catalog/alteration/chosen.rules.ts';
import { stepsOf, valueOnStep } from '../../../../server/catalog/alteration/steps.rules.ts';
import { messageOf } from '../../../../server/messages.ts';
import { Refusal } from '../../../../server/shared/problems.ts';
import { HEM, TAPER } from './records.ts';

const OFFERED = [HEM, TAPER];

function refusalOf(...requested: readonly RequestedAlteration[]) {
  try {
    chooseAlterations(OFFERED, requested);
  } catch (error) {
    if (error instanceof Refusal) return error.problems;
    throw error;
  }
  throw new Error('Nothing was refused');
}

describe('the values of a measure', () => {
  test.each([
    [90, 160, 0.5, 140],
    [0, 1, 0.1, 10],
    [0.1, 0.7, 0.1, 6],
    [40, 60, 20, 1],
    [0, 1000, 1, 1000],
  ])('from %d to %d by %d are %d steps', (min, max, step, steps) => {
    expect(stepsOf({ min, max, step })).toBe(steps);
  });

  test.each([
    [90, 160, 0.3],
    [0, 1001, 1],
    [0, 1, 0],
    [1, 0, 1],
    [1, 1, 1],
    [0, 1, 0.001],
  ])('from %d to %d by %d are none', (min, max, step) => {
    expect(stepsOf({ min, max, step })).toBeNull();
  });

  test('are all that sums and products of decimal steps lead to, without what those are wrong by', () => {
    const measures = fc.constantFrom(
      { min: 90, max: 160, step: 0.5 },
      { min: 0.1, max: 60.1, step: 0.1 },
      { min: 30, max: 39.9, step: 0.01 },
    );
    fc.assert(
      fc.property(measures, fc.nat(1000), fc.boolean(), (measure, number, isAdded) => {
        const at = number % ((stepsOf(measure) ?? 0) + 1);
        let value = measure.min;
        for (let step = 0; step < at; step += 1) value += measure.step;
        const written = isAdded ? value : measure.min + at * measure.step;
        const hundredths = Math.round(measure.min * 100) + at * Math.round(measure.step * 100);
        expect(valueOnStep(measure, written)).toBe(hundredths / 100);
      }),
    );
  });

  test('are no others', () => {
    const measure = { min: 90, max: 160, step: 0.5 };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30_000 }), (hundredths) => {
        const isOnStep = hundredths >= 9000 && hundredths <= 16_000 && hundredths % 50 === 0;
        expect(valueOnStep(measure, hundredths / 100)).toBe(isOnStep ? hundredths / 100 : null);
      }),
    );
    for (const wrong of [90.501, 89.99, 160.01, Number.NaN, Infinity, -90, 1e300]) {
      expect(valueOnStep(measure, wrong)).toBeNull();
    }
  });
});

describe('what a shopper chooses', () => {
  test('is sorted by id, with clean values', () => {
    const requested = [{ id: 'ourlet', value: 90 + 0.5 }, { id: 'cintrage' }];
    const chosen = [
      { id: 'cintrage', value: null },
      { id: 'ourlet', value: 90.5 },
    ];
    expect(chooseAlterations(OFFERED, requested)).toEqual(chosen);
    expect(chooseAlterations(OFFERED, requested.toReversed())).toEqual(chosen);
    expect(chooseAlterations(OFFERED, [])).toEqual([]);
  });

  test.each<[string, RequestedAlteration, string]>([
    ['an unknown alteration', { id: 'broderie' }, 'UNKNOWN_ALTERATION id'],
    ['no value where there is a measure', { id: 'ourlet' }, 'REQUIRED value'],
    ['null where there is a measure', { id: 'ourlet', value: null }, 'REQUIRED value'],
    ['a value below the smallest', { id: 'ourlet', value: 89.5 }, 'INVALID value'],
    ['a value above the largest', { id: 'ourlet', value: 160.5 }, 'INVALID value'],
    ['a value between steps', { id: 'ourlet', value: 90.25 }, 'INVALID value'],
    ['no number', { id: 'ourlet', value: Number.NaN }, 'INVALID value'],
    ['an alteration that is chosen already', { id: 'cintrage' }, 'INVALID id'],
  ])('is refused for %s', (_, requested, problem) => {
    const [code, field] = problem.split(' ');
    expect(refusalOf({ id: 'cintrage' }, requested)).toMatchObject([
      { code, field: `alterations.1.${field}` },
    ]);
  });

  test('is refused for a value where there is no measure', () => {
    expect(refusalOf({ id: 'cintrage', value: 1 })).toMatchObject([
      { code: 'INVALID', field: 'alterations.0.value' },
    ]);
  });

  test('is refused with all problems at once, and with one where there are too many', () => {
    expect(refusalOf({ id: 'broderie' }, { id: 'ourlet', value: 1 })).toHaveLength(2);
    const eleven = Array.from({ length: 11 }, () => ({ id: 'x' }));
    expect(refusalOf(...eleven)).toMatchObject([{ code: 'INVALID', field: 'alterations' }]);
  });

  test('is refused in the shopper’s language, with the bounds', () => {
    const [problem] = refusalOf({ id: 'ourlet', value: 1 });
    expect(problem && messageOf(problem, 'FR')).toBe('Longueur (cm)\u00a0: de 90 à 160, par 0,5.');
    expect(problem && messageOf(problem, 'EN')).toContain('from 90 to 160, in steps of 0.5');
    expect(problem && messageOf(problem, 'AR')).toContain('الطول (سم): من 90 إلى 160');
  });
});

describe('what was chosen earlier', () => {
  const chosen = chooseAlterations(OFFERED, [{ id: 'cintrage' }, { id: 'ourlet', value: 104.5 }]);

  test('costs the sum, and takes as long as the longest', () => {
    const picked = pickAlterations(OFFERED, chosen) ?? [];
    expect(picked.map(({ id, value }) => [id, value])).toEqual([
      ['cintrage', null],
      ['ourlet', 104.5],
    ]);
    expect(priceOfAlterations(picked)).toBe(150_00);
    expect(daysOfAlterations(picked)).toBe(4);
    expect([priceOfAlterations([]), daysOfAlterations([])]).toEqual([0, 0]);
  });

  test('is not valid when one is gone, has other bounds, or lost or gained its measure', () => {
    const measure = { name: 'Longueur (cm)', min: 90, max: 100, step: 0.5 };
    expect(pickAlterations([HEM], chosen)).toBeNull();
    expect(pickAlterations([TAPER, { ...HEM, measure }], chosen)).toBeNull();
    expect(pickAlterations([TAPER, { ...HEM, measure: null }], chosen)).toBeNull();
    expect(pickAlterations([HEM, { ...TAPER, measure }], chosen)).toBeNull();
    expect(pickAlterations(OFFERED, [...chosen.slice(1), ...chosen.slice(1)])).toBeNull();
    expect(pickAlterations([], [])).toEqual([]);
  });
});
