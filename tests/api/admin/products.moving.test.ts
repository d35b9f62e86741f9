import { afterAll, describe, expect, test } from 'vitest';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { exportOf, exportText } from '../../support/exports/exports.ts';
import { png } from '../../support/pictures.ts';
import { openAdmin } from '../../support/shop/admin.ts';
import { isInDemo } from '../../support/shop/shop.place.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import type { UserError } from '../protocol/documents.ts';
import { MOVE } from './products.documents.ts';

const shop = await sharedShop({ isSeeded: false });
const admin = await openAdmin(shop);

/** Pictures of the other shop by their path; every other path leads to a private address. */
const pictures = new Map([
  ['/nora-noir.png', png(300, 300)],
  ['/nora-rouge.png', png(301, 300)],
]);
const requested: string[] = [];
const other = createServer(({ url = '' }, response) => {
  requested.push(url);
  const picture = pictures.get(url);
  if (picture) response.end(picture);
  else response.writeHead(302, { location: 'http://10.0.0.1/picture.png' }).end();
}).listen(0, '127.0.0.1');
await once(other, 'listening');
afterAll(() => other.close());
// A server that listens on TCP has such an address.
const origin = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;

interface Moved {
  readonly added: readonly string[] | null;
  readonly changed: readonly string[] | null;
  readonly changes: readonly object[] | null;
  readonly unchanged: number | null;
  readonly categories: readonly string[] | null;
  readonly products: ReadonlyArray<{ readonly id: string; readonly outcome: string }> | null;
  readonly notes: readonly UserError[] | null;
  readonly leftOut: readonly UserError[] | null;
  readonly redirects: number | null;
  readonly userErrors: readonly UserError[];
}

const upload = (path: string, content: string | Uint8Array<ArrayBuffer>) => ({
  path: `variables.${path}`,
  name: `${path}.csv`,
  type: 'text/csv',
  bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content,
});

async function move(
  from: string,
  content: string | Uint8Array<ArrayBuffer>,
  options: { readonly combinations?: string; readonly [option: string]: unknown } = {},
): Promise<Moved> {
  const { combinations, ...others } = options;
  const variables = { file: null, combinations: null, from, skipInvalid: true, ...others };
  const files = [
    upload('file', content),
    ...(combinations === undefined ? [] : [upload('combinations', combinations)]),
  ];
  const answer = await admin.upload<{ importProducts: Moved }>(MOVE, variables, files);
  return answer.data.importProducts;
}

const anyProduct = async (id: string) => {
  const { catalog } = shop.store.read;
  const [archived] = (await catalog.archivedById([id])).values();
  return (await catalog.product(id)) ?? archived;
};

const notesOf = ({ notes }: Moved) => notes?.map(({ field, message }) => `${field} ${message}`);

/** The file with pictures that are there, and one that leads to a private address. */
const shopify = exportText('shopify-2024.csv')
  .replaceAll(/https:\/\/cdn\.shopify\.com\S*?\/(nora-[a-z]+)\.jpg\?v=1718/g, `${origin}/$1.png`)
  .trim();

