import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Bundles the server's own code; packages stay where npm put them. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  build: {
    ssr: 'main.ts',
    outDir: fileURLToPath(new URL('../dist/server', import.meta.url)),
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  },
});
