import { designs } from './eyewear.designs.ts';
import { feetOf, frame, type Frame } from './frames.ts';
import { standing } from './plinth.ts';

/** The eyewear pictures, by product id; and single frames, for the pictures that show several. */
export function eyewearDesign(id: string): Frame {
  const design = designs[id];
  if (!design) throw new Error(`No eyewear is drawn for « ${id} »`);
  return design[2];
}

export const eyewear: Readonly<Record<string, () => string>> = Object.fromEntries(
  Object.entries(designs).map(([id, [tint, glow, design]]) => [
    id,
    () => standing(tint, glow, feetOf(design), frame(design)),
  ]),
);
