import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printCsv } from '../../../server/catalog/csv/catalog.csv.ts';
import {
  FIRST_COLUMNS,
  VARIANT_COLUMNS,
  type VariantColumn,
} from '../../../server/catalog/csv/columns.ts';
import { withAvailability } from '../../../server/catalog/catalog.stock.rules.ts';
import type { ProductRecord } from '../../../server/catalog/catalog.store.ts';
import { onlyVariant } from '../../../server/catalog/catalog.variant.rules.ts';
import { product } from '../../store/contract/records.ts';
import { casesOf, NEW, places, plan, rowsIn } from './catalog.import.plan.ts';

const HEADER = [...FIRST_COLUMNS, ...VARIANT_COLUMNS].join(',');
type VariantRow = Partial<Record<VariantColumn, string>>;

/** A file of the product that its first row describes, with these variants. */
const fileOf = (described: string, ...rows: readonly VariantRow[]) => {
  const further = `${described.split(',')[0]},,,,,,,,,,,`;
  const lines = rows.map((row, at) => {
    const cells = VARIANT_COLUMNS.map((column) => `"${row[column] ?? ''}"`);
    return [at === 0 ? described : further, ...cells].join(',');
  });
  return [HEADER, ...lines].join('\n');
};
/** The row of the product `caftan`, which changes nothing of it. */
const KNOWN = 'caftan,,,,,,,,,,,';

/** The only product that a file adds or changes. */
function only(text: string, products: readonly ProductRecord[] = []): ProductRecord {
  const { added, changed, problems } = plan(text, products);
  expect(problems).toEqual([]);
  const [one, ...more] = [...added, ...changed.map((change) => change.product)];
  if (!one || more.length > 0) throw new Error('The file is not about one product');
  return one;
}

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
  // Markup is left out of texts, also where it begins in one value and ends in the next.
  const name = word.map((text) => text.trim()).filter((text) => /^[^<&]+$/.test(text));
  const names = (maxLength: number) => fc.uniqueArray(name, { minLength: 1, maxLength });
  const price = fc.option(fc.integer({ min: 1, max: 20_000_000 }));
  const measure = fc.integer({ min: 1, max: 999 });
  const cells = fc.record({
    sku: fc.option(name),
    numbers: fc.constantFrom({}, { gtin: '4006381333931' }, { gtin: '96385074', mpn: '0RB3025' }),
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
        const { prices, numbers, allocated, ...same } = written;
        const [one, other] = prices;
        const isSwapped = one !== null && other !== null && one > other;
        return {
          ...onlyVariant(at === base % grid.length ? 'p' : `p.v${at}`),
          ...same,
          ...numbers,
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
        expect(rowsIn(csv)).toHaveLength(one.variants.length);
        const nothing = { added: [], changed: [], unchanged: 1, problems: [] };
        expect(plan(csv, [one])).toMatchObject(nothing);
        const variants = one.variants.map((variant) => ({ ...variant, allocated: 0 }));
        const outOfStock = one.outOfStock || variants.every((each) => each.stockOnHand === 0);
        expect(plan(csv, [], [one.image]).added).toEqual([{ ...one, outOfStock, variants }]);
      }),
    );
  });

  test('reads well in a spreadsheet', () => {
    const base = { variantPrice: '99.50', frame: '54-18-145 46 138' };
    const grid = ['38', '40'].flatMap((size) =>
      ['Bleu nuit #1f2a44', 'Blanc'].map((colour) => `Taille=${size} | Couleur=${colour}`),
    );
    const variants = grid.map((options, at) => ({ options, stock: '3', ...(at === 0 && base) }));
    const one = only(fileOf('a,,,,,,,,,,,', ...variants), [product('a')]);
    const [, first = '', ...rows] = printCsv([one], true).split('\r\n');
    const BASE =
      ';;;;;;;;;;;;;;a;;Taille=38 | Couleur=Bleu nuit #1f2a44;3;99,50;;54-18-145 46 138;;';
    expect(first.endsWith(BASE)).toBe(true);
    expect(rows).toEqual([
      'a;;;;;;;;;;;;;;;;;;;;;;;;;a.38-blanc;;Taille=38 | Couleur=Blanc;3;;;;;',
      'a;;;;;;;;;;;;;;;;;;;;;;;;;a.40-bleu-nuit;;Taille=40 | Couleur=Bleu nuit;3;;;;;',
      'a;;;;;;;;;;;;;;;;;;;;;;;;;a.40-blanc;;Taille=40 | Couleur=Blanc;3;;;;;',
      '',
    ]);
  });
});

/** A file of an earlier version. */
const OLD = `${FIRST_COLUMNS.join(',')}\ncaftan,Autre,B,,Traditionnels,10,20,non,,,,\n`;

