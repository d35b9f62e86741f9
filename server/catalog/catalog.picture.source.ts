import type { PictureProblem } from './catalog.picture.rules.ts';

/** Why a picture could not be had. */
export type PictureFault =
  | { readonly code: 'UNREADABLE'; readonly file: string; readonly reason: string }
  | { readonly code: 'TOO_LARGE' | 'NO_HTTPS' | 'REDIRECTED' | 'TIMED_OUT' }
  | { readonly code: 'NOT_PUBLIC'; readonly host: string }
  | { readonly code: 'UNREACHABLE'; readonly host: string }
  | { readonly code: 'STATUS'; readonly status: number };

/** A picture that the shop does not take, and why. */
export type RefusedPicture =
  | { readonly problem: PictureProblem | 'NO_PICTURE' | 'TOO_MUCH' }
  | { readonly fault: PictureFault };

/** Thrown where a picture is not there, too large, or at an address that the shop does not ask. */
export class PictureUnavailable extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault) {
    super(fault.code);
    this.name = 'PictureUnavailable';
    this.fault = fault;
  }
}

/** Where pictures come from; what they are is not looked at. Both throw PictureUnavailable. */
export interface PictureSource {
  /** The file at an absolute path. */
  read(path: string): Promise<Buffer>;
  fetch(address: string): Promise<Buffer>;
}
