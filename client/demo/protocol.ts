import { REST_BODY_LIMIT, restRoutes } from '../../server/http/rest/routes.ts';
import { fr } from '../../server/http/http.fr.ts';
import type { DemoRequest } from './http.ts';

/** As that of the server's endpoint. */
const GRAPHQL_LIMIT = 100 * 1024;

const served: ReadonlyArray<readonly [pattern: RegExp, method: string]> = [
  ...restRoutes.map(
    ({ path, method }) => [new RegExp(`^/api${path.replace(':id', '[^/]+')}$`), method] as const,
  ),
  [/^\/graphql$/, 'GET'],
  [/^\/graphql(?:\/admin)?$/, 'POST'],
  [/^\/payment\/test\/[^/]+(?:\/(?:fail|delay))?$/, 'POST'],
  [/^\/pictures\/[^/]+$/, 'GET'],
];

/** What the server answers before it looks at a request's content. */
export interface Early {
  readonly status: number;
  /** Null for a response without a body. */
  readonly message: string | null;
  readonly allow?: string;
}

/** Null for a request that is to be answered. */
export function answerEarly({ method, path, body }: DemoRequest): Early | null {
  if (!isDecodable(path)) return { status: 400, message: fr.rest.malformedUrl };
  const methods = methodsOf(path);
  const allow = methods.join(', ');
  if (allow === '') return { status: 404, message: fr.rest.unknownRoute };
  if (method === 'OPTIONS') return { status: 204, message: null, allow: `${allow}, OPTIONS` };
  if (!methods.includes(method)) {
    return { status: 405, message: fr.rest.methodNotAllowed(allow), allow };
  }
  const limit = path.startsWith('/api/') ? REST_BODY_LIMIT : GRAPHQL_LIMIT;
  // Pictures are sent to the back office, which has limits of its own.
  if (path === '/graphql/admin' || body.length <= limit) return null;
  return { status: 413, message: fr.rest.tooLarge };
}

function isDecodable(path: string): boolean {
  try {
    // A result without use would be dropped by the build, with its error.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

function methodsOf(path: string): readonly string[] {
  const methods = served.flatMap(([pattern, method]) => (pattern.test(path) ? method : []));
  return methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method)).toSorted();
}
