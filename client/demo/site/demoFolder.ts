import type { Plugin } from 'vite';

import { DEFAULT_LANGUAGE, fileIn, languages, type Language } from '#shared/language.ts';

/** Documents beside `index.html`: static hosts send `404.html` for all other addresses. */
const copies = ['404.html', 'admin/index.html', 'graphql/index.html'];

/** Makes a folder for a static host: everything in it is addressed below the base. */
export function demoFolder(language: Language): Plugin {
  const page = fileIn(language, 'index.html');
  const isFrench = language === DEFAULT_LANGUAGE;
  let base = '/';
  return {
    name: 'belle-vue:demo-folder',
    configResolved(config) {
      ({ base } = config);
      if (!/^\/(?:[\w.~-]+\/)*$/.test(base)) {
        throw new Error(`--base ${base} is not a path such as /belle-vue/`);
      }
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => (isFrench ? html : html.replace('/main.ts', '/translated.ts')),
    },
    generateBundle: {
      // Vite's own hooks make the document and the style sheets.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset') continue;
          if (file.fileName.endsWith('.css')) {
            file.source = String(file.source).replaceAll('url(/images/', `url(${base}images/`);
          }
          if (file.fileName !== page) continue;
          if (!isFrench) file.fileName = `${languages[language].tag}/index.html`;
          else
            for (const fileName of copies) {
              this.emitFile({ type: 'asset', fileName, source: file.source });
            }
        }
      },
    },
  };
}
