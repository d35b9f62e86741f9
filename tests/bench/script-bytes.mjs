// `node tests/bench/script-bytes.mjs`: what the built pages weigh, compressed by brotli, in KB.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const client = fileURLToPath(new URL('../../dist/client/', import.meta.url));
const manifest = JSON.parse(readFileSync(`${client}.vite/manifest.json`, 'utf8'));
const pages = {
  '/': 'home/HomePage.tsx',
  '/products': 'catalog/list/CatalogPage.tsx',
  '/products/:id': 'catalog/product/ProductPage.tsx',
};

/** The chunks that these need, themselves included. */
function closure(names, met = new Set()) {
  for (const name of names) {
    if (met.has(name)) continue;
    met.add(name);
    closure(manifest[name].imports ?? [], met);
  }
  return [...met].map((name) => manifest[name]);
}

const read = (file) => readFileSync(client + file);
const weigh = (bytes) => brotliCompressSync(bytes).length / 1000;
const scripts = (chunks) => [...new Set(chunks.map(({ file }) => file))];
const sum = (files) => files.reduce((total, file) => total + weigh(read(file)), 0);

const first = scripts(closure(['index.html']));
const rows = Object.entries(pages).map(([path, page]) => {
  const chunks = closure(['index.html', 'app/hydration/ShopData.tsx', page]);
  const later = scripts(chunks).filter((file) => !first.includes(file));
  const styles = [...new Set(chunks.flatMap(({ css = [] }) => css))].map(read);
  return {
    page: path,
    'script of links and menus': sum(first).toFixed(1),
    'script of the content': sum(later).toFixed(1),
    'longest of it': Math.max(...later.map((file) => weigh(read(file)))).toFixed(1),
    'styles (inline)': weigh(Buffer.concat(styles)).toFixed(1),
  };
});
// oxlint-disable-next-line no-console -- a program for people
console.table(rows);
