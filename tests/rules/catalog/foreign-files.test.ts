import { describe, expect, test } from 'vitest';
import type { FoundPictures } from '../../../server/catalog/csv/import.cells.rules.ts';
import { textOfHtml } from '../../../server/catalog/moving/html-text.rules.ts';
import { readForeign } from '../../../server/catalog/moving/platforms.ts';
import { coloursOfPictures } from '../../../server/catalog/moving/rows.rules.ts';
import { usualSwatch } from '../../../server/catalog/moving/swatches.ts';
import { idOfAddress, identified, slugsByNumber } from '../../../server/catalog/moving/ids.ts';
import { isUnderWay } from '../../../server/catalog/moving/period.rules.ts';

describe('HTML becomes text', () => {
  test.each([
    ['<p>Une robe</p><p>en lin.</p>', 'Une robe\n\nen lin.'],
    ['<h2>Coupe</h2>\n\n<div>Ample<br>et   longue</div>', 'Coupe\n\nAmple\net longue'],
    [
      'Tailles&nbsp;:<ul>\n <li>36</li>\n <li><p>38</p></li>\n</ul>Fin',
      'Tailles\u00a0:\n- 36\n- 38\n\nFin',
    ],
    ['<table><tr><td>Talon</td><td>7&nbsp;cm</td></tr></table>', 'Talon 7\u00a0cm'],
    ['avant<script>alert("</p>")</script><style>p{}</style> après', 'avant après'],
    ['avant <script>alert(1)', 'avant'],
    [
      '<iframe src="https://x.example"><p>rien</p></iframe>&Eacute;t&eacute; &amp; hiver',
      'Été & hiver',
    ],
    ['&lt;script&gt;alert(1)&lt;/script&gt;Cuir', 'Cuir'],
    ['5 < 6 & <3', '5 < 6 & <3'],
    ['Deux lignes\nsans balise', 'Deux lignes\nsans balise'],
  ])('%j', (html, text) => {
    expect(textOfHtml(html)).toBe(text);
  });

  test('with the line breaks of its source where its program shows them', () => {
    expect(textOfHtml('<b>Cuir</b>\ncousu', { hasBreaks: true })).toBe('Cuir\ncousu');
    expect(textOfHtml('<b>Cuir</b>\ncousu')).toBe('Cuir cousu');
  });
});

test('old addresses become the same ids each time, and two of them never one', () => {
  const taken = new Map<string, string>();
  const addresses = ['robe-lin', 'Robe_Lin', 'new', 'فستان', 'فستان-2', 'x'.repeat(200)];
  const ids = addresses.map((address) => idOfAddress(address, taken));
  expect(ids[0]).toBe('robe-lin');
  expect(ids[1]).toMatch(/^robe-lin-[0-9a-f]{8}$/);
  expect(ids[2]).toMatch(/^new-[0-9a-f]{8}$/);
  expect(ids[3]).toMatch(/^produit-[0-9a-f]{8}$/);
  expect(new Set(ids).size).toBe(addresses.length);
  expect(ids.every((id) => id.length <= 100)).toBe(true);
  expect(addresses.map((address) => idOfAddress(address, taken))).toEqual(ids);
});

test('of several products with one title the oldest has its slug alone, whatever the order of the file', () => {
  const products = [30, 4, 12].map((number) => ({ number, title: 'Robe Été' }));
  expect([...slugsByNumber(products)]).toEqual([
    [4, 'robe-ete'],
    [12, 'robe-ete-2'],
    [30, 'robe-ete-3'],
  ]);
});

test.each([
  ['', '', true],
  ['0000-00-00', '0000-00-00', true],
  ['2026-11-30 00:00:00', '2026-12-02', true],
  ['2026-12-01', '', false],
  ['', '2026-11-29', false],
])('a reduction from %j to %j: %j', (first, last, isNow) => {
  expect(isUnderWay(first, last, '2026-11-30')).toBe(isNow);
});

const reading = { vatPercent: 20, today: '2026-11-30' };

