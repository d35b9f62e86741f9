import type { Plugin } from 'vite';

/** The fonts of every page; `figtree-ext` comes where a letter asks for it. */
const FIRST = /\/(?:fraunces|figtree)-[\w-]{8}\.woff2$/;

/** Asks for the fonts before the style sheet that names them has come. */
export function preloadFonts(): Plugin {
  return {
    name: 'belle-vue:preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle, path }) =>
        path !== '/index.html'
          ? []
          : Object.keys(bundle ?? {})
              .filter((file) => FIRST.test(file))
              .map((file) => ({
                tag: 'link',
                injectTo: 'head-prepend' as const,
                attrs: {
                  rel: 'preload',
                  as: 'font',
                  type: 'font/woff2',
                  href: `/${file}`,
                  crossorigin: true,
                },
              })),
    },
  };
}
