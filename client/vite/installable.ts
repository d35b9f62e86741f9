import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Plugin } from 'vite';

import { paths } from '../page/paths.ts';
import { fr } from '../text/fr.ts';

const manifestPath = '/manifest.webmanifest';

/** `--chaux` of the light scheme; the page's `theme-color` follows the scheme. */
const paper = '#faf7f2';

/** Emits the web app manifest and its icons, and links them in the head of the shop's pages. */
export function installable(): Plugin {
  return {
    name: 'belle-vue:installable',
    async generateBundle() {
      const { drawIcons, ICON_FOLDER } = await import('../../seed/pictures/icons.ts');
      for (const { path, file } of drawIcons()) {
        const source = await readFile(join(ICON_FOLDER, file));
        this.emitFile({ type: 'asset', fileName: path.slice(1), source });
      }
      const source = JSON.stringify(await manifest());
      this.emitFile({ type: 'asset', fileName: manifestPath.slice(1), source });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(_html, { path, server }) {
        // The development server has no built files.
        if (path !== '/index.html' || server) return [];
        const { drawIcons } = await import('../../seed/pictures/icons.ts');
        const apple = drawIcons().find(({ purpose }) => purpose === 'APPLE');
        return [
          link({ rel: 'manifest', href: manifestPath }),
          link({ rel: 'apple-touch-icon', href: apple?.path ?? '' }),
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

async function manifest() {
  const { drawIcons } = await import('../../seed/pictures/icons.ts');
  const icons = drawIcons().flatMap(({ path, size, purpose }) =>
    purpose === 'APPLE'
      ? []
      : [{ src: path, sizes: `${size}x${size}`, type: 'image/png', purpose }],
  );
  return {
    id: '/',
    name: fr.home.documentTitle,
    short_name: fr.shop.name,
    description: fr.home.description,
    lang: 'fr',
    dir: 'ltr',
    start_url: paths.home(),
    scope: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    categories: ['shopping', 'lifestyle'],
    icons,
    shortcuts: [
      { name: fr.app.footer.shop, url: paths.catalog() },
      { name: fr.app.cart, url: paths.cart() },
      { name: fr.app.wishlist, url: paths.wishlist() },
    ],
  };
}
