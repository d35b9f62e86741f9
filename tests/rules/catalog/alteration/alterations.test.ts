import { describe, expect, test } from 'vitest';
import {
  alterationIn,
  alterationsOf,
  measureNamesOf,
  readAlterations,
  titlesOfAlteration,
  type AlterationInput,
} from '../../../../server/catalog/alteration/alteration.rules.ts';
import { offeredAlterations } from '../../../../server/catalog/alteration/alteration.service.ts';
import type { AlterationRecord } from '../../../../server/catalog/catalog.store.ts';
import { Reading } from '../../../../server/shared/form.ts';
import type { Language } from '#shared/language.ts';
import { category, product } from '../../../store/contract/records.ts';
import { HEM, TAPER } from './records.ts';

function read(...given: readonly AlterationInput[]) {
  const reading = new Reading();
  const list = readAlterations(given, 'alterations', reading);
  const problems = reading.problems.map(({ code, reason, field }) =>
    [code, reason, field].join(' '),
  );
  return { list, problems };
}

const plain = { title: 'Reprise de la taille', price: 120_00, days: 3 };
const measured = { ...plain, measure: { name: 'Longueur (cm)', min: 90, max: 160, step: 0.5 } };

test('a product has its own alterations, also none, else those of its category', () => {
  const trousers = category('bas', { name: 'Bas', alterations: [HEM] });
  expect(alterationsOf(product('a'), trousers)).toEqual([HEM]);
  expect(alterationsOf(product('a', { alterations: [TAPER] }), trousers)).toEqual([TAPER]);
  expect(alterationsOf(product('a', { alterations: [] }), trousers)).toEqual([]);
  expect(alterationsOf(product('a'), undefined)).toEqual([]);
});

test('categories are read once for all products, and not for lists of their own', async () => {
  const readNames: (readonly string[])[] = [];
  const catalog = {
    categoriesNamed: async (names: readonly string[]) => {
      readNames.push(names);
      return [category('bas', { name: 'Bas', alterations: [HEM] })];
    },
  };
  const jeans = product('jean', { categoryName: 'Bas' });
  const own = product('own', { categoryName: 'Robes', alterations: [TAPER] });
  const bare = product('bare', { categoryName: 'Sacs' });
  const found = await offeredAlterations(catalog, [jeans, { ...jeans, id: 'jupe' }, own, bare]);
  expect([...found]).toEqual([
    ['jean', [HEM]],
    ['jupe', [HEM]],
    ['own', [TAPER]],
    ['bare', []],
  ]);
  expect(readNames).toEqual([['Bas', 'Sacs']]);
  await offeredAlterations(catalog, [own]);
  expect(readNames).toHaveLength(1);
});

