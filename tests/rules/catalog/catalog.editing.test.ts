import { describe, expect, test } from 'vitest';
import type { ProductInput } from '../../../server/catalog/staff/editing.input.ts';
import { editProduct } from '../../../server/catalog/staff/editing.rules.ts';
import type { AnyProduct, VariantRecord } from '../../../server/catalog/catalog.store.ts';
import { onlyVariant } from '../../../server/catalog/catalog.variant.rules.ts';
import { Refusal } from '../../../server/shared/problems.ts';
import { category, product } from '../../store/contract/records.ts';

const CONTEXT = {
  categories: [
    category('traditionnels'),
    category('robes', { position: 2, name: 'Robes', imageAlt: 'Robe' }),
  ],
  sizeGuides: new Set(['hauts']),
  isStored: () => false,
  id: 'neuf',
  position: 9,
  now: new Date('2026-01-01T00:00:00.000Z'),
};

/** An option as an input has it. */
const option = (name: string, ...values: readonly string[]) => ({
  name,
  values: values.map((value) => ({ value })),
});

const sized = (id: string, values: readonly string[], change: Partial<VariantRecord> = {}) => ({
  ...onlyVariant(id, 5),
  values,
  ...change,
});

const CAFTAN = product('caftan', {
  options: [
    { name: 'Taille', values: ['38', '40'].map((value) => ({ value, swatch: null })) },
    { name: 'Couleur', values: [{ value: 'Noir', swatch: '#000000' }] },
  ],
  variants: [
    sized('caftan', ['38', 'Noir'], { allocated: 2 }),
    sized('caftan.40-noir', ['40', 'Noir'], { sku: 'C-40', price: 360_000 }),
  ],
  gallery: [{ url: '/images/products/dos.svg', alt: 'De dos', value: null }],
});

const edit = (input: ProductInput, before: AnyProduct | null = CAFTAN) =>
  editProduct(before, input, CONTEXT);

function problemsOf(input: ProductInput, before: AnyProduct | null = CAFTAN): readonly string[] {
  try {
    edit(input, before);
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.problems.map(({ code, reason, field }) => `${code} ${reason ?? '-'} ${field}`);
  }
}

const BASE = { id: 'caftan', values: ['38', 'Noir'] };
const OTHER = { id: 'caftan.40-noir', values: ['40', 'Noir'] };
const UNKNOWN = { id: 'x', values: ['38', 'Noir'] };
const BLACK = option('Couleur', 'Noir');
const blackAs = (swatch: string | null) => ({ ...BLACK, values: [{ value: 'Noir', swatch }] });

test('an empty input changes nothing', () => {
  expect(edit({})).toEqual(CAFTAN);
});

