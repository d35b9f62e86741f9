import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { commonOptions, conditions, productionRouter } from '../../vite/commonBuild.ts';
import { drawings } from '../../vite/drawings.ts';
import { inlineDocuments } from '../../vite/inlineDocuments.ts';
import { languageOfMode, pageLanguage } from '../../vite/pageLanguage.ts';
import { testCheckout } from '../../vite/testCheckout.ts';
import seed from '../../../seed/shop.json' with { type: 'json' };
import { demoTexts as ar } from '../demo.ar.ts';
import { demoTexts as en } from '../demo.en.ts';
import { demoTexts as fr } from '../demo.fr.ts';
import { demoFolder } from './demoFolder.ts';
import { demoModules } from './demoModules.ts';
import { shopModule, shopModuleFolder } from './shopModule.ts';
import { textDocuments } from './textDocuments.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const texts = { FR: fr, AR: ar, EN: en };

/** The pages of the demo in one language. Built after the shop's module, which is in the same folder. */
export default defineConfig(({ mode }) => {
  const language = languageOfMode(mode);
  const isFrench = language === 'FR';
  const { documentTitle, noScript } = texts[language];
  return {
    root: here('.'),
    // The French build, which is the first, writes what is the same in every language.
    publicDir: isFrench && shopModuleFolder,
    plugins: [
      demoModules(),
      pageLanguage(language, { title: documentTitle(seed.identity.name), noScript }),
      react({ jsxImportSource: 'demo' }),
      inlineDocuments(language),
      textDocuments(),
      isFrench && drawings(),
      testCheckout(language),
      shopModule(),
      demoFolder(language),
    ],
    resolve: { conditions, alias: productionRouter },
    build: {
      outDir: here('../../../dist/demo/'),
      emptyOutDir: isFrench,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 900,
      rolldownOptions: {
        ...commonOptions,
        input: here('index.html'),
      },
    },
  };
});
