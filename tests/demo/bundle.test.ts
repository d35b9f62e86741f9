import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

const FOLDER = new URL('../../dist/demo-module/shop/', import.meta.url);
/** The goal is 160,000 beside the client: later capabilities have gone beyond it. This must not grow. */
const MAX_BYTES = 320_000;

/** A file of the bundle with all that it imports at once. */
function loadedWith(name: string, found = new Map<string, string>()): ReadonlyMap<string, string> {
  if (found.has(name)) return found;
  const text = readFileSync(new URL(name, FOLDER), 'utf8');
  found.set(name, text);
  for (const [, imported = ''] of text.matchAll(/\bfrom\s*["']\.\/([\w.-]+\.js)["']/g)) {
    loadedWith(imported, found);
  }
  return found;
}

test('the shop is small beside the client, and the back office comes later', () => {
  const files = loadedWith('shop.js');
  expect([...files.keys()].filter((name) => name.startsWith('admin'))).toEqual([]);
  const bytes = Array.from(files.values(), (text) => brotliCompressSync(text).length);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(MAX_BYTES);
  expect([...files.values()].filter((text) => /\bfrom\s*["'](?!\.\/)/.test(text))).toEqual([]);
});
