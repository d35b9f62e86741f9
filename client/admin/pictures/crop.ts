/** Width by height of the shop's cards. */
export const ratio = 4 / 5;
export const maxZoom = 6;

const widths = [1600, 800, 400] as const;
/** The largest width of a card, for a picture that has one file. */
export const CARD_WIDTH = widths[1];

export type Size = { width: number; height: number };

/** The centre in parts of the picture, from 0 to 1; zoom 1 is the largest crop that fits. */
export type Crop = { x: number; y: number; zoom: number };

export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };

/** The crop in pixels of the picture, never beyond its edges. */
export function cropRectangle({ width, height }: Size, { x, y, zoom }: Crop) {
  const fit = Math.min(width, height * ratio) / zoom;
  const crop = { width: fit, height: fit / ratio };
  return {
    ...crop,
    left: between(x * width - crop.width / 2, 0, width - crop.width),
    top: between(y * height - crop.height / 2, 0, height - crop.height),
  };
}

/** The crop after a drag by parts of its own width and height, and a change of zoom. */
export function moveCrop(
  size: Size,
  crop: Crop,
  { right = 0, down = 0, zoomBy = 1 }: { right?: number; down?: number; zoomBy?: number },
): Crop {
  const before = cropRectangle(size, crop);
  const zoom = between(crop.zoom * zoomBy, 1, zoomLimit(size));
  const moved = {
    x: (before.left + before.width * (0.5 + right)) / size.width,
    y: (before.top + before.height * (0.5 + down)) / size.height,
    zoom,
  };
  // Back inside, so that a drag beyond the edge does not have to be undone first.
  const { left, top, width, height } = cropRectangle(size, moved);
  return { x: (left + width / 2) / size.width, y: (top + height / 2) / size.height, zoom };
}

/** So far that the smallest width is left. */
export function zoomLimit({ width, height }: Size) {
  const fit = Math.min(width, height * ratio);
  return between(fit / 400, 1, maxZoom);
}

/** Widths of the files, largest first: none is larger than the crop, or than `most`. */
export function widthsOf(cropWidth: number, most: number = widths[0]): number[] {
  const largest = Math.max(1, Math.min(most, Math.floor(cropWidth)));
  return [largest, ...widths.filter((width) => width < largest * 0.9)];
}

export function heightOf(width: number) {
  return Math.round(width / ratio);
}

function between(value: number, least: number, most: number) {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
