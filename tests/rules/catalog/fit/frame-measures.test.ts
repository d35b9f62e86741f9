import { describe, expect, test } from 'vitest';
import { frontWidth } from '#shared/catalog/frame-fit.ts';
import { nearestSize, parseFrameMeasures } from '../../../../client/catalog/frameMeasures.ts';
import { fitsLike, ownFrame } from '../../../../client/catalog/frames/ownFrame.ts';
import {
  frameFinderPath,
  productFilterOf,
  readMeasures,
  readSearch,
  typed,
  wantedOf,
} from '../../../../client/catalog/frames/frameSearch.ts';
import { readPrinted } from '../../../../client/catalog/frames/printedMeasures.ts';

const three = { lensWidth: 52, bridgeWidth: 18, templeLength: 145 };

const missing = (...measures: string[]) => ({ code: 'MISSING', measures });
const outOfRange = (measure: string, length: number) => ({
  code: 'OUT_OF_RANGE',
  measure,
  length,
});

describe('the numbers inside glasses', () => {
  test.each([
    '52□18-145',
    '52-18 145',
    '52 18 145',
    '52/18/145',
    '52⎕18 145 mm',
    '  52 □ 18 – 145  ',
    '52x18x145',
    '٥٢□١٨-١٤٥',
    '۵۲ ۱۸ ۱۴۵',
    'RB3025 001 52□18 145 3N',
    '5218145',
    '52,18,145',
    '52.18.145',
    '51,5□18-145',
    '٥١٫٥□١٨-١٤٥',
  ])('%s are read', (text) => {
    expect(readPrinted(text)).toEqual(three);
  });

  test.each(['52□18', '5218', '52-18 mm', 'RB3025 001/58 52□18', '52□18 3N', 'L0205 52 18 2P'])(
    '%s are read without the length of the temples',
    (text) => {
      const two = { lensWidth: 52, bridgeWidth: 18 };
      expect(readPrinted(text)).toEqual(two);
      expect(typed(two)).toEqual({ printed: '52-18', width: '' });
    },
  );

  test.each<[string, object]>([
    ['verre', { code: 'NONE' }],
    ['52 145', missing('bridgeWidth')],
    ['18-145', missing('lensWidth')],
    ['52', missing('bridgeWidth')],
    ['145', missing('lensWidth', 'bridgeWidth')],
    ['520-18-145', outOfRange('lensWidth', 520)],
    ['52-81-145', outOfRange('bridgeWidth', 81)],
    ['52-18-14', outOfRange('templeLength', 14)],
    ['52-18-14-3', outOfRange('templeLength', 14)],
    ['145-52-18', outOfRange('lensWidth', 145)],
    ['900', outOfRange('lensWidth', 900)],
    ['52 900', outOfRange('bridgeWidth', 900)],
    ['545□18-145', outOfRange('lensWidth', 545)],
    ['3025145', outOfRange('lensWidth', 30)],
    ['54181450', outOfRange('lensWidth', 54181450)],
  ])('%s have a problem that says where', (text, problem) => {
    expect(readPrinted(text)).toEqual(problem);
  });
});

const sized = (size: string, lensWidth: number, availableForSale = true) => ({
  size,
  availableForSale,
  frame: { lensWidth, bridgeWidth: 18, templeLength: 140, frameWidth: 2 * lensWidth + 30 },
});

describe('one’s own glasses', () => {
  // Their front is 134 mm wide by the three numbers.
  test.each([
    [134, three, true],
    [139, three, true],
    [146, three, false],
    [128, three, false],
    [146, { ...three, frameWidth: 145 }, true],
    [146, { frameWidth: 145 }, true],
    [134, { ...three, bridgeWidth: 21, frameWidth: 134 }, false],
  ])('are fitted by a front of %i mm, or not', (frameWidth, own, isFitting) => {
    expect(fitsLike(own, { ...three, lensHeight: 40, frameWidth })).toBe(isFitting);
  });

  test.each([
    [{ ...three, frameWidth: 138 }, 138],
    [three, 134],
    [{ frameWidth: 141 }, 141],
  ])('%j are as wide as they are measured, else as their lenses and bridge', (like, width) => {
    expect(frontWidth(like)).toBe(width);
    const { lensWidth, bridgeWidth, frameWidth } = ownFrame(like);
    expect(frameWidth).toBe(width);
    expect(2 * lensWidth + bridgeWidth).toBeLessThanOrEqual(frameWidth);
  });

  test('begin with the nearest size that can be bought', () => {
    const variants = [sized('48', 48), sized('52', 52, false), sized('55', 55)];
    expect(nearestSize(three, variants)).toBe('55');
    expect(nearestSize({ frameWidth: 120 }, variants)).toBe('48');
    expect(nearestSize(three, [{ ...sized('M', 50), frame: null }])).toBeNull();
  });

  test.each<[unknown, object | undefined]>([
    [three, three],
    [
      { ...three, frameWidth: 138, note: 'x' },
      { ...three, frameWidth: 138 },
    ],
    [{ lensWidth: '52', frameWidth: 0, templeLength: 1000, bridgeWidth: 1.5 }, undefined],
    [[52, 18], undefined],
    [null, undefined],
  ])('%j on the device are read', (stored, expected) => {
    expect(parseFrameMeasures(stored)).toEqual(expected);
  });
});

describe('an address', () => {
  test('holds what is typed, and comes back alike', () => {
    const path =
      '/trouver-ma-monture?mesures=52&largeur=138&sans=pont&ruptures=1&pour=x&variante=x.52';
    const search = readSearch(new URL(path, 'http://shop').searchParams);
    expect(search.without).toEqual(['bridgeWidth']);
    expect(frameFinderPath(search)).toBe(path);
    expect(readMeasures(search)).toEqual({
      measures: null,
      problems: { printed: { code: 'MISSING', measures: ['bridgeWidth'] } },
    });
  });

  test('holds what else is filtered, for whom beside the product that it comes from', () => {
    const path = '/trouver-ma-monture?couleur=Noir&prix-max=3+000&pour=x&pour=homme';
    const search = readSearch(new URL(path, 'http://shop').searchParams);
    expect(search.productId).toBe('x');
    expect(frameFinderPath(search)).toBe(path);
    expect(productFilterOf(search)).toEqual({
      audience: ['MEN'],
      colorFamilies: ['BLACK'],
      maxPrice: 3_000_00,
    });
    // « 1.299 » may be two prices.
    expect(productFilterOf(readSearch(new URLSearchParams('prix-max=1.299&pour=x')))).toBeNull();
  });

  test('of measures has those of both fields', () => {
    expect(readMeasures({ printed: '52 18 145', width: '١٣٨ mm' })).toEqual({
      measures: { ...three, frameWidth: 138 },
      problems: {},
    });
    expect(readMeasures({ printed: ' ', width: '' })).toEqual({ measures: null, problems: {} });
    expect(readMeasures({ printed: '', width: '40' }).problems).toEqual({
      width: { code: 'OUT_OF_RANGE', measure: 'frameWidth', length: 40 },
    });
  });

  test('leaves measures out of the filter, but not all of them', () => {
    expect(wantedOf(three, ['templeLength'])).toEqual({ lensWidth: 52, bridgeWidth: 18 });
    expect(wantedOf({ frameWidth: 138 }, ['frameWidth'])).toEqual({ frameWidth: 138 });
  });
});
