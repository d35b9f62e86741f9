import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { firstScript } from '../app/hydration/firstScript.ts';
import { wholeMark } from '../app/hydration/firstInteraction.ts';

type Chunk = { file: string; css?: string[]; imports?: string[] };
type Manifest = Record<string, Chunk>;

/** What every page is put into: the built `index.html`, taken apart. */
export type BuiltPage = {
  /**
   * Wraps a page; `module` names its script. It is fetched along with a page that is not whole
   * without it.
   */
  wrap: (
    parts: { head: string; markup: string; state: string },
    page: { module: string | null; isWhole: boolean },
  ) => string;
  /** Hash of what the page has inline, as policies name it. */
  styleHash: (module: string | null) => string;
  scriptHash: string;
};

const entry = 'index.html';
const around = 'app/hydration/ShopData.tsx';

const headMarks = /<!--head-->[^]*<!--\/head-->/;
const builtLinks = /\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g;
const emptyRoot = '<div id="root"></div>';

/**
 * Reads what `vite build` made. The styles of each page stand inline, since a page is seen no sooner
 * than they are there; its scripts are fetched while it is being read.
 */
export async function readBuiltPage(folder: string): Promise<BuiltPage> {
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  const template = (await read(entry)).replace(builtLinks, '');
  const manifest: Manifest = JSON.parse(await read('.vite/manifest.json'));
  const cssFiles = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const texts = new Map<string, string>();
  for (const file of cssFiles) texts.set(file, (await read(file)).trim());
  const assetsOf = createAssets(manifest, texts);
  const firstScripts = preloadLinks(closure(manifest, [entry]));

  return {
    styleHash: (module) => assetsOf(module).styleHash,
    scriptHash: hash(firstScript),
    wrap: ({ head, markup, state }, { module, isWhole }) => {
      const { styles, allScripts } = assetsOf(module);
      const scripts = isWhole ? firstScripts : allScripts;
      const inHead = `<script>${firstScript}</script>\n    ${head}\n    ${styles}\n    ${scripts}`;
      const root = isWhole ? `<div id="root" ${wholeMark}>` : '<div id="root">';
      return template
        .replace('<script type="module"', (script) => `${script} ${later}`)
        .replace(headMarks, () => inHead)
        .replace(emptyRoot, () => `${root}${markup}</div>${state}`);
    },
  };
}

/** A page is there to be read without its script: what shows something goes first. */
const later = 'fetchpriority="low"';

function preloadLinks(chunks: readonly Chunk[]) {
  const scripts = new Set(chunks.map(({ file }) => file).filter((file) => file.endsWith('.js')));
  const links = Array.from(
    scripts,
    (file) => `<link rel="modulepreload" crossorigin href="/${file}" ${later}>`,
  );
  return links.join('\n    ');
}

function createAssets(manifest: Manifest, texts: ReadonlyMap<string, string>) {
  const known = new Map<string | null, { styles: string; allScripts: string; styleHash: string }>();
  return (module: string | null) => {
    const made = known.get(module);
    if (made) return made;
    const roots = [entry, around, ...(module ? [module] : [])];
    const chunks = closure(manifest, roots);
    const files = [...new Set(chunks.flatMap(({ css = [] }) => css))];
    const style = files.map((file) => texts.get(file)).join('\n');
    const assets = {
      styleHash: hash(style),
      styles: [
        `<style>${style}</style>`,
        // Disabled links are not fetched. They tell Vite that it need not fetch the styles either.
        ...files.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" disabled>`),
      ].join('\n    '),
      allScripts: preloadLinks(chunks),
    };
    known.set(module, assets);
    return assets;
  };
}

/** The chunks that these need, each after what it needs itself: the order of their styles. */
function closure(manifest: Manifest, roots: readonly string[]) {
  const found = new Set<Chunk>();
  // Chunks may need each other.
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
