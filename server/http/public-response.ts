import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedResponse } from './response-cache.ts';

/** Caches revalidate every time: a new price is seen at once, everything else costs a 304. */
const REVALIDATED = 'public, no-cache';

export function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  { contentType, bytes, etag }: CachedResponse,
  varyBy?: string,
): FastifyReply {
  reply.header('cache-control', REVALIDATED).header('etag', etag);
  if (varyBy !== undefined) addVary(reply, varyBy);
  if (isNotModified(etag, request)) return reply.status(304).send();
  return reply.status(200).header('content-type', contentType).send(bytes);
}

/**
 * Whether the caller has this response already (RFC 9110, 13.1.2). `fresh` would send it again to every
 * `fetch`, which adds `Cache-Control: no-cache` to a conditional request.
 */
export function isNotModified(etag: string, { headers }: FastifyRequest): boolean {
  const tags = headers['if-none-match']?.split(',').map((tag) => weak(tag.trim())) ?? [];
  return tags.includes(weak(etag)) || tags.includes('*');
}

function weak(tag: string): string {
  return tag.replace(/^W\//, '');
}

/** `vary` writes to Node's response, whose headers Fastify sets when it sends. */
export function addVary(reply: FastifyReply, header: string): void {
  const before = reply.getHeader('vary');
  reply.header('vary', before === undefined ? header : `${String(before)}, ${header}`);
}