describe('a file without the columns of variants', () => {
  test('changes nothing of them, nor of pictures, details and size guide', () => {
    const changed = { title: 'Autre', brand: 'B', price: 1000, originalPrice: 2000 };
    expect(only(OLD, [sized])).toEqual({ ...sized, ...changed, version: 2 });
  });

  test('leaves counts that are sold out', () => {
    const variants = sized.variants.map((one) => ({ ...one, stockOnHand: one.allocated }));
    const soldOut = { ...sized, variants, outOfStock: true };
    expect(only(OLD, [soldOut])).toMatchObject({ variants, outOfStock: true });
  });
});

const option = (name: string, ...values: ReadonlyArray<readonly [string, string | null]>) => ({
  name,
  values: values.map(([value, swatch]) => ({ value, swatch })),
});

describe('a new product', () => {
  test('gets its variants without naming their ids: the first is its base variant', () => {
    const made = only(
      fileOf(
        NEW,
        { options: 'Taille=38 | Couleur=Bleu #1f2a44', stock: '4' },
        { options: 'Couleur=Blanc|Taille=38', stock: '0', variantPrice: '799,50' },
        { options: 'Taille=40 | Couleur=Blanc', sku: 'R-40' },
      ),
    );
    expect(made.options).toEqual([
      option('Taille', ['38', null], ['40', null]),
      option('Couleur', ['Bleu', '#1f2a44'], ['Blanc', null]),
    ]);
    expect(made.variants).toMatchObject([
      { id: 'robe-lin', values: ['38', 'Bleu'], stockOnHand: 4, price: null },
      { id: 'robe-lin.38-blanc', values: ['38', 'Blanc'], stockOnHand: 0, price: 79_950 },
      { id: 'robe-lin.40-blanc', values: ['40', 'Blanc'], stockOnHand: null, sku: 'R-40' },
    ]);
    expect(made.outOfStock).toBe(false);
  });

  test('must have its base variant', () => {
    const row = { variant: 'robe-lin.38', options: 'Taille=38' };
    expect(places(fileOf(NEW, row))).toEqual(['2 variant']);
  });
});

describe('a known product', () => {
  test('is restocked by rows that say nothing else; others stay', () => {
    const file = fileOf(KNOWN, { variant: 'caftan.42', stock: '30', sku: 'C-42' });
    const changes = [{ column: 'stock', variant: 'caftan.42', from: '7', to: '30' }];
    expect(plan(file, [sized])).toMatchObject({ problems: [], changed: [{ changes }] });
    const variants = sized.variants.map((one) =>
      one.id === 'caftan.42' ? { ...one, stockOnHand: 30 } : one,
    );
    expect(only(file, [sized])).toEqual({ ...sized, variants, version: 2 });
  });

  test('is restocked by its id, a variant and a stock alone; so is one in one form', () => {
    const file = 'id,variant,stock\ncaftan,caftan.42,30\ncaftan,caftan.38,\n';
    expect(stockOf(only(file, [sized]))).toEqual(['caftan.38 null', 'caftan 6', 'caftan.42 30']);
    expect(stockOf(only('id,stock\np,3\n', [product('p')]))).toEqual(['p 3']);
  });

  test.each([
    'id,variant,stock\ncaftan,caftan.42,30',
    'id,title,variant,stock\ncaftan,Autre,caftan.42,30',
  ])('is for sale again with its stock, unless staff took it out: %j', (file) => {
    const variants = sized.variants.map((one) => ({ ...one, stockOnHand: one.allocated }));
    const soldOut = { ...sized, outOfStock: true };
    expect(only(file, [{ ...soldOut, variants }]).outOfStock).toBe(false);
    expect(only(file, [soldOut]).outOfStock).toBe(true);
  });

  test('gets a new size behind that of the row before', () => {
    const rows = [
      { variant: 'caftan.38', sku: 'C-38', stock: '5' },
      { options: 'Taille=39', stock: '1' },
    ];
    const changed = only(fileOf(KNOWN, ...rows), [sized]);
    expect(changed.options[0]?.values.map(({ value }) => value)).toEqual(['38', '39', '40', '42']);
    expect(stockOf(changed)).toEqual(['caftan.38 5', 'caftan.39 1', 'caftan 6', 'caftan.42 7']);
  });

  test('in one form gets sizes: the first is its base variant', () => {
    const rows = SIZES.map((size) => ({ options: `Taille=${size}`, stock: '1' }));
    const changed = only(fileOf('p,,,,,,,,,,,', ...rows), [product('p')]);
    expect(stockOf(changed)).toEqual(['p 1', 'p.40 1', 'p.42 1']);
  });

  test('loses a value that was renamed', () => {
    const row = { variant: 'caftan.42', options: 'Taille=42/44', stock: '7', sku: 'C-42' };
    const changed = only(fileOf(KNOWN, row), [sized]);
    expect(changed.options[0]?.values.map(({ value }) => value)).toEqual(['38', '40', '42/44']);
  });
});

