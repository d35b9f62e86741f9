/** Tokens of theme.css: a text colour and its background. */
export type ColourPair = { readonly text: string; readonly surface: string };

const pair = (text: string, ...surfaces: readonly string[]): readonly ColourPair[] =>
  surfaces.map((surface) => ({ text, surface }));

/**
 * Every pair used for text. `npm run audit:web` checks each for 4.5:1 in both schemes: add new
 * pairs here.
 */
export const colourPairs: readonly ColourPair[] = [
  ...pair('encre', 'chaux', 'blanc', 'sable'),
  ...pair('ardoise', 'chaux', 'blanc', 'sable'),
  ...pair('oudaya', 'chaux', 'blanc', 'sable', 'oudaya-pale'),
  ...pair('sur-oudaya', 'oudaya-fond', 'oudaya-fond-vif'),
  ...pair('chaux', 'oudaya'),
  ...pair('terre', 'chaux', 'blanc', 'terre-pale'),
  ...pair('olive', 'chaux', 'blanc', 'olive-pale'),
  ...pair('coeur', 'chaux', 'blanc'),
  ...pair('sur-nuit', 'nuit'),
];
