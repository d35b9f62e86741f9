import { describe, expect, test } from 'vitest';
import {
  isShield,
  lensesPath,
  type Frame,
} from '../../../../client/catalog/product/measures/frameShape.ts';

const frame: Frame = {
  lensWidth: 50,
  bridgeWidth: 20,
  templeLength: 140,
  lensHeight: 40,
  frameWidth: 132,
};

/** All points of a path. */
const pointsOf = (path: string) =>
  Array.from(path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g), ([, x, y]) => [Number(x), Number(y)]);

describe('the lenses of a frame', () => {
  test('are its outline in millimetres, and the mirror image', () => {
    const path = lensesPath({ ...frame, outline: 'M0 0L100 50Q50 100 0 0Z' });
    expect(path).toBe('M-10 0 L-60 20 Q-35 40 -10 0 ZM10 0 L60 20 Q35 40 10 0 Z');
  });

  test('are rounded boxes without an outline', () => {
    const points = pointsOf(lensesPath({ ...frame, outline: null }));
    const [x, y] = [0, 1].map((at) => points.map((point) => Math.abs(point[at] ?? 0)));
    expect([Math.min(...(x ?? [])), Math.max(...(x ?? []))]).toEqual([10, 60]);
    expect([Math.min(...(y ?? [])), Math.max(...(y ?? []))]).toEqual([0, 40]);
  });

  test.each([
    ['goes to the middle of the bridge', 'M-20 10L100 0L90 90Z', true],
    ['only bends below 0', 'M5 10C-3 5 100 0 90 90Z', false],
  ])('are a shield where the outline %s', (_, outline, expected) => {
    expect(isShield({ ...frame, outline })).toBe(expected);
  });
});
