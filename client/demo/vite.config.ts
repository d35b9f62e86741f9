import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { browserNode, buffer } from '../vite/browserNode.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The shop itself, as one module for a page. */
export default defineConfig({
  root: here('.'),
  plugins: [browserNode()],
  build: {
    outDir: here('../../dist/demo-module/shop'),
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: false,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      input: here('main.ts'),
      preserveEntrySignatures: 'exports-only',
      transform: { inject: { Buffer: [buffer, 'Buffer'] } },
      output: { entryFileNames: 'shop.js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
