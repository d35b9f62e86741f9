import { missingTexts } from '../../../../server/catalog/translation/missing.rules.ts';
import { TRANSLATIONS } from '#shared/language.ts';
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
export type DraftTexts = {
  title: string;
  description: string;
  details: DraftDetail[];
  /** Texts of pictures, each by its French text. */
  pictures: PictureText[];
};
type PictureText = { french: string; text: string };

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
      pictures: (found?.pictures ?? []).map(({ french, text }) => ({ french, text })),
    };
  });

/** The French texts of pictures, each once. */
export const picturesToTranslate = (images: ReadonlyArray<{ alt: string }>) =>
  [...new Set(images.map(({ alt }) => alt.trim()))].filter(Boolean);

/** Given whole, for the pictures that there are; without a title the language is removed. */
export const translationInput = (
  language: TranslatedLanguage,
  { title, description, details, pictures }: DraftTexts,
  images: ReadonlyArray<{ alt: string }>,
): Required<ProductTranslationInput> => ({
  language,
  title: title.trim(),
  description: description.trim() || null,
  details: detailsInput(details),
  pictures: picturesToTranslate(images).flatMap((french) => {
    const text = pictures.find((each) => each.french === french)?.text.trim();
    return text ? [{ french, text }] : [];
  }),
});

/** The texts that are counted as missing. */
type CountedTexts = Omit<DraftTexts, 'pictures'>;

const saved = (texts: CountedTexts) => ({ ...texts, details: detailsInput(texts.details) });

/** Counts the texts that shoppers read in French. */
export function countMissing(french: CountedTexts, texts: CountedTexts) {
  return missingTexts(saved(french), saved(texts)).length;
}

/** The shop removes a translation without a title: what else was typed would be lost. */
export function translationProblems(name: TranslationName, texts: DraftTexts) {
  const { title, description, details, pictures } = texts;
  const hasMore =
    description.trim() !== '' ||
    detailsInput(details).length > 0 ||
    pictures.some(({ text }) => text.trim() !== '');
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
  if (text === 'pictures') {
    const picture = sent[Number(place)]?.pictures?.[Number(row)];
    return [name, text, picture?.french].join('.');
  }
  if (text !== 'details') return `${name}.${text}`;
  return [name, text, rowOfSent(drafts[name].details, Number(row)), cell].join('.');
}
