/** What a picture's pixels need and nothing else: no metadata, no preview, nothing after its end. */
export interface PictureContent {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly Buffer[];
  /** Its pixels lie otherwise than EXIF says it is to be shown; only a JPEG then keeps its EXIF. */
  readonly isTurned: boolean;
}
