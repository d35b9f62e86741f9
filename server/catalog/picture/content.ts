/** Data that a picture's pixels need, without metadata, preview or anything after its end. */
export interface PictureContent {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly Buffer[];
  /** Its pixels lie otherwise than EXIF says it is to be shown; only a JPEG then keeps its EXIF. */
  readonly isTurned: boolean;
}
