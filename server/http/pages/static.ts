import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Folders of many files: one route each, where a route for every file made the start slow. */
const FOLDERS = ['assets', 'images'];

/**
 * Pages are answered by their own routes, the compressed twins only in place of what they twin, and
 * what the build notes for itself (`.vite`) not at all.
 */
const NOT_BY_NAME = /^\.|\.(?:html|br|gz)$/;

const DAY_SECONDS = 24 * 60 * 60;

/** A picture, plain or compressed. */
const PICTURE = /\.svg(?:\.(?:br|gz))?$/;

/** How long a browser may keep a file without asking again. */
function cachingOf(name: string): string {
  // The name ends in the content's hash: never anything else under it.
  if (/^(?:assets|images\/raster)\//.test(name))
    return `public, max-age=${365 * DAY_SECONDS}, immutable`;
  // A picture that was drawn anew may be seen a day late: no page waits to hear that it was not.
  if (PICTURE.test(name)) {
    return `public, max-age=${DAY_SECONDS}, stale-while-revalidate=${7 * DAY_SECONDS}`;
  }
  return 'no-cache';
}

/**
 * Serves the files of the built client in `folder`, compressed where the build left a twin. What is
 * there is listed once: another name is a 404 without a look at the disk, and so nothing outside
 * of the folder can be named.
 */
export async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((name) => !NOT_BY_NAME.test(name));

  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    // Asked for files that are sent alone: what is refused is not kept.
    setHeaders: (reply, path) => reply.header('cache-control', cachingOf(relative(folder, path))),
  });
  const known = new Set(names);
  for (const top of FOLDERS) {
    app.get<{ Params: { '*': string } }>(`/${top}/*`, async (request, reply) => {
      const name = `${top}/${request.params['*']}`;
      return known.has(name) ? reply.sendFile(name) : reply.callNotFound();
    });
  }
  for (const name of names.filter((each) => !FOLDERS.some((top) => each.startsWith(`${top}/`)))) {
    app.get(`/${name}`, async (_, reply) => reply.sendFile(name));
  }
}
