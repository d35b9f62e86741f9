import type { IncomingMessage } from 'node:http';
import { isFileOrApi } from './not-found.ts';

/** Matches the origin of a target in absolute form (RFC 9112, 3.2.2). */
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/** RFC 3986, 2.3: such a character and its escape are the same. */
const UNRESERVED = /^[\w.~-]$/;

/**
 * Gives each path one spelling before it is routed: redirects, languages and cached pages would follow
 * another host's address or an escaped character. Pages' undecodable paths name nothing, so that a browser
 * gets the page of 404; those of the APIs stay as they are, and are refused.
 */
export function targetOf({ url = '/' }: IncomingMessage): string {
  if (url.startsWith('/') && !url.includes('%')) return url;
  const target = url.replace(ORIGIN, '');
  const isPathMissing = target !== url && !target.startsWith('/');
  const [path = '', ...rest] = (isPathMissing ? `/${target}` : target).split(/(?=\?)/);
  return withoutNeedlessEscapes(path) + rest.join('');
}

function withoutNeedlessEscapes(path: string): string {
  if (!isDecodable(path)) return isFileOrApi(path) ? path : path.replaceAll('%', '%25');
  return path.replace(/%[\da-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return UNRESERVED.test(character) ? character : escape;
  });
}

function isDecodable(path: string): boolean {
  try {
    // A call whose value is unused would be left out of the bundle.
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
}
