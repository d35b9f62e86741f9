import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CATEGORY_PICTURE } from '../../../server/catalog/catalog.category.picture.ts';
import { MAX_CATEGORIES } from '../../../server/catalog/catalog.category.rules.ts';
import {
  BadCatalogFile,
  COLUMNS,
  printCsv,
  readCsv,
  type FileProblem,
} from '../../../server/catalog/catalog.csv.ts';
import { planImport, type Catalogue } from '../../../server/catalog/catalog.import.rules.ts';
import type { ProductRecord } from '../../../server/catalog/catalog.store.ts';
import { messageOf } from '../../../server/shared/messages.ts';
import { tidy } from '../../../server/shared/text.ts';
import { AT, category, product } from '../../store/records.ts';

const categories = [
  category('robes', { name: 'Robes', image: '/images/categories/robes.svg', imageAlt: 'Robes' }),
  category('traditionnels', { name: 'Traditionnels' }),
];
const HEADER = COLUMNS.join(',');
const NEW = 'robe-lin,Robe en lin,Belle Vue,,Robes,899,1099,non,,,,';

function plan(
  text: string,
  products: readonly ProductRecord[] = [],
  paths: string[] = [],
  change: Partial<Catalogue> = {},
) {
  const planned = planImport(readCsv(text), {
    products,
    archived: [],
    categories,
    createCategories: false,
    pictures: new Map(paths.map((path) => [path, { path }])),
    now: new Date(AT),
    ...change,
  });
  return { ...planned, problems: planned.problems.map(printed) };
}

/** A problem as it is printed. */
function printed(problem: FileProblem) {
  const { line, field: column = null } = problem;
  return { line, column, message: messageOf(problem) };
}

/** The places of a plan's problems, such as `3 price`. */
function places(text: string, products: readonly ProductRecord[] = []): readonly string[] {
  return plan(text, products).problems.map(({ line, column }) => `${line} ${column}`);
}

function problemsOf(text: string) {
  try {
    readCsv(text);
  } catch (error) {
    if (error instanceof BadCatalogFile) return error.problems.map(printed);
  }
  throw new Error('The file was not refused');
}

describe('a file that was exported', () => {
  const words = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
    .map((text) => tidy(text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '')))
    .filter((text) => text !== '');
  const tricky = fc.constantFrom(
    '=1+1',
    '+a',
    '-a',
    '@SUM(A1)',
    "'=x",
    "''@x",
    "'quoted'",
    'a;b',
    'a,b',
    '"',
    'a"b""c',
    '＝x',
    '\ufeffx',
  );
  const text = fc.oneof(words, tricky.map(tidy));
  const paragraphs = fc.array(text, { minLength: 1, maxLength: 3 }).map((all) => all.join('\n'));
  const price = fc.integer({ min: 1, max: 20_000_000 });
  const products = fc
    .array(
      fc.record({
        title: text,
        brand: text,
        description: fc.option(paragraphs),
        imageAlt: text,
        prices: fc.tuple(price, price),
        outOfStock: fc.boolean(),
        mark: fc.integer({ min: 0, max: 50 }),
        count: fc.nat({ max: 99_999_999 }),
        categoryName: fc.constantFrom('Robes', 'Traditionnels'),
      }),
      { minLength: 1, maxLength: 5 },
    )
    .map((all) =>
      all.map(({ prices, mark, count, ...one }, index) =>
        product(`p-${index}`, {
          ...one,
          position: index + 1,
          price: Math.min(...prices),
          originalPrice: Math.max(...prices),
          ratings: { value: mark / 10, count },
        }),
      ),
    );

  test('changes nothing when it comes back, and makes the same products elsewhere', () => {
    fc.assert(
      fc.property(products, fc.boolean(), fc.boolean(), (all, isForExcel, isWindows) => {
        const csv = printCsv(all, isForExcel);
        const sent = isWindows ? csv.replace(/\r?\n/g, '\r\n') : csv;
        expect(plan(sent, all)).toEqual({
          categories: [],
          added: [],
          changed: [],
          unchanged: all.length,
          archived: [],
          problems: [],
        });
        const pictures = all.map(({ image }) => image);
        expect(plan(sent, [], pictures).added).toEqual(all);
      }),
    );
  });

  test('holds nothing that a spreadsheet runs', () => {
    const csv = printCsv([product('a', { title: '=HYPERLINK("x")', brand: '@x' })], false);
    expect(csv).toContain(`"'=HYPERLINK(""x"")",'@x`);
    expect(readCsv(csv)[0]?.cells).toMatchObject({ title: '=HYPERLINK("x")', brand: '@x' });
  });

  test('for Excel has semicolons, decimal commas, and says that it is UTF-8', () => {
    const csv = printCsv([product('a', { price: 129_950, originalPrice: 140_000 })], true);
    expect(csv.startsWith('\ufeffid;title;')).toBe(true);
    expect(csv).toContain(';Traditionnels;1299,50;1400;non;/images/products/a.svg;');
    expect(csv).toContain(';4,9;945;a;;;;;;\r\n');
  });
});

