// Cuts the shop's fonts down to the characters and weights that fonts.css and writing/fonts.ar.css name, from
// the whole ones on npm. The results are committed, so that neither installing nor building needs this:
//
//   npm install --prefix FOLDER subset-font@2.9 @fontsource-variable/{figtree,fraunces,noto-naskh-arabic,vazirmatn}@5.3
//   node client/ui/fonts/subset.mjs FOLDER
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const folder = resolve(process.argv[2] ?? '.');
const subsetFont = createRequire(join(folder, 'package.json'))('subset-font');

const SOURCES = {
  fraunces: 'fraunces/files/fraunces-latin-wght-normal.woff2',
  figtree: 'figtree/files/figtree-latin-wght-normal.woff2',
  'figtree-ext': 'figtree/files/figtree-latin-ext-wght-normal.woff2',
  'noto-naskh-arabic': 'noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2',
  vazirmatn: 'vazirmatn/files/vazirmatn-arabic-wght-normal.woff2',
};

/** Pairs, accents, digits of one width and how Arabic letters join; no small capitals, fractions or alternates. */
const FEATURES =
  'kern liga calt ccmp locl mark mkmk tnum lnum init medi fina isol rlig rclt curs'.split(' ');

/** Copyright and licence stay in the file (OFL, condition 2). */
const NAMES = [0, 13, 14];

/** The characters of `U+20-7E, U+152`. */
function charactersOf(ranges) {
  return ranges
    .split(',')
    .flatMap((range) => {
      const [first, last = first] = range
        .trim()
        .replace('U+', '')
        .split('-')
        .map((hex) => parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
    })
    .join('');
}

const sheets = ['../fonts.css', '../writing/fonts.ar.css'].map((sheet) =>
  readFile(new URL(sheet, import.meta.url), 'utf8'),
);
for (const [face] of (await Promise.all(sheets)).join('').matchAll(/@font-face\s*\{[^}]*\}/g)) {
  const [, name] = /fonts\/([\w-]+)\.woff2/.exec(face) ?? [];
  if (name === undefined) continue;
  const [, lightest, boldest = lightest] = /font-weight:\s*(\d+)(?:\s+(\d+))?/.exec(face);
  const [, ranges] = /unicode-range:([^;]+);/.exec(face);
  const source = await readFile(join(folder, 'node_modules/@fontsource-variable', SOURCES[name]));
  const cut = await subsetFont(source, charactersOf(ranges), {
    targetFormat: 'woff2',
    // A single weight needs no variation at all.
    variationAxes: {
      wght:
        lightest === boldest ? Number(lightest) : { min: Number(lightest), max: Number(boldest) },
    },
    keepFeatures: FEATURES,
    noHinting: true,
    preserveNameIds: NAMES,
  });
  await writeFile(new URL(`${name}.woff2`, import.meta.url), cut);
  process.stdout.write(`${name}: ${source.length} -> ${cut.length} bytes\n`);
}
