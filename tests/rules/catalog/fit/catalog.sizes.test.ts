import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, TRANSLATIONS } from '#shared/language.ts';
import { sizeGuideIn } from '../../../../server/catalog/translation/translation.rules.ts';
import { sizeReasons, wearerTexts } from '../../../../server/catalog/catalog.texts.ts';
import type { Cut } from '../../../../server/catalog/silhouette/silhouette.rules.ts';
import {
  describeGuide,
  describeSize,
  describeWarnings,
} from '../../../../server/catalog/sizes/describe.ts';
import { upgradeSizeGuide } from '../../../../server/catalog/sizes/guide.rules.ts';
import {
  adviseSize,
  decidingMeasures,
  entriesOf,
  lengthOfSize,
  type BodyMeasures,
  type SizeReason,
} from '../../../../server/catalog/sizes/sizes.rules.ts';
import type { Fit } from '../../../../server/catalog/catalog.store.ts';
import { sizesOf } from '../../../../server/catalog/catalog.variant.rules.ts';
import { readSeed } from '../../../../server/seed/folder.ts';

const { products, sizeGuides } = await readSeed(
  fileURLToPath(new URL('../../../../seed', import.meta.url)),
);
const guides = new Map(sizeGuides.map((guide) => [guide.id, guide]));

function guideNamed(id: string) {
  const guide = guides.get(id);
  if (!guide) throw new Error(`The seed has no size guide ${id}`);
  return guide;
}

const garments = products.flatMap((product) =>
  product.sizeGuide === null
    ? []
    : [
        {
          id: product.id,
          guide: guideNamed(product.sizeGuide),
          sizes: sizesOf(product),
          cut: product.silhouette,
        },
      ],
);

describe('entries of a size guide', () => {
  test.each(garments)('are named as the sizes of $id', ({ guide, sizes }) => {
    const entries = entriesOf(guide, sizes);
    expect(entries.map(({ value }) => value)).toEqual(expect.arrayContaining([...sizes]));
    expect(entries).toHaveLength(guide.rows.length);
    const ranges = entries.flatMap(({ measures }) => measures);
    expect(ranges.length).toBe(entries.length * (entries[0]?.measures.length ?? 0));
    expect(ranges.filter(({ min, max }) => min >= max)).toEqual([]);
  });

  test('know the body alone, from the maximum of the size before', () => {
    const [first, second] = entriesOf(guideNamed('jeans'));
    expect([first, second]).toEqual([
      {
        value: '34',
        measures: [
          { name: 'WAIST', min: 58, max: 62 },
          { name: 'HIPS', min: 82, max: 86 },
        ],
      },
      {
        value: '36',
        measures: [
          { name: 'WAIST', min: 62, max: 66 },
          { name: 'HIPS', min: 86, max: 90 },
        ],
      },
    ]);
  });

  test.each(sizeGuides)('of $id are read from its headings in every language', (guide) => {
    for (const language of TRANSLATIONS) {
      const { columns } = sizeGuideIn(language, guide);
      expect(columns).not.toEqual(guide.columns);
      expect(entriesOf({ ...guide, columns })).toEqual(entriesOf(guide));
    }
  });

  test('have ranges, decimals and empty cells as they are written', () => {
    const columns = ['Taille', 'Stature (cm)', 'TAILLE (CM)', 'Longueur (cm)'];
    const rows = [
      ['A', '155 - 160', '62,5', '90'],
      ['B', '', '66', '92'],
    ];
    expect(entriesOf({ columns, rows })).toEqual([
      {
        value: 'A',
        measures: [
          { name: 'HEIGHT', min: 155, max: 160 },
          { name: 'WAIST', min: 59, max: 62.5 },
        ],
      },
      { value: 'B', measures: [{ name: 'WAIST', min: 62.5, max: 66 }] },
    ]);
    expect(entriesOf({ columns, rows: rows.slice(0, 1) })[0]?.measures[1]).toMatchObject({
      min: 0,
    });
  });
});

/** The size, one that may do as well, and the reason. */
function advised(guide: string | null, sizes: string, measures: BodyMeasures, fit: Fit | null) {
  const advice = adviseSize(
    {
      guide: guide === null ? null : guideNamed(guide),
      sizes: sizes.split(' ').filter(Boolean),
      fit,
      cut: null,
    },
    measures,
  );
  const { size, alternative } = advice;
  const named = alternative === null ? (size ?? 'none') : `${size}, or ${alternative}`;
  return [named, describeSize(sizeReasons.FR, advice)];
}

