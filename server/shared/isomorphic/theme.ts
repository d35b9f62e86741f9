import {
  channelsOf,
  contrastOf,
  LEAST_CONTRAST,
  type Channels,
  type ShopColours,
} from '#shared/catalog/colours.ts';

/*
 * The tokens of `client/ui/theme.css` that follow from the three colours of a shop: surfaces, borders and quieter
 * texts are mixed from them, never fainter than text may be.
 */

const WHITE = '#ffffff';
/** Page and surface of the dark scheme, which every shop has. */
const NIGHT = '#12161d';
const NIGHT_SURFACE = '#1a2029';

const hexOf = (channels: Channels) =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** Returns `one` with a part of `other`, from 0 to 1. */
export function mixed(one: string, other: string, part: number): string {
  const [red, green, blue] = channelsOf(other);
  const [ownRed, ownGreen, ownBlue] = channelsOf(one);
  const mix = (own: number, added: number) => own + (added - own) * part;
  return hexOf([mix(ownRed, red), mix(ownGreen, green), mix(ownBlue, blue)]);
}

/** Returns the first mix that leaves `texts` readable on it; `one` itself where none does. */
function surface(one: string, other: string, parts: readonly number[], texts: readonly string[]) {
  const isReadable = (colour: string) =>
    texts.every((text) => contrastOf(text, colour) >= LEAST_CONTRAST);
  return parts.map((part) => mixed(one, other, part)).find(isReadable) ?? one;
}

/** Returns the first mix that can be read on all of `grounds`. */
function writing(one: string, other: string, parts: readonly number[], grounds: readonly string[]) {
  const isReadable = (colour: string) =>
    grounds.every((ground) => contrastOf(colour, ground) >= LEAST_CONTRAST);
  return parts.map((part) => mixed(one, other, part)).find(isReadable) ?? one;
}

const LIGHTER = [0, 0.2, 0.35, 0.5, 0.65, 0.8];

type Tokens = Readonly<Record<string, string>>;

function lightTokens({ accent, ink, paper }: ShopColours): Tokens {
  const texts = [ink, accent];
  const cards = surface(paper, WHITE, [0.7, 0.3], texts);
  return {
    chaux: paper,
    blanc: cards,
    sable: surface(paper, ink, [0.06, 0.03], texts),
    filet: mixed(paper, ink, 0.14),
    encre: ink,
    ardoise: writing(ink, paper, [0.3, 0.2, 0.1], [paper, cards]),
    oudaya: accent,
    'oudaya-fond': accent,
    'oudaya-fond-vif': mixed(accent, '#000000', 0.2),
    'oudaya-pale': surface(paper, accent, [0.1, 0.05], texts),
  };
}

function darkTokens({ accent }: ShopColours): Tokens {
  const own = writing(accent, WHITE, LIGHTER, [NIGHT, NIGHT_SURFACE]);
  return {
    oudaya: own,
    'oudaya-fond': accent,
    'oudaya-fond-vif': mixed(accent, '#000000', 0.2),
    'oudaya-pale': surface(NIGHT, accent, [0.2, 0.1], [own]),
  };
}

const ruleOf = (tokens: Tokens) =>
  `:root{${Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;

/** Returns the style that gives pages the colours of a shop. On paper the light ones hold. */
export const themeStyle = (colours: ShopColours): string =>
  `@media (prefers-color-scheme:light),print{${ruleOf(lightTokens(colours))}}` +
  `@media screen and (prefers-color-scheme:dark){${ruleOf(darkTokens(colours))}}`;
