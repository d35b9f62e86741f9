import { fold } from '#shared/fold.ts';
import { audienceOf } from '../catalog.audience.rules.ts';
import type { CategoryRecord, ProductRecord } from '../catalog.store.ts';

type Described = Pick<
  ProductRecord,
  'audience' | 'categoryName' | 'description' | 'details' | 'imageAlt' | 'title'
>;

type Gender = 'female' | 'male' | 'unisex';

const CLOTHING = 'Apparel & Accessories > Clothing';
const SUNGLASSES = 'Apparel & Accessories > Clothing Accessories > Sunglasses';
const EYEGLASSES = 'Health & Beauty > Personal Care > Vision Care > Eyeglasses';

/** Google's category, and for whom, by the folded name; Google finds other categories itself. */
const CATEGORIES: Readonly<
  Record<string, { readonly taxonomy: string; readonly gender: Gender } | undefined>
> = {
  hauts: { taxonomy: `${CLOTHING} > Shirts & Tops`, gender: 'female' },
  bas: { taxonomy: CLOTHING, gender: 'female' },
  robes: { taxonomy: `${CLOTHING} > Dresses`, gender: 'female' },
  traditionnels: {
    taxonomy: `${CLOTHING} > Traditional & Ceremonial Clothing`,
    gender: 'female',
  },
  lunettes: { taxonomy: EYEGLASSES, gender: 'unisex' },
};

/** Lenses have a category of protection from 1 to 4. */
const SUN = /\b(?:solaires?|lunettes de soleil|categorie [1-4])\b/;
const CHILDREN = /\b(?:bebes?|enfants?|filles?|fillettes?|garcons?)\b/;
const MEN = /\bhommes?\b/;
const WOMEN = /\bfemmes?\b/;

/** Colours by their folded words. */
const COLOURS: ReadonlyArray<readonly [written: RegExp, colour: string]> = [
  [/^argent/, 'Argent'],
  [/^(?:beiges?|dune|sable)$/, 'Beige'],
  [/^blanc/, 'Blanc'],
  [/^bleu/, 'Bleu'],
  [/^bordeaux$/, 'Bordeaux'],
  [/^bronze$/, 'Bronze'],
  [/^brun/, 'Brun'],
  [/^camel$/, 'Camel'],
  [/^(?:dore|dores|doree|dorees)$/, 'Doré'],
  [/^ecaille/, 'Écaille'],
  [/^ecru/, 'Écru'],
  [/^grenat$/, 'Grenat'],
  [/^gris/, 'Gris'],
  [/^ivoire$/, 'Ivoire'],
  [/^jaunes?$/, 'Jaune'],
  [/^marrons?$/, 'Marron'],
  [/^noire?s?$/, 'Noir'],
  [/^ocre/, 'Ocre'],
  [/^oranges?$/, 'Orange'],
  [/^roses?$/, 'Rose'],
  [/^rouges?$/, 'Rouge'],
  [/^(?:verts?|vertes?|emeraudes?)$/, 'Vert'],
  [/^violet/, 'Violet'],
];

/** Null where Google finds it itself. */
export function taxonomyOf(
  product: Described & { readonly variants: ReadonlyArray<{ readonly frame: object | null }> },
): string | null {
  const isFrame = product.variants.some(({ frame }) => frame !== null);
  const taxonomy = isFrame
    ? EYEGLASSES
    : (CATEGORIES[fold(product.categoryName)]?.taxonomy ?? null);
  return taxonomy === EYEGLASSES && SUN.test(textOf(product)) ? SUNGLASSES : taxonomy;
}

/** Null where nothing says it. */
export function genderOf(product: Described): Gender | null {
  const audience = audienceOf(product);
  const text = textOf(product);
  const [isForMen, isForWomen] =
    audience.length > 0
      ? [audience.includes('MEN'), audience.includes('WOMEN')]
      : [MEN.test(text), WOMEN.test(text)];
  if (isForMen && isForWomen) return 'unisex';
  if (isForMen) return 'male';
  return isForWomen ? 'female' : (CATEGORIES[fold(product.categoryName)]?.gender ?? null);
}

export function ageGroupOf({ categoryName, title }: Described): 'adult' | 'kids' {
  return CHILDREN.test(fold(`${categoryName} ${title}`)) ? 'kids' : 'adult';
}

/**
 * Returns the only colour of a product: the first that its picture's text, its title or its detail
 * of colour names. `category` is its own: the text of a picture that it lends is about other
 * products.
 */
export function onlyColourOf(
  product: Described & Pick<ProductRecord, 'image'>,
  category: Pick<CategoryRecord, 'image'> | undefined,
): string | null {
  const { image, imageAlt, title, details } = product;
  const texts = [
    image === category?.image ? '' : imageAlt,
    title,
    ...details.flatMap(({ label, value }) => (fold(label) === 'couleur' ? [value] : [])),
  ];
  for (const word of fold(texts.join(' ')).split(' ')) {
    const known = COLOURS.find(([written]) => written.test(word));
    if (known) return known[1];
  }
  return null;
}

function textOf({ categoryName, title, description, details }: Described): string {
  const facts = details.flatMap(({ label, value }) => [label, value]);
  return fold([categoryName, title, description ?? '', ...facts].join(' '));
}
