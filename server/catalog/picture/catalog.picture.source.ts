import type { PictureFault } from '../../shared/problem-codes.ts';

export class PictureUnavailable extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault) {
    super(fault.code);
    this.name = 'PictureUnavailable';
    this.fault = fault;
  }
}
