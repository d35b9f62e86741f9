import { expect, test } from 'vitest';
import { catalogHead, catalogTitle } from '../../../client/catalog/list/catalogHead.ts';
import { noFilters } from '../../../client/catalog/list/filter/filters.ts';

test('a page of results names what was searched, in its title and its heading', () => {
  const searched = { ...noFilters, search: ' caftan ' };
  const name = 'Résultats pour «\u00a0caftan\u00a0»';
  expect(catalogHead(searched, undefined)).toEqual({ title: name });
  expect(catalogTitle({ ...searched, categories: ['Robes'] }, undefined)).toBe(name);
});

test('without a search the heading is the shop’s, or the one category’s', () => {
  expect(catalogTitle(noFilters, undefined)).toBe('Boutique');
  expect(catalogTitle({ ...noFilters, categories: ['Robes'] }, undefined)).toBe('Robes');
});
