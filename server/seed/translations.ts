import { z } from 'zod';
import type {
  CategoryRecord,
  PictureRecord,
  PictureTexts,
  ProductRecord,
  SizeGuideRecord,
} from '../catalog/catalog.store.ts';
import { commonVocabulary } from '../catalog/translation/words.rules.ts';
import { TRANSLATIONS } from '#shared/language.ts';

const text = z.string().trim().min(1);

/** The texts of a language, each by the id of what it translates. */
export const translationsFile = z.object({
  products: z.record(
    z.string(),
    z.object({
      title: text,
      description: text.nullable(),
      /** Details by their French labels, which `words.json` translates. */
      details: z.record(z.string(), text),
    }),
  ),
  categories: z.record(z.string(), z.object({ name: text, description: text })),
  /** `words.json` translates the columns. */
  sizeGuides: z.record(
    z.string(),
    z.object({ title: text, note: text.nullable(), lengthNote: text.optional() }),
  ),
});

/** Texts of pictures, by their French text. */
export const pictureTextsFile = z.record(z.string(), z.object({ AR: text, EN: text }));
type PictureTextsFile = z.output<typeof pictureTextsFile>;

export const NO_TRANSLATIONS: Translations = { products: {}, categories: {}, sizeGuides: {} };

type Translations = z.output<typeof translationsFile>;
type TranslatedLanguage = (typeof TRANSLATIONS)[number];
export type TranslationsByLanguage = Readonly<Record<TranslatedLanguage, Translations>> & {
  readonly pictures: PictureTextsFile;
};

/** Details of several products in the same words stand in `words.json`. */
export function productTranslations(
  files: TranslationsByLanguage,
  { id, details }: Pick<ProductRecord, 'id' | 'details'>,
  pictures: ReadonlyArray<Pick<PictureRecord, 'alt' | 'value'>>,
): ProductRecord['translations'] {
  return translated((language) => files[language].products[id]).map((found) => ({
    ...found,
    pictures: pictureTexts(files, found.language, pictures),
    details: details.flatMap(({ label, value: french }) => {
      const value = found.details[label] ?? commonVocabulary.translated(found.language, french);
      return value === undefined
        ? []
        : [{ label: commonVocabulary.words(found.language).in(label), value }];
    }),
  }));
}

/**
 * A picture that repeats another one in a further colour is described by the same words, such as
 * `Capuche bordée de cordon, en lavande`: the file translates the words, `words.json` the colour.
 */
function pictureTexts(
  { pictures: texts }: TranslationsByLanguage,
  language: TranslatedLanguage,
  pictures: ReadonlyArray<Pick<PictureRecord, 'alt' | 'value'>>,
): PictureTexts {
  return pictures.flatMap(({ alt, value }) => {
    const whole = texts[alt]?.[language];
    if (whole !== undefined) return [{ french: alt, text: whole }];
    const ending = `, en ${value?.toLowerCase()}`;
    const words = alt.endsWith(ending) ? texts[alt.slice(0, -ending.length)] : undefined;
    if (value === null || words === undefined) return [];
    const colour = commonVocabulary.words(language).in(value);
    const inColour = { AR: `، بلون ${colour}`, EN: `, in ${colour.toLowerCase()}` };
    return [{ french: alt, text: words[language] + inColour[language] }];
  });
}

export const categoryTranslations = (
  files: TranslationsByLanguage,
  id: string,
  imageAlt: string,
): CategoryRecord['translations'] =>
  translated((language) => files[language].categories[id]).map((found) => ({
    ...found,
    pictures: pictureTexts(files, found.language, [{ alt: imageAlt, value: null }]),
  }));

export function sizeGuideTranslations(
  files: TranslationsByLanguage,
  { id, columns }: Pick<SizeGuideRecord, 'id' | 'columns'>,
): SizeGuideRecord['translations'] {
  return translated((language) => files[language].sizeGuides[id]).map((found) => ({
    ...found,
    columns: columns.map(commonVocabulary.words(found.language).in),
  }));
}

function translated<T extends object>(find: (language: TranslatedLanguage) => T | undefined) {
  return TRANSLATIONS.flatMap((language) => {
    const found = find(language);
    return found === undefined ? [] : [{ ...found, language }];
  });
}
