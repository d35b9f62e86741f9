import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  COLUMNS,
  printCsv,
  readCsv,
  VARIANT_COLUMNS,
  type VariantColumn,
} from '../../../server/catalog/catalog.csv.ts';
import { planImport } from '../../../server/catalog/catalog.import.rules.ts';
import { withAvailability } from '../../../server/catalog/catalog.stock.rules.ts';
import type { ProductRecord } from '../../../server/catalog/catalog.store.ts';
import { onlyVariant, variantIdOf } from '../../../server/catalog/catalog.variant.rules.ts';
import { messageOf } from '../../../server/shared/messages.ts';
import { AT, category, product } from '../../store/records.ts';

const categories = [category('traditionnels', { name: 'Traditionnels' })];

function plan(text: string, products: readonly ProductRecord[] = [], paths: string[] = []) {
  return planImport(readCsv(text), {
    products,
    archived: [],
    categories,
    createCategories: false,
    pictures: new Map(paths.map((path) => [path, { path }])),
    now: new Date(AT),
  });
}

const HEADER = [...COLUMNS, ...VARIANT_COLUMNS].join(',');
const NEW = 'robe-lin,Robe en lin,Belle Vue,,Traditionnels,899,1099,non,,,,';
type VariantRow = Partial<Record<VariantColumn, string>>;

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const variantCells = (row: VariantRow) =>
  VARIANT_COLUMNS.map((column) => quoted(row[column] ?? '')).join(',');
/** A file of one product: its first row describes it unless it is null. */
const fileOf = (id: string, described: string | null, ...rows: readonly VariantRow[]) =>
  [
    HEADER,
    ...rows.map((row, at) => {
      const own = at === 0 && described !== null ? described : `${id},,,,,,,,,,,`;
      return `${own},${variantCells(row)}`;
    }),
  ].join('\n');

/** The only product that a file adds or changes. */
function only(text: string, products: readonly ProductRecord[] = []): ProductRecord {
  const { added, changed, problems } = plan(text, products);
  expect(problems.map((problem) => `${problem.line} ${messageOf(problem)}`)).toEqual([]);
  const [one, ...more] = [...added, ...changed.map((change) => change.product)];
  if (!one || more.length > 0) throw new Error('The file is not about one product');
  return one;
}

const places = (text: string, products: readonly ProductRecord[] = []) =>
  plan(text, products).problems.map(({ line, field }) => `${line} ${field}`);

const SIZES = ['38', '40', '42'];
const sized = product('caftan', {
  options: [{ name: 'Taille', values: SIZES.map((value) => ({ value, swatch: null })) }],
  variants: SIZES.map((value, at) => ({
    ...onlyVariant(value === '40' ? 'caftan' : `caftan.${value}`, 5 + at),
    sku: `C-${value}`,
    values: [value],
    allocated: at,
  })),
  details: [{ label: 'Matière', value: 'Soie' }],
  gallery: [{ url: '/images/products/dos.svg', alt: 'Dos', value: null }],
  sizeGuide: 'caftans',
});
const stockOf = (one: ProductRecord) =>
  one.variants.map(({ id, stockOnHand }) => `${id} ${stockOnHand}`);

