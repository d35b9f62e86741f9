import { Refusal } from '../problems.ts';

/** The first bytes of a ZIP archive, which a workbook is, too, of an empty one, and of an OLE document from before 2007. */
const WORKBOOKS: ReadonlyArray<readonly number[]> = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06],
  [0xd0, 0xcf, 0x11, 0xe0],
];

const LINE_FEED = 0x0a;

/** No character of Windows-1252, or (0x8e) none of French: files of old Macintosh programs have them. */
const FOREIGN: ReadonlySet<number> = new Set([0x00, 0x81, 0x8d, 0x8e, 0x8f, 0x90, 0x9d]);

/**
 * Reads UTF-8, UTF-16, as spreadsheets write « Texte Unicode », or else Windows-1252; each line by itself where a file has
 * been put together from several. Refuses with INVALID (`file`) a workbook or an archive, which is no text, and other
 * encodings.
 */
export function textOfFile(bytes: Uint8Array): string {
  if (WORKBOOKS.some((start) => start.every((byte, at) => bytes[at] === byte))) {
    throw new Refusal({ code: 'INVALID', reason: 'FILE_WORKBOOK', field: 'file' });
  }
  const [first, second] = bytes;
  // Some programs write no byte order mark; a heading begins with a Latin character.
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) {
    return decoded(bytes, 'utf-16le');
  }
  if ((first === 0xfe && second === 0xff) || (first === 0 && second)) {
    return decoded(bytes, 'utf-16be');
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return linesIn(bytes).map(textOfLine).join('\n');
  }
}

function linesIn(bytes: Uint8Array): readonly Uint8Array[] {
  const lines: Uint8Array[] = [];
  let start = 0;
  for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, start)) {
    lines.push(bytes.subarray(start, end));
    start = end + 1;
  }
  return [...lines, bytes.subarray(start)];
}

function textOfLine(bytes: Uint8Array): string {
  // Throwing for each line would take seconds.
  const text = new TextDecoder('utf-8').decode(bytes);
  if (!text.includes('\ufffd')) return text;
  if (!bytes.some((byte) => FOREIGN.has(byte))) return fromWindows(bytes);
  throw new Refusal({ code: 'INVALID', reason: 'FILE_ENCODING', field: 'file' });
}

/** Windows-1252 from 0x80 on; the rest of it is Latin-1. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Some releases of Node read Windows-1252 as Latin-1 (nodejs/node, issue 56542). */
function fromWindows(bytes: Uint8Array): string {
  const latin = Buffer.from(bytes).toString('latin1');
  return latin.replace(/[\u0080-\u009f]/g, (sign) => WINDOWS[sign.charCodeAt(0) - 0x80] ?? sign);
}

function decoded(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal({ code: 'INVALID', reason: 'FILE_ENCODING', field: 'file' });
  }
}
