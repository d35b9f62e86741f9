import { readDecimal, readStock } from '#shared/digits.ts';
import { TRANSLATIONS, type Language } from '#shared/language.ts';
import { writePrice } from '#shared/money.format.ts';
import { readAmount } from '#shared/money.ts';
import { graphql } from '../../generated/admin/index.ts';
import type { AlterationInput, EditedAlterationFragment } from '../../generated/admin/graphql.ts';
import { frAlterations as texts } from '../../text/admin/orders/alterations.fr.ts';

graphql(`
  fragment Alteration_alteration on Alteration {
    id
    title
    price {
      amount
    }
    days
    measure {
      name
      min
      max
      step
    }
  }
`);

graphql(`
  fragment EditedAlteration on Alteration {
    ...Alteration_alteration
    translations {
      language
      title
      measureName
    }
  }
`);

export type AlterationField = keyof typeof texts.fields;
/** An alteration as it is typed: each number is a text, and each text that is missing is empty. */
export type DraftAlteration = Record<AlterationField, string> & {
  /** Null for one that is not saved. */
  id: string | null;
};

export const newAlteration: DraftAlteration = {
  id: null,
  title: '',
  titleAR: '',
  titleEN: '',
  price: '',
  days: '',
  measureName: '',
  measureNameAR: '',
  measureNameEN: '',
  min: '',
  max: '',
  step: '',
};

const measureFields = [
  'measureName',
  'measureNameAR',
  'measureNameEN',
  'min',
  'max',
  'step',
] as const satisfies readonly AlterationField[];

/** The fields of the measure's name and the title in this language. */
export const titleIn = (language: Language) =>
  language === 'FR' ? 'title' : (`title${language}` as const);
export const measureNameIn = (language: Language) =>
  language === 'FR' ? 'measureName' : (`measureName${language}` as const);

const write = (number: number | undefined) =>
  number === undefined ? '' : String(number).replace('.', ',');
const readNumber = (text: string) => Number(readDecimal(text) ?? Number.NaN);
const isFilled = (text: string) => text.trim() !== '';

export function alterationDraft({
  id,
  title,
  price,
  days,
  measure,
  translations,
}: EditedAlterationFragment): DraftAlteration {
  const inLanguage = (language: Language) =>
    translations.find((each) => each.language === language);
  return {
    id,
    title,
    titleAR: inLanguage('AR')?.title ?? '',
    titleEN: inLanguage('EN')?.title ?? '',
    price: writePrice(price.amount),
    days: String(days),
    measureName: measure?.name ?? '',
    measureNameAR: inLanguage('AR')?.measureName ?? '',
    measureNameEN: inLanguage('EN')?.measureName ?? '',
    min: write(measure?.min),
    max: write(measure?.max),
    step: write(measure?.step),
  };
}

const isMeasured = (draft: DraftAlteration) => measureFields.some((name) => isFilled(draft[name]));

/** Numbers must be readable. */
export function alterationInput(draft: DraftAlteration): AlterationInput {
  const { id, title, price, days, measureName, min, max, step } = draft;
  return {
    ...(id !== null && { id }),
    title,
    price: readAmount(price) ?? 0,
    days: readStock(days) ?? 0,
    measure: isMeasured(draft)
      ? { name: measureName, min: readNumber(min), max: readNumber(max), step: readNumber(step) }
      : null,
    translations: TRANSLATIONS.map((language) => ({
      language,
      title: draft[titleIn(language)],
      measureName: draft[measureNameIn(language)],
    })),
  };
}

/** Finds the texts that cannot be sent, or that the server would lose, by their path in the form. */
export const alterationProblems = (list: readonly DraftAlteration[]) =>
  list.flatMap((draft, at) => {
    const problems: Partial<Record<AlterationField, string>> = {};
    if (readAmount(draft.price) === null) problems.price = texts.wrong.price;
    if (typeof readStock(draft.days) !== 'number') problems.days = texts.wrong.days;
    for (const name of ['min', 'max', 'step'] as const) {
      if (isMeasured(draft) && Number.isNaN(readNumber(draft[name])))
        problems[name] = texts.wrong.number;
    }
    for (const language of TRANSLATIONS) {
      const title = titleIn(language);
      if (isFilled(draft[measureNameIn(language)]) && !isFilled(draft[title]))
        problems[title] = texts.wrong.noTitle;
    }
    return Object.entries(problems).map(([name, text]) => [`alterations.${at}.${name}`, text]);
  });

/** Returns the path in the form of what an error about an input's `alterations` names. */
export const alterationPath = (field: string) =>
  field
    .replace(/^(alterations\.\d+)\.measure\.name$/, '$1.measureName')
    .replace(/^(alterations\.\d+)\.measure\./, '$1.')
    // No field shows the id.
    .replace(/^(alterations\.\d+)\.id$/, '$1.title')
    .replace(
      /^(alterations\.\d+)\.translations\.(\d)\.(\w+)$/,
      (_, row: string, at: string, name: string) => `${row}.${name}${TRANSLATIONS[Number(at)]}`,
    );

/** Writes it as people read it. */
export function alterationLine(draft: DraftAlteration): string {
  const { title, price, days, measureName, min, max, step } = draft;
  const line = texts.line(title, price, days);
  return isMeasured(draft) ? `${line}, ${texts.measured(measureName, min, max, step)}` : line;
}
