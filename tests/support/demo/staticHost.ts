import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { listenHere } from '../http/local-server.ts';

const demoFolder = fileURLToPath(new URL('../../../dist/demo/', import.meta.url));

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * A plain host of the folder of the demo, at a path: files by gzip, the `index.html` of folders, else
 * `404.html`.
 */
export async function startStaticHost(base: string, folder = demoFolder) {
  const read = (name: string) => readFile(join(folder, name)).catch(() => undefined);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    void (async () => {
      if (!pathname.startsWith(base)) return response.writeHead(404).end();
      const path = decodeURIComponent(pathname.slice(base.length));
      const name = path === '' || path.endsWith('/') ? `${path}index.html` : path;
      const file = request.method === 'GET' ? await read(name) : undefined;
      if (!file && !path.endsWith('/') && (await read(`${path}/index.html`))) {
        return response.writeHead(301, { location: `${pathname}/` }).end();
      }
      const type = file ? types[extname(name)] : types['.html'];
      response.writeHead(file ? 200 : 404, {
        'content-type': type ?? 'application/octet-stream',
        'content-encoding': 'gzip',
        // As hosts that know nothing of the files.
        'cache-control': 'max-age=600',
      });
      return response.end(gzipSync(file ?? (await read('404.html')) ?? ''));
    })();
  });
  const { url, close } = await listenHere(server);
  return { url: `${url}${base}`, close };
}