describe('reading a file', () => {
  test.each([
    ['commas', ',', '\n', ''],
    ['semicolons and Windows lines', ';', '\r\n', ''],
    ['tabs and old Mac lines', '\t', '\r', ''],
    ['a byte order mark', ';', '\r\n', '\ufeff'],
  ])('with %s', (_, delimiter, end, mark) => {
    const lines = [HEADER, NEW].map((line) => line.replaceAll(',', delimiter));
    const { added, problems } = plan(mark + lines.join(end));
    expect(problems).toEqual([]);
    expect(added).toMatchObject([{ id: 'robe-lin', price: 89_900, originalPrice: 109_900 }]);
  });

  test('with a byte order mark before quotes', () => {
    const quoted = COLUMNS.map((column) => `"${column}"`).join(',');
    expect(plan(`\ufeff${quoted}\n${NEW}`).added).toMatchObject([{ id: 'robe-lin' }]);
  });

  test('counts lines as an editor does: blank ones, and those inside of quotes', () => {
    const text = `${HEADER}\n\n"a","A","B","une\r\ndeux\n\ntrois",Robes,1,1,non,,,,\n,,,,,,,,,,,\nb,B,B,,Nope,1,1,non,,,,\n`;
    expect(readCsv(text).map(({ line }) => line)).toEqual([3, 8]);
    expect(readCsv(text)[0]?.cells.description).toBe('une\ndeux\n\ntrois');
    expect(places(text)).toEqual(['8 category']);
  });

  test('takes columns in any order and case', () => {
    const columns = COLUMNS.toReversed();
    const text = `${columns.join(',').toUpperCase()}\n${NEW.split(',').toReversed().join(',')}`;
    expect(plan(text).added).toMatchObject([{ id: 'robe-lin', title: 'Robe en lin' }]);
  });

  test('names every column that is unknown, missing or there twice', () => {
    const text = `id,title,brand,description,category,price,originalPrice,image,image,imageAlt,ratingValue,note\n`;
    expect(problemsOf(text).map(({ line, column, message }) => [line, column, message])).toEqual([
      [1, 'note', expect.stringContaining('n’existe pas')],
      [1, 'outOfStock', 'Cette colonne manque.'],
      [1, 'ratingCount', 'Cette colonne manque.'],
      [1, 'image', 'Cette colonne est là plusieurs fois.'],
    ]);
  });

  test('names every line with too few or too many cells', () => {
    expect(
      problemsOf(`${HEADER}\n${NEW}\na,b\n${NEW},x\n`).map(({ line, column }) => [line, column]),
    ).toEqual([
      [3, null],
      [4, null],
    ]);
  });

  test.each([
    ['never closed', `${HEADER}\n${NEW}\n"a,b\nc\n`, 3, 'jamais refermé'],
    ['in the middle', `${HEADER}\na"b,c\n`, 2, 'mal placés'],
    ['closed too early', `${HEADER}\n"a"b,c\n`, 2, 'mal placés'],
  ])('names the line of a quote %s', (_, text, line, message) => {
    expect(problemsOf(text)).toEqual([
      { line, column: null, message: expect.stringContaining(message) },
    ]);
  });

  test.each(['', '\ufeff', '\n\n', ' , ,\n'])('refuses %j, which says nothing', (text) => {
    expect(problemsOf(text)).toMatchObject([{ line: 1, message: expect.stringContaining('vide') }]);
  });

  test('takes 20000 products and no more', () => {
    const rows = (count: number) => `${HEADER}\n${`${NEW}\n`.repeat(count)}`;
    expect(readCsv(rows(20_000))).toHaveLength(20_000);
    expect(problemsOf(rows(20_001))).toMatchObject([
      { message: expect.stringContaining('trop de lignes') },
    ]);
  });
});

