/** Names of two tokens of theme.css: a colour of text and what it is read on. */
export type ColourPair = { readonly text: string; readonly surface: string };

const pair = (text: string, ...surfaces: readonly string[]): readonly ColourPair[] =>
  surfaces.map((surface) => ({ text, surface }));

/**
 * Every pair in which the tokens carry text. `npm run audit:web` holds each to 4.5:1 in both
 * schemes: whoever puts a colour on a new surface adds the pair here.
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