describe('a file that was exported', () => {
  const word = fc.oneof(
    fc.constantFrom('a|b', 'a=b', String.raw`a\b`, 'a #1f2a44', '#', '=1+1', 'Bleu nuit', '  ;,"'),
    fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 12 }),
  );
  const name = word.map((text) => text.trim()).filter((text) => text !== '');
  const names = (maxLength: number) => fc.uniqueArray(name, { minLength: 1, maxLength });
  const price = fc.option(fc.integer({ min: 1, max: 20_000_000 }));
  const measure = fc.integer({ min: 1, max: 999 });
  const cells = fc.record({
    sku: fc.option(name),
    prices: fc.tuple(price, price),
    stockOnHand: fc.option(fc.nat({ max: 9_999_999 })),
    allocated: fc.nat({ max: 20 }),
    frame: fc.option(
      fc.record({
        lensWidth: measure,
        bridgeWidth: measure,
        templeLength: measure,
        lensHeight: measure,
        frameWidth: measure,
      }),
    ),
  });
  const anOption = fc.record({
    name,
    values: fc
      .tuple(names(3), fc.array(fc.option(fc.constantFrom('#1f2a44', '#F4F1EA')), { minLength: 3 }))
      .map(([values, swatches]) =>
        values.map((value, at) => ({ value, swatch: swatches[at] ?? null })),
      ),
  });
  const products = fc
    .tuple(
      fc.uniqueArray(anOption, { maxLength: 3, selector: (one) => one.name }),
      fc.array(cells, { minLength: 27, maxLength: 27 }),
      fc.nat({ max: 26 }),
      fc.boolean(),
    )
    .map(([options, all, base, outOfStock]) => {
      const grid = options.reduce<readonly string[][]>(
        (rows, { values }) => rows.flatMap((row) => values.map(({ value }) => [...row, value])),
        [[]],
      );
      const variants = grid.map((values, at) => {
        const written = all[at];
        if (!written) throw new Error('27 combinations at most');
        const { prices, allocated, ...same } = written;
        const [one, other] = prices;
        const isSwapped = one !== null && other !== null && one > other;
        return {
          ...onlyVariant(at === base % grid.length ? 'p' : `p.v${at}`),
          ...same,
          values,
          price: isSwapped ? other : one,
          originalPrice: isSwapped ? one : other,
          allocated: same.stockOnHand === null ? 0 : Math.min(allocated, same.stockOnHand),
        };
      });
      return withAvailability(product('p', { options, variants, outOfStock }));
    });

  test('changes nothing when it comes back, and makes the same variants elsewhere', () => {
    fc.assert(
      fc.property(products, fc.boolean(), (one, isForExcel) => {
        const csv = printCsv([one], isForExcel);
        expect(readCsv(csv)).toHaveLength(one.variants.length);
        expect(plan(csv, [one])).toMatchObject({
          added: [],
          changed: [],
          unchanged: 1,
          problems: [],
        });
        const unallocated = one.variants.map((variant) => ({ ...variant, allocated: 0 }));
        const outOfStock = one.outOfStock || unallocated.every((each) => each.stockOnHand === 0);
        expect(plan(csv, [], [one.image]).added).toEqual([
          { ...one, outOfStock, variants: unallocated },
        ]);
      }),
    );
  });

  test('reads well in a spreadsheet', () => {
    const colours = [
      { value: 'Bleu nuit', swatch: '#1f2a44' },
      { value: 'Blanc', swatch: null },
    ];
    const frame = {
      lensWidth: 54,
      bridgeWidth: 18,
      templeLength: 145,
      lensHeight: 46,
      frameWidth: 138,
    };
    const variants = ['38', '40'].flatMap((size) =>
      colours.map(({ value }) => ({
        ...onlyVariant(variantIdOf('a', [size, value]), 3),
        values: [size, value],
      })),
    );
    const [first, ...others] = variants;
    const options = [sized.options[0], { name: 'Couleur', values: colours }];
    const one = product('a', {
      options: options.filter((found) => found !== undefined),
      variants: [{ ...onlyVariant('a'), ...first, id: 'a', price: 9950, frame }, ...others],
    });
    const rows = printCsv([one], true).split('\r\n').slice(1);
    expect(rows).toEqual([
      expect.stringMatching(
        /;a;;Taille=38 \| Couleur=Bleu nuit #1f2a44;3;99,50;;54-18-145 46 138$/,
      ),
      'a;;;;;;;;;;;;a.38-blanc;;Taille=38 | Couleur=Blanc;3;;;',
      'a;;;;;;;;;;;;a.40-bleu-nuit;;Taille=40 | Couleur=Bleu nuit;3;;;',
      'a;;;;;;;;;;;;a.40-blanc;;Taille=40 | Couleur=Blanc;3;;;',
      '',
    ]);
  });
});

/** A file of an earlier version. */
const old = (outOfStock: string) =>
  `${COLUMNS.join(',')}\ncaftan,Autre,B,,Traditionnels,10,20,${outOfStock},,,,\n`;

describe('a file without the columns of variants', () => {
  test('changes nothing of them, nor of pictures, details and size guide', () => {
    const changed = only(old('non'), [sized]);
    expect(changed).toEqual({
      ...sized,
      title: 'Autre',
      brand: 'B',
      price: 1000,
      originalPrice: 2000,
      version: 2,
    });
  });

  test('leaves counts that are sold out', () => {
    const variants = sized.variants.map((one) => ({ ...one, stockOnHand: one.allocated }));
    const soldOut = { ...sized, variants, outOfStock: true };
    expect(only(old('non'), [soldOut])).toMatchObject({ variants, outOfStock: true });
  });
});

