import { describe, expect, test } from 'vitest';
import {
  countMissing,
  fieldOf,
  findProblems,
  inputOf,
  newCategory,
  textsOf,
} from '../../../client/admin/categories/categoryTexts.ts';

const bags = {
  ...newCategory,
  id: 'sacs',
  version: 3,
  name: 'Sacs',
  description: 'Tressés main.',
  imageAlt: 'Un sac',
  translations: [{ language: 'EN' as const, name: 'Bags', description: null }],
};
const typed = textsOf(bags);

describe('the texts of a category', () => {
  test('are sent where they changed, a translation with its name', () => {
    expect(inputOf(bags, typed)).toEqual({ id: 'sacs' });
    expect(
      inputOf(bags, {
        ...typed,
        descriptionFR: ' Cousus. ',
        descriptionEN: 'Sewn.',
        imageAlt: 'Deux',
      }),
    ).toEqual({
      id: 'sacs',
      description: 'Cousus.',
      imageAlt: 'Deux',
      translations: [{ language: 'EN', name: 'Bags', description: 'Sewn.' }],
    });
    expect(inputOf(newCategory, { ...textsOf(newCategory), nameFR: 'Sacs' })).toEqual({
      name: 'Sacs',
    });
  });

  test('are counted where shoppers read French', () => {
    expect([countMissing('AR', typed), countMissing('EN', typed)]).toEqual([2, 1]);
    expect(countMissing('AR', { ...typed, descriptionFR: '' })).toBe(1);
  });

  test('are refused where the shop would lose them, and find the field of an error', () => {
    expect(findProblems(bags, typed)).toEqual({});
    const blank = { ...typed, nameEN: ' ', descriptionEN: 'Sewn.', imageAlt: '' };
    expect(Object.keys(findProblems(bags, blank))).toEqual(['imageAlt', 'nameEN']);
    // A new one has no picture to describe.
    expect(findProblems(null, { ...typed, imageAlt: '' })).toEqual({});
    const input = inputOf(bags, { ...typed, nameAR: 'حقائب', descriptionEN: 'Sewn.' });
    expect(
      ['name', 'imageAlt', 'translations.0.name', 'translations.1.description', 'id', null].map(
        (path) => fieldOf(input, path),
      ),
    ).toEqual(['nameFR', 'imageAlt', 'nameAR', 'descriptionEN', undefined, undefined]);
  });
});
