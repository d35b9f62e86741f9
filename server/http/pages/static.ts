import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Shop } from '../../context.ts';
import { INSTALLED_FILES, serveInstalled } from './installed.ts';
import { DRAWING_POLICY, withoutDocumentHeaders } from '../security.ts';

/** One route each: a route for every file made the start slow. */
const FOLDERS = ['assets', 'images'];

/**
 * Pages have their own routes, compressed twins stand for their originals, `.vite` is the build's.
 */
const NOT_BY_NAME = /^\.|\.(?:html|br|gz)$/;

const DAY_SECONDS = 24 * 60 * 60;

const PICTURE = /\.svg(?:\.(?:br|gz))?$/;

function cachingOf(name: string): string {
  // Names contain a hash of the content.
  if (/^(?:assets|images\/(?:raster|icons))\//.test(name))
    return `public, max-age=${365 * DAY_SECONDS}, immutable`;
  // A redrawn picture may be seen a day late.
  if (PICTURE.test(name)) {
    return `public, max-age=${DAY_SECONDS}, stale-while-revalidate=${7 * DAY_SECONDS}`;
  }
  return 'no-cache';
}

/** Browsers that have it fetch it by this name for as long as they have it. */
const WORKER = 'sw.js';

/** Removes the worker and its caches from browsers. */
const WORKER_REMOVAL = 'sw-off.js';

/** Packed while the shop runs already (server/build.mjs): until then it is a 404. */
const SDK = 'sdk.tgz';

interface FileOptions {
  readonly folder: string;
  readonly isServiceWorkerOn: boolean;
}

/**
 * Serves the files listed at start: unknown names are a 404 without touching the disk, so nothing
 * outside the folder can be named.
 */
export async function serveFiles(
  app: FastifyInstance,
  shop: Shop,
  { folder, isServiceWorkerOn }: FileOptions,
): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const all = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((name) => !NOT_BY_NAME.test(name) && name !== WORKER_REMOVAL && name !== SDK)
    .concat(SDK);
  const names = all.filter((name) => !INSTALLED_FILES.has(name));

  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const name = relative(folder, path);
      reply.header('cache-control', cachingOf(name));
      if (FOLDERS.some((top) => name.startsWith(`${top}/`))) withoutDocumentHeaders(reply);
      if (PICTURE.test(name)) reply.header('content-security-policy', DRAWING_POLICY);
      // Unknown to the table of types that the plugin has.
      if (path.endsWith('.tgz')) reply.header('content-type', 'application/gzip');
    },
  });
  await serveInstalled(app, shop, { folder, names: all });
  const known = new Set(names);
  for (const top of FOLDERS) {
    app.get<{ Params: { '*': string } }>(`/${top}/*`, async (request, reply) => {
      const name = `${top}/${request.params['*']}`;
      return known.has(name) ? reply.sendFile(name) : reply.callNotFound();
    });
  }
  for (const name of names.filter((each) => !FOLDERS.some((top) => each.startsWith(`${top}/`)))) {
    const sent = name === WORKER && !isServiceWorkerOn ? WORKER_REMOVAL : name;
    app.get(`/${name}`, async (_, reply) => reply.sendFile(sent));
  }
  // Browsers request it beside what has no head, such as robots.txt and JSON.
  app.get('/favicon.ico', (_, reply) =>
    reply.header('cache-control', `public, max-age=${DAY_SECONDS}`).redirect('/favicon.svg', 301),
  );
}
