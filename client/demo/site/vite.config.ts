import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { drawings } from '../../vite/drawings.ts';
import { inlineDocuments } from '../../vite/inlineDocuments.ts';
import { testCheckout } from '../../vite/testCheckout.ts';
import { demoFolder } from './demoFolder.ts';
import { demoModules } from './demoModules.ts';
import { shopModule, shopModuleFolder } from './shopModule.ts';
import { textDocuments } from './textDocuments.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The pages of the demo. Built after the shop's module, which is in the same folder. */
export default defineConfig({
  root: here('.'),
  publicDir: shopModuleFolder,
  plugins: [
    demoModules(),
    react({ jsxImportSource: 'demo' }),
    inlineDocuments(),
    textDocuments(),
    drawings(),
    testCheckout(),
    shopModule(),
    demoFolder(),
  ],
  resolve: { conditions: ['es2015', 'module', 'browser', 'development|production'] },
  build: {
    outDir: here('../../../dist/demo/'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      checks: { pluginTimings: false },
      external: /^\/images\//,
      onwarn(warning, warn) {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
      input: here('index.html'),
    },
  },
});
