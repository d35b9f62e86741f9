export type Fault =
  | { readonly kind: 'MISSING' }
  | { readonly kind: 'CHECKSUM' }
  /** What stands there could be no more than a part of what was acknowledged. */
  | { readonly kind: 'SHORT'; readonly ends: number; readonly acknowledged: number }
  | { readonly kind: 'GAP'; readonly transaction: number }
  /** It ends in the middle of a line, and the journal after it goes on. */
  | { readonly kind: 'BREAKS_OFF'; readonly next: string }
  /** The file says that it is another generation of the journal. */
  | { readonly kind: 'MISNAMED'; readonly generation: number }
  /** `detail` is what the parser says, in English. */
  | { readonly kind: 'NO_DOCUMENT'; readonly detail: string };

/** Bytes that no interrupted write can have left. */
export class CorruptBytes extends Error {
  readonly offset: number;
  readonly fault: Fault;

  constructor(offset: number, fault: Fault) {
    super(describeFault(fault));
    this.name = 'CorruptBytes';
    this.offset = offset;
    this.fault = fault;
  }
}

export function describeFault(fault: Fault): string {
  switch (fault.kind) {
    case 'MISSING':
      return 'it is missing';
    case 'CHECKSUM':
      return 'it does not match its checksum';
    case 'SHORT':
      return `it ends with transaction ${fault.ends}, but those up to ${fault.acknowledged} were acknowledged`;
    case 'GAP':
      return `transaction ${fault.transaction} is missing`;
    case 'BREAKS_OFF':
      return `it breaks off, but ${fault.next} goes on`;
    case 'MISNAMED':
      return `it is journal ${fault.generation} under another name`;
    case 'NO_DOCUMENT':
      // Parsers quote what they stumbled over, and that may go over several lines.
      return fault.detail.replace(/\s+/g, ' ').trim();
  }
}
