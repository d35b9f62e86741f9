import { describe, expect, test } from 'vitest';
import { frameFit, type FrameLike } from '#shared/frame-fit.ts';

const frame = { lensWidth: 52, bridgeWidth: 18, templeLength: 145, frameWidth: 138 };

describe('how a frame fits', () => {
  test.each<[string, FrameLike, number | null]>([
    ['without measures', {}, 0],
    ['the same', frame, 0],
    ['a lens at its bound', { lensWidth: 56 }, 60],
    ['a lens beyond it', { lensWidth: 57 }, null],
    ['a bridge at its bound', { bridgeWidth: 16 }, 60],
    ['a bridge beyond it', { bridgeWidth: 15 }, null],
    ['a temple at its bound', { templeLength: 139 }, 60],
    ['a temple beyond it', { templeLength: 152 }, null],
    ['a front at its bound', { frameWidth: 143 }, 60],
    ['a front beyond it', { frameWidth: 132 }, null],
    ['each by one', { lensWidth: 53, bridgeWidth: 17, templeLength: 146, frameWidth: 137 }, 67],
    ['one measure beyond, the others the same', { ...frame, bridgeWidth: 21 }, null],
  ])('%s', (_, like, expected) => {
    expect(frameFit(like, frame)).toBe(expected);
  });
});
