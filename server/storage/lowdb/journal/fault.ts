export type Fault =
  | { readonly kind: 'MISSING' }
  | { readonly kind: 'CHECKSUM' }
  | { readonly kind: 'SHORT'; readonly ends: number; readonly acknowledged: number }
  | { readonly kind: 'GAP'; readonly transaction: number }
  | { readonly kind: 'MISNAMED'; readonly generation: number }
  | { readonly kind: 'NO_DOCUMENT'; readonly detail: string };

/** No interrupted write can leave these bytes. */
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
    case 'MISNAMED':
      return `it is journal ${fault.generation} under another name`;
    case 'NO_DOCUMENT':
      // Parsers quote the input, which may have several lines.
      return fault.detail.replace(/\s+/g, ' ').trim();
  }
}
