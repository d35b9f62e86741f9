import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

import { fileIn, languages, pathIn, type Language } from '#shared/language.ts';
import { neutralShop } from '#shared/shop/neutral-shop.ts';
import { paths } from '#shared/paths.ts';
import { texts } from './pageLanguage.ts';

/** `--chaux` of the light scheme; the page's `theme-color` follows the scheme. */
const paper = '#faf7f2';

const folder = fileURLToPath(new URL('../../seed/pictures/icons', import.meta.url));

/** Named after their use, their size and the hash of their drawing; iOS takes its own from the page. */
const icons = readdirSync(folder)
  .toSorted()
  .map((file) => {
    const [use = '', size = ''] = file.split(/[-.]/);
    return { file, src: `/images/icons/${file}`, use, sizes: `${size}x${size}` };
  });

/** Emits the web app manifest and its icons, and links them in the head of the shop's pages. */
export function installable(language: Language): Plugin {
  const manifestPath = `/${fileIn(language, 'manifest.webmanifest')}`;
  return {
    name: 'belle-vue:installable',
    generateBundle() {
      for (const { src, file } of icons) {
        const source = readFileSync(join(folder, file));
        this.emitFile({ type: 'asset', fileName: src.slice(1), source });
      }
      const source = JSON.stringify(manifest(language));
      this.emitFile({ type: 'asset', fileName: manifestPath.slice(1), source });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { path, server }) {
        // The development server has no built files.
        if (path !== '/index.html' || server) return [];
        const apple = icons.find(({ use }) => use === 'apple');
        return [
          link({ rel: 'manifest', href: manifestPath }),
          link({ rel: 'apple-touch-icon', href: apple?.src ?? '' }),
        ];
      },
    },
  };
}

const link = (attrs: { rel: string; href: string }) => ({
  tag: 'link',
  attrs,
  injectTo: 'head-prepend' as const,
});

/** The server writes the shop's own name into it. */
function manifest(language: Language) {
  const { shop } = texts[language];
  const { name } = neutralShop(language);
  const { tag, dir } = languages[language];
  return {
    id: pathIn(language, '/'),
    name,
    short_name: name,
    lang: tag,
    dir,
    start_url: pathIn(language, paths.home()),
    scope: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    categories: ['shopping', 'lifestyle'],
    icons: icons
      .filter(({ use }) => use !== 'apple')
      .map(({ src, use, sizes }) => ({
        src,
        sizes,
        type: 'image/png',
        purpose: use === 'maskable' ? 'maskable' : 'any',
      })),
    shortcuts: [
      { name: shop.app.footer.shop, url: pathIn(language, paths.catalog()) },
      { name: shop.app.cart, url: pathIn(language, paths.cart()) },
      { name: shop.app.wishlist, url: pathIn(language, paths.wishlist()) },
    ],
  };
}
