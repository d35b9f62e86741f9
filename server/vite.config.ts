import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import packageJson from '../package.json' with { type: 'json' };

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Bundles the server with its packages: one file instead of hundreds starts in two thirds of the
 * time. Native code cannot be bundled and stays where npm put it: package.json lists it alone under
 * `dependencies`, so that a production install brings what the built shop needs and nothing else.
 */
export default defineConfig({
  root: here('.'),
  // Some packages name graphql's files one by one: those of the other module system would be a second
  // copy, whose types the first does not know.
  resolve: {
    alias: [{ find: /^graphql\/(.+)\.js$/, replacement: here('../node_modules/graphql/$1.mjs') }],
  },
  ssr: { noExternal: true, external: Object.keys(packageJson.dependencies) },
  build: {
    ssr: true,
    outDir: here('../dist/server'),
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      input: { main: here('main.ts'), shop: here('shopkeeper/main.ts') },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        // Less to read at start; functions keep their names, for the stacks in the log.
        minify: { compress: true, mangle: { keepNames: true } },
      },
    },
  },
});
