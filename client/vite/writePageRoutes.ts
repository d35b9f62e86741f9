import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Plugin } from 'vite';

/** Writes the table of pages beside the renderer: the server reads it at start, the renderer later. */
export function writePageRoutes(): Plugin {
  return {
    name: 'write-page-routes',
    async writeBundle({ dir = '' }) {
      const bundle: { pages: object } = await import(pathToFileURL(join(dir, 'render.js')).href);
      await writeFile(join(dir, 'pages.json'), JSON.stringify(Object.values(bundle.pages)));
    },
  };
}