describe('variants', () => {
  test('keep what an input omits, their ids and what orders hold', () => {
    const numbers = { sku: 'C-38', gtin: '4006381333931', mpn: 'RB3025' };
    const changed = edit({ variants: [OTHER, { ...BASE, ...numbers, gtin: '4 006381 333931' }] });
    expect(changed.variants).toEqual([CAFTAN.variants[1], { ...CAFTAN.variants[0], ...numbers }]);
    const none = { sku: null, gtin: null, mpn: '' };
    const { variants } = edit({ variants: [{ ...BASE, ...none }, OTHER] }, changed);
    expect(variants).toStrictEqual(CAFTAN.variants);
  });

  test('lose what null clears', () => {
    const { variants } = edit({ variants: [BASE, { ...OTHER, sku: null, ownPrice: null }] });
    expect(variants[1]).toMatchObject({ sku: null, price: null });
  });

  test('are added with ids of their values, numbered where one is taken or has no letters', () => {
    const more = ['S/M', 'S M', 'م'];
    const added = more.map((value) => ({ values: [value, 'Noir'], stockOnHand: 3 }));
    const options = [option('Taille', '38', '40', ...more), BLACK];
    const { variants } = edit({ options, variants: [BASE, OTHER, ...added] });
    expect(variants.slice(2)).toMatchObject([
      { id: 'caftan.s-m-noir', stockOnHand: 3 },
      { id: 'caftan.s-m-noir-2', stockOnHand: 3 },
      { id: 'caftan.noir', stockOnHand: 3 },
    ]);
  });

  test('of a product get options, and lose them again', () => {
    const plain = product('pull');
    const options = [option('Taille', 'S', 'M')];
    const variants = [{ id: 'pull', values: ['S'] }, { values: ['M'] }];
    const withSizes = edit({ options, variants }, plain);
    expect(withSizes.variants.map(({ id }) => id)).toEqual(['pull', 'pull.m']);
    const without = edit({ options: [], variants: [{ id: 'pull', values: [] }] }, withSizes);
    expect(without).toEqual(plain);
  });

  test('that no order holds may be left out, with the values that only they had', () => {
    const { variants, options } = edit({ variants: [BASE] });
    expect(variants).toEqual([CAFTAN.variants[0]]);
    expect(options[0]?.values.map(({ value }) => value)).toEqual(['38']);
  });

  test('that are sold out make the product so, and new stock puts it on sale', () => {
    const none = product('pull', { variants: [onlyVariant('pull', 0)], outOfStock: true });
    const small = { id: 'pull', values: ['S'] };
    const options = [option('Taille', 'S', 'M')];
    const more = edit({ options, variants: [small, { values: ['M'], stockOnHand: 1 }] }, none);
    expect(more.outOfStock).toBe(false);
    const gone = edit({ variants: [small] }, more);
    expect(gone.outOfStock).toBe(true);
  });

  const frame = { lensWidth: 0, bridgeWidth: 1, templeLength: 1000, lensHeight: 2, frameWidth: 3 };
  const other = (change: object) => [BASE, { ...OTHER, ...change }];
  const base = (change: object) => [{ ...BASE, ...change }, OTHER];
  test.each<[string, ProductInput['variants'], ...string[]]>([
    ['none', [], 'INVALID LIST_LENGTH variants'],
    ['null', null, 'INVALID LIST_LENGTH variants'],
    ['no base variant, which orders hold', [OTHER], 'NOT_ALLOWED_NOW VARIANT_BASE variants'],
    ['an unknown one', [BASE, OTHER, UNKNOWN], 'UNKNOWN_VARIANT EDITED variants.2.id'],
    ['one twice', [BASE, OTHER, BASE], 'INVALID VARIANT_TWICE variants.2.values'],
    ['too few values', other({ values: ['40'] }), 'INVALID VARIANT_VALUES variants.1.values'],
    [
      'values of no option',
      other({ values: ['44', 'Rose'] }),
      'INVALID VARIANT_VALUE variants.1.values.0',
      'INVALID VARIANT_VALUE variants.1.values.1',
    ],
    ['new stock', base({ stockOnHand: 9 }), 'INVALID STOCK_BY_SET_STOCK variants.0.stockOnHand'],
    ['nothing for the same stock', base({ stockOnHand: 5 })],
    [
      'wrong amounts',
      base({ ownPrice: 0, ownOriginalPrice: 20_000_001 }),
      'INVALID AMOUNT variants.0.ownPrice',
      'INVALID AMOUNT variants.0.ownOriginalPrice',
    ],
    [
      'wrong measures',
      other({ frame }),
      'INVALID NUMBER variants.1.frame.lensWidth',
      'INVALID NUMBER variants.1.frame.templeLength',
    ],
    [
      'an original price below the price',
      base({ ownOriginalPrice: 100 }),
      'INVALID CELL_PRICE_ABOVE_ORIGINAL variants.0.ownPrice',
    ],
    ['a wrong check digit', base({ gtin: '4006381333932' }), 'INVALID CELL_GTIN variants.0.gtin'],
    ['a long article number', base({ sku: 'x'.repeat(201) }), 'INVALID TEXT_LENGTH variants.0.sku'],
  ])('are refused: %s', (_, variants, ...problems) => {
    expect(problemsOf({ variants })).toEqual(problems);
  });

  test('that orders hold stay', () => {
    const variants = CAFTAN.variants.map((variant) => ({ ...variant, allocated: 1 }));
    expect(problemsOf({ variants: [BASE] }, { ...CAFTAN, variants })).toEqual([
      'NOT_ALLOWED_NOW VARIANT_ALLOCATED variants',
    ]);
  });
});