describe('a list that staff write', () => {
  test('is read whole, with ids made of the titles that are free', () => {
    const { list, problems } = read({ ...measured, id: 'reprise-de-la-taille' }, plain, {
      ...plain,
      title: 'تقصير',
      price: 0,
      days: 0,
      measure: null,
    });
    expect(problems).toEqual([]);
    expect(list.map(({ id }) => id)).toEqual([
      'reprise-de-la-taille',
      'reprise-de-la-taille-2',
      'retouche',
    ]);
    expect(list[0]).toEqual({ ...measured, id: 'reprise-de-la-taille', translations: [] });
    expect(list[2]).toMatchObject({ title: 'تقصير', price: 0, days: 0, measure: null });
  });

  test('does not lend the id of a later alteration to an earlier one', () => {
    expect(read(plain, { ...plain, id: 'reprise-de-la-taille' }).list.map(({ id }) => id)).toEqual([
      'reprise-de-la-taille-2',
      'reprise-de-la-taille',
    ]);
  });

  test('has at most ten', () => {
    expect(read(...Array.from({ length: 10 }, () => plain)).problems).toEqual([]);
    const { problems } = read(...Array.from({ length: 11 }, () => plain));
    expect(problems).toEqual(['INVALID LIST_TOO_LONG alterations']);
  });

  test.each<[string, Partial<AlterationInput>, string]>([
    ['no title', { title: ' ' }, 'REQUIRED FIELD title'],
    ['a title of tags alone', { title: '<b></b>' }, 'REQUIRED FIELD title'],
    ['a title of 81 characters', { title: 'a'.repeat(81) }, 'INVALID TEXT_LENGTH title'],
    ['an id with capitals', { id: 'Ourlet 2' }, 'INVALID ALTERATION_ID id'],
    ['a price below 0', { price: -1 }, 'INVALID FEE price'],
    ['a price above 10,000 dirhams', { price: 1_000_001 }, 'INVALID FEE price'],
    ['61 days', { days: 61 }, 'INVALID NUMBER days'],
    ['-1 days', { days: -1 }, 'INVALID NUMBER days'],
  ])('is refused for %s, at its field', (_, change, problem) => {
    const [code, reason, field] = problem.split(' ');
    expect(read(plain, { ...plain, ...change }).problems).toEqual([
      `${code} ${reason} alterations.1.${field}`,
    ]);
  });

  test('is refused for an id that stands there twice', () => {
    const twice = { ...plain, id: 'ourlet' };
    expect(read(twice, twice).problems).toEqual(['INVALID TWICE alterations.1.id']);
  });

  test.each<[string, Partial<typeof measured.measure>, string]>([
    ['no name', { name: '' }, 'REQUIRED FIELD name'],
    ['a name of 81 characters', { name: 'a'.repeat(81) }, 'INVALID TEXT_LENGTH name'],
    ['bounds that are equal', { min: 160 }, 'INVALID ALTERATION_BOUNDS max'],
    ['bounds the wrong way round', { min: 161 }, 'INVALID ALTERATION_BOUNDS max'],
    ['a step of 0', { step: 0 }, 'INVALID ALTERATION_STEP step'],
    ['a step that does not lead to the end', { step: 0.3 }, 'INVALID ALTERATION_STEP step'],
    ['1,001 steps', { max: 190.1, step: 0.1 }, 'INVALID ALTERATION_STEP step'],
    ['a step below 0', { step: -0.5 }, 'INVALID ALTERATION_NUMBER step'],
    ['three decimals', { min: 90.125 }, 'INVALID ALTERATION_NUMBER min'],
    ['a number below 0', { min: -1 }, 'INVALID ALTERATION_NUMBER min'],
    ['a number above 10,000', { max: 10_000.5 }, 'INVALID ALTERATION_NUMBER max'],
    ['no number', { max: Number.NaN }, 'INVALID ALTERATION_NUMBER max'],
    ['no end', { max: Number.POSITIVE_INFINITY }, 'INVALID ALTERATION_NUMBER max'],
  ])('is refused for a measure with %s', (_, change, problem) => {
    const [code, reason, field] = problem.split(' ');
    const measure = { ...measured.measure, ...change };
    expect(read({ ...measured, measure }).problems).toEqual([
      `${code} ${reason} alterations.0.measure.${field}`,
    ]);
  });

  test('says all its problems at once', () => {
    const { problems } = read({
      title: '',
      price: -1,
      days: 99,
      measure: { ...measured.measure, min: -1 },
    });
    expect(problems).toHaveLength(4);
  });

  test('has translations in the order of the languages, without blank ones', () => {
    const { list } = read({
      ...measured,
      translations: [
        { language: 'EN', title: 'Taken-in waist', measureName: ' ' },
        { language: 'AR', title: 'تضييق الخصر', measureName: 'الطول (سم)' },
      ],
    });
    expect(list[0]?.translations).toEqual([
      { language: 'AR', title: 'تضييق الخصر', measureName: 'الطول (سم)' },
      { language: 'EN', title: 'Taken-in waist', measureName: null },
    ]);
    const blank = read({ ...plain, translations: [{ language: 'EN', title: ' ' }] });
    expect(blank.list[0]?.translations).toEqual([]);
    const long = [{ language: 'AR' as const, title: 'ا'.repeat(81) }];
    expect(read({ ...plain, translations: long }).problems).toEqual([
      'INVALID TEXT_LENGTH alterations.0.translations.0.title',
    ]);
  });
});

const textsIn = (language: Language, alteration: AlterationRecord) => {
  const { title, measure } = alterationIn(language, alteration);
  return [title, measure && measure.name];
};

describe('the texts of an alteration', () => {
  test('are French where they are not translated', () => {
    expect(textsIn('FR', HEM)).toEqual(['Ourlet', 'Longueur (cm)']);
    expect(textsIn('AR', HEM)).toEqual(['تقصير', 'الطول (سم)']);
    expect(textsIn('EN', HEM)).toEqual(['Hem', 'Longueur (cm)']);
    expect(textsIn('EN', TAPER)).toEqual([TAPER.title, null]);
    const translated = [{ language: 'EN' as const, title: 'Fitted', measureName: 'Length' }];
    expect(textsIn('EN', { ...TAPER, translations: translated })).toEqual(['Fitted', null]);
  });

  test('are known in every language that they have', () => {
    expect(titlesOfAlteration(HEM)).toEqual({ FR: 'Ourlet', AR: 'تقصير', EN: 'Hem' });
    expect(measureNamesOf(HEM)).toEqual({ FR: 'Longueur (cm)', AR: 'الطول (سم)' });
    expect(measureNamesOf(TAPER)).toBeNull();
  });
});
