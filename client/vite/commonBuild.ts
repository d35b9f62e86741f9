import { fileURLToPath } from 'node:url';

import type { BuildEnvironmentOptions } from 'vite';

type Options = NonNullable<BuildEnvironmentOptions['rolldownOptions']>;

/** Conditions of every build for browsers: of two copies of rxjs they select the smaller one. */
export const conditions = ['es2015', 'module', 'browser', 'development|production'];

const router = fileURLToPath(
  new URL('../../node_modules/react-router/dist/production', import.meta.url),
);

/** Without the warnings for developers, which the package's own `exports` have in production too. */
export const productionRouter = [
  { find: /^react-router$/, replacement: `${router}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${router}/dom-export.mjs` },
];

export const commonBuild = {
  outDir: fileURLToPath(new URL('../../dist/client', import.meta.url)),
  // Small files stay files: a strict content security policy has no room for data: URLs.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
} as const;

export const commonOptions: Options = {
  // It depends on how busy the machine is.
  checks: { pluginTimings: false },
  // Emitted from seed/pictures/ (vite/drawings.ts).
  external: /^\/images\//,
  // A directive for a compiler that the sandbox's editor does not use here.
  onwarn(warning, warn) {
    if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
  },
};

/** Scripts of packages, in files of their own: they change rarely. */
export const packageChunks = [
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|scheduler)\/|vite\/preload-helper/,
    priority: 2,
  },
  // One file: four of them are 3 KB more.
  {
    name: 'apollo',
    priority: 2,
    test: /node_modules\/(?:@apollo\/client|rxjs|tslib|optimism|@wry|graphql\/language\/(?:printer|visitor|ast|blockString|kinds|reducer|printString|characterClasses)|graphql\/jsutils\/(?:inspect|devAssert))/,
  },
];