describe('options', () => {
  const sizes = option('Taille', '38', '40');
  test('keep a swatch that an input omits, and clear it by null', () => {
    expect(edit({ options: [sizes, BLACK] }).options).toEqual(CAFTAN.options);
    const cleared = edit({ options: [sizes, blackAs(null)] });
    expect(cleared.options[1]?.values[0]?.swatch).toBeNull();
  });

  test('may have values that differ by a sign alone', () => {
    const strengths = { name: 'Correction', values: [{ value: '+1,00' }, { value: '-1,00' }] };
    const variants = [
      { id: 'caftan', values: ['+1,00'] },
      { id: 'caftan.40-noir', values: ['-1,00'] },
    ];
    expect(edit({ options: [strengths], variants }).options[0]?.values).toHaveLength(2);
  });

  test.each<[string, ProductInput['options'], ...string[]]>([
    ['four', [sizes, BLACK, option('a', 'b'), option('c', 'd')], 'INVALID LIST_TOO_LONG options'],
    ['a name twice', [sizes, { ...sizes, name: ' Taille ' }], 'INVALID TWICE options.1.name'],
    ['no name', [{ ...sizes, name: '' }, BLACK], 'REQUIRED FIELD options.0.name'],
    ['no values', [option('Taille'), BLACK], 'INVALID OPTION_EMPTY options.0.values'],
    [
      'a value twice and one that is blank',
      [option('Taille', '38', '40', '38', ' '), BLACK],
      'INVALID TWICE options.0.values.2.value',
      'REQUIRED FIELD options.0.values.3.value',
    ],
    [
      'a name and a value that differ only in case or accents',
      [option('Taille', '38', 'Été', 'ete'), { ...BLACK, name: 'taille' }],
      'INVALID ALIKE options.0.values.2.value',
      'INVALID ALIKE options.1.name',
    ],
    ['no colour', [sizes, blackAs('url(//x)')], 'INVALID SWATCH options.1.values.0.swatch'],
    ['others than the variants have', [sizes], 'INVALID OPTIONS_DIFFER options'],
    ['none while variants have some', null, 'INVALID OPTIONS_DIFFER options'],
  ])('are refused: %s', (_, options, ...problems) => {
    expect(problemsOf({ options })).toEqual(problems);
  });
});

