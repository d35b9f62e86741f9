import type { DemoRequest } from '../http.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Ids stand for documents of either kind, and escapes may hide a word. */
const MAY_WRITE = /mutation|documentId|\\u/;

/** Whether it certainly changes nothing, so that it may run twice. */
export function isRead({
  method,
  path,
  body,
}: Pick<DemoRequest, 'method' | 'path' | 'body'>): boolean {
  if (READING.has(method)) return true;
  return path.startsWith('/graphql') && !MAY_WRITE.test(new TextDecoder().decode(body));
}
