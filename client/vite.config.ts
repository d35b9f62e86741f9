import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import {
  commonBuild,
  commonOptions,
  conditions,
  packageChunks,
  productionRouter,
} from './vite/commonBuild.ts';
import { drawings } from './vite/drawings.ts';
import { fileIn } from '#shared/language.ts';
import { inlineDocuments } from './vite/inlineDocuments.ts';
import { installable } from './vite/installable.ts';
import { languageOfMode, pageLanguage } from './vite/pageLanguage.ts';
import { preloadFonts } from './vite/preloadFonts.ts';
import { serviceWorker } from './vite/serviceWorker.ts';
import { testCheckout } from './vite/testCheckout.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const entry = here('main.tsx');
/** The shop's own modules that scripts may share. */
const isOwn = (id: string) => /\.tsx?$/.test(id) && !/node_modules/.test(id) && id !== entry;

/**
 * Selects what surrounds every page, and small parts that most pages need: each in a script of its own costs a hundred
 * bytes more. The manifest names the layout itself.
 */
const isOfLayout = (id: string) =>
  isOwn(id) &&
  /\/client\/(?:app\/(?!Layout)|apollo\/QueryProblem|page\/useIsRestShown|ui\/(?:SkipLink|feedback\/(?:LoadProblem|Skeleton)))/.test(
    id,
  );

/** Leaves out of each page's list, in the first script, what every page has loaded already. */
const withoutCommon = (_: string, files: string[]) =>
  files.filter((file) => !/\/(?:apollo|layout|react|rolldown-runtime|shell)-[^/]*\.js$/.test(file));

export default defineConfig(({ mode, command }) => {
  const language = languageOfMode(mode);
  const isFrench = language === 'FR';
  return {
    root: here('.'),
    plugins: [
      pageLanguage(language),
      react(),
      inlineDocuments(language),
      preloadFonts(),
      installable(language),
      // The French build, which is the first, writes what is the same in every language; the development
      // server has one language at a time.
      (isFrench || command === 'serve') && [drawings(), serviceWorker()],
      testCheckout(language),
    ],
    resolve: { conditions, alias: command === 'build' ? productionRouter : [] },
    build: {
      ...commonBuild,
      modulePreload: { ...commonBuild.modulePreload, resolveDependencies: withoutCommon },
      // Emptied before (server/build.mjs): other builds write there at the same time.
      emptyOutDir: false,
      // Read by the renderer, which writes what a page needs into it.
      manifest: fileIn(language, '.vite/manifest.json'),
      license: { fileName: fileIn(language, '.vite/licenses.json') },
      rolldownOptions: {
        ...commonOptions,
        input: here('index.html'),
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              ...packageChunks,
              // What the first script imports; else it would bring all that pages share.
              {
                name: 'shell',
                test: isOwn,
                tags: ['$initial'],
                includeDependenciesRecursively: true,
                priority: 1,
              },
              // What surrounds every page comes with all that it needs.
              {
                name: 'layout',
                test: isOfLayout,
                includeDependenciesRecursively: true,
                priority: 1,
              },
            ],
          },
        },
      },
    },
  };
});