describe('fields', () => {
  test('of all kinds have their problems at once', () => {
    expect(
      problemsOf({
        title: 'x'.repeat(201),
        brand: 'a\u0000b',
        description: 'x'.repeat(2001),
        categoryName: 'nulle part',
        price: 20_000_001,
        originalPrice: 1.5,
        details: [{ label: 'Matière', value: '' }],
        sizeGuide: 'x',
        variants: [OTHER],
        images: [{ url: CAFTAN.image, alt: '' }],
      }),
    ).toEqual([
      'INVALID TEXT_LENGTH title',
      'INVALID TEXT brand',
      'INVALID CELL_TEXT_LENGTH description',
      'UNKNOWN_CATEGORY - categoryName',
      'REQUIRED FIELD details.0.value',
      'INVALID SIZE_GUIDE sizeGuide',
      'INVALID AMOUNT price',
      'INVALID AMOUNT originalPrice',
      'NOT_ALLOWED_NOW VARIANT_BASE variants',
      'REQUIRED FIELD images.0.alt',
    ]);
  });

  test('are tidied, and categories are found by their folded names', () => {
    const description = 'Un.\nDeux.';
    const input = { title: '  Caftan\u200b ', description, categoryName: 'ROBES' };
    const tidied = { title: 'Caftan', description, categoryName: 'Robes' };
    expect(edit(input)).toMatchObject(tidied);
  });

  test('leave out rows of details without any text; the others have problems at their own place', () => {
    const [blank, cut] = [
      { label: ' ', value: '' },
      { label: 'Coupe', value: 'droite' },
    ];
    expect(edit({ details: [blank, cut] }).details).toEqual([cut]);
    expect(problemsOf({ details: [blank, { label: 'Coupe', value: '' }] })).toEqual([
      'REQUIRED FIELD details.1.value',
    ]);
  });

  test('lose the tags and entities of a pasted page, in translations too', () => {
    const title = '<b>Caftan</b> c&#233;leste';
    const description = '<!-- x --><style>p {}</style><p data-start="0">Une</p><p>autre</p>';
    const translations = [{ language: 'EN' as const, title, description }];
    const details = [{ label: 'Taille &lt; 38', value: 'i<3' }];
    const plain = { title: 'Caftan céleste', description: 'Une\nautre' };
    expect(edit({ title, description, translations, details })).toMatchObject({
      ...plain,
      translations: [{ language: 'EN', ...plain }],
      details: [{ label: 'Taille < 38', value: 'i<3' }],
    });
  });

  test('of prices stay fair', () => {
    expect(problemsOf({ price: 420_001 })).toEqual(['INVALID CELL_PRICE_ABOVE_ORIGINAL price']);
    const price = 500_000;
    expect(edit({ price, originalPrice: null })).toMatchObject({ price, originalPrice: price });
  });

  test('take a product out of stock, and put it back only where something is left', () => {
    const out = edit({ outOfStock: true });
    expect(out.outOfStock).toBe(true);
    expect(edit({ outOfStock: false }, out)).toEqual(CAFTAN);
    const sold = product('pull', { variants: [onlyVariant('pull', 0)], outOfStock: true });
    expect(edit({ outOfStock: false }, sold)).toEqual(sold);
  });
});

describe('pictures', () => {
  const front = { url: CAFTAN.image, alt: 'Face' };
  const back = { url: '/images/products/dos.svg', alt: 'Dos' };

  test('follow the category while there is no other', () => {
    const [from, to] = CONTEXT.categories;
    const bare = product('pull', { image: from?.image ?? '', imageAlt: from?.imageAlt ?? '' });
    const { image, imageAlt } = edit({ categoryName: 'Robes' }, bare);
    expect([image, imageAlt]).toEqual([to?.image, to?.imageAlt]);
    expect(edit({ categoryName: 'Robes' }).image).toBe(CAFTAN.image);
  });

  test('show a colour of the product, the first one the first colour', () => {
    expect(edit({ images: [back, { ...front, value: 'Noir' }] })).toMatchObject({
      image: back.url,
      imageAlt: 'Dos',
      gallery: [{ url: CAFTAN.image, alt: 'Face', value: 'Noir' }],
    });
    const options = [option('Taille', '38', '40'), option('Couleur', 'Noir', 'Rose')];
    const variants = [BASE, OTHER, { values: ['38', 'Rose'] }];
    const rose = (...values: ReadonlyArray<string | null>) => {
      const images = [back, front].map((image, at) => ({ ...image, value: values[at] ?? null }));
      return problemsOf({ options, variants, images });
    };
    expect(rose('Rose')).toEqual(['INVALID IMAGE_FIRST images.0.value']);
    expect(rose('Noir', 'Rose')).toEqual([]);
    expect(rose(null, 'Vert')).toEqual(['INVALID IMAGE_COLOUR images.1.value']);
  });

  test('are twelve at most', () => {
    const images = Array.from({ length: 13 }, () => front);
    expect(problemsOf({ images })).toEqual(['INVALID LIST_TOO_LONG images']);
  });
});
