import { classics } from './designs.classics.ts';
import { couture } from './designs.couture.ts';
import type { Design, Designs } from './designs.ts';
import { feetOf, frame, hingeOf, type Frame } from './frames.ts';
import { viewpoints, type Viewpoint } from './perspective.ts';
import { standing } from './plinth.ts';

/** By the end of the file's name after the product's id; the main picture has none. */
type Pictures = Readonly<Record<string, () => string>>;

const designs: Designs = { ...classics, ...couture };

function designOf(id: string): Design {
  const design = designs[id];
  if (!design) throw new Error(`No eyewear is drawn for « ${id} »`);
  return design;
}

/** A pair alone, for pictures that show several. */
export function eyewearDesign(id: string): Frame {
  return designOf(id)[2];
}

function picturesOf(id: string): Pictures {
  const [tint, glow, design] = designOf(id);
  const seen = (viewpoint: Viewpoint) => () =>
    standing(tint, glow, feetOf(design, viewpoint), frame(design, viewpoint));
  return {
    '': seen(viewpoints.QUARTER),
    '-detail': () => standing(tint, glow, feetOf(design), frame(design), hingeOf(design)),
    '-face': seen(viewpoints.FRONT),
    '-profil': seen(viewpoints.SIDE),
  };
}

export const eyewear: Readonly<Record<string, { readonly pictures: Pictures }>> =
  Object.fromEntries(Object.keys(designs).map((id) => [id, { pictures: picturesOf(id) }]));
