import rendered from '../../seed/pictures/raster.json';

/** A picture as those take it who show a link: JPEG, PNG or WebP, never a drawing. */
export type SharedPicture = { path: string; type: string; width: number; height: number };

type Shapes = { square: RenderedPicture; wide: RenderedPicture };
type RenderedPicture = { path: string; width: number; height: number };

const byDrawing: Readonly<Record<string, Shapes | undefined>> = rendered;

/** Shown for a link to a page without a product. */
export const shopPicture = asJpeg(rendered['/images/about.svg'].wide);

/** Describes a picture that was put into the shop; null for other paths. */
export type DescribePicture = (path: string) => Promise<Omit<SharedPicture, 'path'> | null>;

/** What there is of a product's picture, the widest last; none for a drawing that nobody rendered. */
export async function sharedPictures(
  image: string,
  describe: DescribePicture,
): Promise<SharedPicture[]> {
  const shapes = byDrawing[image];
  if (shapes) return [shapes.square, shapes.wide].map(asJpeg);
  const stored = await describe(image);
  return stored ? [{ path: image, ...stored }] : [];
}

function asJpeg({ path, width, height }: RenderedPicture): SharedPicture {
  return { path, type: 'image/jpeg', width, height };
}
