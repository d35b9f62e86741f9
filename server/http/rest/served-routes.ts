import type { FastifyInstance } from 'fastify';
import findMyWay, { type HTTPMethod } from 'find-my-way';

export type ServedRoutes = ReadonlyMap<string, ReadonlySet<HTTPMethod>>;

declare module 'fastify' {
  interface FastifyInstance {
    readonly servedRoutes: ServedRoutes;
  }
}

/** No parameter is refused for its length: Node bounds the whole head, and what is not found is a 404 of its route. */
export const routerOptions = { maxParamLength: 16 * 1024, ignoreTrailingSlash: true };

const CATCH_ALL = '*';

export function recordRoutes(app: FastifyInstance): ServedRoutes {
  const served = new Map<string, Set<HTTPMethod>>();
  app.addHook('onRoute', ({ method, url }) => {
    if (url === CATCH_ALL) return;
    const methods = served.get(url) ?? new Set();
    // Fastify's type also has QUERY, which no route here serves.
    for (const name of [method].flat()) methods.add(name as HTTPMethod);
    served.set(url, methods);
  });
  app.decorate('servedRoutes', served);
  return served;
}

/** Methods that a URL serves, sorted. Fastify exposes no lookup by path of its own router. */
export function methodLookup(served: ServedRoutes): (url: string) => readonly HTTPMethod[] {
  const router = findMyWay(routerOptions);
  for (const [template, methods] of served) router.on([...methods], template, () => {});
  const all = new Set([...served.values()].flatMap((methods) => [...methods]));
  const sorted = [...all].sort();
  return (url) => sorted.filter((method) => router.find(method, url) !== null);
}
