import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { nativePackages } from './vite/native-packages.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Bundles the server with its packages: one file instead of hundreds starts in two thirds of the
 * time. Native code cannot be bundled: what the bundle still needs to be installed is listed beside it.
 */
export default defineConfig({
  root: here('.'),
  plugins: [nativePackages(here('../package-lock.json'))],
  // Some packages name graphql's files one by one: those of the other module system would be a second
  // copy, whose types the first does not know.
  resolve: {
    alias: [{ find: /^graphql\/(.+)\.js$/, replacement: here('../node_modules/graphql/$1.mjs') }],
  },
  ssr: { noExternal: true, external: ['@node-rs/argon2'] },
  build: {
    ssr: true,
    outDir: here('../dist/server'),
    emptyOutDir: true,
    license: { fileName: '.vite/licenses.json' },
    target: 'node20',
    rolldownOptions: {
      input: { main: here('main.ts'), shop: here('cli/main.ts') },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        // Less to read at start; functions keep their names, for the stacks in the log.
        minify: { compress: true, mangle: { keepNames: true } },
      },
    },
  },
});