/** Measures; the size of a dress of 36 to 44, why, and what staff say of its fit. */
const DRESSES: ReadonlyArray<[BodyMeasures, string, string, Fit?]> = [
  [
    { chest: 90, waist: 72, hips: 96 },
    '40',
    'La taille 40\u00a0: votre tour de poitrine, 90\u00a0cm, est à l’aise (92\u00a0cm au plus).',
  ],
  [
    { chest: 94, hips: 101 },
    '42, or 44',
    'La taille 42\u00a0: votre tour de hanches, 101\u00a0cm, est à 1\u00a0cm de sa limite\u00a0; la 44 sera plus à l’aise.',
  ],
  [{ hips: 106 }, '44', 'La taille 44\u00a0: votre tour de hanches, 106\u00a0cm, est à sa limite.'],
  [
    { waist: 74.5, hips: 96 },
    '42, or 40',
    'La taille 42\u00a0: votre tour de taille, 74,5\u00a0cm, ne dépasse que de 0,5\u00a0cm la 40, qui peut suffire.',
  ],
  // The chest alone would do with the smaller one, the hips would not.
  [
    { chest: 92.5, hips: 100.5 },
    '42',
    'La taille 42\u00a0: votre tour de hanches, 100,5\u00a0cm, est à l’aise (102\u00a0cm au plus).',
  ],
  [
    { chest: 70 },
    '36',
    'La taille 36, la plus petite, sera ample\u00a0: votre tour de poitrine, 70\u00a0cm, est en dessous de ses mesures (dès 80\u00a0cm).',
  ],
  [
    { chest: 90, hips: 120 },
    'none',
    'Votre tour de hanches, 120\u00a0cm, dépasse la plus grande taille de cet article, la 44 (106\u00a0cm).',
  ],
  [{ hips: 110 }, 'none', 'Il vous faudrait la taille 46\u00a0; cet article s’arrête à la 44.'],
  [
    { height: 168 },
    'none',
    'Pour cet article, indiquez votre tour de poitrine, votre tour de taille ou votre tour de hanches.',
  ],
  [
    { hips: 96.5 },
    '40, or 42',
    'La taille 40\u00a0: votre tour de hanches, 96,5\u00a0cm, est à l’aise (98\u00a0cm au plus). Cet article taille petit\u00a0: la 42 est plus sûre.',
    'RUNS_SMALL',
  ],
  [
    { hips: 105.5 },
    '44',
    'La taille 44\u00a0: votre tour de hanches, 105,5\u00a0cm, est à 0,5\u00a0cm de sa limite. Cet article taille petit, et n’existe pas au-dessus.',
    'RUNS_SMALL',
  ],
  [
    { hips: 98 },
    '40, or 38',
    'La taille 40\u00a0: votre tour de hanches, 98\u00a0cm, est à sa limite. Cet article taille grand\u00a0: la 38 peut suffire.',
    'RUNS_LARGE',
  ],
  [
    { hips: 88 },
    '36',
    'La taille 36\u00a0: votre tour de hanches, 88\u00a0cm, est à l’aise (90\u00a0cm au plus). Cet article taille grand.',
    'RUNS_LARGE',
  ],
  [
    { hips: 100.9 },
    '42',
    'La taille 42\u00a0: votre tour de hanches, 100,9\u00a0cm, est à l’aise (102\u00a0cm au plus).',
    'TRUE_TO_SIZE',
  ],
];

test.each(DRESSES)('a dress for %j: %s', (measures, size, reason, fit) => {
  expect(advised('robes', '36 38 40 42 44', measures, fit ?? null)).toEqual([size, reason]);
});

test.each<[string | null, string, BodyMeasures, string, string]>([
  [
    'djellabas',
    'S M L XL XXL',
    { height: 163, waist: 200 },
    'M',
    'La taille M\u00a0: votre stature, 163\u00a0cm, est à l’aise (165\u00a0cm au plus).',
  ],
  // A size that is not made is left out.
  [
    'robes',
    '36 42',
    { hips: 96 },
    '42',
    'La taille 42\u00a0: votre tour de hanches, 96\u00a0cm, est à l’aise (102\u00a0cm au plus).',
  ],
  [null, '50 54', { chest: 90 }, 'none', 'Cet article n’a pas de guide des tailles.'],
  ['robes', 'Unique', { chest: 90 }, 'none', 'Cet article n’a pas de guide des tailles.'],
  ['robes', '', { chest: 90 }, 'none', 'Cet article existe en une seule taille.'],
])('guide %s, sizes %s, %j: %s', (guide, sizes, measures, size, reason) => {
  expect(advised(guide, sizes, measures, null)).toEqual([size, reason]);
});

