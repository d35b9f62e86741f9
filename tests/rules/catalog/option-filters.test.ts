import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { filterGroups } from '../../../client/catalog/list/filter/filterGroups.ts';
import {
  catalogPath,
  filterNames,
  noFilters,
  readFilters,
  toggledOption,
  toProductFilter,
} from '../../../client/catalog/list/filter/filters.ts';
import { filterOptionsOf } from '../../../server/catalog/features/options.rules.ts';
import { readSeed } from '../../../server/seed/folder.ts';
import { product } from '../../store/contract/records.ts';

const having = (id: string, ...names: string[]) =>
  product(id, {
    options: names.map((name) => ({ name, values: [{ value: '39', swatch: null }] })),
  });

test('options are filters by how many products have them, each with a parameter of its own', () => {
  const products = [
    having('a', 'Taille', 'Matière', 'Couleur'),
    having('b', 'Pointure', 'Matière', 'Note'),
    having('c', 'matiere', 'قياس الخاتم'),
  ];
  expect(filterOptionsOf(products)).toEqual([
    { name: 'Matière', parameter: 'matiere' },
    // The mark of reviews has this one.
    { name: 'Note', parameter: 'option-note' },
    { name: 'Pointure', parameter: 'pointure' },
    { name: 'matiere', parameter: 'option-matiere' },
    { name: 'قياس الخاتم', parameter: 'قياس الخاتم' },
  ]);
});

test('no option takes a parameter of the list, and pages name thirty at most', () => {
  const taken = Object.values(filterNames);
  const [first, ...others] = taken.map((name) => having(name, name));
  const parameters = filterOptionsOf(first ? [first, ...others] : []).map(
    ({ parameter }) => parameter,
  );
  expect(parameters.filter((each) => taken.some((name) => name === each))).toEqual([]);
  const many = Array.from({ length: 40 }, (_, n) => having(`p${n}`, `Option ${n}`));
  expect(filterOptionsOf(many)).toHaveLength(30);
});

test('the demo has no other filters than its sizes, colours and widths', async () => {
  const { products } = await readSeed(fileURLToPath(new URL('../../../seed', import.meta.url)));
  expect(filterOptionsOf(products)).toEqual([]);
});

const SHOE_SIZE = { name: 'Pointure', title: 'Shoe size', parameter: 'pointure' };

test('an address has the values of an option, and nothing of other parameters', () => {
  const search = 'pointure=40&pointure=39&pointure=40&utm_source=lettre&matiere=cuir';
  const filters = readFilters(new URLSearchParams(search), undefined, [SHOE_SIZE]);
  expect(filters.options).toEqual([{ ...SHOE_SIZE, values: ['40', '39'] }]);
  expect(catalogPath(filters)).toBe('/products?pointure=40&pointure=39');
  expect(toProductFilter(filters).options).toContainEqual({
    name: 'Pointure',
    values: ['39', '40'],
  });
  expect(toProductFilter(noFilters).options).toHaveLength(2);
  const fewer = toggledOption(SHOE_SIZE, '40')(filters);
  expect(catalogPath(fewer)).toBe('/products?pointure=39');
  expect(toggledOption(SHOE_SIZE, '39')(fewer).options).toEqual([{ ...SHOE_SIZE, values: [] }]);
  const [group] = filterGroups(filters, undefined);
  expect(group?.chips.map(({ label }) => label)).toEqual([
    'Shoe size\u00a0: 40',
    'Shoe size\u00a0: 39',
  ]);
});
