import { digitsOf } from '#shared/digits.ts';
import { DEFAULT_LANGUAGE, type Language, type Titles, type Words } from '#shared/language.ts';
import type {
  CategoryRecord,
  OptionFacet,
  OptionFilter,
  OptionRecord,
  PictureRecord,
  PictureTexts,
  ProductRecord,
  SizeGuideRecord,
  VariantRecord,
} from '../catalog.store.ts';
import { isAvailable, sizeAndColourIn, variantTitle } from '../catalog.variant.rules.ts';
import { currentName } from '../category/category.rules.ts';

type Texts = Pick<ProductRecord, 'title' | 'description' | 'details'>;
type Translatable = Texts & Pick<ProductRecord, 'translations'>;

interface ProductTexts extends Texts {
  /** French where a text is not translated. */
  readonly languages: { readonly [F in keyof Texts]: Language };
}

const FRENCH: ProductTexts['languages'] = {
  title: DEFAULT_LANGUAGE,
  description: DEFAULT_LANGUAGE,
  details: DEFAULT_LANGUAGE,
};

const translationOf = <T extends { readonly language: Language }>(
  { translations }: { readonly translations: readonly T[] },
  language: Language,
): T | undefined => translations.find((each) => each.language === language);

export function textsIn(language: Language, product: Translatable): ProductTexts {
  const { title, description, details } = product;
  const found = language === DEFAULT_LANGUAGE ? undefined : translationOf(product, language);
  if (!found) return { title, description, details, languages: FRENCH };
  const hasDescription = description === null || found.description !== null;
  const hasDetails = details.length === 0 || found.details.length > 0;
  return {
    title: found.title,
    description: hasDescription ? found.description : description,
    details: hasDetails ? found.details : details,
    languages: {
      title: language,
      description: hasDescription ? language : DEFAULT_LANGUAGE,
      details: hasDetails ? language : DEFAULT_LANGUAGE,
    },
  };
}

/** Returns titles for sentences of problems, whose language is chosen later. */
export function titlesOf({ title, translations }: Translatable): Titles {
  return {
    FR: title,
    ...Object.fromEntries(translations.map((each) => [each.language, each.title])),
  };
}

/** Translates a picture's text; undefined where only its French text is known. */
const pictureText = (
  { pictures }: { readonly pictures?: PictureTexts | undefined },
  french: string,
): string | undefined => pictures?.find((each) => each.french === french)?.text;

/** Falls back on the title and the colour where a picture's text is not translated. */
export function picturesIn(
  words: Words,
  product: Translatable,
  pictures: readonly PictureRecord[],
): readonly PictureRecord[] {
  const { language } = words;
  const found = language === DEFAULT_LANGUAGE ? undefined : translationOf(product, language);
  if (!found) return pictures;
  return pictures.map((picture) => {
    const colour = picture.value === null ? [] : [words.in(picture.value)];
    const alt =
      pictureText(found, picture.alt) ??
      [found.title, ...colour].join(language === 'AR' ? '، ' : ', ');
    return { ...picture, alt };
  });
}

export function optionsIn(words: Words, options: readonly OptionRecord[]): readonly OptionRecord[] {
  if (words.language === DEFAULT_LANGUAGE) return options;
  return options.map(({ name, values }) => ({
    name: words.in(name),
    values: values.map((each) => ({ ...each, value: words.in(each.value) })),
  }));
}

export function variantIn(words: Words, variant: VariantRecord): VariantRecord {
  if (words.language === DEFAULT_LANGUAGE) return variant;
  return { ...variant, values: variant.values.map((value) => words.in(value)) };
}

/** Returns a title such as `40 / Bleu nuit`; the product's title for its only variant. */
export function titleOfVariantIn(
  words: Words,
  product: Translatable,
  variant: VariantRecord,
): string {
  return variantTitle(variantIn(words, variant)) ?? textsIn(words.language, product).title;
}

/** The variants as a list of products shows them. */
export function listedVariantsIn(words: Words, product: ProductRecord) {
  const sizeAndColourOf = sizeAndColourIn(product);
  return product.variants.map((variant) => ({
    id: variant.id,
    title: titleOfVariantIn(words, product, variant),
    ...sizeAndColourOf(variantIn(words, variant)),
    swatch: sizeAndColourOf(variant).swatch,
    availableForSale: isAvailable(product, variant),
  }));
}

/** Translates a title such as `40 / Bleu nuit` or `Taille 40`, as orders have it. */
export function variantTitleIn(words: Words, title: string | null): string | null {
  if (title === null || words.language === DEFAULT_LANGUAGE) return title;
  return title
    .split(' / ')
    .map((value) => {
      const [, name, number] = NAMED_NUMBER.exec(value) ?? [];
      return name === undefined ? words.in(value) : `${words.in(name)} ${number}`;
    })
    .join(' / ');
}

/** `namedVariantTitle` writes such titles. */
const NAMED_NUMBER = /^(\D+) (\d+(?:[.,]\d+)?)$/;

/** Adds the French words, which filters take in every language. */
export function optionFacetsIn(words: Words, facets: readonly OptionFacet[]) {
  return facets.map(({ name, values }) => ({
    name: words.in(name),
    filterName: name,
    values: values.map((each) => ({
      ...each,
      value: words.in(each.value),
      filterValue: each.value,
    })),
  }));
}

export function categoryIn(
  language: Language,
  category: CategoryRecord,
): Pick<CategoryRecord, 'name' | 'description' | 'imageAlt'> {
  const found = language === DEFAULT_LANGUAGE ? undefined : translationOf(category, language);
  if (!found) return category;
  const description = found.description ?? category.description;
  const imageAlt = pictureText(found, category.imageAlt) ?? found.name;
  return { name: found.name, description, imageAlt };
}

export function sizeGuideIn(language: Language, guide: SizeGuideRecord): SizeGuideRecord {
  const found = language === DEFAULT_LANGUAGE ? undefined : translationOf(guide, language);
  return found ? { ...guide, ...found, note: found.note ?? guide.note } : guide;
}

/**
 * Filters take the French names in every language, those that a response in another one gave, and
 * earlier ones.
 */
export function frenchCategories(
  names: readonly string[],
  categories: readonly CategoryRecord[],
): readonly string[] {
  return names.map((name) => {
    if (categories.some((category) => category.name === name)) return name;
    const translated = categories.find(({ translations }) =>
      translations.some((each) => each.name === name),
    );
    return translated?.name ?? currentName(name, categories);
  });
}

/** Sizes may come in Arabic-Indic or Persian digits. */
export function frenchOptions(
  words: Words,
  options: readonly OptionFilter[],
): readonly OptionFilter[] {
  return options.map(({ name, values }) => ({
    name: words.french(name),
    values: values.flatMap((value) => [...new Set([value, digitsOf(value)].map(words.french))]),
  }));
}