const { hips, height } = { hips: 'HIPS', height: 'HEIGHT' } as const;
const margin = { measure: hips, given: 100, by: -2 } as const;

/** Reason, larger size; in Arabic, in English. */
const TRANSLATED: ReadonlyArray<[SizeReason, string | null, string, string]> = [
  [
    { code: 'NO_MEASURE', needed: ['CHEST', hips, height] },
    null,
    'لاختيار مقاس هذه القطعة، أدخل محيط صدرك أو محيط وركيك أو طول قامتك.',
    'For this item, give your chest, your hips or your height.',
  ],
  [
    { code: 'NOT_MADE', size: '48', largest: '44' },
    null,
    'يلزمك المقاس 48؛ أكبر مقاس لهذه القطعة هو 44.',
    'You would need size 48; the largest of this item is 44.',
  ],
  [
    { code: 'BEYOND', size: '44', measure: hips, given: 112.5, by: 2.5 },
    null,
    'محيط وركيك، 112,5\u00a0سم، يتجاوز أكبر مقاس لهذه القطعة، وهو 44 (110\u00a0سم).',
    'The largest size of this item, 44 (up to 110\u00a0cm), is too small for your hips, 112.5\u00a0cm.',
  ],
  [
    { code: 'WITHIN', size: '42', ...margin },
    null,
    'المقاس 42 مريح: محيط وركيك، 100\u00a0سم، والمقاس يتسع إلى 102\u00a0سم.',
    'Size 42: comfortable for your hips, 100\u00a0cm (up to 102\u00a0cm).',
  ],
  [
    { code: 'NEAR_MAXIMUM', size: '42', ...margin, by: -0.5 },
    '44',
    'المقاس 42: محيط وركيك، 100\u00a0سم، يقل عن حده الأقصى بمقدار 0,5\u00a0سم؛ المقاس 44 أكثر راحة.',
    'Size 42: 0.5\u00a0cm from its limit for your hips, 100\u00a0cm; 44 will be more comfortable.',
  ],
  [
    { code: 'NEAR_MAXIMUM', size: '42', ...margin, by: 0 },
    null,
    'المقاس 42: محيط وركيك، 100\u00a0سم، هو حده الأقصى.',
    'Size 42: at its limit for your hips, 100\u00a0cm.',
  ],
  [
    { code: 'NEAR_MINIMUM', size: '42', smaller: '40', ...margin, by: 1 },
    null,
    'المقاس 42: محيط وركيك، 100\u00a0سم، لا يزيد على المقاس 40 إلا بمقدار 1\u00a0سم، وقد يكفي المقاس 40.',
    'Size 42: for your hips, 100\u00a0cm, 40 is only 1\u00a0cm too small and may do.',
  ],
  [
    { code: 'BELOW', size: '36', measure: height, given: 150, by: -5 },
    null,
    'المقاس 36، وهو الأصغر، سيكون واسعاً: طول قامتك، 150\u00a0سم، أقل من قياساته (ابتداءً من 155\u00a0سم).',
    'Size 36, the smallest, will be loose: it begins at 155\u00a0cm, above your height, 150\u00a0cm.',
  ],
];

test.each(TRANSLATED)('%j is said in Arabic and English', (reason, larger, arabic, english) => {
  const advice = { size: '42', alternative: larger, row: 0, reason, warnings: [], fit: null };
  expect(describeSize(sizeReasons.AR, advice)).toBe(arabic);
  expect(describeSize(sizeReasons.EN, advice)).toBe(english);
});

const INPUTS = { CHEST: 'chest', WAIST: 'waist', HIPS: 'hips', HEIGHT: 'height' } as const;
const ALL = ['CHEST', 'WAIST', 'HIPS', 'HEIGHT'] as const;

/** In half centimetres. */
const within = (min: number, max: number) =>
  fc.option(fc.integer({ min: 2 * min, max: 2 * max }).map((half) => half / 2));
