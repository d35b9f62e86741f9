import type { Plugin } from 'vite';

import { LANGUAGES, languages, type Language } from '#shared/language.ts';
import { fileIn } from '#shared/language.ts';
import { neutralShop } from '#shared/shop/neutral-shop.ts';
import { pageTexts as pageAr } from '../text/language.ar.ts';
import { pageTexts as pageEn } from '../text/language.en.ts';
import { pageTexts as pageFr } from '../text/language.fr.ts';
import { shopTexts as shopAr } from '../text/shop.ar.ts';
import { shopTexts as shopEn } from '../text/shop.en.ts';
import { shopTexts as shopFr } from '../text/shop.fr.ts';

/** Texts of the page around the client, and of the web app manifest. */
export const texts = {
  FR: { page: pageFr, shop: shopFr },
  AR: { page: pageAr, shop: shopAr },
  EN: { page: pageEn, shop: shopEn },
};

/** Matches what is French alone; the development server has it beside pages in another language. */
const FRENCH_ALONE = /\/client\/(?:admin|openapi|sandbox|text\/admin)\//;

/** French unless Vite's mode is the tag of another language: `vite build --mode ar`. */
export function languageOfMode(mode: string): Language {
  return LANGUAGES.find((each) => languages[each].tag === mode) ?? 'FR';
}

/**
 * Builds the pages in one language: `cart.ar.ts` takes the place of `cart.fr.ts`, so that French pages
 * hold nothing of the others. `title` and `noScript` are of the empty document.
 */
export function pageLanguage(
  language: Language,
  { title, noScript } = {
    title: neutralShop(language).name,
    noScript: texts[language].page.noScript,
  },
): Plugin {
  const { tag, dir } = languages[language];
  return {
    name: 'belle-vue:page-language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (language === 'FR' || importer === undefined || !source.endsWith('.fr.ts')) return null;
      if (FRENCH_ALONE.test(importer)) return null;
      const translated = source.replace(/fr\.ts$/, `${tag}.ts`);
      const resolved = await this.resolve(translated, importer, { ...options, skipSelf: true });
      // Its texts would be French in the middle of the page.
      if (!resolved) throw new Error(`${importer} needs ${translated}`);
      return resolved;
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('lang="fr"', `lang="${tag}" dir="${dir}"`)
          .replace('%title%', title)
          .replace('%noScript%', noScript),
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const html = bundle['index.html'];
        if (html) html.fileName = fileIn(language, html.fileName);
      },
    },
  };
}
