import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CATEGORY_PICTURE } from '../../../server/catalog/category/picture.ts';
import { createCategory, MAX_CATEGORIES } from '../../../server/catalog/category/category.rules.ts';
import { BadCatalogFile, printCsv } from '../../../server/catalog/csv/catalog.csv.ts';
import { FIRST_COLUMNS } from '../../../server/catalog/csv/columns.ts';
import { candidateIds } from '../../../server/catalog/staff/editing.ids.rules.ts';
import { FITS } from '../../../server/catalog/catalog.store.ts';
import { OCCASIONS } from '../../../server/catalog/occasion/occasion.rules.ts';
import { KINDS } from '../../../server/catalog/kind/kind.rules.ts';
import { AUDIENCES, COLOR_FAMILIES } from '#shared/catalog/product-traits.ts';
import { tidy } from '#shared/text.ts';
import { AT, category, product } from '../../store/contract/records.ts';
import { codesOf } from '../shared/refusals.ts';
import { HEM } from './alteration/records.ts';
import { casesOf, HEADER, NEW, places, plan, printed, rowsIn } from './catalog.import.plan.ts';

function problemsOf(text: string) {
  try {
    rowsIn(text);
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
    ...`=1+1 +a -a @SUM(A1) '=x ''@x 'quoted' ＝x \ufeffx a;b a,b " a"b""c`.split(' '),
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
        occasions: fc.subarray([...OCCASIONS]),
        colorFamilies: fc.subarray([...COLOR_FAMILIES]),
        audience: fc.subarray([...AUDIENCES]),
        kinds: fc.subarray([...KINDS]),
        mark: fc.integer({ min: 0, max: 50 }),
        count: fc.nat({ max: 99_999_999 }),
        categoryName: fc.constantFrom('Robes', 'Traditionnels'),
        fit: fc.option(fc.constantFrom(...FITS)),
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
        const nothing = { categories: [], added: [], changed: [], archived: [], problems: [] };
        expect(plan(sent, all)).toMatchObject({ ...nothing, unchanged: all.length });
        const pictures = all.map(({ image }) => image);
        expect(plan(sent, [], pictures).added).toEqual(all);
      }),
    );
  });

  test('holds nothing that a spreadsheet runs', () => {
    const csv = printCsv([product('a', { title: '=HYPERLINK("x")', brand: '@x' })], false);
    expect(csv).toContain(`"'=HYPERLINK(""x"")",'@x`);
    expect(rowsIn(csv)[0]?.cells).toMatchObject({ title: '=HYPERLINK("x")', brand: '@x' });
  });

  test('for Excel has semicolons, decimal commas, and says that it is UTF-8', () => {
    const csv = printCsv([product('a', { price: 129_950, originalPrice: 140_000 })], true);
    expect(csv.startsWith('\ufeffid;title;')).toBe(true);
    expect(csv).toContain(';Traditionnels;1299,50;1400;non;/images/products/a.svg;');
    expect(csv).toContain(';4,9;945;;;;;;;;;;;;;;a;;;;;;;;\r\n');
  });
});

