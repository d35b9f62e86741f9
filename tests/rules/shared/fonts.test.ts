import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const read = (path: string) => readFile(new URL(`../../../${path}`, import.meta.url), 'utf8');

/** Returns the shop's own texts, as they are written. */
async function textsOfShop(): Promise<readonly string[]> {
  const found = await Promise.all(
    ['client', 'server'].map(async (folder) => {
      const files = await readdir(new URL(`../../../${folder}`, import.meta.url), {
        recursive: true,
      });
      return (
        files
          .filter((file) => /(?:^|[./])fr(?:\.\w+)*\.ts$/.test(file))
          // A terminal has its own fonts.
          .filter((file) => !file.endsWith('.commands.fr.ts'))
          .map((file) => `${folder}/${file}`)
      );
    }),
  );
  return [...found.flat(), 'client/index.html', 'seed/products.json', 'seed/categories.json'];
}

/** In no cut of the packages: the fallback's stand in. */
const ABSENT = new Set(['≤', '□', '\u202f']);

/** Whether a `unicode-range` has room for a character. */
function coverageOf(range: string): (character: string) => boolean {
  const spans = range.split(',').map((span) => {
    const [first = 0, last = first] = span
      .trim()
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return { first, last };
  });
  return (character) => {
    const point = character.codePointAt(0) ?? 0;
    return spans.some(({ first, last }) => first <= point && point <= last);
  };
}

test.each(['fraunces', 'figtree'])('%s has every character of the shop’s texts', async (name) => {
  const css = await read('client/ui/fonts.css');
  const [, range = ''] = new RegExp(`/${name}\\.woff2[^}]*unicode-range:([^;]+);`).exec(css) ?? [];
  const isThere = coverageOf(range);
  const texts = await textsOfShop();
  expect(texts).toContain('client/order/order.fr.ts');
  for (const path of texts) {
    const text = (await read(path)).replaceAll(/\\u([0-9a-f]{4})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    const missing = Array.from(new Set(text)).filter((each) => each >= ' ' && !isThere(each));
    expect({ [path]: missing.filter((each) => !ABSENT.has(each)) }).toEqual({ [path]: [] });
  }
});
