import { missingTexts } from '../../../../server/catalog/translation/catalog.missing.rules.ts';
import { TRANSLATIONS } from '../../../../server/shared/isomorphic/language.ts';
import type {
  EditedProductFragment,
  ProductTranslationInput,
  TranslatedLanguage,
} from '../../../generated/admin/graphql.ts';
import { frProducts } from '../../../text/admin/products.fr.ts';
import {
  detailProblems,
  detailsInput,
  draftDetails,
  rowOfSent,
  type DraftDetail,
} from './details.ts';

/** A product's texts in one language, as they are typed; shoppers read French where they are blank. */
export type DraftTexts = { title: string; description: string; details: DraftDetail[] };

/** A field of the draft: each language is saved, and conflicts, by itself. */
export type TranslationName = `texts${TranslatedLanguage}`;

const nameOf = (language: TranslatedLanguage): TranslationName => `texts${language}`;
export const translationNames = TRANSLATIONS.map(nameOf);

export function translationsBy<Value>(valueOf: (language: TranslatedLanguage) => Value) {
  return { textsAR: valueOf('AR'), textsEN: valueOf('EN') } satisfies Record<
    TranslationName,
    Value
  >;
}

export const draftTranslations = (translations: EditedProductFragment['translations']) =>
  translationsBy((language): DraftTexts => {
    const found = translations.find((each) => each.language === language);
    return {
      title: found?.title ?? '',
      description: found?.description ?? '',
      details: draftDetails(found?.details ?? []),
    };
  });

/** Given whole; without a title the language is removed. */
export const translationInput = (
  language: TranslatedLanguage,
  { title, description, details }: DraftTexts,
): Required<ProductTranslationInput> => ({
  language,
  title: title.trim(),
  description: description.trim() || null,
  details: detailsInput(details),
});

const saved = (texts: DraftTexts) => ({ ...texts, details: detailsInput(texts.details) });

/** How many texts shoppers read in French. */
export function countMissing(french: DraftTexts, texts: DraftTexts) {
  return missingTexts(saved(french), saved(texts)).length;
}

/** The shop removes a translation without a title: what else was typed would be lost. */
export function translationProblems(name: TranslationName, texts: DraftTexts) {
  const { title, description, details } = texts;
  const hasMore = description.trim() !== '' || detailsInput(details).length > 0;
  return {
    ...(title.trim() === '' && hasMore && { [`${name}.title`]: frProducts.problems.noTitle }),
    ...detailProblems(details, `${name}.details`),
  };
}

/** The draft's field that an error about what was sent belongs to: `translations.0.title` is `textsAR.title`. */
export function translationPath(
  field: string,
  sent: readonly ProductTranslationInput[],
  drafts: Readonly<Record<TranslationName, DraftTexts>>,
) {
  const [, place, text, row, cell] = field.split('.');
  const language = sent[Number(place)]?.language;
  if (language === undefined || text === undefined) return field;
  const name = nameOf(language);
  if (text !== 'details') return `${name}.${text}`;
  return [name, text, rowOfSent(drafts[name].details, Number(row)), cell].join('.');
}