describe('a new product', () => {
  test('gets its variants without naming their ids: the first is its base variant', () => {
    const made = only(
      fileOf(
        'robe-lin',
        NEW,
        { options: 'Taille=38 | Couleur=Bleu #1f2a44', stock: '4' },
        { options: 'Couleur=Blanc|Taille=38', stock: '0', variantPrice: '799,50' },
        { options: 'Taille=40 | Couleur=Blanc', sku: 'R-40' },
      ),
    );
    expect(made.options).toEqual([
      {
        name: 'Taille',
        values: [
          { value: '38', swatch: null },
          { value: '40', swatch: null },
        ],
      },
      {
        name: 'Couleur',
        values: [
          { value: 'Bleu', swatch: '#1f2a44' },
          { value: 'Blanc', swatch: null },
        ],
      },
    ]);
    expect(made.variants).toMatchObject([
      { id: 'robe-lin', values: ['38', 'Bleu'], stockOnHand: 4, price: null },
      { id: 'robe-lin.38-blanc', values: ['38', 'Blanc'], stockOnHand: 0, price: 79_950 },
      { id: 'robe-lin.40-blanc', values: ['40', 'Blanc'], stockOnHand: null, sku: 'R-40' },
    ]);
    expect(made.outOfStock).toBe(false);
  });

  test('whose variants are all at 0 is out of stock', () => {
    expect(only(fileOf('robe-lin', NEW, { stock: '0' }))).toMatchObject({ outOfStock: true });
  });

  test('must have its base variant', () => {
    const row = { variant: 'robe-lin.38', options: 'Taille=38' };
    expect(places(fileOf('robe-lin', NEW, row))).toEqual(['2 variant']);
  });
});

describe('a known product', () => {
  test('is restocked by rows that say nothing else; others stay', () => {
    const file = fileOf('caftan', null, { variant: 'caftan.42', stock: '30', sku: 'C-42' });
    const { changed, problems } = plan(file, [sized]);
    expect(problems).toEqual([]);
    expect(changed[0]?.changes).toEqual([
      { column: 'stock', variant: 'caftan.42', from: '7', to: '30' },
    ]);
    expect(changed[0]?.product).toEqual({
      ...sized,
      variants: sized.variants.map((one) =>
        one.id === 'caftan.42' ? { ...one, stockOnHand: 30 } : one,
      ),
      version: 2,
    });
  });

  test('is for sale again with its stock, unless staff took it out', () => {
    const file = fileOf('caftan', null, { variant: 'caftan.42', stock: '30' });
    const variants = sized.variants.map((one) => ({ ...one, stockOnHand: one.allocated }));
    expect(only(file, [{ ...sized, variants, outOfStock: true }])).toMatchObject({
      outOfStock: false,
    });
    expect(only(file, [{ ...sized, outOfStock: true }])).toMatchObject({ outOfStock: true });
  });

  test('gets a new size behind that of the row before', () => {
    const changed = only(
      fileOf(
        'caftan',
        null,
        { variant: 'caftan.38', sku: 'C-38', stock: '5' },
        { options: 'Taille=39', stock: '1' },
      ),
      [sized],
    );
    expect(changed.options[0]?.values.map(({ value }) => value)).toEqual(['38', '39', '40', '42']);
    expect(stockOf(changed)).toEqual(['caftan.38 5', 'caftan.39 1', 'caftan 6', 'caftan.42 7']);
  });

  test('in one form gets sizes: the first is its base variant', () => {
    const rows = SIZES.map((size) => ({ options: `Taille=${size}`, stock: '1' }));
    const changed = only(fileOf('p', null, ...rows), [product('p')]);
    expect(stockOf(changed)).toEqual(['p 1', 'p.40 1', 'p.42 1']);
  });

  test('loses a value that was renamed', () => {
    const row = { variant: 'caftan.42', options: 'Taille=42/44', stock: '7', sku: 'C-42' };
    const changed = only(fileOf('caftan', null, row), [sized]);
    expect(changed.options[0]?.values.map(({ value }) => value)).toEqual(['38', '40', '42/44']);
  });
});

