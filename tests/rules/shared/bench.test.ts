import { describe, expect, test } from 'vitest';
import { goalText, reaches } from '../../bench/goal.ts';
import { EVER_NEW } from '../../bench/load.ts';
import { median, ratioOf, turnsOf } from '../../bench/median.ts';
import { get, graphql } from '../../bench/questions.ts';
import { kindOf, scriptsNamedIn } from '../../bench/web/bytes.ts';
import { withoutScripts } from '../../bench/web/unscripted.ts';

describe('figures of a bench', () => {
  test.each([
    [[], 0],
    [[7], 7],
    [[10, 9, 1], 9],
    [[4, 1, 3, 2], 3],
  ])('the middle of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });

  test('are compared round by round: a machine that was slow for a while says nothing', () => {
    const ours = [100, 10, 104];
    const theirs = [50, 5, 52];
    expect(ratioOf(ours, theirs)).toBe(2);
  });

  test('count only where both sides have one', () => {
    expect(ratioOf([4, 6, 8], [2, 0])).toBe(2);
    expect(ratioOf([], [])).toBe(0);
  });

  test('are taken in turns', () => {
    expect([0, 1, 2].map((round) => turnsOf(['a', 'b'], round))).toEqual([
      ['a', 'b'],
      ['b', 'a'],
      ['a', 'b'],
    ]);
  });

  test.each([
    [{ atLeast: 2 }, 'at least 2', [false, true, true]],
    [{ atMost: 2 }, 'at most 2', [true, true, false]],
    [{ below: 2 }, 'below 2', [true, false, false]],
  ])('are judged: %j', (goal, text, judged) => {
    expect(goalText(goal)).toBe(text);
    expect([1, 2, 3].map((value) => reaches(value, goal))).toEqual(judged);
  });
});

// As load.mjs sends them: a number of nine digits where EVER_NEW stands.
const sent = (request: string) => request.replaceAll(EVER_NEW, '100000001');

describe('requests of a bench', () => {
  test('are as long as they say, once what is ever new is in them', () => {
    const [head = '', body = ''] = sent(graphql('{ é }', { n: EVER_NEW })).split('\r\n\r\n');
    expect(JSON.parse(body)).toEqual({ query: '{ é }', variables: { n: '100000001' } });
    expect(head).toContain(`\r\ncontent-length: ${Buffer.byteLength(body)}`);
  });

  test('ask for another page each time where their path says so', () => {
    expect(sent(get(`/products?q=${EVER_NEW}`))).toBe(
      'GET /products?q=100000001 HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n',
    );
  });
});

describe('what pages are made of', () => {
  test.each([
    ['/assets/shop-Cnp1WKot.js', 'script'],
    ['/assets/shop-CZom894R.css', 'style'],
    ['/assets/figtree-D_ZTVpCC.woff2', 'font'],
    ['/images/hero.svg', 'picture'],
    ['/graphql', 'other'],
  ])('%s is a %s', (path, kind) => {
    expect(kindOf(path)).toBe(kind);
  });

  test('scripts name those that they import, at once or later', () => {
    const text = `import{a as b}from"./fr-BK4.js";const d=["assets/Cart-C1.js","assets/Cart.css"];import(\`./Dialog-h_h.js\`)`;
    expect(scriptsNamedIn(text)).toEqual([
      '/assets/fr-BK4.js',
      '/assets/Cart-C1.js',
      '/assets/Dialog-h_h.js',
    ]);
  });

  test('a page without scripts keeps everything else', () => {
    const page = `<head><link rel="modulepreload" crossorigin href="/a.js"><link rel="preload" as="font" href="/f">
<script type="module" src="/a.js"></script></head><body><h1>Bonjour</h1><script>1 < 2</script></body>`;
    expect(withoutScripts(page)).toBe(
      '<head><link rel="preload" as="font" href="/f">\n</head><body><h1>Bonjour</h1></body>',
    );
  });
});
