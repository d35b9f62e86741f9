import { describeFault, type Fault } from './fault.ts';

export class UnreadableData extends Error {
  readonly file: string;
  readonly offset: number;
  readonly fault: Fault;

  constructor(file: string, offset: number, fault: Fault) {
    super(
      `${file} cannot be read as the shop's data: ${describeFault(fault)} (byte ${offset}). Nothing was changed. To see what can be saved: npm run shop -- store recover --dry-run`,
    );
    this.name = 'UnreadableData';
    this.file = file;
    this.offset = offset;
    this.fault = fault;
  }
}
