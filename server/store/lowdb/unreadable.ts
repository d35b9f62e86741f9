/** Thrown at start for data that cannot be what the shop wrote; every file is left as it is. */
export class UnreadableData extends Error {
  /** The file that is not right, and the byte at which that shows. */
  readonly file: string;
  readonly offset: number;
  /** What is not right, on one line. */
  readonly reason: string;

  constructor(file: string, offset: number, reason: string) {
    super(
      `${file} cannot be read as the shop's data: ${inOneLine(reason)} (byte ${offset}). Nothing was changed. The snapshot before it is shop.json.bak; to see what can be saved: npm run shop -- store recover --dry-run`,
    );
    this.name = 'UnreadableData';
    this.file = file;
    this.offset = offset;
    this.reason = inOneLine(reason);
  }
}

// Parsers quote what they stumbled over, and that may go over several lines.
function inOneLine(reason: string): string {
  return reason.replace(/\s+/g, ' ').trim();
}
