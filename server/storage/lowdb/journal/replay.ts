import { applyChanges } from '../changes.ts';
import type { Files } from './files.ts';
import { generationsOf, type ShopFolder } from './folder.ts';
import {
  decodeJournal,
  readHeader,
  type JournalHeader,
  type JournalRemains,
} from './journal-line.ts';
import type { Position } from './snapshot.ts';
import type { Tables } from '../schema.ts';
import { UnreadableData } from './unreadable.ts';

interface ReadJournal {
  readonly generation: number;
  readonly file: string;
  readonly bytes: Buffer;
  readonly header: JournalHeader | null;
}

export interface Replayed {
  readonly sequence: number;
  readonly journals: {
    readonly bytes: number;
    readonly count: number;
    readonly newest: { readonly generation: number; readonly isEmpty: boolean };
  };
  readonly ends: ReadonlyMap<number, number>;
  /** The journal that ends in an unfinished write, and its valid part. */
  readonly torn: { readonly file: string; readonly length: number; readonly bytes: number } | null;
  readonly hasHeaders: boolean;
  /** The first damage that no crash can cause; nothing after it was read. */
  readonly problem: UnreadableData | null;
}

export async function readJournals(
  files: Files,
  folder: ShopFolder,
  from: number,
): Promise<readonly ReadJournal[]> {
  const generations = generationsOf(await files.names(folder.path)).filter((each) => each >= from);
  const found: ReadJournal[] = [];
  // Newest first: if the shop is running, the one before it is then complete.
  for (const generation of generations.toReversed()) {
    const file = folder.journal(generation);
    const bytes = (await files.read(file)) ?? Buffer.alloc(0);
    found.unshift({ generation, file, bytes, header: readHeader(bytes) });
  }
  return found;
}

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
    problem =
      header &&
      gapBefore(header, generation, { sequence, ends, from: position.generation, folder });
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

export interface Remains {
  readonly sequence: number;
  /** Null when unknown. */
  readonly missing: number | null;
}

/** Entries are applied across gaps: each has its rows as they were after it. */
export function replayRemains(
  tables: Tables,
  from: number,
  journals: readonly JournalRemains[],
  acknowledged: number,
): Remains {
  let sequence = from;
  let applied = 0;
  for (const [place, { entries }] of journals.entries()) {
    const last = journals.slice(place + 1).find(({ after }) => after !== null)?.after ?? Infinity;
    for (const entry of entries) {
      if (entry.sequence <= sequence || entry.sequence > last) continue;
      applyChanges(tables, entry.changes);
      ({ sequence } = entry);
      applied += 1;
    }
  }
  const newest = Math.max(sequence, acknowledged, ...journals.map(({ after }) => after ?? 0));
  const known = newest - from - applied;
  const isKnown = known > 0 || journals.at(-1)?.endsDamaged !== true;
  return { sequence, missing: isKnown ? known : null };
}

function gapBefore(
  header: JournalHeader,
  generation: number,
  before: {
    readonly sequence: number;
    readonly ends: ReadonlyMap<number, number>;
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
