import { Unzip, UnzipInflate, type UnzipFile } from 'fflate';
import type { PictureSource } from '../../context.ts';
import { Refusal } from '../../shared/problems.ts';
import { inSlices } from '../../shared/slices.ts';
import { MAX_PICTURE_BYTES, PictureUnavailable } from './picture.rules.ts';

const MAX_ENTRIES = 5000;

/** Pictures are hardly smaller in an archive, whose upload has at most 16 MB: more is no archive of pictures. */
const MAX_UNPACKED_BYTES = 128 * 1024 * 1024;

/** Deflated data may become a thousand times as long: so much is in memory before the bounds are checked. */
const CHUNK_BYTES = 8 * 1024;

const PICTURE = /\.(?:jpe?g|png|webp)$/i;

/** Names pictures by what files of products call them: without folders, in lower case. */
export type PicturesByName = ReadonlyMap<string, Buffer>;

export const pictureName = (path: string): string =>
  (path.split(/[/\\]/).at(-1) ?? '').normalize('NFC').toLowerCase();

/**
 * Returns the pictures of a ZIP archive; of two with one name the first counts, and larger ones than the shop takes are
 * missing. Nothing is written under the names in it. Refuses with INVALID (`pictures`) what is no archive, has no picture or
 * more than 5,000 entries, or becomes larger than 128 MB: local headers are read one after the other, and no size that
 * they name is trusted.
 */
export const picturesInZip = (bytes: Uint8Array): Promise<PicturesByName> =>
  inSlices(unzipped(bytes));

function* unzipped(bytes: Uint8Array): Generator<undefined, PicturesByName> {
  const pictures = new Map<string, Buffer>();
  let entries = 0;
  let hasPictures = false;
  let unpacked = 0;
  const archive = new Unzip((entry) => {
    entries += 1;
    const name = pictureName(entry.name);
    if (!PICTURE.test(name) || isResourceFork(entry)) return;
    hasPictures = true;
    if (pictures.has(name)) return;
    const parts: Uint8Array[] = [];
    let size = 0;
    entry.ondata = (error, part, isLast) => {
      if (error) throw error;
      unpacked += part.length;
      size += part.length;
      if (size <= MAX_PICTURE_BYTES) parts.push(part);
      if (isLast && size <= MAX_PICTURE_BYTES) pictures.set(name, Buffer.concat(parts));
    };
    entry.start();
  });
  archive.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const end = at + CHUNK_BYTES;
    push(archive, bytes.subarray(at, end), end >= bytes.length);
    if (entries > MAX_ENTRIES) throw refusal('ARCHIVE_ENTRIES', MAX_ENTRIES);
    if (unpacked > MAX_UNPACKED_BYTES)
      throw refusal('ARCHIVE_SIZE', MAX_UNPACKED_BYTES / 1024 / 1024);
    yield;
  }
  if (!hasPictures) throw new Refusal({ code: 'INVALID', reason: 'ARCHIVE', field: 'pictures' });
  return pictures;
}

/** A Mac adds a file `._robe.jpg` without a picture for each one. */
const isResourceFork = ({ name }: UnzipFile) => /(?:^|\/)(?:__MACOSX\/|\._)/.test(name);

function push(archive: Unzip, part: Uint8Array, isLast: boolean): void {
  try {
    archive.push(part, isLast);
  } catch {
    throw new Refusal({ code: 'INVALID', reason: 'ARCHIVE', field: 'pictures' });
  }
}

const refusal = (reason: 'ARCHIVE_ENTRIES' | 'ARCHIVE_SIZE', max: number) =>
  new Refusal({ code: 'INVALID', reason, field: 'pictures', max });

export interface PicturesBeside {
  /** Pictures that came with the file. */
  readonly files: PicturesByName;
  /** A folder of this machine; null: its files are none of the caller's. */
  readonly folder: string | null;
}

/** Reads pictures that came with the file first, and others of this machine only where a folder of it was named. */
export function readerBeside(
  { read }: PictureSource,
  { files, folder }: PicturesBeside,
): PictureSource['read'] {
  return async (path) => {
    const picture = files.get(pictureName(path));
    if (picture) return picture;
    if (folder !== null) return read(path);
    const file = pictureName(path);
    throw new PictureUnavailable({ code: 'UNREADABLE', file, reason: 'ENOENT' });
  };
}
