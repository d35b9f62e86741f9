import {
  hung,
  lit,
  near,
  smaller,
  tints,
  type CloseUp,
  type Tint,
  type TintName,
} from '../scene.ts';

/** How a garment is drawn, from what it is made of: its cloths, threads and buttons. */
export interface Design<Material extends readonly unknown[]> {
  readonly tint: TintName;
  /** Half the width of its shadow on the ground. */
  readonly shadow: number;
  /** Its share of the size at which it is drawn. */
  readonly size?: number;
  readonly front: (...material: Material) => string;
  readonly back: (...material: Material) => string;
  readonly detail: CloseUp;
  /** By the name of the colour in file names; the first is that of the main picture. */
  readonly colours: Readonly<Record<string, Material>>;
  /** The colours that would vanish before a night wall. */
  readonly dark?: readonly string[];
}

export interface Outfit {
  /** The garment alone, for pictures that show several. */
  readonly garment: (colour?: string) => string;
  /** By the end of the file's name after the product's id; the main picture has none. */
  readonly pictures: Readonly<Record<string, () => string>>;
}

export type Wardrobe = Readonly<Record<string, Outfit>>;

export function outfit<Material extends readonly unknown[]>(design: Design<Material>): Outfit {
  const { shadow, size = 1, front, back, detail, colours, dark = [] } = design;
  const [[main, material] = []] = Object.entries(colours);
  if (main === undefined || material === undefined) throw new Error('An outfit has no colour');
  const inScene = (tint: Tint, garment: string) =>
    hung(tint, shadow, size === 1 ? garment : smaller(size, garment));
  const drawn = Object.entries(colours).flatMap(([colour, dyed]) => {
    const name = colour === main ? '' : `-${colour}`;
    const tint = dark.includes(colour) ? lit(tints[design.tint]) : tints[design.tint];
    return [
      [name, () => inScene(tint, front(...dyed))],
      [`${name}-detail`, () => near(tint, detail, front(...dyed))],
      [`${name}-dos`, () => inScene(tint, back(...dyed))],
    ] as const;
  });
  return {
    garment: (colour = main) => front(...(colours[colour] ?? material)),
    pictures: Object.fromEntries(drawn),
  };
}
