import type { Plugin } from 'vite';

/** Matches the fonts of every page in a build's language. `figtree-ext` holds rare letters. */
const FIRST = /\/(?:fraunces|figtree|noto-naskh-arabic|vazirmatn)-[\w-]{8}\.woff2$/;

/** Preloads the fonts, which the style sheet would name later. */
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
