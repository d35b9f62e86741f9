import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { cleanPicture } from '../../../server/catalog/picture/picture.rules.ts';
import {
  jpeg,
  lossyFrame,
  png,
  pngChunk,
  pngHeader,
  pngWith,
  webp,
  webpChunk,
  webpHeader,
} from '../../support/pictures.ts';

/** The bytes that are stored, or why none are. */
const cleaned = (bytes: Buffer) => {
  const found = cleanPicture(bytes);
  return typeof found === 'string' ? found : found.bytes;
};

const segment = (marker: number, data: Buffer): Buffer => {
  const header = Buffer.from([0xff, marker, 0, 0]);
  header.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([header, data]);
};

/** One entry: the orientation, a digit. */
const exif = (orientation: number, isLittle = false): Buffer => {
  const entry = isLittle
    ? `49492a0008000000 0100 1201 0300 01000000 0${orientation}00`
    : `4d4d002a00000008 0001 0112 0003 00000001 000${orientation}`;
  const tiff = Buffer.from(entry.replaceAll(' ', ''), 'hex');
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.alloc(6)]);
};

const PROFILE = segment(0xe2, Buffer.from('ICC_PROFILE\0\u0001\u0001sRGB', 'latin1'));
const JFIF = segment(0xe0, Buffer.from('JFIF\0\u0001\u0001\0\0\u0001\0\u0001\0\0', 'latin1'));

describe('a JPEG', () => {
  test('loses place, time, comments and what follows its end, and no colour', () => {
    const personal = [
      segment(0xe1, exif(1)),
      segment(0xe1, Buffer.from('http://ns.adobe.com/xap/1.0/\0<x/>', 'latin1')),
      segment(0xe2, Buffer.from('MPF\0', 'latin1')),
      segment(0xed, Buffer.from('Photoshop 3.0\0', 'latin1')),
      segment(0xfe, Buffer.from('Rabat', 'latin1')),
    ];
    const sent = jpeg(8, 10, Buffer.concat([JFIF, ...personal, PROFILE]));
    const clean = jpeg(8, 10, Buffer.concat([JFIF, PROFILE]));
    expect(cleaned(sent)).toEqual(clean);
    expect(cleaned(Buffer.concat([sent, Buffer.from('PK\u0003\u0004')]))).toEqual(clean);
    expect(cleaned(clean)).toEqual(clean);
  });

  test('loses previews, those of JFIF and JFXX too', () => {
    const preview = Buffer.from('JFIF\0\u0001\u0001\0\0\u0001\0\u0001\u0001\u0001RGB', 'latin1');
    const extension = segment(0xe0, Buffer.from('JFXX\0\u0010', 'latin1'));
    const sent = jpeg(8, 10, Buffer.concat([segment(0xe0, preview), extension]));
    expect(cleaned(sent)).toEqual(jpeg(8, 10, JFIF));
  });

  test('with several scans keeps all of them, with stuffed bytes and restarts', () => {
    const once = jpeg(8, 10);
    const scan = Buffer.from('ffda0008010100003f00ff00ffd0d2', 'hex');
    const table = segment(0xc4, Buffer.from([1, 2, 3]));
    const end = Buffer.from('ffd9', 'hex');
    const progressive = Buffer.concat([once.subarray(0, -2), table, scan, end]);
    expect(cleaned(progressive)).toEqual(progressive);
  });

  test.each([2, 3, 6, 8])('that is to be turned (%i) is known, and keeps that alone', (way) => {
    const turned = jpeg(8, 10, segment(0xe1, exif(way)));
    for (const isLittle of [true, false]) {
      const sent = jpeg(8, 10, segment(0xe1, exif(way, isLittle)));
      expect(cleanPicture(sent)).toMatchObject({ isTurned: true, bytes: turned });
    }
  });

  test('without an end is none, and EXIF beyond its own end is dropped', () => {
    const endless = Buffer.concat([jpeg(8, 10).subarray(0, -2), Buffer.from([0xff])]);
    expect(cleaned(endless)).toBe('NOT_A_PICTURE');
    const short = segment(0xe1, exif(6).subarray(0, 12));
    expect(cleaned(jpeg(8, 10, short))).toEqual(jpeg(8, 10));
  });

  const [start, frame, scan, end] = [
    jpeg(8, 10).subarray(0, 2),
    jpeg(8, 10).subarray(2, 15),
    jpeg(8, 10).subarray(15, -2),
    jpeg(8, 10).subarray(-2),
  ];

  test.each([
    ['two frames', [frame, jpeg(9000, 9000).subarray(2, 15), scan]],
    ['a frame that is too short', [segment(0xc0, frame.subarray(4, -1)), scan]],
    ['lines that are counted later', [frame, scan, segment(0xdc, Buffer.from([0xff, 0xff]))]],
    ['a frame without loss', [segment(0xc3, frame.subarray(4)), scan]],
    ['a scan before its frame', [scan, frame]],
    ['a hundred and one scans', [frame, ...Array.from({ length: 101 }, () => scan)]],
  ])('with %s is none', (_, parts) => {
    expect(cleaned(Buffer.concat([start, ...parts, end]))).toBe('NOT_A_PICTURE');
  });
});