// The demo fetches no pictures.
describe.skipIf(isInDemo)('a file of Shopify', () => {
  test('becomes drafts with their variants, prices, stock, pictures and categories, and twice changes nothing', async () => {
    const tried = await move('SHOPIFY', shopify, { drafts: true, dryRun: true });
    expect(tried.added).toEqual(['escarpins-nora', 'cirage-incolore', 'abaya-lina']);
    expect(tried.categories).toEqual(['Escarpins', 'À classer', 'Abayas']);
    expect([requested, await anyProduct('escarpins-nora')]).toEqual([[], undefined]);
    const done = await move('SHOPIFY', shopify, { drafts: true });
    expect({ ...done, notes: [] }).toEqual({ ...tried, notes: [] });
    expect(notesOf(done)).toEqual([
      `lines.9.stock Le stock est de -2\u00a0: il est repris comme 0.`,
      expect.stringContaining('lines.10.gtin «\u00a012345\u00a0» n’est pas un code-barres'),
      expect.stringContaining(
        `lines.11.gallery Le produit vient sans cette photo (${origin}/nora-dessus.png). L’adresse renvoie ailleurs`,
      ),
      expect.stringContaining('lines.12.category Le fichier ne donne pas de catégorie'),
      'lines.12.originalPrice Le prix barré est plus bas que le prix\u00a0: il n’est pas repris.',
      expect.stringContaining('lines.13.stock Cet article se vendait sans compter son stock'),
      expect.stringContaining('lines.15.title La boutique ne vend pas ce type d’article'),
    ]);
    expect(await anyProduct('escarpins-nora')).toMatchObject({
      title: 'Escarpins « Nora »',
      description: 'Cuir souple & semelle en caoutchouc.\n- Talon de 7\u00a0cm\n- Fabriqués à Fès',
      brand: 'Atelier Zellige',
      categoryName: 'Escarpins',
      price: 64_900,
      originalPrice: 79_900,
      imageAlt: 'Escarpins noirs, de côté',
      gallery: [{ alt: 'Escarpins « Nora »', value: 'Rouge' }],
      draftSince: expect.any(String),
      options: [
        { name: 'Pointure', values: [{ value: '38' }, { value: '39' }] },
        {
          name: 'Couleur',
          values: [
            { value: 'Noir', swatch: '#1b1a1f' },
            { value: 'Rouge', swatch: '#b3202f' },
          ],
        },
      ],
      variants: [
        { id: 'escarpins-nora', sku: '0038-N', stockOnHand: 3, gtin: '6111245870014' },
        { id: 'escarpins-nora.39-noir', stockOnHand: 0, price: null },
        { id: 'escarpins-nora.39-rouge', stockOnHand: 4, price: 69_900, originalPrice: 69_900 },
      ],
    });
    expect(await anyProduct('abaya-lina')).toMatchObject({
      options: [{ name: 'Taille', values: [{ value: 'صغير' }, { value: 'كبير' }] }],
      variants: [{ stockOnHand: null }, { id: 'abaya-lina.declinaison', stockOnHand: 5 }],
    });
    const again = await move('SHOPIFY', shopify, { drafts: true });
    expect(again).toMatchObject({ added: [], changed: [], unchanged: 3, redirects: 0 });
    const before = requested.length;
    const third = await move('SHOPIFY', shopify, { drafts: true, dryRun: true });
    expect(third).toMatchObject({ added: [], changed: [], unchanged: 3 });
    expect(requested).toHaveLength(before);
  });

  test('with the headings of since 2025 is the same, and a later price changes that alone', async () => {
    const later = exportText('shopify-2025.csv')
      .replaceAll(
        /https:\/\/cdn\.shopify\.com\S*?\/(nora-[a-z]+)\.jpg\?v=1718/g,
        `${origin}/$1.png`,
      )
      .replace(',45.00,40.00,', ',49.00,40.00,');
    const moved = await move('SHOPIFY', later);
    expect(moved).toMatchObject({ added: [], unchanged: 2, userErrors: [] });
    expect(moved.changes).toEqual([
      { id: 'cirage-incolore', column: 'price', from: '45', to: '49' },
      { id: 'cirage-incolore', column: 'originalPrice', from: '45', to: '49' },
    ]);
  });

  test('leaves out products that are wrong, each with its reason, and imports the others', async () => {
    const header = 'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty';
    const sizes = Array.from({ length: 2000 }, (_, at) => `mules,,,${at},90,1`);
    const values = Array.from(
      { length: 21 },
      (_, at) => `sabots${at ? ',,' : ',Sabots,Taille'},${30 + at},80,1`,
    );
    const csv = [
      header,
      'sandales,Sandales,Title,Default Title,-5,1',
      'bottes,Bottes,Title,Default Title,900,1',
      'bottes,Bottines,Title,Default Title,900,1',
      'sans-nom,,Title,Default Title,30,1',
      ',Sans adresse,Title,Default Title,30,1',
      'mules,Mules,Taille,-1,90,1',
      ...sizes,
      ...values,
    ].join('\n');
    const moved = await move('SHOPIFY', csv);
    expect(moved.added).toEqual(['sabots']);
    expect(moved.leftOut?.map(({ field, code }) => `${code} ${field}`)).toEqual([
      'INVALID lines.2.price',
      'INVALID lines.4.title',
      'INVALID lines.4.id',
      'REQUIRED lines.5.title',
      'INVALID lines.6.id',
      'INVALID lines.107.variant',
    ]);
    expect((await anyProduct('sabots'))?.options[0]?.values).toHaveLength(21);
  });
});

