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
  close(): Promise<void>;
}

/** An empty place for a shop, which nobody else uses until it is closed. */
export interface Destination {
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

/**
 * Copies a whole shop and reads it again at its new place before it stays there.
 * Throws CopyRefused when that is another than what was read, and what the two places throw.
 */
export async function copyShop(
  from: Origin,
  to: Destination,
  tell: (progress: Progress) => void,
): Promise<CopiedParts> {
  const copied = await sumUp(from, 'COPY', tell, (part, entries, place) => {
    for (const [key, row] of entries) {
      const misfit = misfitOf(part, key, row);
      if (misfit !== null) throw new CopyRefused('MISFIT', misfit);
    }
    return to.write(part, entries, place);
  });
  const found = await sumUp(await to.written(), 'VERIFY', tell, async () => {});
  for (const part of PARTS) {
    const isSame =
      copied[part].records === found[part].records &&
      copied[part].checksum === found[part].checksum;
    if (!isSame) throw new CopyRefused('DIFFERENT', part);
  }
  await to.keep();
  return copied;
}

async function sumUp(
  reader: ShopReader,
  step: Progress['step'],
  tell: (progress: Progress) => void,
  take: Destination['write'],
): Promise<CopiedParts> {
  const sums: Array<readonly [PartName, PartSum]> = [];
  for (const part of PARTS) {
    const sum = new RunningSum(part);
    for await (const entries of reader.read(part)) {
      await take(part, entries, sum.value.records + 1);
      sum.add(entries);
      tell({ step, part, records: sum.value.records, isPartDone: false });
    }
    tell({ step, part, records: sum.value.records, isPartDone: true });
    sums.push([part, sum.value]);
  }
  // One entry a part, as the type says.
  return Object.fromEntries(sums) as CopiedParts;
}
