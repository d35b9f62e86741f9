import { fileURLToPath } from 'node:url';

import { build, type Plugin } from 'vite';

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
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await script(worker) });
      this.emitFile({ type: 'asset', fileName: 'sw-off.js', source: await script(removal) });
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

async function script(input: string) {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  });
  const outputs = 'output' in result ? result.output : [];
  for (const chunk of outputs) if (chunk.type === 'chunk') return chunk.code;
  throw new Error(`${input} gave no script`);
}
