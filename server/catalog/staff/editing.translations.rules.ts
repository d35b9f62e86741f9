import { isBlank } from '#shared/forms/form.ts';
import { readText, type Reading } from '../../shared/form.ts';
import { TRANSLATIONS } from '#shared/language.ts';
import { readDescription } from '../csv/import.cells.rules.ts';
import { readCategoryName } from '../category/category.rules.ts';
import { plainly } from '../catalog.plain-text.rules.ts';
import type { CategoryRecord, PictureTexts, ProductTranslation } from '../catalog.store.ts';
import { readDetails } from './editing.fields.rules.ts';
import { MAX_PICTURES } from './editing.pictures.rules.ts';
import type { TranslationInput } from './editing.input.ts';

const readTitle = plainly(readText);

type TranslatedLanguage = ProductTranslation['language'];

/** Languages that are not given stay; one whose title is blank is removed. */
export function editTranslations(
  before: readonly ProductTranslation[],
  given: readonly TranslationInput[] | null | undefined,
  reading: Reading,
): readonly ProductTranslation[] {
  const read = (given ?? []).map(({ language, title, description, details, pictures }, at) => {
    const field = `translations.${at}`;
    const translation: ProductTranslation = {
      ...(pictures == null
        ? picturesOf(before, language)
        : { pictures: readPictures(pictures, reading, `${field}.pictures`) }),
      language,
      title: reading.read(() => readTitle(title ?? '', `${field}.title`), ''),
      description: isBlank(description)
        ? null
        : reading.read(() => readDescription(description, `${field}.description`) || null, null),
      details: readDetails(details ?? [], reading, `${field}.details`),
    };
    return [language, isBlank(title) ? null : translation] as const;
  });
  return replaced(before, read);
}

/** Languages that are not given stay; one whose name is blank is removed. Throws a Refusal. */
export function editCategoryTranslations(
  before: CategoryRecord['translations'],
  given: ReadonlyArray<{
    readonly language: TranslatedLanguage;
    readonly name: string;
    readonly description?: string | null | undefined;
  }>,
): CategoryRecord['translations'] {
  const read = given.map(({ language, name, description }, at) => {
    const known = before.find((each) => each.language === language)?.description ?? null;
    const translation = () => ({
      ...picturesOf(before, language),
      language,
      name: readCategoryName(name, `translations.${at}.name`),
      description:
        description == null
          ? known
          : readDescription(description, `translations.${at}.description`) || null,
    });
    return [language, isBlank(name) ? null : translation()] as const;
  });
  return replaced(before, read);
}

/** One whose translation is blank is left out; of two with one French text the last one stays. */
function readPictures(
  given: NonNullable<TranslationInput['pictures']>,
  reading: Reading,
  field: string,
): PictureTexts {
  if (given.length > MAX_PICTURES) {
    reading.problems.push({ code: 'INVALID', reason: 'LIST_TOO_LONG', field, max: MAX_PICTURES });
    return [];
  }
  const texts = given.flatMap(({ french, text }, at) =>
    isBlank(text)
      ? []
      : [
          [
            reading.read(() => readTitle(french, `${field}.${at}.french`), ''),
            reading.read(() => readTitle(text, `${field}.${at}.text`), ''),
          ] as const,
        ],
  );
  return Array.from(new Map(texts), ([french, text]) => ({ french, text }));
}

/** Leaves the translations of pictures' texts that are not given. */
function picturesOf(
  before: ReadonlyArray<Pick<ProductTranslation, 'language' | 'pictures'>>,
  language: TranslatedLanguage,
): Pick<ProductTranslation, 'pictures'> {
  const pictures = before.find((each) => each.language === language)?.pictures;
  return pictures === undefined ? {} : { pictures };
}

/** Puts the languages in their order. */
function replaced<T extends { readonly language: TranslatedLanguage }>(
  before: readonly T[],
  given: ReadonlyArray<readonly [TranslatedLanguage, T | null]>,
): readonly T[] {
  const found = new Map<TranslatedLanguage, T | null>([
    ...before.map((each) => [each.language, each] as const),
    ...given,
  ]);
  return TRANSLATIONS.flatMap((language) => found.get(language) ?? []);
}
