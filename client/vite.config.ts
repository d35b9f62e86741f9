import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { drawings } from './vite/drawings.ts';
import { inlineDocuments } from './vite/inlineDocuments.ts';
import { leanGraphiql } from './vite/leanGraphiql.ts';
import { precompress } from './vite/precompress.ts';
import { preloadFonts } from './vite/preloadFonts.ts';
import { testCheckout } from './vite/testCheckout.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What lists of products consist of; not what the first script needs of the same folders. */
const cards = [
  /client\/(?:cart|wishlist)\/[a-z]\w*\.ts/,
  /client\/(?:cart\/CartButton|wishlist\/Wish(?:Button|Link))/,
  /client\/catalog\/card\/Product(?:Actions|Card|Grid)/,
  /client\/catalog\/product\/productPageQuery/,
  /shared\/money/,
  /client\/ui\/(?:format\/(?:Price|Rating|number)|form\/(?:Radio|Checkbox)|feedback\/(?:Skeleton|Failure))/,
  /client\/ui\/(?:useKeepFocus|Breadcrumb|Dialog|picturePriority)/,
  /client\/apollo\/(?:generated|problems|serialQueue)/,
  /client\/page\/PageLink/,
];
const isOfCards = (id: string) => cards.some((each) => each.test(id));

export default defineConfig({
  root: here('.'),
  plugins: [
    react(),
    inlineDocuments(),
    drawings(),
    leanGraphiql(),
    preloadFonts(),
    testCheckout(),
    precompress(),
  ],
  // rxjs keeps a second copy in old JavaScript; this asks for the smaller one.
  resolve: { conditions: ['es2015', 'module', 'browser', 'development|production'] },
  build: {
    outDir: here('../dist/client'),
    emptyOutDir: true,
    // Read by the renderer, which writes what a page needs into it.
    manifest: true,
    license: { fileName: '.vite/licenses.json' },
    // Small files stay files: a strict content security policy has no room for data: URLs.
    assetsInlineLimit: 0,
    // The sandbox's editor is one large script that shoppers never load.
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      // The build draws these itself (vite/drawings.ts): there is no file to look for.
      external: /^\/images\//,
      // A directive for a compiler that the sandbox's editor does not use here.
      onwarn(warning, warn) {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
      input: { shop: here('index.html'), sandbox: here('sandbox/index.html') },
      output: {
        codeSplitting: {
          // Else React, which all of it needs, would come with the first piece.
          includeDependenciesRecursively: false,
          groups: [
            // Apollo in pieces: fetched and compiled side by side, none holds up a click. Each needs
            // those below it only: in a circle, one would run before what it needs.
            {
              name: 'apollo-core',
              test: /node_modules\/@apollo\/client\/(?:core\/(?!networkStatus)|incremental\/|react\/)/,
            },
            { name: 'apollo-cache', test: /node_modules\/@apollo\/client\/cache\// },
            { name: 'apollo', test: /node_modules\/@apollo\/client\// },
            { name: 'reactive', test: /node_modules\/(?:rxjs|tslib|optimism|@wry)\// },
            // What cards and the keepers around every page share, which else comes in twenty pieces.
            { name: 'cards', test: isOfCards, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
