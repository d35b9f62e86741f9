import { lineKeyOf } from '#shared/line-key.ts';

/** Names a line that is in a cart; `lineId` is that of a `CartLine` or `CartWarning`. */
export type LineRef = { productId: string; lineId: string };

/** Returns the `lineKeyOf` a line; the id of its cart, which comes first, has slashes of its own. */
export const keyOfLine = (lineId: string) => lineId.slice(lineId.lastIndexOf('/') + 1);

/** Returns the id of the line in the same cart that has other goods. */
export const lineIdOf = (lineId: string, goods: Parameters<typeof lineKeyOf>[0]) =>
  lineId.slice(0, lineId.lastIndexOf('/') + 1) + lineKeyOf(goods);
