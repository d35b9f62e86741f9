import { describe, expect, test } from 'vitest';
import { textOfHtml } from '../../../server/catalog/moving/html-text.rules.ts';
import { idOfAddress, slugsByNumber } from '../../../server/catalog/moving/ids.ts';
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
