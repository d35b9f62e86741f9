import { shopFolder } from '../../server/store.open.ts';
import { encodeLine } from '../../server/storage/lowdb/journal/journal-line.ts';
import { recover } from '../../server/storage/lowdb/recovery/recovery.ts';
import { UnreadableData } from '../../server/storage/lowdb/journal/unreadable.ts';
import { memoryFiles, type MemoryFolder } from '../support/store/memory-files.ts';
import { killedShop, printState } from './sample.ts';

export interface CorruptionResult {
  readonly damage: string;
  readonly trials: number;
  /** Read as it was, with everything that was acknowledged. */
  readonly right: number;
  readonly refused: number;
  /** Anything else, such as a shop that opens with less: there must be none. */
  readonly wrong: number;
}

const folder = shopFolder('/shop');
const DOCUMENT = 'shop.json';
const OLDER_JOURNAL = 'shop.journal.2';
const NEWEST_JOURNAL = 'shop.journal.3';
const CONTROL = 'shop.control';

/**
 * Damages each file of a shop that was killed twice, about 8 KB: cut at every `stride`th byte, empty
 * included, every `stride`th byte changed in `bits` of its bits, and removed. Then it leaves at the end
 * of the newest journal what a crash in the middle of a write can leave, which must not be refused.
 */
export async function runCorruption(
  bits: number,
  stride = 1,
): Promise<readonly CorruptionResult[]> {
  const files = await killedShop([4, 4]);
  const whole = await stateOf(files);
  const judge = async (damage: string, damaged: Iterable<MemoryFolder>, mayRefuse = true) => {
    const counts = { trials: 0, right: 0, refused: 0, wrong: 0 };
    for (const each of damaged) {
      const state = await stateOf(each);
      counts.trials += 1;
      if (state === whole) counts.right += 1;
      else if (state === null && mayRefuse) counts.refused += 1;
      else counts.wrong += 1;
    }
    return { damage, ...counts };
  };
  const results: CorruptionResult[] = [];
  for (const name of [OLDER_JOURNAL, NEWEST_JOURNAL, DOCUMENT, CONTROL]) {
    const bytes = bytesOf(files, name);
    results.push(
      await judge(`${name} cut at every byte`, replaced(files, name, cuts(bytes, stride))),
      await judge(`${name}, every byte changed`, replaced(files, name, flips(bytes, bits, stride))),
      await judge(`${name} removed`, [new Map([...files].filter(([each]) => each !== name))]),
    );
  }
  const unfinished = replaced(files, NEWEST_JOURNAL, unfinishedWrites(files));
  return [...results, await judge(`${NEWEST_JOURNAL} and an unfinished write`, unfinished, false)];
}

function bytesOf(files: MemoryFolder, name: string): Buffer {
  const bytes = files.get(name);
  if (!bytes) throw new Error(`The shop has no ${name}`);
  return bytes;
}

function* replaced(
  files: MemoryFolder,
  name: string,
  contents: Iterable<Buffer>,
): Iterable<MemoryFolder> {
  for (const bytes of contents) yield new Map(files).set(name, bytes);
}

function* cuts(bytes: Buffer, stride: number): Iterable<Buffer> {
  for (let length = 0; length < bytes.length; length += stride) yield bytes.subarray(0, length);
}

function* flips(bytes: Buffer, bits: number, stride: number): Iterable<Buffer> {
  for (const [at, byte] of bytes.entries()) {
    if (at % stride !== 0) continue;
    for (let n = 0; n < bits; n += 1) {
      const flipped = Buffer.from(bytes);
      // Spread over the bits by the place, so that few flips still meet all of them.
      flipped[at] = byte ^ (1 << ((at + n) % 8));
      yield flipped;
    }
  }
}

/** The newest journal with a part of a line behind it, or with blocks that were never written. */
function* unfinishedWrites(files: MemoryFolder): Iterable<Buffer> {
  const journal = bytesOf(files, NEWEST_JOURNAL);
  const line = encodeLine({ sequence: 1_000, changes: [['remove', 'carts', 'c1']] });
  for (let length = 1; length < line.length - 1; length += 1) {
    const part = line.subarray(0, length);
    yield Buffer.concat([journal, part]);
    yield Buffer.concat([journal, part, Buffer.alloc(line.length - length)]);
  }
}

/** The state that is read; null when reading is refused by name. */
async function stateOf(files: MemoryFolder): Promise<string | null> {
  try {
    const { tables, sequence } = await recover(memoryFiles(files), folder);
    return `${sequence} ${printState(tables)}`;
  } catch (error) {
    if (error instanceof UnreadableData) return null;
    throw error;
  }
}
