import { crc32 } from 'node:zlib';
import type { Change } from '../changes.ts';
import { CorruptBytes } from './fault.ts';

export interface JournalEntry {
  /** Counts from 1, without a gap. */
  readonly sequence: number;
  readonly changes: readonly Change[];
}

/** The first line of each journal. */
export interface JournalHeader {
  readonly generation: number;
  readonly after: number;
}

interface JournalContent {
  readonly entries: readonly JournalEntry[];
  readonly length: number;
  readonly isTorn: boolean;
  /** The first bytes that cannot come from an interrupted write; `entries` precede them. */
  readonly damage: CorruptBytes | null;
}

/*
 * A line is `LLLLLLLL CCCCCCCC HHHHHHHH {…}\n`: the payload's length in bytes, its CRC-32, and the
 * CRC-32 of these two, in hexadecimal. The separate checksum distinguishes a line that a crash cut off from
 * one whose length was corrupted.
 */
const HEAD = 27;
const NEWLINE = 0x0a;

export const hex = (value: number) => value.toString(16).padStart(8, '0');

export function encodeLine(line: JournalHeader | JournalEntry): Buffer {
  const payload = Buffer.from(JSON.stringify(line));
  const head = `${hex(payload.length)} ${hex(crc32(payload))}`;
  return Buffer.concat([
    Buffer.from(`${head} ${hex(crc32(head))} `),
    payload,
    Buffer.from([NEWLINE]),
  ]);
}

export function readHeader(bytes: Buffer): JournalHeader | null {
  try {
    const first = decodeLine(bytes, 0);
    return first && 'after' in first.line ? first.line : null;
  } catch (error) {
    if (error instanceof CorruptBytes) return null;
    throw error;
  }
}

/**
 * An interrupted write leaves a line that is too short, or zero bytes: both are ignored at the end.
 */
export function decodeJournal(bytes: Buffer, last = Infinity): JournalContent {
  const entries: JournalEntry[] = [];
  let length = 0;
  let sequence: number | null = null;
  try {
    for (;;) {
      if (sequence !== null && sequence >= last) break;
      const found = decodeLine(bytes, length);
      if (!found) return { entries, length, isTorn: length !== bytes.length, damage: null };
      const { line, end } = found;
      if ('after' in line) sequence = line.after;
      else {
        if (sequence === null) throw new CorruptBytes(length, { kind: 'CHECKSUM' });
        if (line.sequence !== sequence + 1) {
          throw new CorruptBytes(length, { kind: 'GAP', transaction: sequence + 1 });
        }
        if (line.sequence > last) break;
        entries.push(line);
        ({ sequence } = line);
      }
      length = end;
    }
    return { entries, length, isTorn: false, damage: null };
  } catch (error) {
    if (!(error instanceof CorruptBytes)) throw error;
    return { entries, length, isTorn: false, damage: error };
  }
}

export interface JournalRemains {
  readonly entries: readonly JournalEntry[];
  /** The last transaction before it; null when unknown. */
  readonly after: number | null;
  /** There is damage behind the last entry. */
  readonly endsDamaged: boolean;
}

/** Every line of a damaged journal that matches its checksum. */
export function decodeRemains(bytes: Buffer): JournalRemains {
  const entries: JournalEntry[] = [];
  let after: number | null = null;
  let endsDamaged = false;
  for (let offset = 0; offset < bytes.length;) {
    try {
      const found = decodeLine(bytes, offset);
      if (!found) break;
      if ('after' in found.line) ({ after } = found.line);
      else entries.push(found.line);
      endsDamaged = false;
      offset = found.end;
    } catch (error) {
      if (!(error instanceof CorruptBytes)) throw error;
      endsDamaged = true;
      // Payloads have no line feed.
      const newline = bytes.indexOf(NEWLINE, offset);
      if (newline === -1) break;
      offset = newline + 1;
    }
  }
  const [first] = entries;
  return { entries, after: after ?? (first ? first.sequence - 1 : null), endsDamaged };
}

function decodeLine(
  bytes: Buffer,
  offset: number,
): { readonly line: JournalHeader | JournalEntry; readonly end: number } | null {
  const payloadAt = offset + HEAD;
  // A line that lacks only its line feed is complete: `length` is then one more than there is.
  if (payloadAt > bytes.length || isUnwritten(bytes, offset)) return null;
  const [length = '', sum = '', headerSum = ''] = bytes
    .toString('latin1', offset, payloadAt)
    .split(' ');
  if (headerSum !== hex(crc32(`${length} ${sum}`)) || bytes[payloadAt - 1] !== 0x20) {
    if (isUnwritten(bytes, payloadAt - 1)) return null;
    throw new CorruptBytes(offset, { kind: 'CHECKSUM' });
  }
  const payloadEnd = payloadAt + parseInt(length, 16);
  if (payloadEnd > bytes.length) return null;
  const payload = bytes.subarray(payloadAt, payloadEnd);
  if (sum !== hex(crc32(payload))) {
    if (isUnwritten(bytes, payloadEnd - 1)) return null;
    throw new CorruptBytes(offset, { kind: 'CHECKSUM' });
  }
  if (payloadEnd < bytes.length && bytes[payloadEnd] !== NEWLINE && bytes[payloadEnd] !== 0) {
    throw new CorruptBytes(payloadEnd, { kind: 'CHECKSUM' });
  }
  // The checksum was valid, so `encodeLine` wrote it.
  const line = JSON.parse(payload.toString()) as JournalHeader | JournalEntry;
  return { line, end: payloadEnd + 1 };
}

function isUnwritten(bytes: Buffer, offset: number): boolean {
  return offset < bytes.length && bytes.subarray(offset).every((byte) => byte === 0);
}
