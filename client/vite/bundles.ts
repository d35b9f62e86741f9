import { build, type InlineConfig } from 'vite';

import shop from '../vite.config.ts';
import pages from '../vite.render.config.ts';
import tools from '../vite.tools.config.ts';

const bundle = (mode: string, config: InlineConfig) =>
  build({ ...config, configFile: false, mode, logLevel: 'warn' });

/** Vite's own loader of configurations makes this module one that Node can load (server/build.bundles.mjs). */
export default {
  /** Builds `shop`, `pages` or `tools`; a mode is a language's tag (pageLanguage.ts). */
  async bundle(name: string, mode: string): Promise<void> {
    const env = { mode, command: 'build' } as const;
    if (name === 'shop') await bundle(mode, shop(env));
    else if (name === 'pages') await bundle(mode, pages(env));
    else await bundle(mode, tools);
  },
};
