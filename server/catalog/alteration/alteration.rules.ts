import { isBlank } from '#shared/forms/form.ts';
import { DEFAULT_LANGUAGE, TRANSLATIONS, type Language, type Titles } from '#shared/language.ts';
import { blank, readText, type Reading } from '../../shared/form.ts';
import { Refusal } from '../../shared/problems.ts';
import type { AlterationRecord, CategoryRecord, ProductRecord } from '../catalog.store.ts';
import { plainly } from '../catalog.plain-text.rules.ts';
import { isSlug } from '../catalog.product.rules.ts';
import { slugOf } from '../staff/editing.ids.rules.ts';
import { hundredthsOf, MAX_MEASURE, MAX_STEPS, stepsOf } from './steps.rules.ts';

/** Length of a list, and of what a shopper may choose of it. */
export const MAX_ALTERATIONS = 10;
/** In characters. */
const MAX_TITLE = 80;
/** Centimes. */
const MAX_ALTERATION_PRICE = 10_000_00;
const MAX_DAYS = 60;

type Measure = NonNullable<AlterationRecord['measure']>;

export interface AlterationInput {
  /** Omitted: made of the title. */
  readonly id?: string | null | undefined;
  readonly title: string;
  readonly price: number;
  readonly days: number;
  readonly measure?: Measure | null | undefined;
  readonly translations?: readonly TranslationInput[] | null | undefined;
}

interface TranslationInput {
  readonly language: (typeof TRANSLATIONS)[number];
  readonly title: string;
  readonly measureName?: string | null | undefined;
}

/** Returns what may be altered on a product: its own list, else its category's. */
export const alterationsOf = (
  { alterations }: Pick<ProductRecord, 'alterations'>,
  category: Pick<CategoryRecord, 'alterations'> | undefined,
): readonly AlterationRecord[] => alterations ?? category?.alterations ?? [];

/** Returns it with the texts of a language; French ones where it is not translated. */
export function alterationIn(language: Language, alteration: AlterationRecord): AlterationRecord {
  const found = alteration.translations.find((each) => each.language === language);
  if (!found) return alteration;
  const { measure } = alteration;
  const name = found.measureName ?? measure?.name ?? '';
  return { ...alteration, title: found.title, measure: measure && { ...measure, name } };
}

export function titlesOfAlteration({ title, translations }: AlterationRecord): Titles {
  const translated = translations.map((each) => [each.language, each.title]);
  return { FR: title, ...Object.fromEntries(translated) };
}

/** Returns null without a measure. */
export function measureNamesOf({ measure, translations }: AlterationRecord): Titles | null {
  if (measure === null) return null;
  const translated = translations.flatMap(({ language, measureName }) =>
    measureName === null ? [] : [[language, measureName]],
  );
  return { [DEFAULT_LANGUAGE]: measure.name, ...Object.fromEntries(translated) };
}

/** Adds the problems of the list to `reading`. */
export function readAlterations(
  given: readonly AlterationInput[],
  field: string,
  reading: Reading,
): readonly AlterationRecord[] {
  if (given.length > MAX_ALTERATIONS) {
    const about = { reason: 'LIST_TOO_LONG', field, max: MAX_ALTERATIONS } as const;
    reading.problems.push({ code: 'INVALID', ...about });
    return [];
  }
  const taken = new Set<string>();
  for (const [at, { id }] of given.entries()) {
    if (id == null) continue;
    reading.read(() => requireFreeId(id, taken, `${field}.${at}.id`), undefined);
    taken.add(id);
  }
  return given.map((input, at) => readAlteration(input, `${field}.${at}`, taken, reading));
}

function requireFreeId(id: string, taken: ReadonlySet<string>, field: string): void {
  if (!isSlug(id)) throw new Refusal({ code: 'INVALID', reason: 'ALTERATION_ID', field });
  if (taken.has(id)) throw new Refusal({ code: 'INVALID', reason: 'TWICE', field, text: id });
}

function readAlteration(
  { id, title: written, price, days, measure, translations }: AlterationInput,
  field: string,
  taken: Set<string>,
  reading: Reading,
): AlterationRecord {
  const title = reading.read(() => readTitle(written, `${field}.title`), '');
  if (!isWithin(price, MAX_ALTERATION_PRICE)) {
    const about = { reason: 'FEE', field: `${field}.price`, max: MAX_ALTERATION_PRICE } as const;
    reading.problems.push({ code: 'INVALID', ...about });
  }
  if (!isWithin(days, MAX_DAYS)) {
    const about = { reason: 'NUMBER', field: `${field}.days`, min: 0, max: MAX_DAYS } as const;
    reading.problems.push({ code: 'INVALID', ...about });
  }
  return {
    id: id ?? freeId(title, taken),
    title,
    price,
    days,
    measure: measure == null ? null : readMeasure(measure, `${field}.measure`, reading),
    translations: readTranslations(translations ?? [], `${field}.translations`, reading),
  };
}

const isWithin = (number: number, max: number) =>
  Number.isSafeInteger(number) && number >= 0 && number <= max;

const readShort = plainly((value, field) => readText(value, field, MAX_TITLE));

const readTitle = plainly((value, field) => {
  if (isBlank(value)) throw blank('FIELD', field);
  return readText(value, field, MAX_TITLE);
});

/** Adds the new id to those that are taken. */
function freeId(title: string, taken: Set<string>): string {
  const slug = slugOf(title) || 'retouche';
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? slug : `${slug}-${number}`;
    if (taken.has(id)) continue;
    taken.add(id);
    return id;
  }
}

function readMeasure(
  { name: written, ...numbers }: Measure,
  field: string,
  reading: Reading,
): Measure {
  const name = reading.read(() => readTitle(written, `${field}.name`), '');
  const found = reading.problems.length;
  const read = (of: 'min' | 'max' | 'step') =>
    reading.read(() => readNumber(numbers[of], `${field}.${of}`), 1);
  const measure = { name, min: read('min'), max: read('max'), step: read('step') };
  if (reading.problems.length === found) {
    reading.read(() => requireSteps(measure, field), undefined);
  }
  return measure;
}

function readNumber(number: number, field: string): number {
  const hundredths = hundredthsOf(number);
  if (hundredths !== null && number >= 0 && number <= MAX_MEASURE) return hundredths / 100;
  throw new Refusal({ code: 'INVALID', reason: 'ALTERATION_NUMBER', field, max: MAX_MEASURE });
}

function requireSteps(measure: Measure, field: string): void {
  if (measure.min >= measure.max) {
    throw new Refusal({ code: 'INVALID', reason: 'ALTERATION_BOUNDS', field: `${field}.max` });
  }
  if (stepsOf(measure) !== null) return;
  const about = { reason: 'ALTERATION_STEP', field: `${field}.step`, max: MAX_STEPS } as const;
  throw new Refusal({ code: 'INVALID', ...about });
}

/** Leaves out a language whose title is blank; the last one of a language counts. */
function readTranslations(
  given: readonly TranslationInput[],
  field: string,
  reading: Reading,
): AlterationRecord['translations'] {
  const read = given.map(({ language, title, measureName }, at) => {
    const place = `${field}.${at}`;
    const translation = {
      language,
      title: reading.read(() => readShort(title, `${place}.title`), ''),
      measureName: isBlank(measureName)
        ? null
        : reading.read(() => readShort(measureName, `${place}.measureName`), null),
    };
    return [language, isBlank(title) ? null : translation] as const;
  });
  const found = new Map(read);
  return TRANSLATIONS.flatMap((language) => found.get(language) ?? []);
}
