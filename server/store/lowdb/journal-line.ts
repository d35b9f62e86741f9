import { crc32 } from 'node:zlib';
import type { Change } from './changes.ts';

/** One transaction as the journal keeps it: whole rows, so that applying it twice does no harm. */
export interface JournalEntry {
  /** Counts transactions from 1, without a gap. */
  readonly sequence: number;
  readonly changes: readonly Change[];
}

/** What was found in a journal. */
export interface JournalContent {
  readonly entries: readonly JournalEntry[];
  /** Where the last whole entry ends. */
  readonly length: number;
  /** What lies behind it when no interrupted write can have left it. */
  readonly damage: CorruptBytes | null;
}

/** Bytes that no interrupted write can have left. */
export class CorruptBytes extends Error {
  readonly offset: number;

  constructor(offset: number, reason: string) {
    super(reason);
    this.name = 'CorruptBytes';
    this.offset = offset;
  }
}

/*
 * A line is `LLLLLLLL CCCCCCCC HHHHHHHH {…}\n`: the payload's length in bytes, its CRC-32, and the
 * CRC-32 of these two, each as eight hexadecimal digits. The length has a checksum of its own so
 * that a line cut off by a crash can be told from one whose length was changed on the disk.
 */
const HEAD = 27;
const NEWLINE = 0x0a;

const hex = (value: number) => value.toString(16).padStart(8, '0');

/** Writes an entry as a line. */
export function encodeEntry(entry: JournalEntry): Buffer {
  const payload = Buffer.from(JSON.stringify(entry));
  const head = `${hex(payload.length)} ${hex(crc32(payload))}`;
  return Buffer.concat([
    Buffer.from(`${head} ${hex(crc32(head))} `),
    payload,
    Buffer.from([NEWLINE]),
  ]);
}

/**
 * Reads a journal up to the last whole entry. What an interrupted write leaves at the end is left
 * out: a line that is too short, or bytes that were never written and read as zero.
 */
export function decodeJournal(bytes: Buffer): JournalContent {
  const entries: JournalEntry[] = [];
  let length = 0;
  try {
    for (;;) {
      const line = decodeLine(bytes, length, entries.at(-1)?.sequence);
      if (!line) return { entries, length, damage: null };
      entries.push(line.entry);
      length = line.end;
    }
  } catch (error) {
    if (!(error instanceof CorruptBytes)) throw error;
    return { entries, length, damage: error };
  }
}

function decodeLine(
  bytes: Buffer,
  offset: number,
  before: number | undefined,
): { readonly entry: JournalEntry; readonly end: number } | null {
  const payloadAt = offset + HEAD;
  // A whole line but for its end counts: `length` is then one more than there is.
  if (payloadAt > bytes.length || isUnwritten(bytes, offset)) return null;
  const [length = '', sum = '', headSum = ''] = bytes
    .toString('latin1', offset, payloadAt)
    .split(' ');
  if (headSum !== hex(crc32(`${length} ${sum}`)) || bytes[payloadAt - 1] !== 0x20) {
    if (isUnwritten(bytes, offset + 1)) return null;
    throw new CorruptBytes(offset, 'the head of an entry does not match its checksum');
  }
  const payloadEnd = payloadAt + parseInt(length, 16);
  if (payloadEnd > bytes.length) return null;
  const payload = bytes.subarray(payloadAt, payloadEnd);
  if (sum !== hex(crc32(payload))) {
    if (isUnwritten(bytes, payloadEnd - 1)) return null;
    throw new CorruptBytes(offset, 'an entry does not match its checksum');
  }
  if (payloadEnd < bytes.length && bytes[payloadEnd] !== NEWLINE && bytes[payloadEnd] !== 0) {
    throw new CorruptBytes(payloadEnd, 'an entry does not end where it should');
  }
  // What the checksum vouches for was written by `encodeEntry`.
  const entry = JSON.parse(payload.toString()) as JournalEntry;
  if (before !== undefined && entry.sequence !== before + 1) {
    throw new CorruptBytes(offset, `transaction ${before + 1} is missing`);
  }
  return { entry, end: payloadEnd + 1 };
}

/** Whether all bytes from here on are zero, as in blocks that a crash left unwritten. */
function isUnwritten(bytes: Buffer, offset: number): boolean {
  return offset < bytes.length && bytes.subarray(offset).every((byte) => byte === 0);
}
