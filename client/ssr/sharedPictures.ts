import rendered from '../../seed/pictures/raster.json';

/** JPEG, PNG or WebP: messengers refuse SVG. */
export type SharedPicture = { path: string; type: string; width: number; height: number };

type Shapes = { square: RenderedPicture; wide?: RenderedPicture };
type RenderedPicture = { path: string; width: number; height: number };

const byDrawing: Readonly<Record<string, Shapes | undefined>> = rendered;

/** For pages without a product. */
export const shopPicture = asJpeg(rendered['/images/about.svg'].wide);

/** Describes an uploaded picture; null for other paths. */
export type DescribePicture = (path: string) => Promise<Omit<SharedPicture, 'path'> | null>;

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
