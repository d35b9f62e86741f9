/*
 * Colours that a shop chooses. Text must stay readable on them: 4.5 to 1 (WCAG 2.2, 1.4.3).
 */

export interface ShopColours {
  /** Links and buttons. */
  readonly accent: string;
  /** Text. */
  readonly ink: string;
  /** The page. */
  readonly paper: string;
}

export const LEAST_CONTRAST = 4.5;

const WHITE = '#ffffff';

export const isColour = (text: string) => /^#[0-9a-f]{6}$/.test(text);

/** Red, green and blue, 0 to 255. */
export type Channels = readonly [number, number, number];

export function channelsOf(colour: string): Channels {
  const channel = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** Relative luminance (WCAG 2.2). */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [high = 0, low = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** Two colours that stand on one another; `field` is the one to change where they cannot be read. */
export interface ColourPair {
  readonly field: keyof ShopColours;
  readonly on: 'paper' | 'accent';
  readonly contrast: number;
}

/** Returns what stands on one another in the shop, of three colours that are colours. */
export const colourPairs = ({ accent, ink, paper }: ShopColours): readonly ColourPair[] => [
  { field: 'ink', on: 'paper', contrast: contrastOf(ink, paper) },
  { field: 'accent', on: 'paper', contrast: contrastOf(accent, paper) },
  // Buttons are written in white.
  { field: 'accent', on: 'accent', contrast: contrastOf(WHITE, accent) },
];

/** Returns the pairs that cannot be read. */
export const faintPairs = (colours: ShopColours): readonly ColourPair[] =>
  colourPairs(colours).filter(({ contrast }) => contrast < LEAST_CONTRAST);
