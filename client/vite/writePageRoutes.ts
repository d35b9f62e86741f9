import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Plugin } from 'vite';

/** Writes the table of pages, which the server reads before it loads the renderer. */
export function writePageRoutes(): Plugin {
  return {
    name: 'write-page-routes',
    async writeBundle({ dir = '' }) {
      const bundle: { pages: object } = await import(pathToFileURL(join(dir, 'render.js')).href);
      await writeFile(join(dir, 'pages.json'), JSON.stringify(Object.values(bundle.pages)));
    },
  };
}
