import type { Plugin } from 'vite';

import { LANGUAGES, languages, type Language } from '../../server/shared/language.ts';
import { fileIn } from '../../server/shared/language.ts';
import { pageTexts as ar } from '../text/page.ar.ts';
import { pageTexts as en } from '../text/page.en.ts';
import { pageTexts as fr } from '../text/page.fr.ts';

const texts = { FR: fr, AR: ar, EN: en };

/** French unless Vite's mode is the tag of another language: `vite build --mode ar`. */
export function languageOfMode(mode: string): Language {
  return LANGUAGES.find((each) => languages[each].tag === mode) ?? 'FR';
}

/**
 * Builds the pages in one language: `cart.ar.ts` takes the place of `cart.fr.ts`, so that French pages
 * hold nothing of the others.
 */
export function pageLanguage(language: Language): Plugin {
  const { tag, direction } = languages[language];
  return {
    name: 'belle-vue:page-language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (language === 'FR' || importer === undefined || !source.endsWith('.fr.ts')) return null;
      const translated = source.replace(/fr\.ts$/, `${tag}.ts`);
      return this.resolve(translated, importer, { ...options, skipSelf: true });
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('lang="fr"', `lang="${tag}" dir="${direction.toLowerCase()}"`)
          .replace('%noScript%', texts[language].noScript),
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page) page.fileName = fileIn(language, page.fileName);
      },
    },
  };
}
