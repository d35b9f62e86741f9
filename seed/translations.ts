import { z } from 'zod';
import type {
  CategoryRecord,
  ProductRecord,
  SizeGuideRecord,
} from '../server/catalog/catalog.store.ts';
import { commonVocabulary } from '../server/catalog/translation/catalog.words.rules.ts';
import { TRANSLATIONS } from '../server/shared/isomorphic/language.ts';

const text = z.string().trim().min(1);

/** The texts of a language, each by the id of what it translates. */
export const translationsFile = z.object({
  products: z.record(
    z.string(),
    z.object({
      title: text,
      description: text.nullable(),
      /** By their French labels, which `words.json` translates. */
      details: z.record(z.string(), text),
    }),
  ),
  categories: z.record(z.string(), z.object({ name: text, description: text })),
  /** `words.json` translates the columns. */
  sizeGuides: z.record(z.string(), z.object({ title: text, note: text.nullable() })),
});

export const NO_TRANSLATIONS: Translations = { products: {}, categories: {}, sizeGuides: {} };

type Translations = z.output<typeof translationsFile>;
type TranslatedLanguage = (typeof TRANSLATIONS)[number];
export type TranslationsByLanguage = Readonly<Record<TranslatedLanguage, Translations>>;

/** Details of several products in the same words stand in `words.json`. */
export function productTranslations(
  files: TranslationsByLanguage,
  { id, details }: Pick<ProductRecord, 'id' | 'details'>,
): ProductRecord['translations'] {
  return translated((language) => files[language].products[id]).map((found) => ({
    ...found,
    details: details.flatMap(({ label, value: french }) => {
      const value = found.details[label] ?? commonVocabulary.translated(found.language, french);
      return value === undefined
        ? []
        : [{ label: commonVocabulary.words(found.language).in(label), value }];
    }),
  }));
}

export const categoryTranslations = (
  files: TranslationsByLanguage,
  id: string,
): CategoryRecord['translations'] => translated((language) => files[language].categories[id]);

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
