import { describe, expect, test } from 'vitest';
import { withoutMetadata } from '../../../server/catalog/staff/catalog.picture.metadata.ts';
import { jpeg, png, webp } from '../../support/pictures.ts';

const chunk = (name: string, data: Buffer): Buffer => {
  const header = Buffer.from(`${name}\0\0\0\0`, 'latin1');
  header.writeUInt32LE(data.length, 4);
  return Buffer.concat([header, data, Buffer.alloc(data.length % 2)]);
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
    expect(withoutMetadata(sent)).toEqual(clean);
    expect(withoutMetadata(Buffer.concat([sent, Buffer.from('PK\u0003\u0004')]))).toEqual(clean);
    expect(withoutMetadata(clean)).toEqual(clean);
  });

  test('with several scans keeps all of them, with stuffed bytes and restarts', () => {
    const once = jpeg(8, 10);
    const scan = Buffer.from('ffda0008010100003f00ff00ffd0d2', 'hex');
    const table = segment(0xc4, Buffer.from([1, 2, 3]));
    const end = Buffer.from('ffd9', 'hex');
    const progressive = Buffer.concat([once.subarray(0, -2), table, scan, end]);
    expect(withoutMetadata(progressive)).toEqual(progressive);
  });

  test.each([2, 3, 6, 8])(
    'that is to be turned (%i) is refused: it would lie on its side',
    (way) => {
      expect(withoutMetadata(jpeg(8, 10, segment(0xe1, exif(way))))).toBe('TURNED');
      expect(withoutMetadata(jpeg(8, 10, segment(0xe1, exif(way, true))))).toBe('TURNED');
    },
  );

  test('without an end is none, and EXIF beyond its own end is dropped', () => {
    const endless = Buffer.concat([jpeg(8, 10).subarray(0, -2), Buffer.from([0xff])]);
    expect(withoutMetadata(endless)).toBe('NOT_A_PICTURE');
    const short = segment(0xe1, exif(6).subarray(0, 12));
    expect(withoutMetadata(jpeg(8, 10, short))).toEqual(jpeg(8, 10));
  });
});

test('a PNG keeps what its pixels and colours are made of', () => {
  const clean = png(4, 5);
  const text = Buffer.from('\0\0\0\u0004tEXtHome\0\0\0\0', 'latin1');
  const [header, rest] = [clean.subarray(0, 8 + 25), clean.subarray(8 + 25)];
  const sent = Buffer.concat([header, text, rest, Buffer.from('<script>')]);
  expect(withoutMetadata(sent)).toEqual(clean);
});

describe('a WebP', () => {
  const withChunks = (flags: number, ...chunks: readonly Buffer[]): Buffer => {
    const header = Buffer.from([flags, 0, 0, 0, 7, 0, 0, 9, 0, 0]);
    const body = Buffer.concat([Buffer.from('WEBP'), chunk('VP8X', header), ...chunks]);
    const size = Buffer.alloc(4);
    size.writeUInt32LE(body.length);
    return Buffer.concat([Buffer.from('RIFF'), size, body]);
  };
  const image = chunk('VP8 ', Buffer.alloc(31, 1));
  const profile = chunk('ICCP', Buffer.from('sRGB'));

  test('loses EXIF and XMP, and says so in its header', () => {
    const personal = [chunk('EXIF', exif(1)), chunk('XMP ', Buffer.from('<x/>'))];
    const sent = withChunks(0x20 | 0x08 | 0x04, profile, image, ...personal);
    const clean = withChunks(0x20, profile, image);
    expect(withoutMetadata(sent)).toEqual(clean);
    expect(withoutMetadata(Buffer.concat([sent, Buffer.from('PK')]))).toEqual(clean);
  });

  test.each([
    ['no image', withChunks(0, profile)],
    [
      'moving images',
      withChunks(2, chunk('ANIM', Buffer.alloc(6)), chunk('ANMF', Buffer.alloc(40))),
    ],
    ['an image beyond its end', withChunks(0, image.subarray(0, 20))],
  ])('with %s is refused', (_, bytes) => {
    expect(withoutMetadata(bytes)).toBe('NOT_A_PICTURE');
  });

  test('of one chunk stays as it is', () => {
    const plain = webp('VP8 ', Buffer.concat([Buffer.alloc(6), Buffer.from([8, 0, 10, 0])]));
    expect(withoutMetadata(plain)).toEqual(plain);
  });
});
