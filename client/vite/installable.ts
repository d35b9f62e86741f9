import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

import { paths } from '../page/paths.ts';
import { shopTexts } from '../text/shop.fr.ts';
import { homeTexts } from '../home/home.fr.ts';

const manifestPath = '/manifest.webmanifest';

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
export function installable(): Plugin {
  return {
    name: 'belle-vue:installable',
    generateBundle() {
      for (const { src, file } of icons) {
        const source = readFileSync(join(folder, file));
        this.emitFile({ type: 'asset', fileName: src.slice(1), source });
      }
      const source = JSON.stringify(manifest());
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

function manifest() {
  return {
    id: '/',
    name: homeTexts.documentTitle,
    short_name: shopTexts.shop.name,
    description: homeTexts.description,
    lang: 'fr',
    dir: 'ltr',
    start_url: paths.home(),
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
      { name: shopTexts.app.footer.shop, url: paths.catalog() },
      { name: shopTexts.app.cart, url: paths.cart() },
      { name: shopTexts.app.wishlist, url: paths.wishlist() },
    ],
  };
}
