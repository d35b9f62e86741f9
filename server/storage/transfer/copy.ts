import type { PictureStore } from '../../catalog/catalog.picture.store.ts';
import { PARTS, type Entry, type PartName } from './parts.ts';
import { misfitOf } from './record-shapes.ts';
import { CopyRefused } from './refused.ts';
import { RunningSum, type PartSum } from './sum.ts';

/** Reads a shop part by part. */
export interface ShopReader {
  /** Batches of records; where order is kept, as they were first saved. */
  read<P extends PartName>(part: P): AsyncIterable<ReadonlyArray<Entry<P>>>;
}

/** A shop that nobody changes until it is closed. */
export interface Origin extends ShopReader {
  readonly pictures: PictureStore;
  close(): Promise<void>;
}

/** An empty place for a shop, which nobody else uses until it is closed. */
export interface Destination {
  readonly pictures: PictureStore;
  /** Adds records of a part; the first of them is at this place of the part, from 1. */
  write<P extends PartName>(
    part: P,
    entries: ReadonlyArray<Entry<P>>,
    place: number,
  ): Promise<void>;
  /** Ends the writing; gives what was written as it will be read. */
  written(): Promise<ShopReader>;
  /** Makes all of it stay, at once. */
  keep(): Promise<void>;
  /** What was not kept is gone. */
  close(): Promise<void>;
}

/** How far a copy is. */
export interface Progress {
  readonly step: 'COPY' | 'VERIFY';
  readonly part: PartName;
  readonly records: number;
  readonly isPartDone: boolean;
}

/** What was copied, by part. */
export type CopiedParts = Readonly<Record<PartName, PartSum>>;

/** What was copied, and how many pictures with it. */
export interface CopiedShop {
  readonly parts: CopiedParts;
  readonly pictures: number;
}

/**
 * Copies a whole shop and reads it again at its new place before it stays there.
 * Throws CopyRefused when that is another than what was read, and what the two places throw.
 */
export async function copyShop(
  from: Origin,
  to: Destination,
  report: (progress: Progress) => void,
): Promise<CopiedShop> {
  const copied = await sumUp(from, 'COPY', report, (part, entries, place) => {
    for (const [key, row] of entries) {
      const misfit = misfitOf(part, key, row);
      if (misfit !== null) throw new CopyRefused('MISFIT', misfit);
    }
    return to.write(part, entries, place);
  });
  const found = await sumUp(await to.written(), 'VERIFY', report, async () => {});
  for (const part of PARTS) {
    const isSame =
      copied[part].records === found[part].records &&
      copied[part].checksum === found[part].checksum;
    if (!isSame) throw new CopyRefused('DIFFERENT', part);
  }
  const pictures = await copyPictures(from.pictures, to.pictures);
  await to.keep();
  return { parts: copied, pictures };
}

/** Their names are the hashes of their contents; what is written is read again all the same. */
async function copyPictures(from: PictureStore, to: PictureStore): Promise<number> {
  const names = await from.names();
  for (const name of names) {
    const bytes = await from.read(name);
    if (bytes) await to.save(name, bytes);
    const found = await to.read(name);
    if (!bytes || !found?.equals(bytes)) throw new CopyRefused('DIFFERENT', 'pictures');
  }
  return names.length;
}

async function sumUp(
  reader: ShopReader,
  step: Progress['step'],
  report: (progress: Progress) => void,
  take: Destination['write'],
): Promise<CopiedParts> {
  const sums: Array<readonly [PartName, PartSum]> = [];
  for (const part of PARTS) {
    const sum = new RunningSum(part);
    for await (const entries of reader.read(part)) {
      await take(part, entries, sum.value.records + 1);
      sum.add(entries);
      report({ step, part, records: sum.value.records, isPartDone: false });
    }
    report({ step, part, records: sum.value.records, isPartDone: true });
    sums.push([part, sum.value]);
  }
  // One entry a part, as the type says.
  return Object.fromEntries(sums) as CopiedParts;
}