describe('reading a file', () => {
  test.each([
    ['commas', ',', '\n', ''],
    ['semicolons and Windows lines', ';', '\r\n', ''],
    ['tabs and old Mac lines', '\t', '\r', ''],
    ['a byte order mark', ';', '\r\n', '\ufeff'],
    ['a byte order mark before quotes', '","', '"\n"', '\ufeff"'],
  ])('with %s', (_, delimiter, end, start) => {
    const lines = [HEADER, NEW].map((line) => line.replaceAll(',', delimiter));
    const { added, problems } = plan(start + lines.join(end) + start.slice(1));
    expect(problems).toEqual([]);
    expect(added).toMatchObject([{ id: 'robe-lin', price: 89_900, originalPrice: 109_900 }]);
  });

  test('counts lines as an editor does: blank ones, and those inside of quotes', () => {
    const text = `${HEADER}\n\n"a","A","B","une\r\ndeux\n\ntrois",Robes,1,1,non,,,,\n,,,,,,,,,,,\nb,B,B,,Nope,1,1,non,,,,\n`;
    expect(rowsIn(text).map(({ line }) => line)).toEqual([3, 8]);
    expect(rowsIn(text)[0]?.cells.description).toBe('une\ndeux\n\ntrois');
    expect(places(text)).toEqual(['8 category']);
  });

  test.each(['sep=;\r\n', '\ufeffSEP=;\r\n'])('without the line %j, which Excel wants', (hint) => {
    const text = `${hint}${HEADER}\r\n${NEW},x\r\n${NEW}`.replaceAll(',', ';');
    expect(problemsOf(text)).toMatchObject([{ line: 3, column: null }]);
  });

  test('without empty cells behind the last column, as spreadsheets write them', () => {
    const text = `${HEADER},, \n${NEW}\n${NEW.replaceAll('robe', 'jupe')},,,\n`;
    const { added, problems } = plan(text);
    expect(problems).toEqual([]);
    expect(added).toMatchObject([{ id: 'robe-lin' }, { id: 'jupe-lin' }]);
  });

  test('takes columns in any order and case', () => {
    const columns = FIRST_COLUMNS.toReversed();
    const text = `${columns.join(',').toUpperCase()}\n${NEW.split(',').toReversed().join(',')}`;
    expect(plan(text).added).toMatchObject([{ id: 'robe-lin', title: 'Robe en lin' }]);
  });

  test('names every column that is unknown or there twice, and the id where it is missing', () => {
    expect(problemsOf('title,price,image,image,note\n')).toEqual([
      { line: 1, column: 'note', message: expect.stringContaining('n’existe pas') },
      { line: 1, column: 'id', message: 'Cette colonne manque.' },
      { line: 1, column: 'image', message: 'Cette colonne est là plusieurs fois.' },
    ]);
  });

  test('names every line with too few or too many cells', () => {
    expect(problemsOf(`${HEADER}\n${NEW}\na,b\n${NEW},x\n`)).toMatchObject([
      { line: 3, column: null },
      { line: 4, column: null },
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
    const text = `${HEADER}\n${`${NEW}\n`.repeat(20_000)}`;
    expect(rowsIn(text)).toHaveLength(20_000);
    expect(problemsOf(text + NEW)[0]?.message).toContain('trop de lignes');
  });
});

describe('bounds of a file', () => {
  test('of columns, lines and the problems that are named', () => {
    expect(problemsOf(','.repeat(100_000))[0]?.message).toContain('vide');
    expect(problemsOf(`id${',x'.repeat(50_000)}\n`)).toEqual([
      { line: 1, column: null, message: expect.stringContaining('200 au plus') },
    ]);
    expect(problemsOf(`${HEADER}\n${'\n'.repeat(260_000)}`)[0]?.message).toContain('250000');
    expect(problemsOf(`${HEADER}\n${'a,b\n'.repeat(1500)}`)).toHaveLength(1000);
    const wrong = Array.from({ length: 1500 }, (_, at) => `p-${at},P,B,,Robes,x,1,non,,,,`);
    expect(places([HEADER, ...wrong].join('\n'))).toHaveLength(1000);
  });

  test('keep lines and quotes whole wherever its parts end', () => {
    const text = 'un « mot », "deux"\r\n'.repeat(40);
    const cell = `"${text.replaceAll('"', '""')}"`;
    const lines = Array.from({ length: 100 }, (_, at) => `p-${at},P,B,${cell},Robes,1,1,non,,,,`);
    const rows = rowsIn([HEADER, ...lines].join('\r\n'));
    expect(rows.map(({ cells }) => cells.id)).toEqual(lines.map((_, at) => `p-${at}`));
    expect(rows.at(-1)).toMatchObject({ line: 2 + 99 * 41 });
    expect(rows.at(-1)?.cells.description).toBe(text.replaceAll('\r', ''));
  });

  test('more lines of a product than it may have variants are one problem', () => {
    const lines = Array.from({ length: 5000 }, (_, at) => `p,Taille=${at}`);
    expect(places(`id,options\n${lines.join('\n')}`, [product('p', {})])).toEqual(['102 variant']);
  });
});

describe('what a file may say', () => {
  const cells = Object.fromEntries(
    FIRST_COLUMNS.map((column, index) => [column, NEW.split(',')[index] ?? '']),
  );
  const withCell = (column: string, value: string) => {
    const columns = [...new Set([...FIRST_COLUMNS, column])];
    const row = columns.map((one) => (one === column ? value : cells[one]));
    return `${columns.join(',')}\n${row.map((cell) => `"${cell?.replaceAll('"', '""')}"`).join(',')}\n`;
  };

  const refused = [
    ['id', '', 'Robe-Lin', 'robe--lin', '__proto__', '../x', 'x'.repeat(101)],
    ['title', '', ' \u00a0 ', '<p></p>', 'x'.repeat(201), 'deux\u0000lignes'],
    ['brand', ''],
    ['description', 'x'.repeat(2001), 'a\u0007b'],
    ['category', '', 'Chapeaux'],
    ['price', '', '0', '-5', '1e3', '12abc', '1,299.50', '1.2.3', '12.345', '1100'],
    ['price', '0x10', 'NaN', 'Infinity', '12,345'],
    ['originalPrice', '200000.01'],
    ['outOfStock', '', 'peut-être'],
    ['image', 'https://example.com/x.svg', '/images/../shop.json', '/images/products/none.svg'],
    ['imageAlt', 'x'.repeat(201)],
    ['ratingValue', '5,1', '4.55', '-1'],
    ['ratingCount', '2.3k', '-1'],
    ['fit', 'grande', 'RUNS SMALL'],
    ['occasions', 'noces', 'aid | x'],
    ['colorFamilies', 'bordeaux', 'noir | x'],
    ['audience', 'enfant'],
    ['kinds', 'table', 'robe | x'],
  ];
  test.each(casesOf(refused))('no %s %j', (column, value) => {
    expect(places(withCell(column, value))).toContain(`2 ${column}`);
  });

  test('no original price below the price', () => {
    expect(places(withCell('originalPrice', '898.99'))).toContain('2 price');
  });

  test.each([
    ['price', '899,5', { price: 89_950 }],
    ['price', ' 899.50 ', { price: 89_950 }],
    ['originalPrice', '1\u202f299,50 DH', { originalPrice: 129_950 }],
    ['category', 'robes', { categoryName: 'Robes' }],
    ['outOfStock', 'OUI', { outOfStock: true }],
    ['outOfStock', 'VRAI', { outOfStock: true }],
    ['outOfStock', 'FAUX', { outOfStock: false }],
    ['outOfStock', '1', { outOfStock: true }],
    ['ratingValue', '4,6', { ratings: { value: 4.6, count: 0 } }],
    ['ratingValue', '5', { ratings: { value: 5, count: 0 } }],
    ['fit', 'Petit', { fit: 'RUNS_SMALL' }],
    ['fit', 'TRUE_TO_SIZE', { fit: 'TRUE_TO_SIZE' }],
    ['fit', ' ', { fit: null }],
    ['occasions', 'Soirée | aid; WEDDING', { occasions: ['WEDDING', 'EID', 'EVENING'] }],
    ['occasions', 'soirée du henné, plage', { occasions: ['HENNA', 'BEACH'] }],
    ['colorFamilies', 'DORÉ | noir; RED', { colorFamilies: ['BLACK', 'RED', 'GOLD'] }],
    ['audience', 'Homme, femme', { audience: ['WOMEN', 'MEN'] }],
    [
      'kinds',
      'Robes | T-SHIRT; maillot de bain',
      { kinds: ['robe', 't-shirt', 'maillot de bain'] },
    ],
    ['description', 'une\r\n\r\ndeux', { description: 'une\n\ndeux' }],
    ['title', '  Robe e\u0301toile ', { title: 'Robe étoile' }],
    ['title', 'x'.repeat(200), { title: 'x'.repeat(200) }],
    ['title', 'deux\nlignes', { title: 'deux lignes' }],
    ['title', 'Robe <b>c&eacute;leste</b> &amp; or', { title: 'Robe céleste & or' }],
    [
      'description',
      '<p data-start="1">Une</p><p>deux<br>5 < 6</p>',
      { description: 'Une\ndeux\n5 < 6' },
    ],
    ['description', '<p>&nbsp;</p>', { description: null }],
    ['brand', 'H&M', { brand: 'H&M' }],
    ['originalPrice', '', { price: 89_900, originalPrice: 89_900 }],
  ])('but %s %j', (column, value, expected) => {
    const { added, problems } = plan(withCell(column, value));
    expect(problems).toEqual([]);
    expect(added).toMatchObject([expected]);
  });

  test('every problem of every line is named, duplicates with the line that was first', () => {
    const text = `${HEADER}\n${NEW}\nX,,,,Nope,a,b,c,d,,e,f\n${NEW}\n`;
    const columns = 'id title brand category price originalPrice outOfStock image';
    expect(places(text)).toEqual([
      ...`${columns} ratingValue ratingCount`.split(' ').map((column) => `3 ${column}`),
      '4 id',
    ]);
    const { problems, added, products } = plan(text);
    expect(problems.at(-1)?.message).toContain('ligne 2');
    expect(added).toEqual([]);
    expect(products.map(({ line, outcome }) => `${line} ${outcome}`)).toEqual([
      '2 LEFT_OUT',
      '3 LEFT_OUT',
    ]);
  });
});

describe('a file without some of the columns', () => {
  const known = product('caftan', { description: 'Brocart', outOfStock: true });

  test.each(FIRST_COLUMNS.filter((column) => column !== 'id'))(
    'changes nothing of %s',
    (missing) => {
      const row = 'caftan,Autre,B,,Robes,3000,5000,non,/images/products/caftan.svg,X,1.5,3';
      const file = [HEADER, row].map((line) =>
        line
          .split(',')
          .filter((_, at) => FIRST_COLUMNS[at] !== missing)
          .join(','),
      );
      const { changed, problems } = plan(file.join('\n'), [known]);
      expect(problems).toEqual([]);
      const names = changed.flatMap(({ changes }) => changes.map(({ column }) => column));
      expect(names).toEqual(FIRST_COLUMNS.filter((one) => !['id', 'image', missing].includes(one)));
    },
  );

  test('has prices alone, as the spreadsheet of a sale does', () => {
    const changes = [{ column: 'price', from: '3490', to: '3290.50' }];
    expect(plan('id,price\ncaftan,"3290,5"\n', [known])).toMatchObject({ changed: [{ changes }] });
    expect(places('id;price\ncaftan;4200,01\n', [known])).toEqual(['2 price']);
  });

  test('ends a reduction by an empty original price', () => {
    const reduced = product('caftan', { price: 299_000, originalPrice: 349_000 });
    const changes = [{ column: 'originalPrice', from: '3490', to: '2990' }];
    expect(plan('id,price,originalPrice\ncaftan,2990,\n', [reduced])).toMatchObject({
      changed: [{ changes }],
    });
  });

  test('adds a product with what one must have, and names every column that is missing for it', () => {
    const { added } = plan(
      'category,id,title,brand,price\nRobes,robe-lin,Robe en lin,Belle Vue,899\n',
    );
    expect(added).toMatchObject([
      {
        id: 'robe-lin',
        price: 89_900,
        originalPrice: 89_900,
        outOfStock: false,
        description: null,
      },
    ]);
    const { problems } = plan('id,stock\ncaftan,4\ncaftna,5\n', [known]);
    const message = expect.stringContaining('n’a pas encore ce produit');
    expect(problems).toEqual(
      ['title', 'brand', 'category', 'price'].map((column) => ({ line: 3, column, message })),
    );
  });
});

describe('what a file does', () => {
  const known = product('caftan', {
    position: 7,
    description: 'Brocart',
    alterations: [HEM],
  });

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

  test('known products keep their place and what is left empty; each change is named', () => {
    const text = `${HEADER}\ncaftan,Caftan Céleste,Belle Vue,,Robes,3290,4200,oui,,,,\n`;
    const changed = { description: null, categoryName: 'Robes', price: 329_000, outOfStock: true };
    const changes = [
      { column: 'description', from: 'Brocart', to: '' },
      { column: 'category', from: 'Traditionnels', to: 'Robes' },
      { column: 'price', from: '3490', to: '3290' },
      { column: 'outOfStock', from: 'non', to: 'oui' },
    ];
    expect(plan(text, [known])).toMatchObject({
      added: [],
      changed: [{ before: known, product: { ...known, ...changed, version: 2 }, changes }],
    });
  });

  test('a new picture wants its own text', () => {
    const text = `${HEADER}\ncaftan,C,B,,Robes,1,1,non,/images/products/x.svg,,,\n`;
    expect(places(text, [known], ['/images/products/x.svg'])).toEqual(['2 imageAlt']);
  });
});

test('archived products that a file names are changed, stay archived, and keep their places', () => {
  const archived = [{ ...product('robe-lin', { position: 9 }), archivedAt: AT, draftSince: null }];
  const named = plan(`${HEADER}\n${NEW}`, [product('a')], [], { archived });
  expect(named.added).toEqual([]);
  expect(named.changed).toMatchObject([{ product: { id: 'robe-lin', position: 9 } }]);
  expect(named.archived).toEqual(archived);
  const soie = `${HEADER}\n${NEW.replace('robe-lin', 'robe-soie')}`;
  const other = plan(soie, [product('a')], [], { archived });
  expect(other.archived).toEqual([]);
  expect(other.added).toMatchObject([{ id: 'robe-soie', position: 10 }]);
});

/** A file of a product in each of these categories. */
const fileOf = (...names: readonly string[]) => {
  const rows = names.map((name, at) => NEW.replace('robe-lin', `p-${at}`).replace('Robes', name));
  return [HEADER, ...rows].join('\n');
};

describe('categories that a file needs', () => {
  const text = fileOf('Sacs', 'SÀCS', 'Robes', 'Chapeaux & co');

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
    const { image } = CATEGORY_PICTURE;
    expect(found.added).toMatchObject([
      { categoryName: 'Sacs', image },
      { categoryName: 'Sacs', image },
      { categoryName: 'Robes', image: '/images/categories/robes.svg' },
      { categoryName: 'Chapeaux & co', image },
    ]);
  });

  test('has no id that is a word of the shop’s addresses, in products and categories', () => {
    const row = `${HEADER}\n${NEW.replace('robe-lin', 'new')}\n`;
    expect(plan(row).problems).toEqual([
      { line: 2, column: 'id', message: expect.stringContaining('robe-new, new-2') },
    ]);
    // Where it has the id since before the words were reserved.
    expect(places('id,price\nnew,500\n', [product('new', { categoryName: 'Robes' })])).toEqual([]);
    expect(createCategory('New', [], { field: '' }).id).toBe('new-2');
    expect(candidateIds('New !', 1, 3)).toEqual(['new-2', 'new-3']);
    expect(candidateIds('New York', 1, 1)).toEqual(['new-york']);
  });

  test('must have names that a category may have, and be no more than fit', () => {
    const createCategories = true;
    const bad = places(fileOf('', '&', 'x'.repeat(201)), [], [], { createCategories });
    expect(bad).toEqual(['2 category', '3 category', '4 category']);
    const all = Array.from({ length: MAX_CATEGORIES }, (_, at) =>
      category(`c-${at}`, { name: `Rayon ${at}` }),
    );
    expect(codesOf(() => createCategory('Sacs', all, { field: '' }))).toEqual(['LIMIT_REACHED']);
    const both = plan(text, [], [], { categories: all.slice(1), createCategories });
    expect(both.problems).toMatchObject([{ line: 4 }, { line: 5 }]);
  });
});
