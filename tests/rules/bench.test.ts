import { describe, expect, test } from 'vitest';
import { goalText, reaches } from '../bench/goal.ts';
import { median, ratioOf, turnsOf } from '../bench/median.ts';

describe('figures of a bench', () => {
  test.each([
    [[], 0],
    [[7], 7],
    [[10, 9, 1], 9],
    [[4, 1, 3, 2], 3],
  ])('the middle of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });

  test('are compared round by round: a machine that was slow for a while says nothing', () => {
    const ours = [100, 10, 104];
    const theirs = [50, 5, 52];
    expect(ratioOf(ours, theirs)).toBe(2);
  });

  test('count only where both sides have one', () => {
    expect(ratioOf([4, 6, 8], [2, 0])).toBe(2);
    expect(ratioOf([], [])).toBe(0);
  });

  test('are taken in turns', () => {
    expect([0, 1, 2].map((round) => turnsOf(['a', 'b'], round))).toEqual([
      ['a', 'b'],
      ['b', 'a'],
      ['a', 'b'],
    ]);
  });

  test.each([
    [{ atLeast: 2 }, 'at least 2', [false, true, true]],
    [{ atMost: 2 }, 'at most 2', [true, true, false]],
    [{ below: 2 }, 'below 2', [true, false, false]],
  ])('are judged: %j', (goal, text, judged) => {
    expect(goalText(goal)).toBe(text);
    expect([1, 2, 3].map((value) => reaches(value, goal))).toEqual(judged);
  });
});