describe('a file of WooCommerce', () => {
  test.each([
    ['woocommerce-fr.csv', true, 2],
    ['woocommerce.csv', false, 0],
  ])(
    '%s has variations before and behind their product, and its categories',
    async (name, isFirst) => {
      const moved = await move('WOOCOMMERCE', exportOf(name));
      const ids = ['babouches-atlas', 'lacets-ronds', 'lacets-ronds-2'];
      expect(moved).toMatchObject({
        added: isFirst ? ids : [],
        unchanged: isFirst ? 0 : 3,
        userErrors: [],
        leftOut: [],
      });
      expect(moved.notes?.map(({ field }) => field)).toEqual([
        'lines.3.gallery',
        'lines.3.gallery',
        'lines.5.options',
        'lines.6.price',
        'lines.6.category',
        'lines.7.stock',
        'lines.8.title',
        'lines.9.variant',
      ]);
      expect(await anyProduct('babouches-atlas')).toMatchObject({
        description:
          'Cuir pleine fleur.\n\nEntretien\n\nCirer deux fois par an.\n\nMatière\u00a0: Cuir de chèvre',
        brand: 'Maison Atlas',
        categoryName: 'Babouches',
        price: 24_990,
        originalPrice: 28_990,
        options: [{ name: 'Pointure' }],
        variants: [
          { values: ['40'], sku: 'BAB-40-M', stockOnHand: 6, price: null },
          { values: ['39'], stockOnHand: 0, price: 28_990 },
          { values: ['41'], sku: null, stockOnHand: null, price: 29_990 },
        ],
      });
      const { catalog, redirects } = shop.store.read;
      expect([
        (await catalog.product('babouches-atlas'))?.id,
        await catalog.product('lacets-ronds'),
      ]).toEqual(['babouches-atlas', undefined]);
      const old = ['/produit/babouches-atlas', '/product-category/femme/chaussures/babouches'];
      expect([...(await redirects.named(old)).values()].map(({ to }) => to)).toEqual([
        '/products/babouches-atlas',
        '/products?category=Babouches',
      ]);
    },
  );
});

test('a product of WooCommerce that has another title now is changed, and its old address stays', async () => {
  const renamed = exportText('woocommerce.csv').replaceAll('Babouches Atlas', 'Babouches Toubkal');
  const moved = await move('WOOCOMMERCE', renamed);
  expect(moved).toMatchObject({ added: [], changed: ['babouches-atlas'], redirects: 0 });
  expect(moved.changes).toEqual([
    {
      id: 'babouches-atlas',
      column: 'title',
      from: 'Babouches Atlas',
      to: 'Babouches Toubkal',
    },
  ]);
  const old = ['/produit/babouches-atlas', '/index.php?p=212', '/produit/babouches-toubkal'];
  const { redirects } = shop.store.read;
  const named = [...(await redirects.named(old))].map(([from, { to }]) => [from, to]);
  expect(Object.fromEntries(named)).toEqual({
    '/produit/babouches-atlas': '/products/babouches-atlas',
    '/index.php?p=212': '/products/babouches-atlas',
  });
});

test('files of PrestaShop have prices without tax, and combinations of their own', async () => {
  const combinations = exportText('prestashop-combinations.csv');
  const moved = await move('PRESTASHOP', exportOf('prestashop.csv'), { combinations });
  expect(moved).toMatchObject({
    added: ['robe-yasmine', 'foulard-uni'],
    leftOut: [],
    userErrors: [],
  });
  expect(notesOf(moved)?.at(-1)).toContain(
    'lines.4.combinations Le produit de cette déclinaison (99)',
  );
  expect(await anyProduct('robe-yasmine')).toMatchObject({
    price: 44_910,
    originalPrice: 49_900,
    description: 'Robe longue.\n\nLin lavé.',
    variants: [
      { values: ['S', 'Bleu nuit'], sku: 'RY-S', stockOnHand: 4, price: null },
      { values: ['M', 'Bleu nuit'], sku: 'RY-M', price: 45_810, originalPrice: 50_900 },
    ],
  });
  expect(await anyProduct('foulard-uni')).toMatchObject({
    price: 6000,
    draftSince: expect.any(String),
  });
  const again = await move('PRESTASHOP', exportOf('prestashop.csv'), { combinations });
  expect(again).toMatchObject({ added: [], changed: [], unchanged: 2, redirects: 0 });
});

