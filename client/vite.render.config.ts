import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { languages } from '#shared/language.ts';
import { productionRouter } from './vite/commonBuild.ts';
import { inlineDocuments } from './vite/inlineDocuments.ts';
import { languageOfMode, pageLanguage } from './vite/pageLanguage.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The client as the server renders it: one file that needs no package, loaded by the server. */
export default defineConfig(({ mode }) => {
  const language = languageOfMode(mode);
  return {
    root: here('.'),
    plugins: [pageLanguage(language), react(), inlineDocuments(language)],
    resolve: {
      alias: productionRouter,
    },
    // React looks for it at run time, Apollo by the condition.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, resolve: { conditions: ['production', 'es2015', 'module', 'node'] } },
    build: {
      ssr: here('ssr/entry.tsx'),
      outDir: here(`../dist/pages/${languages[language].tag}`),
      emptyOutDir: true,
      license: { fileName: '.vite/licenses.json' },
      target: 'node20',
      rolldownOptions: {
        // It depends on how busy the machine is.
        checks: { pluginTimings: false },
        external: /^\/images\//,
        output: { entryFileNames: 'render.js', codeSplitting: false, minify: true },
      },
    },
  };
});
