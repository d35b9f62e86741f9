import type { Changes } from './zone.rules.ts';

/** Place where a part's six counts begin, behind its name, version and reserve. */
const COUNTS_AT = 20;
/** Place of the count of changes. */
const CHANGES = 3;
const HEADER_BYTES = 44;
const TYPE_BYTES = 6;
/** Bytes of the first part for each that is counted: two flags, leap seconds, changes, types, characters. */
const FIRST_PART = [1, 1, 8, 5, TYPE_BYTES, 1];

/**
 * Reads the changes of a zone from a file of the system's tz database (RFC 9636, version 2 or later). The
 * rule behind the last change is left out: Morocco has none that repeats with the solar year. Throws
 * RangeError for a file that ends early.
 */
export function readTzif(file: Buffer): Changes {
  const count = (part: number, place: number) => file.readUInt32BE(part + COUNTS_AT + place * 4);
  // The first part has instants of 32 bits, which end in 2038; the second one has 64.
  const second =
    HEADER_BYTES + FIRST_PART.reduce((bytes, each, place) => bytes + each * count(0, place), 0);
  const changeCount = count(second, CHANGES);
  const instants = second + HEADER_BYTES;
  const kinds = instants + changeCount * 8;
  const types = kinds + changeCount;
  const offsetOf = (type: number) => file.readInt32BE(types + type * TYPE_BYTES) / 60;
  const changes = Array.from({ length: changeCount }, (_, at): Changes[number] => [
    Number(file.readBigInt64BE(instants + at * 8)) * 1000,
    offsetOf(file.readUInt8(kinds + at)),
  ]);
  return [...changes.toReversed(), [-Infinity, offsetOf(0)]];
}
