import { fileURLToPath } from 'node:url';

import { build, type Plugin, type Rolldown } from 'vite';

import { pageNames, pages } from '../app/pages.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const worker = here('../service-worker/sw.ts');
const removal = here('../service-worker/sw-off.ts');

/**
 * Emits the service worker, and what replaces it where it is switched off. They are built apart: classic
 * scripts under fixed names, which share no chunk with the shop. The development server has the second
 * one only, as the built shop may have been at the same address.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'belle-vue:service-worker',
    generateBundle: {
      // Before, the bundle still has scripts that were for styles alone.
      order: 'post',
      async handler(_options, bundle) {
        const scripts = scriptsOf(bundle);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: await script(worker, scripts) });
        this.emitFile({ type: 'asset', fileName: 'sw-off.js', source: await script(removal) });
      },
    },
    configureServer(server) {
      server.middlewares.use('/sw.js', async (_, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.setHeader('cache-control', 'no-cache');
        response.end(await script(removal));
      });
    },
  };
}

async function script(input: string, pageScripts: readonly string[] = []) {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { pageScripts: JSON.stringify(pageScripts) },
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  });
  const outputs = 'output' in result ? result.output : [];
  for (const chunk of outputs) if (chunk.type === 'chunk') return chunk.code;
  throw new Error(`${input} gave no script`);
}

/** Paths of all scripts of the pages that are copied, once they are used. */
function scriptsOf(bundle: Rolldown.OutputBundle) {
  const copied = pageNames.filter((name) => pages[name].prerender === 'DATA');
  const sources = [
    'index.html',
    'app/hydration/ShopData.tsx',
    ...copied.map((name) => pages[name].module),
  ].map((path) => here(`../${path}`));
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const names = new Set<string>();
  const visit = (name: string) => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (!chunk || names.has(name)) return;
    names.add(name);
    chunk.imports.forEach(visit);
  };
  for (const source of sources) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === source);
    if (!chunk) throw new Error(`The build has no script of ${source}`);
    visit(chunk.fileName);
  }
  return Array.from(names, (name) => `/${name}`);
}
