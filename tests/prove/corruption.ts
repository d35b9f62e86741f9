import { shopFolder } from '../../server/store/lowdb/folder.ts';
import { recover } from '../../server/store/lowdb/recovery.ts';
import { UnreadableData } from '../../server/store/lowdb/unreadable.ts';
import { memoryFiles, type MemoryFolder } from '../support/memory-files.ts';
import { killedShop, printState } from './sample.ts';

/** What came of reading damaged files. */
export interface CorruptionResult {
  readonly damage: string;
  readonly trials: number;
  /** Read as it was, with everything that was acknowledged. */
  readonly right: number;
  /** Read as it was some transactions earlier, as after a crash in the middle of a write. */
  readonly earlier: number;
  readonly refused: number;
  /** Anything else: there must be none. */
  readonly wrong: number;
}

const folder = shopFolder('/shop');

/**
 * Damages a snapshot and a journal of about 10 KB in every way: cut at every byte, and every byte
 * changed in `bits` of its bits, and reads them. An earlier state is right for a cut journal only.
 */
export async function proveCorruption(bits: number): Promise<readonly CorruptionResult[]> {
  const files = await killedShop(12);
  const journal = [...files.keys()].find((name) => name.startsWith('shop.journal')) ?? '';
  const results: CorruptionResult[] = [];
  for (const name of [journal, 'shop.json']) {
    const bytes = files.get(name) ?? Buffer.alloc(0);
    const cuts = Array.from(bytes, (_, length) => bytes.subarray(0, length));
    results.push(await judge(`${name} cut at every byte`, files, name, cuts));
    results.push(await judge(`${name}, every byte changed`, files, name, flips(bytes, bits)));
  }
  return results;
}

function* flips(bytes: Buffer, bits: number): Iterable<Buffer> {
  for (const [at, byte] of bytes.entries()) {
    for (let n = 0; n < bits; n += 1) {
      const flipped = Buffer.from(bytes);
      // Spread over the bits by the place, so that few flips still meet all of them.
      flipped[at] = byte ^ (1 << ((at + n) % 8));
      yield flipped;
    }
  }
}

async function judge(
  damage: string,
  files: MemoryFolder,
  name: string,
  damaged: Iterable<Buffer>,
): Promise<CorruptionResult> {
  const whole = await stateOf(files);
  const earlierStates = new Set(await statesBefore(files));
  const isCutJournal = name !== 'shop.json' && damage.includes('cut');
  const counts = { trials: 0, right: 0, earlier: 0, refused: 0, wrong: 0 };
  for (const bytes of damaged) {
    counts.trials += 1;
    const state = await stateOf(new Map(files).set(name, bytes));
    if (state === null) counts.refused += 1;
    else if (state === whole) counts.right += 1;
    else if (isCutJournal && earlierStates.has(state)) counts.earlier += 1;
    else counts.wrong += 1;
  }
  return { damage, ...counts };
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

/** Every state that the shop went through since the snapshot. */
async function statesBefore(files: MemoryFolder): Promise<readonly string[]> {
  const states: string[] = [];
  const name = [...files.keys()].find((each) => each.startsWith('shop.journal')) ?? '';
  const journal = files.get(name) ?? Buffer.alloc(0);
  for (let end = 0; end !== -1; end = journal.indexOf('\n', end + 1)) {
    const state = await stateOf(new Map(files).set(name, journal.subarray(0, end && end + 1)));
    if (state !== null) states.push(state);
  }
  return states;
}
