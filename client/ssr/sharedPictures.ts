import type { DescribePicture, PictureFacts } from '#shared/page-renderer.ts';
import rendered from '../../seed/pictures/raster.json';

/** JPEG, PNG or WebP: messengers refuse SVG. */
export type SharedPicture = PictureFacts & { path: string };

type Shapes = { square: RenderedPicture; wide?: RenderedPicture };
type RenderedPicture = { path: string; width: number; height: number };

const byDrawing: Readonly<Record<string, Shapes | undefined>> = rendered;

/** The widest last; none for a drawing without its JPEGs. */
export async function sharedPictures(
  image: string,
  describe: DescribePicture,
): Promise<SharedPicture[]> {
  const shapes = byDrawing[image];
  if (shapes) return [shapes.square, ...(shapes.wide ? [shapes.wide] : [])].map(asJpeg);
  const stored = await describe(image);
  return stored ? [{ path: image, ...stored }] : [];
}

function asJpeg({ path, width, height }: RenderedPicture): SharedPicture {
  return { path, type: 'image/jpeg', width, height };
}
