import pLimit from 'p-limit';
import type { CommandContext, PictureSource } from '../../context.ts';
import type { RefusedPicture } from '../../shared/problem-codes.ts';
import { hostOf, readWebUrl, refusalOf } from '../../shared/network/public-url.ts';
import type { FoundPictures } from '../csv/import.cells.rules.ts';
import { pictureName, readerBeside, type PicturesBeside } from '../picture/archive.ts';
import { PictureUnavailable, storedName } from '../picture/picture.rules.ts';
import { savePictures, takePicture } from '../picture/picture.service.ts';

type Found = FoundPictures extends ReadonlyMap<string, infer F> ? F : never;

const AT_ONCE = 8;
/** Rows of one transaction. */
const REMEMBERED = 50;
/** A proxy waits ten minutes for an answer. */
const MAX_MS = 8 * 60_000;
/** Each takes 15 seconds where a host does not answer. */
const MAX_SILENT = 3;

/**
 * Says for each address what a trial can: pictures that came before have their paths; others that may be fetched stand for
 * themselves, and nothing is fetched.
 */
export async function foreseenPictures(
  context: CommandContext,
  addresses: readonly string[],
  beside: PicturesBeside,
): Promise<FoundPictures> {
  const known = await knownPictures(context, addresses);
  return new Map(
    addresses.map((address): readonly [string, Found] => {
      const before = known.get(address);
      if (before?.path != null) return [address, { path: before.path }];
      if (isBeside(address, beside)) return [address, { path: address }];
      if (before) return [address, { problem: 'MISSED' }];
      const refusal = refusalIn(context, address);
      return [address, refusal ?? { path: address }];
    }),
  );
}

/** Fetches what did not come before, saves it, and remembers both it and what could not be had. */
export async function takeForeignPictures(
  context: CommandContext,
  addresses: readonly string[],
  beside: PicturesBeside,
): Promise<FoundPictures> {
  const { store } = context;
  const known = await knownPictures(context, addresses);
  const limit = pLimit(AT_ONCE);
  const take = takerOf(context, beside);
  const found = new Map<string, Found>();
  for (let at = 0; at < addresses.length; at += REMEMBERED) {
    const taken = await Promise.all(
      addresses.slice(at, at + REMEMBERED).map((address) =>
        limit(async (): Promise<readonly [string, Found]> => {
          const path = known.get(address)?.path ?? null;
          return [address, path === null ? await take(address) : { path }];
        }),
      ),
    );
    await store.transaction(async ({ movedPictures }) => {
      for (const [address, picture] of taken) {
        const path = 'path' in picture ? picture.path : null;
        if (known.get(address)?.path !== path) await movedPictures.save({ address, path });
      }
    });
    for (const [address, picture] of taken) found.set(address, picture);
  }
  return found;
}

/** Pictures that were had before, and are still there; and those that could not be had. */
async function knownPictures({ store }: CommandContext, addresses: readonly string[]) {
  const known = await store.read.movedPictures.named(addresses);
  const there = await Promise.all(
    [...known].map(async ([address, picture]) => {
      const name = storedName(picture.path ?? '');
      const isThere = picture.path === null || (name !== null && (await store.pictures.has(name)));
      return isThere ? [[address, picture] as const] : [];
    }),
  );
  return new Map(there.flat());
}

function fileNameOf(address: string): string {
  const path = readWebUrl(address)?.pathname;
  return pictureName(path === undefined ? address : decodedPath(path));
}

/** A path that cannot be decoded names a file as it is. */
function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const isBeside = (address: string, { files, folder }: PicturesBeside) =>
  files.has(fileNameOf(address)) || (folder !== null && !readWebUrl(address));

function refusalIn({ isLoopbackAllowed }: CommandContext, address: string): RefusedPicture | null {
  const refusal = refusalOf(address, { isLoopbackAllowed });
  if (refusal === null) return null;
  if (refusal === 'INVALID') return { problem: 'NO_FILES' };
  const host = hostOf(new URL(address));
  return { fault: refusal === 'NOT_PUBLIC' ? { code: refusal, host } : { code: refusal } };
}

/** Takes a picture from what came with the file, or else from its address. */
function takerOf(
  { store, hasPicture, pictureSource }: CommandContext,
  { files, folder }: PicturesBeside,
): (address: string) => Promise<Found> {
  const source = {
    read: readerBeside(pictureSource, { files, folder }),
    fetch: patientFetch(pictureSource),
  };
  const hasFiles = files.size > 0 || folder !== null;
  const places = {
    pictures: store.pictures,
    source,
    hasPicture,
    folder: hasFiles ? (folder ?? '/') : null,
  };
  return async (address) => {
    const beside = hasFiles ? await takePicture(fileNameOf(address), places) : null;
    const isMissing = beside === null || 'fault' in beside;
    const picture = isMissing ? await takePicture(address, places) : beside;
    // Bytes do not wait in memory for those of other pictures.
    await savePictures([picture], store.pictures);
    return 'path' in picture ? { path: picture.path } : picture;
  };
}

/** Gives up hosts that do not answer, and everything once the time is over. */
function patientFetch({ fetch }: PictureSource): PictureSource['fetch'] {
  const silent = new Map<string, PictureUnavailable[]>();
  const end = Date.now() + MAX_MS;
  return async (address) => {
    const host = readWebUrl(address)?.host ?? '';
    const failures = silent.get(host) ?? [];
    const [failure] = failures;
    if (failure && failures.length >= MAX_SILENT) throw failure;
    if (Date.now() > end) throw new PictureUnavailable({ code: 'TIMED_OUT' });
    try {
      return await fetch(address);
    } catch (error) {
      const isSilent =
        error instanceof PictureUnavailable &&
        (error.fault.code === 'TIMED_OUT' || error.fault.code === 'UNREACHABLE');
      if (isSilent) silent.set(host, [...(silent.get(host) ?? []), error]);
      throw error;
    }
  };
}
