import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { inlineScript } from '../app/hydration/inlineScript.ts';
import { fileIn } from '#shared/language.ts';
import { withDay } from '#shared/page-day.ts';
import { withShop } from '#shared/shop/page-shop.ts';
import { themeStyle } from '#shared/theme.ts';
import type { PageInput, PageLook } from '#shared/page-renderer.ts';
import { language } from '../text/language.fr.ts';

type Chunk = { file: string; css?: string[]; imports?: string[] };
type Manifest = Record<string, Chunk>;

/** The built `index.html`, around every page. */
export type BuiltPage = {
  /** A page in parts, which follow one another; `module` names its script, `now` is in Morocco with its offset. */
  wrap: (
    parts: { head: string; markup: string; state: string } & Pick<
      PageInput,
      'now' | 'delivery' | 'shop' | 'look'
    >,
    module: string | null,
  ) => string[];
  /** Hashes for the content security policy. */
  styleHash: (module: string | null) => string;
  scriptHash: string;
};

const entry = 'index.html';
const layout = 'app/Layout.tsx';

const headMarks = /<!--head-->[^]*<!--\/head-->/;
const builtLinks = /\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g;
const emptyRoot = '<div id="root"></div>';

/** The styles of each page stand inline, since they block its first paint. */
export async function readBuiltPage(folder: string): Promise<BuiltPage> {
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  const template = (await read(fileIn(language, entry)))
    .replace(builtLinks, '')
    .replace('<script type="module"', (script) => `${script} ${lowPriority}`);
  const [start = '', body = ''] = template.split(headMarks);
  const [beforeRoot = '', afterRoot = ''] = body.split(emptyRoot);
  const manifest: Manifest = JSON.parse(await read(fileIn(language, '.vite/manifest.json')));
  const cssFiles = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const texts = new Map<string, string>();
  for (const file of cssFiles) texts.set(file, (await read(file)).trim());
  const assetsOf = createAssets(manifest, texts);

  return {
    styleHash: (module) => assetsOf(module).styleHash,
    scriptHash: hash(inlineScript),
    wrap: ({ head, markup, state, now, delivery, shop, look }, module) => {
      const { styles, scripts } = assetsOf(module);
      return [
        `${withShop(withDay(withLook(start, look), now, delivery), shop)}<script>${inlineScript}</script>\n    ${head}\n    `,
        styles + themeOf(look),
        `\n    ${scripts}${beforeRoot}<div id="root">`,
        markup,
        `</div>${state}${afterRoot}`,
      ];
    },
  };
}

/** Follows the styles of the page, whose tokens it replaces. */
const themeOf = ({ colours }: PageLook) =>
  colours ? `\n    <style>${themeStyle(colours)}</style>` : '';

/** Returns hashes for the content security policy. */
export const themeHashes = ({ colours }: PageLook) => (colours ? [hash(themeStyle(colours))] : []);

const appleLink = /\s*<link rel="apple-touch-icon"[^>]*>/;
const lightColour =
  /(<meta name="theme-color" content=")[^"]*(?=" media="\(prefers-color-scheme: light\)")/;

/** Browsers colour their own frame as the page, and take an icon from it. */
function withLook(start: string, { colours, appleIcon }: PageLook) {
  const coloured = colours ? start.replace(lightColour, `$1${colours.paper}`) : start;
  if (appleIcon === 'BUILT') return coloured;
  const link = appleIcon === null ? '' : `\n    <link rel="apple-touch-icon" href="${appleIcon}">`;
  return coloured.replace(appleLink, link);
}

/** Styles, fonts and pictures first: the page is readable without its script. */
const lowPriority = 'fetchpriority="low"';

function preloadLinks(chunks: readonly Chunk[]) {
  const scripts = new Set(chunks.map(({ file }) => file).filter((file) => file.endsWith('.js')));
  const links = Array.from(
    scripts,
    (file) => `<link rel="modulepreload" crossorigin href="/${file}" ${lowPriority}>`,
  );
  return links.join('\n    ');
}

function createAssets(manifest: Manifest, texts: ReadonlyMap<string, string>) {
  const cached = new Map<string | null, { styles: string; scripts: string; styleHash: string }>();
  return (module: string | null) => {
    const known = cached.get(module);
    if (known) return known;
    const roots = [entry, layout, ...(module ? [module] : [])];
    const chunks = closure(manifest, roots);
    const files = [...new Set(chunks.flatMap(({ css = [] }) => css))];
    const style = files.map((file) => texts.get(file)).join('\n');
    const assets = {
      styleHash: hash(style),
      styles: [
        `<style>${style}</style>`,
        // Vite takes their styles for loaded. Disabled links are not fetched, except ahead by Chromium 150.
        ...files.map((file) => `<link rel="stylesheet" href="/${file}" media="not all" disabled>`),
      ].join('\n    '),
      scripts: preloadLinks(chunks),
    };
    cached.set(module, assets);
    return assets;
  };
}

/** The chunks that these import, each after its own imports: the order of the styles. */
function closure(manifest: Manifest, roots: readonly string[]) {
  const found = new Set<Chunk>();
  const met = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}`);
    if (met.has(name)) return;
    met.add(name);
    for (const imported of chunk.imports ?? []) visit(imported);
    found.add(chunk);
  };
  for (const root of roots) visit(root);
  return [...found];
}

function hash(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
