import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { picturesInZip, readerBeside } from '../../../server/catalog/picture/archive.ts';
import { PictureUnavailable } from '../../../server/catalog/picture/picture.rules.ts';
import { Refusal } from '../../../server/shared/problems.ts';

const reasonOf = (bytes: Uint8Array) =>
  picturesInZip(bytes).then(
    () => null,
    (refusal: unknown) => {
      if (!(refusal instanceof Refusal)) throw refusal;
      return [refusal.problems[0]?.field, refusal.problems[0]?.reason];
    },
  );

test('an archive has its pictures by their names alone', async () => {
  const pictures = await picturesInZip(
    zipSync({
      'Photos/Robe.JPG': strToU8('a'),
      'Photos/été/robe.jpg': strToU8('b'),
      '../../../etc/volee.png': strToU8('c'),
      'C:\\photos\\Abaya.webp': strToU8('d'),
      '__MACOSX/Photos/._Robe.JPG': strToU8('e'),
      'Photos/._jupe.jpg': strToU8('f'),
      'lisez-moi.txt': strToU8('g'),
      'sous/vide/': new Uint8Array(),
    }),
  );
  expect([...pictures].map(([name, bytes]) => [name, bytes.toString()])).toEqual([
    ['robe.jpg', 'a'],
    ['volee.png', 'c'],
    ['abaya.webp', 'd'],
  ]);
});

test('a picture that is larger than the shop takes is missing, and the others are there', async () => {
  const archive = zipSync({
    'grande.png': new Uint8Array(5 * 1024 * 1024 + 1),
    'petite.png': new Uint8Array(10),
  });
  expect([...(await picturesInZip(archive)).keys()]).toEqual(['petite.png']);
});

test('what is no archive, or has too many entries, is refused', async () => {
  const broken = zipSync({ 'a.png': new Uint8Array(1000) });
  // The end of the deflated data is overwritten.
  broken.fill(0xff, 36, 44);
  const many = zipSync(
    Object.fromEntries(Array.from({ length: 5001 }, (_, at) => [`${at}.txt`, new Uint8Array()])),
    { level: 0 },
  );
  for (const [bytes, reason] of [
    [strToU8('id,title\n'), 'ARCHIVE'],
    [zipSync({ 'products.csv': strToU8('id,title\n') }), 'ARCHIVE'],
    [new Uint8Array(), 'ARCHIVE'],
    [broken, 'ARCHIVE'],
    [many, 'ARCHIVE_ENTRIES'],
  ] as const) {
    expect(await reasonOf(bytes)).toEqual(['pictures', reason]);
  }
});

test('what becomes too much is refused, whatever size the archive names', async () => {
  const bomb = zipSync({ 'a.png': new Uint8Array(130 * 1024 * 1024) }, { level: 1 });
  // The original size in the local header says one byte.
  new DataView(bomb.buffer, bomb.byteOffset).setUint32(22, 1, true);
  expect(await reasonOf(bomb)).toEqual(['pictures', 'ARCHIVE_SIZE']);
});

test('without a folder no file of this machine is read', async () => {
  const source = {
    read: async (path: string) => Buffer.from(path),
    fetch: async () => Buffer.alloc(0),
  };
  const files = new Map([['robe.jpg', Buffer.from('robe')]]);
  const sent = readerBeside(source, { files, folder: null });
  expect((await sent('/Robe.jpg')).toString()).toBe('robe');
  await expect(sent('/etc/passwd')).rejects.toThrow(PictureUnavailable);
  const local = readerBeside(source, { files, folder: '/photos' });
  expect((await local('/photos/jupe.jpg')).toString()).toBe('/photos/jupe.jpg');
});
