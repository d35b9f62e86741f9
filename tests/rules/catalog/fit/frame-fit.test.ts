import { describe, expect, test } from 'vitest';
import { frameDistance, frameFit, type FrameLike } from '#shared/catalog/frame-fit.ts';

const frame = { lensWidth: 52, bridgeWidth: 18, templeLength: 145, frameWidth: 138 };

describe('how a frame fits', () => {
  test.each<[string, FrameLike, boolean]>([
    ['without measures', {}, true],
    ['the same', frame, true],
    ['a lens at its bound', { lensWidth: 56 }, true],
    ['a lens beyond it', { lensWidth: 57 }, false],
    ['a bridge at its bound', { bridgeWidth: 16 }, true],
    ['a bridge beyond it', { bridgeWidth: 15 }, false],
    ['a temple at its bound', { templeLength: 139 }, true],
    ['a temple beyond it', { templeLength: 152 }, false],
    ['a front at its bound', { frameWidth: 143 }, true],
    ['a front beyond it', { frameWidth: 132 }, false],
    ['one measure beyond, the others the same', { ...frame, bridgeWidth: 21 }, false],
  ])('%s', (_, like, isNear) => {
    expect(frameFit(like, frame) !== null).toBe(isNear);
  });

  test('by the front first, which is computed of a lens, then the bridge, then the temples', () => {
    const one = (differs: Partial<typeof frame>) => ({ ...frame, ...differs });
    const ordered = [
      frame,
      one({ templeLength: 140 }),
      one({ bridgeWidth: 19 }),
      one({ bridgeWidth: 20, templeLength: 146 }),
      one({ frameWidth: 139 }),
      one({ frameWidth: 136, lensWidth: 51 }),
    ];
    for (const like of [frame, { ...frame, lensWidth: 50 }]) {
      const distances = ordered.map((each) => frameDistance(like, each));
      expect(distances).toEqual(distances.toSorted((a, b) => a - b));
      expect(new Set(distances).size).toBe(ordered.length);
    }
    const own = { lensWidth: 54, bridgeWidth: 18 };
    expect(frameDistance(own, one({ lensWidth: 54, frameWidth: 138 }))).toBe(0);
    expect(frameDistance(own, frame)).toBe(frameDistance({ lensWidth: 54 }, frame));
    expect(frameDistance({ templeLength: 140 }, frame)).toBe(5);
  });
});
