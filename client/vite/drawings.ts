import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Plugin } from 'vite';

type Served = { path: string; type: string; content: string | Buffer };

/** Serves and emits the shop's drawings at the paths that the catalogue names, and their JPEGs. */
export function drawings(): Plugin {
  return {
    name: 'belle-vue:drawings',
    async generateBundle() {
      for (const { path, content } of await pictures()) {
        this.emitFile({ type: 'asset', fileName: path.replace(/^\//, ''), source: content });
      }
    },
    async configureServer(server) {
      const byPath = new Map((await pictures()).map((picture) => [picture.path, picture]));
      server.middlewares.use((request, response, next) => {
        const picture = byPath.get(request.url?.split('?', 1)[0] ?? '');
        if (picture === undefined) return next();
        response.setHeader('content-type', picture.type);
        response.end(picture.content);
      });
    },
  };
}

async function pictures(): Promise<Served[]> {
  const { drawPictures } = await import('../../seed/pictures/drawings.ts');
  const { RASTER_FOLDER, RASTER_PATH } = await import('../../seed/pictures/raster.ts');
  const drawn = drawPictures().map(({ path, svg }) => {
    return { path, type: 'image/svg+xml', content: svg };
  });
  const rendered = (await readdir(RASTER_FOLDER)).map(async (name) => {
    const content = await readFile(join(RASTER_FOLDER, name));
    return { path: RASTER_PATH + name, type: 'image/jpeg', content };
  });
  return [...drawn, ...(await Promise.all(rendered))];
}
