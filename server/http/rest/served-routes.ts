import type { FastifyInstance } from 'fastify';

/** Which methods each path serves: templates such as `/api/products/:id`. */
export type ServedRoutes = ReadonlyMap<string, ReadonlySet<string>>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route there is; read by the test of who may use what. */
    readonly servedRoutes: ServedRoutes;
  }
}

/** Any rest of a path; alone it is a plugin's own route, which says nothing of the shop's. */
const ANY = '*';

/** Begins to note the routes that are made from now on. */
export function noteServedRoutes(app: FastifyInstance): ServedRoutes {
  const served = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ method, url }) => {
    if (url === ANY) return;
    const methods = served.get(url) ?? new Set();
    for (const name of [method].flat()) methods.add(name);
    served.set(url, methods);
  });
  app.decorate('servedRoutes', served);
  return served;
}

/** Gives what tells the methods that a path serves, sorted; none for one that no route serves. */
export function matcherOf(served: ServedRoutes): (path: string) => readonly string[] {
  const routes = Array.from(served, ([template, methods]) => ({
    pattern: patternOf(template),
    methods,
  }));
  return (path) => {
    // As the router reads it: an escaped slash parts nothing.
    const requested = decodeURI(path);
    const matching = routes.filter(({ pattern }) => pattern.test(requested));
    return Array.from(new Set(matching.flatMap(({ methods }) => Array.from(methods)))).sort();
  };
}

function patternOf(template: string): RegExp {
  const parts = template.split('/').map((part) => {
    if (part === ANY) return '.+';
    return part.startsWith(':') ? '[^/]+' : escaped(part);
  });
  return new RegExp(`^${parts.join('/')}/?$`);
}

function escaped(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}