test('a file of YouCan keeps its Arabic texts', async () => {
  const moved = await move('YOUCAN', exportOf('youcan.csv'));
  expect(moved).toMatchObject({ added: ['7idaa-jildi', 'sandales'], leftOut: [], userErrors: [] });
  expect(await anyProduct('7idaa-jildi')).toMatchObject({
    title: 'حذاء جلدي',
    categoryName: 'أحذية',
    price: 39_900,
    originalPrice: 45_000,
    variants: [
      { values: ['40'], stockOnHand: 3 },
      { values: ['41'], price: 41_900 },
    ],
  });
});

describe('refused whole are', () => {
  test.each([
    [
      'SHOPIFY',
      'woocommerce.csv',
      'Ce fichier vient de WooCommerce, et non de Shopify. Choisissez WooCommerce.',
    ],
    [
      'WOOCOMMERCE',
      'prestashop.csv',
      'Ce fichier vient de PrestaShop, et non de WooCommerce. Choisissez PrestaShop.',
    ],
    [
      'PRESTASHOP',
      'shopify-2025.csv',
      'Ce fichier vient de Shopify, et non de PrestaShop. Choisissez Shopify.',
    ],
    [
      'YOUCAN',
      'shopify-2024.csv',
      'Ce fichier vient de Shopify, et non de YouCan. Choisissez Shopify.',
    ],
  ])('a file of %s that is %s', async (from, name, message) => {
    const moved = await move(from, exportOf(name));
    expect(moved).toMatchObject({ added: null, userErrors: [{ field: 'lines.1', message }] });
  });

  test.each([
    ['shopify-2024.csv', 'Shopify', 'shopify'],
    ['shopify-2025.csv', 'Shopify', 'shopify'],
    ['woocommerce-fr.csv', 'WooCommerce', 'woocommerce'],
    ['prestashop.csv', 'PrestaShop', 'prestashop'],
    ['youcan.csv', 'YouCan', 'youcan'],
  ])(
    '%s as a file of the shop itself, with where it seems to come from',
    async (name, program, word) => {
      const { added, userErrors } = await move('OWN', exportOf(name));
      expect([added, userErrors[0]?.field]).toEqual([null, 'lines.1']);
      expect(userErrors[0]?.message).toContain(`Ce fichier semble venir de ${program}\u00a0: `);
      expect(userErrors[0]?.message).toContain(`import --from ${word}`);
    },
  );

  test('a file of nothing that is known, combinations that are none, and an empty file', async () => {
    const combinations = exportText('prestashop.csv');
    const refused = [
      await move('SHOPIFY', 'Titre;Prix\nRobe;20'),
      await move('PRESTASHOP', exportOf('prestashop.csv'), { combinations }),
      await move('YOUCAN', ''),
    ];
    expect(refused.map(({ userErrors }) => userErrors[0]?.message)).toEqual([
      expect.stringContaining(
        'n’est pas celui que Shopify exporte\u00a0: il lui manque les colonnes «\u00a0Handle\u00a0»',
      ),
      expect.stringContaining('«\u00a0Attribute (Name:Type:Position)*\u00a0»'),
      expect.stringContaining('Le fichier est vide'),
    ]);
  });
});

test('Windows-1252 and UTF-16 are read as well, and the same file at once from two browsers adds its products once', async () => {
  const csv = 'Handle,Title,Variant Price\nespadrilles-ete,Espadrilles d’été,99\n';
  const windows = Uint8Array.from(Buffer.from(csv.replace('’', '\u0092'), 'latin1'));
  const utf16 = Uint8Array.from(Buffer.from(`\ufeff${csv}`, 'utf16le'));
  const both = await Promise.all([move('SHOPIFY', windows), move('SHOPIFY', utf16)]);
  expect(both.flatMap(({ added }) => added)).toEqual(['espadrilles-ete']);
  expect(both.flatMap(({ leftOut, changed }) => [leftOut, changed])).toEqual([[], [], [], []]);
  expect((await anyProduct('espadrilles-ete'))?.title).toBe('Espadrilles d’été');
});