describe('what a file may not say of variants', () => {
  const refused = [
    ['variant', 'autre', 'caftan.', 'caftan.Grand', 'caftan.a.b', '__proto__'],
    ['sku', 'x'.repeat(201), 'a\u0007b'],
    ['options', 'Taille', 'Taille=', '=38', 'Taille=38 |', 'Taille=38=40', 'Taille=38 | Taille=40'],
    ['options', 'A=1 | B=2 | C=3 | D=4', 'Couleur=Bleu'],
    ['options', 'Couleur=Bleu #12', 'Couleur=Bleu #url(x)'],
    ['stock', '-1', '1,5', '1e3', '10000000', 'beaucoup'],
    ['variantPrice', '0', '1 299 €'],
    ['variantOriginalPrice', '200000,01'],
    ['frame', '54-18-145', '54-18-145 46 0', '54-18-145 46 1380'],
    ['gtin', '4006381333932', '400638133393', '3,61427E+12', '00000000'],
    ['sku', '1,00E+05', '1.2e+11'],
    ['mpn', '1E+05'],
    ['mpn', 'x'.repeat(201)],
  ];
  test.each(casesOf(refused))('%s %j', (column, value) => {
    const row = { variant: 'caftan.38', stock: '5', [column]: value };
    const { changed, problems } = plan(fileOf(KNOWN, row), [sized]);
    expect(problems.map((problem) => `${problem.line} ${problem.column}`)).toContain(`2 ${column}`);
    for (const { message } of problems) expect(message).toMatch(/[.…]$/);
    const ids = changed.flatMap((change) => change.product.variants.map(({ id }) => id));
    expect(ids).not.toContain(value);
  });

  test('a stock below what orders have allocated, with the reason', () => {
    const file = fileOf(KNOWN, { variant: 'caftan.42', stock: '1' });
    const message =
      '2 pièces sont réservées par des commandes\u00a0: le stock ne peut pas être plus petit.';
    expect(plan(file, [sized]).problems).toMatchObject([{ message }]);
  });

  test('a number that a spreadsheet spoilt, with what would be right', () => {
    const [first] = sized.variants;
    const numbers = { sku: '0017', mpn: '000', gtin: '0012345678905' };
    const known = { ...sized, variants: [{ ...onlyVariant('caftan'), ...first, ...numbers }] };
    const of = (row: VariantRow) => plan(fileOf(KNOWN, { variant: 'caftan.38', ...row }), [known]);
    for (const [column, value, right] of [
      ['sku', '17', '0017'],
      ['mpn', '0', '000'],
      ['gtin', '012345678905', '0012345678905'],
      ['gtin', '12345678905', '012345678905'],
    ] as const) {
      const message = expect.stringContaining(`écrivez ${right},`);
      expect(of({ ...numbers, [column]: value }).problems).toEqual([{ line: 2, column, message }]);
    }
    expect(of({ ...numbers, sku: '18', gtin: '96385074' }).problems).toEqual([]);
  });

  test('one variant twice, however it is named', () => {
    const names = [{ variant: 'caftan.38' }, { variant: 'caftan.38' }, { options: 'Taille=38' }];
    const rows = [...names, {}, {}].map((row, at) => ({ ...row, stock: `${at + 5}` }));
    expect(places(fileOf(KNOWN, ...rows), [sized])).toEqual(['3 variant', '4 options', '6 id']);
  });

  test('variants that cannot be told apart, or have other options', () => {
    const same = fileOf(KNOWN, { variant: 'caftan.38', options: 'Taille=42', stock: '5' });
    expect(places(same, [sized])).toEqual(['2 options']);
    const other = fileOf(NEW, { options: 'Taille=38' }, { options: 'Couleur=Bleu' });
    expect(places(other)).toEqual(['3 options']);
    expect(places(fileOf(NEW, { options: 'A=1 | A=2' }))).toEqual(['2 options']);
    const tints = ['T=1 | C=Bleu #000000', 'T=2 | C=Bleu #000001'].map((options) => ({ options }));
    expect(places(fileOf(NEW, ...tints))).toEqual(['3 options']);
  });

  test('a price above its own original price', () => {
    const row = { variantPrice: '900', variantOriginalPrice: '800' };
    expect(places(fileOf(NEW, row))).toEqual(['2 variantPrice']);
  });

  test('another product in further rows', () => {
    const file = `${HEADER}\n${NEW},,,Taille=38,,,,,,\nrobe-lin,Robe en soie,Belle Vue,,,,,,,,,,,,Taille=40,,,,,,\n`;
    expect(places(file)).toEqual(['3 title']);
    expect(places(file.replace('Robe en soie', 'Robe en lin'))).toEqual([]);
  });

  test('more than 100 variants', () => {
    const rows = Array.from({ length: 101 }, (_, at) => ({ options: `Taille=${at}` }));
    expect(places(fileOf(NEW, ...rows))).toEqual(['102 variant']);
    expect(places(fileOf(NEW, ...rows.slice(1)))).toEqual([]);
  });

  test('every problem of every row is named at once, in the order of the lines', () => {
    const rows = [
      { stock: 'x', frame: 'y' },
      { variant: 'robe.x', stock: '5' },
    ];
    const file = fileOf(NEW.replace(',899,', ',abc,'), ...rows);
    expect(places(file)).toEqual(['2 price', '2 stock', '2 frame', '3 variant']);
  });
});
