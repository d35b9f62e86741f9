import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../../seed/pictures', import.meta.url));

const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
};

type Served = { path: string; type: string; file: string };

/** Serves and emits the shop's drawings at the paths that the catalogue names, and their JPEGs. */
export function drawings(): Plugin {
  return {
    name: 'belle-vue:drawings',
    generateBundle() {
      for (const { path, file } of pictures()) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: readFileSync(file) });
      }
    },
    configureServer(server) {
      const byPath = new Map(pictures().map((picture) => [picture.path, picture]));
      server.middlewares.use((request, response, next) => {
        const picture = byPath.get(request.url?.split('?', 1)[0] ?? '');
        if (picture === undefined) return next();
        response.setHeader('content-type', picture.type);
        response.end(readFileSync(picture.file));
      });
    },
  };
}

function pictures(): Served[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const type = types[extname(name)];
    const path = name === 'favicon.svg' ? '/favicon.svg' : `/images/${name}`;
    return type === undefined ? [] : [{ path, type, file: join(folder, name) }];
  });
}
