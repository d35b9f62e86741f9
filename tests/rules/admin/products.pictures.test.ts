import { describe, expect, test } from 'vitest';
import {
  cropRectangle,
  heightOf,
  moveCrop,
  wholeCrop,
  widthsOf,
  zoomLimit,
} from '../../../client/admin/pictures/crop.ts';
import { upload } from '../../../client/admin/pictures/upload.ts';

describe('a crop', () => {
  test('is the largest of 4:5 in the middle, of wide and of tall pictures', () => {
    const wide = cropRectangle({ width: 3000, height: 1000 }, wholeCrop);
    expect(wide).toEqual({ width: 800, height: 1000, left: 1100, top: 0 });
    const tall = cropRectangle({ width: 800, height: 2000 }, wholeCrop);
    expect(tall).toEqual({ width: 800, height: 1000, left: 0, top: 500 });
  });

  test('never leaves the picture, however far it is dragged', () => {
    const size = { width: 3000, height: 2000 };
    let crop = moveCrop(size, wholeCrop, { zoomBy: 2 });
    for (let times = 0; times < 50; times += 1)
      crop = moveCrop(size, crop, { right: 0.3, down: -0.3 });
    const { left, top, width, height } = cropRectangle(size, crop);
    expect([left + width, top]).toEqual([3000, 0]);
    expect(width / height).toBeCloseTo(0.8);
    // One step back moves it at once.
    expect(cropRectangle(size, moveCrop(size, crop, { right: -0.1 })).left).toBeLessThan(left);
  });

  test('is zoomed between the whole picture and the smallest width', () => {
    const size = { width: 1600, height: 2000 };
    expect(moveCrop(size, wholeCrop, { zoomBy: 0.1 }).zoom).toBe(1);
    expect(moveCrop(size, wholeCrop, { zoomBy: 99 }).zoom).toBe(4);
    expect(zoomLimit({ width: 300, height: 300 })).toBe(1);
  });
});

test('widths are at most three, and none is larger than the crop', () => {
  expect([4000, 1600, 1200, 820, 800, 410, 200].map((width) => widthsOf(width))).toEqual([
    [1600, 800, 400],
    [1600, 800, 400],
    [1200, 800, 400],
    [820, 400],
    [800, 400],
    [410],
    [200],
  ]);
  expect(widthsOf(4000, 800)).toEqual([800, 400]);
  expect([1600, 800, 400, 205].map(heightOf)).toEqual([2000, 1000, 500, 256]);
});

test('an upload that was cancelled before it began sends nothing', async () => {
  const cancelled = upload({
    query: '',
    variables: {},
    filesName: 'files',
    files: [],
    onProgress: () => undefined,
    signal: AbortSignal.abort(),
  });
  await expect(cancelled).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
});