const palette = (colours: number) => pngChunk('PLTE', Buffer.alloc(colours * 3));

describe('a PNG', () => {
  const plain = png(4, 5);
  /** In colours of a palette. */
  const indexed = Buffer.from(plain);
  indexed.writeUInt8(3, 8 + 8 + 9);

  test('keeps what its pixels are made of', () => {
    const transparent = pngWith(plain, pngChunk('tRNS', Buffer.alloc(6)));
    const profile = Buffer.concat([Buffer.from('P\0\0'), deflateSync(Buffer.alloc(1_000_000))]);
    const ancillary = [
      pngChunk('iCCP', profile),
      pngChunk('gAMA', Buffer.alloc(4)),
      pngChunk('tEXt', Buffer.from('Home')),
      pngChunk('fcTL', Buffer.alloc(26)),
      pngChunk('tRNS', Buffer.alloc(60_000)),
    ];
    const sent = Buffer.concat([pngWith(transparent, ...ancillary), Buffer.from('<script>')]);
    expect(cleaned(sent)).toEqual(transparent);
    const coloured = pngWith(indexed, palette(2), pngChunk('tRNS', Buffer.alloc(2)));
    expect(cleaned(coloured)).toEqual(coloured);
  });

  test.each([1, 6])('that its EXIF turns (%i) is known, and loses it', (way) => {
    const sent = pngWith(plain, pngChunk('eXIf', exif(way).subarray(6)));
    expect(cleanPicture(sent)).toMatchObject({ isTurned: way !== 1, bytes: plain });
  });

  test.each([
    ['two headers', pngWith(plain, pngHeader(9000, 9000).subarray(8, 8 + 25))],
    ['no palette', indexed],
    ['257 colours', pngWith(indexed, palette(257))],
    ['two palettes', pngWith(indexed, palette(1), palette(1))],
    ['a critical chunk that nobody knows', pngWith(plain, pngChunk('CgBI', Buffer.alloc(4)))],
    ['no pixels', Buffer.concat([plain.subarray(0, 8 + 25), plain.subarray(-12)])],
  ])('with %s is none', (_, bytes) => {
    expect(cleaned(bytes)).toBe('NOT_A_PICTURE');
  });
});

describe('a WebP', () => {
  const image = lossyFrame(8, 10);
  const lossless = webpChunk('VP8L', Buffer.from('2f0740020000', 'hex'));
  const alpha = webpChunk('ALPH', Buffer.alloc(1 + 8 * 10));
  const profile = webpChunk('ICCP', Buffer.from('sRGB'));
  const personal = [webpChunk('EXIF', exif(1)), webpChunk('XMP ', Buffer.from('<x/>'))];

  test('is left with its image, as browsers write it', () => {
    const sent = webp(webpHeader(8, 10, 0x2e), profile, image, ...personal);
    expect(cleaned(sent)).toEqual(webp(image));
    expect(cleaned(Buffer.concat([sent, Buffer.from('PK')]))).toEqual(webp(image));
    const seen = webp(webpHeader(8, 10, 0x3e), profile, alpha, image, ...personal);
    expect(cleaned(seen)).toEqual(webp(webpHeader(8, 10, 0x10), alpha, image));
    expect(cleaned(webp(lossless))).toEqual(webp(lossless));
  });

  test.each([1, 3, 8])('that its EXIF turns (%i) is known, and loses it', (way) => {
    for (const data of [exif(way), exif(way, true).subarray(6)]) {
      const sent = webp(webpHeader(8, 10, 0x08), image, webpChunk('EXIF', data));
      expect(cleanPicture(sent)).toMatchObject({ isTurned: way !== 1, bytes: webp(image) });
    }
  });

  test.each([
    ['no image', webp(webpHeader(8, 10, 0), profile)],
    [
      'moving images',
      webp(
        webpHeader(8, 10, 2),
        webpChunk('ANIM', Buffer.alloc(6)),
        webpChunk('ANMF', Buffer.concat([Buffer.alloc(16), image])),
      ),
    ],
    ['an image beyond its end', webp(webpHeader(8, 10, 0), image.subarray(0, 20))],
    ['a frame larger than its canvas', webp(webpHeader(8, 10, 0), lossyFrame(9000, 9000))],
    ['a lossless frame larger than its canvas', webp(webpHeader(7, 10, 0), lossless)],
    ['two images', webp(image, lossyFrame(9000, 9000))],
    [
      'a frame that needs another',
      webp(webpChunk('VP8 ', Buffer.from(image.subarray(8)).fill(1, 0, 1))),
    ],
    [
      'a partition beyond its frame',
      webp(webpChunk('VP8 ', Buffer.from(image.subarray(8)).fill(9, 1, 2))),
    ],
    [
      'transparency of another size',
      webp(webpHeader(8, 10, 16), webpChunk('ALPH', Buffer.alloc(9)), image),
    ],
  ])('with %s is none', (_, bytes) => {
    expect(cleaned(bytes)).toBe('NOT_A_PICTURE');
  });
});
