import { applyChanges } from '../changes.ts';
import type { Files } from './files.ts';
import { generationsOf, type ShopFolder } from './folder.ts';
import { decodeJournal, readHeader, type JournalHeader } from './journal-line.ts';
import type { Position } from './snapshot.ts';
import type { Tables } from '../schema.ts';
import { UnreadableData } from './unreadable.ts';

export interface ReadJournal {
  readonly generation: number;
  readonly file: string;
  readonly bytes: Buffer;
  readonly header: JournalHeader | null;
}

export interface Replayed {
  /** The last transaction that is in them. */
  readonly sequence: number;
  readonly journals: {
    readonly bytes: number;
    readonly count: number;
    /** The last one, or the one that a first would be; empty when it holds no whole transaction. */
    readonly newest: { readonly generation: number; readonly isEmpty: boolean };
  };
  /** Where each journal's last whole line ends, by generation. */
  readonly ends: ReadonlyMap<number, number>;
  /** The journal that ends in a write which was never finished, and what of it is good. */
  readonly torn: { readonly file: string; readonly length: number; readonly bytes: number } | null;
  readonly hasHeaders: boolean;
  /** The first thing that no crash can have left; nothing behind it was read. */
  readonly problem: UnreadableData | null;
}

/** Reads the journals from this generation on, oldest first. */
export async function readJournals(
  files: Files,
  folder: ShopFolder,
  from: number,
): Promise<readonly ReadJournal[]> {
  const generations = generationsOf(await files.names(folder.path)).filter((each) => each >= from);
  const found: ReadJournal[] = [];
  // The newest first: beside a running shop, the one before it is then whole.
  for (const generation of generations.toReversed()) {
    const file = folder.journal(generation);
    const bytes = (await files.read(file)) ?? Buffer.alloc(0);
    found.unshift({ generation, file, bytes, header: readHeader(bytes) });
  }
  return found;
}

/** Applies what the journals hold to the tables of the snapshot before them. */
export function replay(
  tables: Tables,
  position: Position,
  found: readonly ReadJournal[],
  folder: ShopFolder,
): Replayed {
  let { sequence } = position;
  let isEmpty = true;
  let torn: Replayed['torn'] = null;
  let problem: UnreadableData | null = null;
  const ends = new Map<number, number>();
  for (const [place, { generation, file, bytes, header }] of found.entries()) {
    problem = header
      ? gapBefore(header, generation, { sequence, ends, from: position.generation, folder })
      : breakBefore(torn, file, bytes);
    if (problem) break;
    const after = found.slice(place + 1).find((later) => later.header)?.header?.after;
    const { entries, length, isTorn, damage } = decodeJournal(bytes, after);
    const first = entries.find((entry) => entry.sequence > sequence);
    if (first && first.sequence !== sequence + 1) {
      problem = new UnreadableData(file, 0, { kind: 'GAP', transaction: sequence + 1 });
      break;
    }
    for (const entry of entries.slice(first ? entries.indexOf(first) : entries.length)) {
      applyChanges(tables, entry.changes);
      ({ sequence } = entry);
    }
    isEmpty = entries.length === 0;
    ends.set(generation, Math.min(length, bytes.length));
    torn = isTorn ? { file, length, bytes: bytes.length - length } : null;
    if (damage) {
      problem = new UnreadableData(file, damage.offset, damage.fault);
      break;
    }
  }
  const generation = found.at(-1)?.generation ?? position.generation;
  return {
    sequence,
    journals: {
      bytes: found.reduce((sum, { bytes }) => sum + bytes.length, 0),
      count: found.length,
      newest: { generation, isEmpty },
    },
    ends,
    torn,
    hasHeaders: found.some(({ header }) => header !== null),
    problem,
  };
}

/** What a journal's header says against the journals before it; null when they lead to it. */
function gapBefore(
  header: JournalHeader,
  generation: number,
  before: {
    readonly sequence: number;
    readonly ends: ReadonlyMap<number, number>;
    /** The first generation that was read. */
    readonly from: number;
    readonly folder: ShopFolder;
  },
): UnreadableData | null {
  const { sequence, ends, from, folder } = before;
  if (header.generation !== generation) {
    const fault = { kind: 'MISNAMED', generation: header.generation } as const;
    return new UnreadableData(folder.journal(generation), 0, fault);
  }
  if (header.after <= sequence) return null;
  const file = generation > from ? folder.journal(generation - 1) : folder.document;
  const end = generation > from ? ends.get(generation - 1) : 0;
  return end === undefined
    ? new UnreadableData(file, 0, { kind: 'MISSING' })
    : new UnreadableData(file, end, { kind: 'SHORT', ends: sequence, acknowledged: header.after });
}

/** A journal from before there were headers cannot follow one that breaks off. */
function breakBefore(torn: Replayed['torn'], next: string, bytes: Buffer): UnreadableData | null {
  if (!torn || bytes.length === 0) return null;
  return new UnreadableData(torn.file, torn.length, { kind: 'BREAKS_OFF', next });
}
