import rendered from '../../seed/pictures/raster.json';

/** A picture as those take it who show a link: JPEG, PNG or WebP, never a drawing. */
export type SharedPicture = { path: string; type: string; width: number; height: number };

type Shapes = { square: RenderedPicture; wide: RenderedPicture };
type RenderedPicture = { path: string; width: number; height: number };

const byDrawing: Readonly<Record<string, Shapes | undefined>> = rendered;

/** Shown for a link to a page without a product. */
export const shopPicture = asJpeg(rendered['/images/about.svg'].wide);

/** What there is of a product's picture, the widest last; none where nobody rendered it. */
export function sharedPictures(image: string): SharedPicture[] {
  const shapes = byDrawing[image];
  return shapes ? [shapes.square, shapes.wide].map(asJpeg) : [];
}

function asJpeg({ path, width, height }: RenderedPicture): SharedPicture {
  return { path, type: 'image/jpeg', width, height };
}