describe('Shopify', () => {
  test('has pictures of variants, which are those of their colours', () => {
    const csv = [
      'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price,Image Src,Variant Image',
      'nora,Nora,Size,38,Color,Noir,90,/face.jpg,/noir.jpg',
      'nora,,,39,,Noir,90,/pile.jpg,/noir.jpg',
      'nora,,,39,,Rouge,90,/rouge.jpg,/rouge.jpg',
      'nora,,,40,,Rouge,90,,/pile.jpg',
      'nora,,,40,,Noir,90,,/pile.jpg',
      'nora,,,41,,Noir,90,,/perdue.jpg',
    ].join('\n');
    const { products } = readForeign('SHOPIFY', { text: csv, combinations: null }, reading);
    const [product] = products;
    const found: FoundPictures = new Map([
      ['/perdue.jpg', { problem: 'MISSED' }],
      ['/face.jpg', { path: '/pictures/face' }],
      ['/noir.jpg', { path: '/pictures/noir' }],
      ['/pile.jpg', { path: '/pictures/pile' }],
      ['/rouge.jpg', { path: '/pictures/rouge' }],
    ]);
    expect([...coloursOfPictures(product ?? { variants: [] }, found)]).toEqual([
      ['/pictures/noir', 'Noir'],
      ['/pictures/rouge', 'Rouge'],
    ]);
  });
});

test.each([
  ['Couleur', 'Noir', '#1b1a1f'],
  ['Coloris', 'Bleu nuit', '#2f5d9b'],
  ['Color', 'Red', '#b3202f'],
  ['Couleur', 'Aurore', null],
  ['Taille', 'Noir', null],
])('a new option %s of the value %s has the swatch %s', (name, value, swatch) => {
  expect(usualSwatch(name, value)).toBe(swatch);
});

describe('a product that came before', () => {
  const read = (title: string) =>
    readForeign(
      'WOOCOMMERCE',
      {
        text: `ID,Type,Name,Regular price\n7,simple,${title},90\n9,simple,Mules,80\n`,
        combinations: null,
      },
      reading,
    ).products;

  test('is found by its number, whatever its title is now, and gets no address of that title', () => {
    const before = identified(read('Mules'), new Map());
    expect(before.map(({ id }) => id)).toEqual(['mules', 'mules-2']);
    expect(before[0]?.oldPaths).toEqual(['/index.php?p=7', '/product/mules', '/produit/mules']);
    const known = new Map([
      ['/index.php?p=7', 'mules'],
      ['/index.php?p=9', 'mules-2'],
    ]);
    const renamed = identified(read('Sabots'), known);
    expect(renamed.map(({ id }) => id)).toEqual(['mules', 'mules-2']);
    expect(renamed.map(({ oldPaths }) => oldPaths)).toEqual([
      ['/index.php?p=7'],
      ['/index.php?p=9'],
    ]);
  });

  test('has its id alone: a new product of its former title gets another one', () => {
    const [first, other] = identified(read('Sabots'), new Map([['/index.php?p=7', 'mules']]));
    expect(first?.id).toBe('mules');
    expect(other?.id).toMatch(/^mules-[0-9a-f]{8}$/);
  });
});

test('French headings of PrestaShop are read as the English ones', () => {
  const french = [
    'ID;Actif (0/1);Nom*;Catégories (x,y,z...);Prix HT;Pourcentage de réduction;Réduction de (AAAA-MM-JJ);Réduction à (AAAA-MM-JJ);Référence;Marque;EAN-13;Quantité;Récapitulatif;Description;Mot-clés (x,y,z...);URL réécrite;URL des images (x,y,z, etc.);Textes alternatif des images (x,y,z...);État;Action en cas de rupture de stock',
    '12;1;Robe;2,Robes;100;10;2026-11-01;2026-12-31;RY;Dar;;4;<p>Longue.</p>;<p>Lin.</p>;lin;robe-lin;https://m.example/1.jpg;De face;new;1',
  ].join('\n');
  const { products, notes } = readForeign(
    'PRESTASHOP',
    { text: french, combinations: null },
    reading,
  );
  expect(products).toMatchObject([
    {
      key: '/index.php?controller=product&id_product=12',
      address: 'robe-lin',
      isHidden: false,
      category: 'Robes',
      tags: ['lin'],
      pictures: [{ address: 'https://m.example/1.jpg', alt: 'De face' }],
      variants: [{ sku: 'RY', price: '108.00', compareAt: '120.00', stock: '' }],
    },
  ]);
  expect(notes.map(({ reason }) => reason)).toEqual(['MOVED_UNCOUNTED']);
});