describe('what a file may say', () => {
  const cells = Object.fromEntries(
    COLUMNS.map((column, index) => [column, NEW.split(',')[index] ?? '']),
  );
  const withCell = (column: string, value: string) => {
    const row = COLUMNS.map((one) => (one === column ? value : cells[one]));
    return `${HEADER}\n${row.map((cell) => `"${cell?.replaceAll('"', '""')}"`).join(',')}\n`;
  };

  test.each([
    ['id', ''],
    ['id', 'Robe-Lin'],
    ['id', 'robe--lin'],
    ['id', '__proto__'],
    ['id', '../x'],
    ['id', 'x'.repeat(101)],
    ['title', ''],
    ['title', ' \u00a0 '],
    ['title', 'x'.repeat(201)],
    ['title', 'deux\nlignes'],
    ['brand', ''],
    ['description', 'x'.repeat(2001)],
    ['description', 'a\u0007b'],
    ['category', ''],
    ['category', 'Chapeaux'],
    ['price', ''],
    ['price', '0'],
    ['price', '-5'],
    ['price', '1e3'],
    ['price', '12abc'],
    ['price', '1 299'],
    ['price', '1,299.50'],
    ['price', '1.2.3'],
    ['price', '12.345'],
    ['price', '1100'],
    ['originalPrice', '200000.01'],
    ['originalPrice', '898.99'],
    ['outOfStock', ''],
    ['outOfStock', 'peut-être'],
    ['image', 'https://example.com/x.svg'],
    ['image', '/images/../shop.json'],
    ['image', '/images/products/none.svg'],
    ['imageAlt', 'x'.repeat(201)],
    ['ratingValue', '5,1'],
    ['ratingValue', '4.55'],
    ['ratingValue', '-1'],
    ['ratingCount', '2.3k'],
    ['ratingCount', '-1'],
  ])('no %s %j', (column, value) => {
    const { problems } = plan(withCell(column, value));
    const blamed = column === 'originalPrice' && value === '898.99' ? 'price' : column;
    expect(problems.map((problem) => `${problem.line} ${problem.column}`)).toContain(`2 ${blamed}`);
  });

  test.each([
    ['price', '899', { price: 89_900 }],
    ['price', '899,5', { price: 89_950 }],
    ['price', ' 899.50 ', { price: 89_950 }],
    ['category', 'robes', { categoryName: 'Robes' }],
    ['outOfStock', 'OUI', { outOfStock: true }],
    ['outOfStock', 'VRAI', { outOfStock: true }],
    ['outOfStock', 'FAUX', { outOfStock: false }],
    ['outOfStock', '1', { outOfStock: true }],
    ['ratingValue', '4,6', { ratings: { value: 4.6, count: 0 } }],
    ['ratingValue', '5', { ratings: { value: 5, count: 0 } }],
    ['description', 'une\r\n\r\ndeux', { description: 'une\n\ndeux' }],
    ['title', '  Robe e\u0301toile ', { title: 'Robe étoile' }],
    ['title', 'x'.repeat(200), { title: 'x'.repeat(200) }],
  ])('but %s %j', (column, value, expected) => {
    const { added, problems } = plan(withCell(column, value));
    expect(problems).toEqual([]);
    expect(added).toMatchObject([expected]);
  });

  test('every problem of every line is named, duplicates with the line that was first', () => {
    const text = `${HEADER}\n${NEW}\nX,,,,Nope,a,b,c,d,,e,f\n${NEW}\n`;
    const { problems, added } = plan(text);
    expect(problems.map(({ line, column }) => `${line} ${column}`)).toEqual([
      '3 id',
      '3 title',
      '3 brand',
      '3 category',
      '3 price',
      '3 originalPrice',
      '3 outOfStock',
      '3 image',
      '3 ratingValue',
      '3 ratingCount',
      '4 id',
    ]);
    expect(problems.at(-1)?.message).toContain('ligne 2');
    expect(added).toHaveLength(1);
  });
});

