import { fr } from '../../server/http/http.fr.ts';
import type { DemoRequest } from './http.ts';

/** The server's endpoint has the same limit. */
const GRAPHQL_LIMIT = 100 * 1024;

export interface Endpoints {
  readonly served: ReadonlyArray<readonly [pattern: RegExp, method: string]>;
  /** Bytes. */
  readonly bodyLimit: number;
}

/** All but those of REST. */
export const shopEndpoints: Endpoints = {
  served: [
    [/^\/graphql$/, 'GET'],
    [/^\/graphql(?:\/admin)?$/, 'POST'],
    [/^\/payment\/test\/[^/]+(?:\/(?:fail|delay))?$/, 'POST'],
    [/^\/pictures\/[^/]+$/, 'GET'],
  ],
  bodyLimit: GRAPHQL_LIMIT,
};

/** The server's answers before it looks at a request's content. */
interface Early {
  readonly status: number;
  /** Null for a response without a body. */
  readonly message: string | null;
  readonly allow?: string;
}

/** Null for a request that is to be answered. */
export function answerEarly(
  { method, path, body }: DemoRequest,
  { served, bodyLimit }: Endpoints,
): Early | null {
  if (!isDecodable(path)) return { status: 400, message: fr.rest.malformedUrl };
  const methods = served
    .flatMap(([pattern, each]) => (pattern.test(path) ? withHead(each) : []))
    .toSorted();
  const allow = methods.join(', ');
  if (allow === '') return { status: 404, message: fr.rest.unknownRoute };
  if (method === 'OPTIONS') return { status: 204, message: null, allow: `${allow}, OPTIONS` };
  if (!methods.includes(method)) {
    return { status: 405, message: fr.rest.methodNotAllowed(allow), allow };
  }
  // Pictures are sent to the back office, which has limits of its own.
  if (path === '/graphql/admin' || body.length <= bodyLimit) return null;
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

const withHead = (method: string) => (method === 'GET' ? ['GET', 'HEAD'] : [method]);
