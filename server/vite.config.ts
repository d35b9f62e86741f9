import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { nativePackages } from './vite/native-packages.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * One file starts in two thirds of the time of hundreds. Native code cannot be bundled: what must
 * be installed is listed beside the bundle.
 */
export default defineConfig({
  root: here('.'),
  plugins: [nativePackages(here('../package-lock.json'))],
  resolve: {
    alias: [
      // Packages import single files of graphql; those of the other module system would be a second
      // copy.
      { find: /^graphql\/(.+)\.js$/, replacement: here('../node_modules/graphql/$1.mjs') },
      // Bundled, it would hash in JavaScript.
      { find: '@apollo/utils.createhash', replacement: 'node:crypto' },
      // Bundled from its ES module, tsyringe would run before the polyfill that it requires.
      {
        find: /^@peculiar\/x509$/,
        replacement: here('../node_modules/@peculiar/x509/build/x509.cjs.js'),
      },
    ],
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
        // Function names stay for stacks in the log.
        minify: { compress: true, mangle: { keepNames: true } },
      },
    },
  },
});