describe('what a file does', () => {
  const known = product('caftan', { position: 7, description: 'Brocart' });

  test('new products come last, with their category’s picture and no rating unless they have some', () => {
    const text = `${HEADER}\n${NEW}\nautre,Autre,B,,Robes,10,10,oui,/images/products/x.svg,Alt,4.5,3\n`;
    const { added } = plan(text, [known], ['/images/products/x.svg']);
    expect(added).toEqual([
      product('robe-lin', {
        position: 8,
        title: 'Robe en lin',
        price: 89_900,
        originalPrice: 109_900,
        categoryName: 'Robes',
        image: '/images/categories/robes.svg',
        imageAlt: 'Robes',
        ratings: { value: 0, count: 0 },
      }),
      product('autre', {
        position: 9,
        title: 'Autre',
        brand: 'B',
        price: 1000,
        originalPrice: 1000,
        categoryName: 'Robes',
        image: '/images/products/x.svg',
        imageAlt: 'Alt',
        outOfStock: true,
        ratings: { value: 4.5, count: 3 },
      }),
    ]);
  });

  test('known products keep their place and what is left empty; each change is told', () => {
    const text = `${HEADER}\ncaftan,Caftan Céleste,Belle Vue,,Robes,3290,4200,oui,,,,\n`;
    const { changed, added } = plan(text, [known]);
    expect(added).toEqual([]);
    expect(changed).toEqual([
      {
        before: known,
        product: {
          ...known,
          description: null,
          categoryName: 'Robes',
          price: 329_000,
          outOfStock: true,
          version: 2,
        },
        changes: [
          { column: 'description', from: 'Brocart', to: '' },
          { column: 'category', from: 'Traditionnels', to: 'Robes' },
          { column: 'price', from: '3490', to: '3290' },
          { column: 'outOfStock', from: 'non', to: 'oui' },
        ],
      },
    ]);
  });

  test('a new picture wants its own text', () => {
    const text = `${HEADER}\ncaftan,C,B,,Robes,1,1,non,/images/products/x.svg,,,\n`;
    const { problems } = plan(text, [known], ['/images/products/x.svg']);
    expect(problems).toMatchObject([{ line: 2, column: 'imageAlt' }]);
  });
});

describe('archived products', () => {
  const archived = [{ ...product('robe-lin', { position: 9 }), archivedAt: AT }];

  test('are changed by a file, and named among those that stay archived', () => {
    const found = plan(`${HEADER}\n${NEW}`, [product('a')], [], { archived });
    expect(found.added).toEqual([]);
    expect(found.changed.map(({ product: { id, position } }) => [id, position])).toEqual([
      ['robe-lin', 9],
    ]);
    expect(found.archived).toEqual(archived);
  });

  test('that a file does not name are not named, and keep their places', () => {
    const found = plan(`${HEADER}\n${NEW.replace('robe-lin', 'robe-soie')}`, [product('a')], [], {
      archived,
    });
    expect(found.archived).toEqual([]);
    expect(found.added.map(({ position }) => position)).toEqual([10]);
  });
});

describe('categories that a file needs', () => {
  const lines = ['Sacs', 'SÀCS', 'Robes', 'Chapeaux & co'].map((name, at) =>
    NEW.replace('robe-lin', `p-${at}`).replace(',Robes,', `,${name},`),
  );
  const text = [HEADER, ...lines].join('\n');

  test('are refused by name, unless they may be created', () => {
    expect(places(text)).toEqual(['2 category', '3 category', '5 category']);
    expect(plan(text).categories).toEqual([]);
  });

  test('are created once each, behind those that there are, with a picture for their products', () => {
    const found = plan(text, [], [], { createCategories: true });
    expect(found.problems).toEqual([]);
    expect(found.categories).toMatchObject([
      { id: 'sacs', name: 'Sacs', position: 2, ...CATEGORY_PICTURE },
      { id: 'chapeaux-co', name: 'Chapeaux & co', position: 3, ...CATEGORY_PICTURE },
    ]);
    expect(found.added.map(({ categoryName, image }) => [categoryName, image])).toEqual([
      ['Sacs', CATEGORY_PICTURE.image],
      ['Sacs', CATEGORY_PICTURE.image],
      ['Robes', '/images/categories/robes.svg'],
      ['Chapeaux & co', CATEGORY_PICTURE.image],
    ]);
  });

  test('must have names that a category may have, and be no more than fit', () => {
    const long = 'x'.repeat(201);
    const bad = ['', '&', long].map((name, at) =>
      NEW.replace('robe-lin', `p-${at}`).replace(',Robes,', `,${name},`),
    );
    const { problems } = plan([HEADER, ...bad].join('\n'), [], [], { createCategories: true });
    expect(problems.map(({ line, column }) => `${line} ${column}`)).toEqual([
      '2 category',
      '3 category',
      '4 category',
    ]);
    const full = Array.from({ length: MAX_CATEGORIES - 1 }, (_, at) =>
      category(`c-${at}`, { name: `Rayon ${at}` }),
    );
    const change = { categories: full, createCategories: true };
    const both = plan(text, [], [], change);
    expect(both.problems.map(({ line }) => line)).toEqual([4, 5]);
  });
});
