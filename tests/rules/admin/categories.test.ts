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
  test('are sent whole, of a new category without the text of a picture', () => {
    const input = {
      id: 'sacs',
      name: 'Sacs',
      description: 'Tressés main.',
      imageAlt: 'Un sac',
      translations: [
        { language: 'AR', name: '', description: '' },
        { language: 'EN', name: 'Bags', description: 'Sewn.' },
      ],
      alterations: [],
    };
    expect(inputOf(bags, { ...typed, descriptionEN: 'Sewn.' })).toEqual(input);
    const { id: _id, imageAlt: _alt, ...added } = input;
    expect(inputOf(newCategory, { ...typed, descriptionEN: 'Sewn.' })).toEqual(added);
  });

  test('are counted where shoppers read French', () => {
    expect([countMissing('AR', typed), countMissing('EN', typed)]).toEqual([2, 1]);
    expect(countMissing('AR', { ...typed, descriptionFR: '' })).toBe(1);
  });

  test('are refused where the shop would lose them, and find the field of an error', () => {
    expect(findProblems(typed)).toEqual({});
    expect(Object.keys(findProblems({ ...typed, nameEN: ' ', descriptionEN: 'Sewn.' }))).toEqual([
      'nameEN',
    ]);
    expect(
      ['name', 'imageAlt', 'translations.0.name', 'translations.1.description', 'id'].map(fieldOf),
    ).toEqual(['nameFR', 'imageAlt', 'nameAR', 'descriptionEN', 'id']);
  });
});