describe('what a file may not say of variants', () => {
  test.each([
    ['variant', 'autre'],
    ['variant', 'caftan.'],
    ['variant', 'caftan.Grand'],
    ['variant', 'caftan.a.b'],
    ['variant', '__proto__'],
    ['sku', 'x'.repeat(201)],
    ['sku', 'a\u0007b'],
    ['options', 'Taille'],
    ['options', 'Taille='],
    ['options', '=38'],
    ['options', 'Taille=38 |'],
    ['options', 'Taille=38=40'],
    ['options', 'Taille=38 | Taille=40'],
    ['options', 'A=1 | B=2 | C=3 | D=4'],
    ['options', 'Couleur=Bleu #12'],
    ['options', 'Couleur=Bleu #url(x)'],
    ['options', 'Couleur=Bleu'],
    ['stock', '-1'],
    ['stock', '1,5'],
    ['stock', '1e3'],
    ['stock', '10000000'],
    ['stock', 'beaucoup'],
    ['variantPrice', '0'],
    ['variantPrice', '1 299'],
    ['variantOriginalPrice', '200000,01'],
    ['frame', '54-18-145'],
    ['frame', '54-18-145 46 0'],
    ['frame', '54-18-145 46 1380'],
  ])('%s %j', (column, value) => {
    const row = { variant: 'caftan.38', stock: '5', [column]: value };
    const { changed, problems } = plan(fileOf('caftan', null, row), [sized]);
    expect(problems.map(({ line, field }) => `${line} ${field}`)).toContain(`2 ${column}`);
    for (const problem of problems) expect(messageOf(problem)).toMatch(/[.…]$/);
    expect(
      changed.filter(({ product: one }) => one.variants.some(({ id }) => id === value)),
    ).toEqual([]);
  });

  test('a stock below what orders have allocated, with the reason', () => {
    const file = fileOf('caftan', null, { variant: 'caftan.42', stock: '1' });
    expect(plan(file, [sized]).problems.map((problem) => messageOf(problem))).toEqual([
      '2 pièces sont réservées par des commandes\u00a0: le stock ne peut pas être plus petit.',
    ]);
  });

  test('one variant twice, however it is named', () => {
    const file = fileOf(
      'caftan',
      null,
      { variant: 'caftan.38', stock: '5' },
      { variant: 'caftan.38', stock: '6' },
      { options: 'Taille=38', stock: '7' },
      { stock: '8' },
      { stock: '9' },
    );
    expect(places(file, [sized])).toEqual(['3 variant', '4 options', '6 id']);
  });

  test('variants that cannot be told apart, or have other options', () => {
    const same = fileOf('caftan', null, { variant: 'caftan.38', options: 'Taille=42', stock: '5' });
    expect(places(same, [sized])).toEqual(['2 options']);
    const other = fileOf('robe-lin', NEW, { options: 'Taille=38' }, { options: 'Couleur=Bleu' });
    expect(places(other)).toEqual(['3 options']);
    expect(places(fileOf('robe-lin', NEW, { options: 'A=1 | A=2' }))).toEqual(['2 options']);
    const tints = fileOf(
      'robe-lin',
      NEW,
      { options: 'T=1 | C=Bleu #000000' },
      { options: 'T=2 | C=Bleu #000001' },
    );
    expect(places(tints)).toEqual(['3 options']);
  });

  test('a price above its own original price', () => {
    const row = { variantPrice: '900', variantOriginalPrice: '800' };
    expect(places(fileOf('robe-lin', NEW, row))).toEqual(['2 variantPrice']);
  });

  test('another product in further rows', () => {
    const file = `${HEADER}\n${NEW},,,Taille=38,,,,\nrobe-lin,Robe en soie,Belle Vue,,,,,,,,,,,,Taille=40,,,,\n`;
    expect(places(file)).toEqual(['3 title']);
    expect(places(file.replace('Robe en soie', 'Robe en lin'))).toEqual([]);
  });

  test('more than 100 variants', () => {
    const rows = Array.from({ length: 101 }, (_, at) => ({ options: `Taille=${at}` }));
    expect(places(fileOf('robe-lin', NEW, ...rows))).toEqual(['102 variant']);
    expect(places(fileOf('robe-lin', NEW, ...rows.slice(1)))).toEqual([]);
  });

  test('every problem of every row is named at once, in the order of the lines', () => {
    const file = fileOf(
      'robe-lin',
      NEW.replace(',899,', ',abc,'),
      { stock: 'x', frame: 'y' },
      { variant: 'robe.x', stock: '5' },
    );
    expect(places(file)).toEqual(['2 price', '2 stock', '2 frame', '3 variant']);
  });
});
