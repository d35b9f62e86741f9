import { cropRectangle, heightOf, widthsOf, type Crop } from './crop.ts';

const quality = 0.82;

/** A chosen picture with its crop and its text. */
export type ChosenPicture = { bitmap: ImageBitmap; crop: Crop; alt: string };

/**
 * Writes the crop in several widths, at most `most` pixels and largest first, without metadata: WebP, or JPEG
 * where the browser cannot write WebP.
 */
export async function encodePicture(
  { bitmap, crop }: Omit<ChosenPicture, 'alt'>,
  most?: number,
): Promise<File[]> {
  const area = cropRectangle(bitmap, crop);
  const files: File[] = [];
  for (const width of widthsOf(area.width, most)) {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = heightOf(width);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    // Transparent parts would be black in JPEG.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    const { left, top, width: from, height } = area;
    context.drawImage(bitmap, left, top, from, height, 0, 0, canvas.width, canvas.height);
    files.push(await encode(canvas));
  }
  return files;
}

async function encode(canvas: HTMLCanvasElement) {
  const webp = await blobOf(canvas, 'image/webp');
  // Browsers that cannot write it give PNG.
  const blob = webp?.type === 'image/webp' ? webp : await blobOf(canvas, 'image/jpeg');
  if (!blob) throw new Error('The picture could not be encoded');
  const extension = blob.type === 'image/webp' ? 'webp' : 'jpg';
  return new File([blob], `${canvas.width}.${extension}`, { type: blob.type });
}

function blobOf(canvas: HTMLCanvasElement, type: string) {
  return new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
}
