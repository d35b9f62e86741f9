/** Names of colour families in addresses, by code, in the shop's order; in French, as `couleur` has always had them. */
export const colorFamilies = {
  BLACK: 'Noir',
  WHITE: 'Blanc',
  RED: 'Rouge',
  GREEN: 'Vert',
  BLUE: 'Bleu',
  BEIGE: 'Beige',
  BROWN: 'Marron',
  GREY: 'Gris',
  YELLOW: 'Jaune',
  ORANGE: 'Orange',
  PINK: 'Rose',
  PURPLE: 'Violet',
  GOLD: 'Doré',
  SILVER: 'Argenté',
  MULTICOLOR: 'Multicolore',
} as const;
export type ColorFamily = keyof typeof colorFamilies;
// The keys are the object's own.
export const COLOR_FAMILIES = /* @__PURE__ */ Object.keys(colorFamilies) as readonly ColorFamily[];

/** For whom a product is, by code: what addresses call it. */
export const audiences = { WOMEN: 'femme', MEN: 'homme' } as const;
export type Audience = keyof typeof audiences;
export const AUDIENCES = /* @__PURE__ */ Object.keys(audiences) as readonly Audience[];

/** Lists each once, in the shop's order. */
export function sortedColorFamilies(some: Iterable<ColorFamily>): ColorFamily[] {
  const wanted = new Set(some);
  return COLOR_FAMILIES.filter((each) => wanted.has(each));
}

/** Works like `sortedColorFamilies`. */
export function sortedAudience(some: Iterable<Audience>): Audience[] {
  const wanted = new Set(some);
  return AUDIENCES.filter((each) => wanted.has(each));
}
