import rendered from '../../../seed/pictures/raster.json';
import type { PictureRecord } from '../catalog.store.ts';

const RASTER = /\.(?:jpe?g|png|webp)$/i;

interface Rendered {
  readonly square: { readonly path: string };
  /** Missing for further colours. */
  readonly wide?: { readonly path: string };
}
const byDrawing: Readonly<Record<string, Rendered | undefined>> = rendered;

/** JPEGs of a drawing; none where it was not rendered, because feeds refuse SVG. */
export function rasterOf({ url }: PictureRecord): readonly string[] {
  const drawing = byDrawing[url];
  if (drawing) return [drawing.square.path, ...(drawing.wide ? [drawing.wide.path] : [])];
  return RASTER.test(url) ? [url] : [];
}
