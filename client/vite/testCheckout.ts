import { fileURLToPath } from 'node:url';

import { build, type Plugin } from 'vite';

import { fileIn, type Language } from '#shared/language.ts';
import { pageLanguage } from './pageLanguage.ts';

const entry = fileURLToPath(new URL('../order/checkout/payment/test-checkout.ts', import.meta.url));

/**
 * The test provider's script: a classic script under a fixed name, built apart, since a real
 * provider's shares no chunk with the shop.
 */
export function testCheckout(language: Language): Plugin {
  const fileName = fileIn(language, 'payment/test-checkout.js');
  return {
    name: 'belle-vue:test-checkout',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: await bundle(language) });
    },
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, async (_, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(await bundle(language));
      });
    },
  };
}

async function bundle(language: Language) {
  const result = await build({
    configFile: false,
    plugins: [pageLanguage(language)],
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const outputs = 'output' in result ? result.output : [];
  for (const chunk of outputs) if (chunk.type === 'chunk') return chunk.code;
  throw new Error(`${entry} gave no script`);
}
