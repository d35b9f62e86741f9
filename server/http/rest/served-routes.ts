import type { FastifyInstance } from 'fastify';
import findMyWay, { type HTTPMethod } from 'find-my-way';

/** Which methods each path serves: templates such as `/api/products/:id`. */
export type ServedRoutes = ReadonlyMap<string, ReadonlySet<HTTPMethod>>;

declare module 'fastify' {
  interface FastifyInstance {
    readonly servedRoutes: ServedRoutes;
  }
}

/** How Fastify's router reads paths, and the one below. */
export const routerOptions = { maxParamLength: 128, ignoreTrailingSlash: true };

/** The catch-all route of a plugin, which is none of the shop's. */
const CATCH_ALL = '*';

/** Records every route that is registered from now on. */
export function recordRoutes(app: FastifyInstance): ServedRoutes {
  const served = new Map<string, Set<HTTPMethod>>();
  app.addHook('onRoute', ({ method, url }) => {
    if (url === CATCH_ALL) return;
    const methods = served.get(url) ?? new Set();
    // Fastify's type has QUERY besides, which no route of the shop serves.
    for (const name of [method].flat()) methods.add(name as HTTPMethod);
    served.set(url, methods);
  });
  app.decorate('servedRoutes', served);
  return served;
}

/**
 * Looks up the methods that a URL serves, sorted. Fastify does not expose lookups by path of its own
 * router.
 */
export function methodLookup(served: ServedRoutes): (url: string) => readonly HTTPMethod[] {
  const router = findMyWay(routerOptions);
  for (const [template, methods] of served) router.on([...methods], template, () => {});
  const all = new Set([...served.values()].flatMap((methods) => [...methods]));
  const sorted = [...all].sort();
  return (url) => sorted.filter((method) => router.find(method, url) !== null);
}
