import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cleanPicture,
  cleanWholePicture,
  measurePicture,
  storedName,
} from '../../../server/catalog/picture/picture.rules.ts';
import {
  MAX_TAKEN_BYTES,
  takePictures,
  type PicturePlaces,
} from '../../../server/catalog/picture/picture.service.ts';
import {
  jpeg,
  lossyFrame,
  png,
  pngChunk,
  pngHeader,
  pngWith,
  SVG,
  webp,
  webpChunk,
  webpHeader,
} from '../../support/pictures.ts';

const SMALL = png(40, 50);
const LOSSY = webp(lossyFrame(400, 500));
const LOSSLESS = webp(webpChunk('VP8L', Buffer.from('2f8fc17c0000', 'hex')));
const EXTENDED = webp(webpHeader(400, 500, 0), lossyFrame(400, 500));
// As cameras write it: a preview of its own before the frame, and bytes of a maker behind the end.
const THUMBNAIL = Buffer.concat([Buffer.from('ffe1001e', 'hex'), jpeg(16, 12).subarray(0, 28)]);

describe('a picture', () => {
  test.each([
    ['PNG', SMALL, 'png', 40, 50],
    ['JPEG', jpeg(400, 500), 'jpg', 400, 500],
    ['JPEG with a preview', jpeg(400, 500, THUMBNAIL), 'jpg', 400, 500],
    ['lossy WebP', LOSSY, 'webp', 400, 500],
    ['lossless WebP', LOSSLESS, 'webp', 400, 500],
    ['extended WebP', EXTENDED, 'webp', 400, 500],
    ['PNG of 4,096 pixels a side', pngHeader(4096, 4096), 'png', 4096, 4096],
  ])('is known by its content: %s', (_, bytes, type, width, height) => {
    expect(cleanPicture(bytes)).toMatchObject({ type, width, height });
  });

  test.each([
    ['nothing', Buffer.alloc(0), 'NOT_A_PICTURE'],
    ['an SVG', SVG, 'NOT_A_PICTURE'],
    ['a GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'), 'NOT_A_PICTURE'],
    ['a page', Buffer.from('<!doctype html>'), 'NOT_A_PICTURE'],
    ['the first half of a PNG', SMALL.subarray(0, SMALL.length / 2), 'NOT_A_PICTURE'],
    ['a PNG without its end', SMALL.subarray(0, -12), 'NOT_A_PICTURE'],
    ['a JPEG without its end', jpeg(400, 500).subarray(0, -2), 'NOT_A_PICTURE'],
    ['a JPEG without a frame', Buffer.from('ffd8ffda0002ffd9', 'hex'), 'NOT_A_PICTURE'],
    ['a WebP without its end', LOSSLESS.subarray(0, -1), 'NOT_A_PICTURE'],
    ['another RIFF', Buffer.from('RIFF\x04\0\0\0WAVE', 'latin1'), 'NOT_A_PICTURE'],
    ['no pixels', pngHeader(0, 20), 'NOT_A_PICTURE'],
    ['20,000 pixels', pngHeader(20_000, 10), 'TOO_MANY_PIXELS'],
    ['4,097 pixels', jpeg(10, 4097), 'TOO_MANY_PIXELS'],
    ['6 MB', Buffer.concat([SMALL, Buffer.alloc(6 * 1024 * 1024)]), 'TOO_LARGE'],
  ])('is not taken when it is %s', (_, bytes, problem) => {
    expect(cleanPicture(bytes)).toBe(problem);
  });

  test.each([
    [png(1, 1), 'TOO_FEW_PIXELS'],
    [jpeg(199, 4096), 'TOO_FEW_PIXELS'],
    [jpeg(4096, 199), 'TOO_FEW_PIXELS'],
    [SVG, 'NOT_A_PICTURE'],
  ])('has at least 200 pixels a side, unless it is a width of another one', (bytes, problem) => {
    expect(cleanWholePicture(bytes)).toBe(problem);
    expect(cleanWholePicture(jpeg(200, 200))).toMatchObject({ width: 200, height: 200 });
  });

  test('that is no longer whole, or never was one, breaks nothing', () => {
    const samples = [SMALL, jpeg(400, 500, THUMBNAIL), LOSSY, LOSSLESS, EXTENDED];
    const damaged = fc
      .tuple(fc.constantFrom(...samples), fc.nat(), fc.nat(), fc.nat({ max: 255 }))
      .map(([bytes, at, end, byte]) => {
        const copy = Buffer.from(bytes.subarray(0, end % (bytes.length + 1)));
        if (copy.length > 0) copy[at % copy.length] = byte;
        return copy;
      });
    const anything = fc.uint8Array({ maxLength: 64 }).map((bytes) => Buffer.from(bytes));
    fc.assert(
      fc.property(fc.oneof(damaged, anything), (bytes) => {
        const found = measurePicture(bytes);
        expect(found === null || found.width >= 0).toBe(true);
      }),
    );
  });
});

test.each([
  [`/pictures/${'a'.repeat(64)}.png`, `${'a'.repeat(64)}.png`],
  [`/pictures/${'a'.repeat(63)}.png`, null],
  [`/pictures/${'a'.repeat(64)}.svg`, null],
  [`/pictures/../${'a'.repeat(64)}.png`, null],
  [`/images/${'a'.repeat(64)}.png`, null],
])('%s names the stored picture %s', (path, name) => {
  expect(storedName(path)).toBe(name);
});

test('pictures of one file are held up to a bound, and fetched four at a time', async () => {
  const large = pngWith(png(200, 250), pngChunk('IDAT', Buffer.alloc(5_000_000)));
  let [running, most, fetched] = [0, 0, 0];
  const places: PicturePlaces = {
    pictures: {
      has: async () => false,
      read: async () => null,
      names: async () => [],
      save: async () => {},
    },
    source: {
      read: async () => large,
      async fetch() {
        fetched += 1;
        running += 1;
        most = Math.max(most, running);
        await Promise.resolve();
        running -= 1;
        return large;
      },
    },
    hasPicture: () => false,
    folder: '/',
  };
  const addresses = Array.from({ length: 40 }, (_, index) => `https://images.example/${index}`);
  const taken = await takePictures([...addresses, ...addresses], places);
  const held = [...taken.values()].filter((picture) => 'path' in picture);
  const refused = [...taken.values()].flatMap((one) => ('problem' in one ? [one.problem] : []));
  expect([taken.size, held.length]).toEqual([40, Math.floor(MAX_TAKEN_BYTES / large.length)]);
  expect(new Set(refused)).toEqual(new Set(['TOO_MUCH']));
  expect(most).toBeLessThanOrEqual(4);
  expect(fetched).toBeLessThan(40);
});