const body = fc.record({
  chest: within(75, 110),
  waist: within(55, 90),
  hips: within(80, 115),
  height: within(150, 185),
});
const fits = fc.constantFrom('RUNS_SMALL', 'TRUE_TO_SIZE', 'RUNS_LARGE', null);

const GUIDES = sizeGuides.map((guide) => ({
  guide,
  sizes: entriesOf(guide).map(({ value }) => value),
}));

describe.each(GUIDES)('the guide $guide.id', ({ guide, sizes }) => {
  const deciding = decidingMeasures(guide);
  const others = ALL.filter((name) => !deciding.includes(name));

  test('says in each language which measures decide, and its notes say nothing else of it', () => {
    for (const language of LANGUAGES) {
      const { note } = sizeGuideIn(language, guide);
      expect(note).not.toMatch(/choisi|prenez|choose|take the (larger|smaller)|يُختار/i);
      const texts = sizeReasons[language];
      const described = describeGuide(texts, { ...guide, note });
      expect(described).toBe(`${texts.decidedBy(deciding)} ${note}`);
    }
    expect(guide.lengthNote).not.toBeNull();
  });

  test('recommends the smallest size that holds every measure that decides, whatever the others', () => {
    let recommended = 0;
    fc.assert(
      fc.property(body, body, fits, (given, other, fit) => {
        const garment = { guide, sizes, fit, cut: null };
        const { size, alternative, row } = adviseSize(garment, given);
        const entries = entriesOf(guide, sizes);
        const holding = entries.find(({ measures }) =>
          measures.every(
            ({ name, max }) => !deciding.includes(name) || (given[INPUTS[name]] ?? 0) <= max,
          ),
        );
        const isKnown = deciding.some((name) => given[INPUTS[name]] !== null);
        const expected = isKnown && holding ? holding : null;
        expect(size).toBe(expected?.value ?? null);
        expect(row).toBe(expected && entries.indexOf(expected));
        const at = expected ? entries.indexOf(expected) : Infinity;
        const beside = [entries[at - 1], entries[at + 1]].map((entry) => entry?.value);
        expect([null, ...beside]).toContain(alternative);
        const changed = Object.fromEntries(
          others.map((name) => [INPUTS[name], other[INPUTS[name]]]),
        );
        expect(adviseSize(garment, { ...given, ...changed }).size).toBe(size);
        recommended += Number(size !== null);
      }),
      { numRuns: 200 },
    );
    expect(recommended).toBeGreaterThan(20);
  });
});

const CAFTAN = { shape: 'CAFTAN', length: 144 } as const;
const SKIRT = { shape: 'PENCIL_SKIRT', length: 66 } as const;

/** Guide, sizes, cut, measures; the size and its warnings. */
test.each<[string, string, Cut | null, BodyMeasures, string, string[]]>([
  ['caftans', '36 38 40 42 44', CAFTAN, { chest: 90, height: 166 }, '40', []],
  [
    'caftans',
    '36 38 40 42 44',
    CAFTAN,
    { chest: 90, hips: 112, height: 156 },
    '40',
    [
      'Votre tour de hanches, 112\u00a0cm, dépasse les 98\u00a0cm de la 40\u00a0; dans cette coupe, ce n’est pas cette mesure qui décide.',
      'À 1,56\u00a0m, la 40 (144\u00a0cm) est trop longue de 4\u00a0cm, avec des talons de 6\u00a0cm\u00a0; elle se raccourcit à l’ourlet.',
    ],
  ],
  [
    'caftans',
    '36 38 40 42 44',
    CAFTAN,
    { chest: 82, height: 178 },
    '36',
    ['À 1,78\u00a0m, la 36 (140\u00a0cm) s’arrête à la cheville, avec des talons de 6\u00a0cm.'],
  ],
  // Without a cut nothing is known of the length.
  ['caftans', '36 38 40', null, { chest: 90, height: 140 }, '40', []],
  [
    'bas',
    '36 38 40 42 44',
    SKIRT,
    { waist: 80, height: 152 },
    '44',
    ['À 1,52\u00a0m, la 44 (68\u00a0cm) s’arrête à mi-mollet.'],
  ],
  [
    'djellabas',
    'S M L XL XXL',
    { shape: 'DJELLABA', length: 138 },
    { chest: 96, height: 163 },
    'M',
    [
      'Votre tour de poitrine, 96\u00a0cm, dépasse les 92\u00a0cm de la M\u00a0; dans cette coupe, ce n’est pas cette mesure qui décide.',
    ],
  ],
])(
  'guide %s, sizes %s, %j, %j: %s, with warnings',
  (guide, sizes, cut, measures, size, expected) => {
    const garment = { guide: guideNamed(guide), sizes: sizes.split(' '), fit: null, cut };
    const advice = adviseSize(garment, measures);
    expect(advice.size).toBe(size);
    expect(describeWarnings(sizeReasons.FR, wearerTexts.FR, advice)).toEqual(expected);
  },
);

