import { invalidFieldOf, type Collection, type Entry } from '../collection.ts';
import type { Pictures } from '../engine.ts';
import { CopyRefused } from './refused.ts';
import { RunningSum, type PartSum } from './sum.ts';

export interface ShopReader {
  read(part: Collection): AsyncIterable<readonly Entry[]>;
}

export interface Origin extends ShopReader {
  readonly pictures: Pictures;
  close(): Promise<void>;
}

/** Empty, and locked until it is closed. */
export interface Destination {
  readonly pictures: Pictures;
  write(part: Collection, entries: readonly Entry[], place: number): Promise<void>;
  written(): Promise<ShopReader>;
  commit(): Promise<void>;
  /** Rolls back without a commit. */
  close(): Promise<void>;
}

export interface Progress {
  readonly step: 'COPY' | 'VERIFY';
  readonly part: string;
  readonly records: number;
  readonly isPartDone: boolean;
}

export type CopiedParts = Readonly<Record<string, PartSum>>;

interface CopiedShop {
  readonly parts: CopiedParts;
  readonly pictures: number;
}

/**
 * Copies referenced parts first, and reads everything again before the commit. Throws CopyRefused
 * when that differs, and what the two places throw.
 */
export async function copyShop(
  from: Origin,
  to: Destination,
  parts: readonly Collection[],
  report: (progress: Progress) => void,
): Promise<CopiedShop> {
  const copied = await sumUp(from, parts, 'COPY', report, (part, entries, place) => {
    for (const [key, row] of entries) {
      const invalidField = invalidFieldOf(part, key, row);
      if (invalidField !== null) throw new CopyRefused('MISFIT', invalidField);
    }
    return to.write(part, entries, place);
  });
  const found = await sumUp(await to.written(), parts, 'VERIFY', report, async () => {});
  for (const { name } of parts) {
    const isSame =
      copied[name]?.records === found[name]?.records &&
      copied[name]?.checksum === found[name]?.checksum;
    if (!isSame) throw new CopyRefused('DIFFERENT', name);
  }
  const pictures = await copyPictures(from.pictures, to.pictures);
  await to.commit();
  return { parts: copied, pictures };
}

async function copyPictures(from: Pictures, to: Pictures): Promise<number> {
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
  parts: readonly Collection[],
  step: Progress['step'],
  report: (progress: Progress) => void,
  take: Destination['write'],
): Promise<CopiedParts> {
  const sums: Array<readonly [string, PartSum]> = [];
  for (const part of parts) {
    const sum = new RunningSum(part);
    for await (const entries of reader.read(part)) {
      await take(part, entries, sum.value.records + 1);
      sum.add(entries);
      report({ step, part: part.name, records: sum.value.records, isPartDone: false });
    }
    report({ step, part: part.name, records: sum.value.records, isPartDone: true });
    sums.push([part.name, sum.value]);
  }
  return Object.fromEntries(sums);
}
