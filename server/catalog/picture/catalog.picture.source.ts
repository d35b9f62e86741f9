import type { PictureProblem } from './catalog.picture.rules.ts';

type PictureFault =
  | { readonly code: 'UNREADABLE'; readonly file: string; readonly reason: string }
  | { readonly code: 'TOO_LARGE' | 'NO_HTTPS' | 'REDIRECTED' | 'TIMED_OUT' }
  | { readonly code: 'NOT_PUBLIC'; readonly host: string }
  | { readonly code: 'UNREACHABLE'; readonly host: string }
  | { readonly code: 'STATUS'; readonly status: number };

export type RefusedPicture =
  | { readonly problem: PictureProblem | 'NO_FILES' | 'NO_PICTURE' | 'TOO_MUCH' | 'TURNED' }
  | { readonly fault: PictureFault };

export class PictureUnavailable extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault) {
    super(fault.code);
    this.name = 'PictureUnavailable';
    this.fault = fault;
  }
}
