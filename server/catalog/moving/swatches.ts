import type { ColorFamily } from '#shared/catalog/product-traits.ts';
import { derivedColorFamilies, isColourOption } from '../search/colours.ts';

/** Colours by family, which are those of the list's filter (client/catalog/list/filter/FilterForm.css). */
const SWATCHES: Readonly<Record<ColorFamily, string | null>> = {
  BLACK: '#1b1a1f',
  WHITE: '#f7f4ec',
  GREY: '#8b8b8b',
  BEIGE: '#dcc7a0',
  BROWN: '#7a4f2c',
  RED: '#b3202f',
  PINK: '#de8aa4',
  ORANGE: '#dd7a33',
  YELLOW: '#e6b73a',
  GREEN: '#3f7a4f',
  BLUE: '#2f5d9b',
  PURPLE: '#75509a',
  GOLD: '#c9a24a',
  SILVER: '#c3c6ca',
  MULTICOLOR: null,
};

/** Returns the swatch of the family of a new colour, which staff may change; null for other options and unknown words. */
export function usualSwatch(name: string, value: string): string | null {
  const option = { name, values: [{ value, swatch: null }] };
  if (!isColourOption(option)) return null;
  const described = { title: '', description: null, details: [], options: [option] };
  const [family] = derivedColorFamilies(described);
  return family === undefined ? null : SWATCHES[family];
}
