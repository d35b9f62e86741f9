import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

/** Folder of the shop's built module; it is copied into the demo's as it is. */
export const shopModuleFolder = fileURLToPath(
  new URL('../../../dist/demo-module/', import.meta.url),
);

const entry = 'shop/shop.js';

const imported = /\bfrom\s*["']\.\/([\w-]+\.js)["']/g;

/** Names the shop's module in the page, and preloads it with what it imports at once. */
export function shopModule(): Plugin {
  const text = readFileSync(shopModuleFolder + entry, 'utf8');
  // It has a fixed name: browsers are to fetch a changed one again.
  const version = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const files = [`${entry}?v=${version}`, ...importsOf(text)];
  let base = '/';
  return {
    name: 'belle-vue:shop-module',
    config: () => ({ define: { shopModulePath: JSON.stringify(files[0]) } }),
    configResolved(config) {
      ({ base } = config);
    },
    transformIndexHtml: () =>
      files.map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', href: base + file },
        injectTo: 'head' as const,
      })),
  };
}

function importsOf(text: string, found = new Set<string>()): ReadonlySet<string> {
  for (const [, name] of text.matchAll(imported)) {
    const file = `shop/${name}`;
    if (found.has(file)) continue;
    found.add(file);
    importsOf(readFileSync(shopModuleFolder + file, 'utf8'), found);
  }
  return found;
}