test('a size for a height is long enough for it', () => {
  const guide = guideNamed('djellabas');
  const cut = { shape: 'DJELLABA', length: 138 } as const;
  for (let stature = 155; stature <= 180; stature += 0.5) {
    const garment = { guide, sizes: ['S', 'M', 'L', 'XL', 'XXL'], fit: null, cut };
    expect(adviseSize(garment, { height: stature }).warnings).toEqual([]);
  }
});

test('warnings are in Arabic and English, too', () => {
  const garment = { guide: guideNamed('caftans'), sizes: ['40'], fit: null, cut: CAFTAN };
  const advice = adviseSize(garment, { chest: 90, hips: 112, height: 156 });
  expect(describeWarnings(sizeReasons.EN, wearerTexts.EN, advice)).toEqual([
    'For your hips, 112\u00a0cm, size 40 is cut for 98\u00a0cm; this cut does not go by that measurement.',
    'At 1.56\u00a0m, size 40 (144\u00a0cm) is 4\u00a0cm too long, with 6\u00a0cm heels; it is shortened at the hem.',
  ]);
  expect(describeWarnings(sizeReasons.AR, wearerTexts.AR, advice)).toEqual([
    'محيط وركيك، 112\u00a0سم، يتجاوز 98\u00a0سم للمقاس 40؛ لا يُختار المقاس في هذه القَصّة بحسب هذا القياس.',
    'عند قامة 1,56\u00a0م، المقاس 40 (144\u00a0سم): أطول مما يلزم بمقدار 4\u00a0سم، بكعب علوه 6\u00a0سم؛ تُقصَّر القطعة من الحاشية.',
  ]);
});

test.each(garments)('$id has a length in each size', ({ guide, sizes, cut }) => {
  if (!cut) throw new Error('No garment of the seed is without a cut');
  const lengths = sizes.map((size) => lengthOfSize({ ...guide, sizes }, cut, size) ?? 0);
  expect(lengths).toContain(cut.length);
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
});

test('a length that the guide does not tell of this garment is not known', () => {
  const sizes = ['36', '38'];
  expect(
    lengthOfSize({ ...guideNamed('caftans'), sizes }, { ...CAFTAN, length: 131 }, '36'),
  ).toBeNull();
  expect(lengthOfSize({ ...guideNamed('caftans'), sizes }, CAFTAN, '50')).toBeNull();
  expect(lengthOfSize({ ...guideNamed('jeans'), sizes }, SKIRT, '36')).toBeNull();
});

test('a guide of before has its measures from its note, which no longer names them', () => {
  const former = {
    id: 'djellabas',
    note: 'Mesures du corps. Ces coupes sont amples\u00a0: choisissez d’après votre stature. EU\u00a0: numérotation.',
    translations: [
      { language: 'AR', note: 'هذه القَصّات واسعة: يُختار المقاس بحسب القامة. EU: الترقيم.' },
      { language: 'EN', note: 'These cuts are loose: choose by your height. EU: numbering.' },
    ],
  };
  const upgraded = {
    id: 'djellabas',
    note: 'Mesures du corps. Ces coupes sont amples. EU\u00a0: numérotation.',
    decidedBy: ['HEIGHT'],
    translations: [
      { language: 'AR', note: 'هذه القَصّات واسعة. EU: الترقيم.' },
      { language: 'EN', note: 'These cuts are loose. EU: numbering.' },
    ],
  };
  expect(upgradeSizeGuide(former)).toEqual(upgraded);
  expect(upgradeSizeGuide(upgraded)).toBe(upgraded);
  const own = { id: 'abayas', note: null, translations: [] };
  expect(upgradeSizeGuide(own)).toBe(own);
});
