import { graphql } from '../../../generated/shop/index.ts';
import type { Frame_MeasuresFragment } from '../../../generated/shop/graphql.ts';

graphql(`
  fragment Frame_measures on FrameMeasures {
    lensWidth
    bridgeWidth
    templeLength
    lensHeight
    frameWidth
    outline
  }
`);

/** In millimetres; `outline` is that of the right lens, in per cent of its box. */
export type Frame = Omit<Frame_MeasuresFragment, 'outline'> &
  Partial<Pick<Frame_MeasuresFragment, 'outline'>>;

/** Radius at the corners of a lens whose outline is not known, in parts of its height. */
const cornerRadius = 0.42;

/** Draws both lenses: x from the middle of the bridge, y from the top of the lenses, in mm. */
export function lensesPath(frame: Frame) {
  const outline = frame.outline ?? roundedBox(frame);
  return [-1, 1].map((side) => place(outline, frame, side)).join('');
}

/** Whether both lenses are one piece, which goes to the middle of the bridge. */
export function isShield({ outline, lensWidth, bridgeWidth }: Frame) {
  // Points that only bend a curve may lie a little below 0, too.
  const nearMiddle = (-45 * bridgeWidth) / lensWidth;
  return Array.from((outline ?? '').matchAll(point)).some(([, x]) => Number(x) <= nearMiddle);
}

/** `side` is 1 for the right lens and -1 for its mirror image. */
function place(outline: string, { lensWidth, lensHeight, bridgeWidth }: Frame, side: number) {
  return outline.replace(point, (_, x: string, y: string) => {
    const length = bridgeWidth / 2 + (Number(x) * lensWidth) / 100;
    // The halves of a shield overlap, or a seam would show.
    const fromMiddle = length < 0.1 ? -0.2 : length;
    return `${rounded(side * fromMiddle)} ${rounded((Number(y) * lensHeight) / 100)} `;
  });
}

// All commands of an outline take points alone.
const point = /(-?[\d.]+)[\s,]*(-?[\d.]+)\s*/g;

const rounded = (length: number) => Math.round(length * 100) / 100;

function roundedBox({ lensWidth, lensHeight }: Frame) {
  const y = 100 * cornerRadius;
  const x = (y * lensHeight) / lensWidth;
  const [right, bottom] = [100 - x, 100 - y];
  return (
    `M${x} 0L${right} 0Q100 0 100 ${y}L100 ${bottom}Q100 100 ${right} 100` +
    `L${x} 100Q0 100 0 ${bottom}L0 ${y}Q0 0 ${x} 0Z`
  );
}
