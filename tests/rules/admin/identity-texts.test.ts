import { describe, expect, test } from 'vitest';
import {
  coloursOf,
  findProblems,
  inputOf,
  pathOf,
  valuesOf,
  type EditedIdentity,
} from '../../../client/admin/settings/identity/identityTexts.ts';

const identity: EditedIdentity = {
  version: 3,
  name: 'Pas à Pas',
  city: { fr: 'Fès', ar: 'فاس', en: null },
  sentence: null,
  since: 2019,
  logo: null,
  colours: null,
  languages: ['FR', 'AR', 'EN'],
  links: ['https://instagram.com/pasapas'],
  orderPrefix: 'PAS-',
  vatPercent: 20,
  texts: [
    {
      key: 'FOOTER',
      words: { fr: 'Chez {boutique}', ar: null, en: null },
    },
  ],
};
const stored = valuesOf(identity);
const typed = (change: Partial<typeof stored>) => ({ ...stored, ...change });

describe('what the form of the identity sends', () => {
  test('is nothing where nothing was typed', () => {
    expect(inputOf(identity, stored)).toEqual({});
  });

  test('is a text in all its languages where one of them changed, and no other text', () => {
    expect(inputOf(identity, typed({ city_en: 'Fez', texts_FAQ_fr: '## Payer' }))).toEqual({
      city: { fr: 'Fès', ar: 'فاس', en: 'Fez' },
      texts: [{ key: 'FAQ', fr: '## Payer', ar: '', en: '' }],
    });
  });

  test('is null for a number or for colours that were emptied', () => {
    const colours = { colours_accent: '#1F4F82', colours_ink: '#1b2330', colours_paper: '#ffffff' };
    expect(inputOf(identity, typed({ since: ' ', ...colours }))).toEqual({
      since: null,
      colours: { accent: '#1f4f82', ink: '#1b2330', paper: '#ffffff' },
    });
    const withColours = { ...identity, colours: coloursOf(typed(colours)) };
    const emptied = { colours_accent: '', colours_ink: '', colours_paper: '' };
    expect(inputOf(withColours, typed(emptied))).toEqual({ colours: null });
  });

  test('has French among the languages, whatever was unticked', () => {
    expect(inputOf(identity, typed({ sellsAR: false }))).toEqual({ languages: ['FR', 'EN'] });
  });
});

test('what cannot be sent is said at its field', () => {
  const problems = findProblems(
    typed({ since: 'hier', sentence_ar: 'أحذية', colours_accent: 'rouge' }),
  );
  expect(Object.keys(problems).toSorted()).toEqual([
    'colours_accent',
    'colours_ink',
    'colours_paper',
    'sentence_fr',
    'since',
  ]);
});

test('an error of the API has the field that it is about', () => {
  expect(['texts.FAQ.fr', 'links.1', 'colours.ink', 'name'].map(pathOf)).toEqual([
    'texts_FAQ_fr',
    'links',
    'colours_ink',
    'name',
  ]);
});
