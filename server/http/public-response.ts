import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedResponse } from './response-cache.ts';
import { sendInSlices } from './limits/slices.ts';

/**
 * Whoever stores it asks each time whether it still holds: a new price is seen at once, and what has
 * not changed costs a 304 and no body.
 */
const REVALIDATED = 'public, no-cache';

/**
 * Answers a GET with what anybody may read and any cache may store: 304 to whoever has it already
 * (RFC 9110, 13.1.2). `vary` names the request's heads that the answer depends on.
 */
export function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  { contentType, bytes, etag }: CachedResponse,
  vary?: string,
): FastifyReply {
  reply.header('cache-control', REVALIDATED).header('etag', etag);
  if (vary !== undefined) addVary(reply, vary);
  if (isKnown(etag, request)) return reply.status(304).send();
  return sendInSlices(reply.status(200).header('content-type', contentType), bytes);
}

/** Whether the caller has an answer already: `If-None-Match` compares weakly (RFC 9110, 13.1.2). */
export function isKnown(etag: string, { headers }: FastifyRequest): boolean {
  const requested = headers['if-none-match'];
  if (requested === undefined) return false;
  const tags = new Set(requested.split(',').map((tag) => weakly(tag.trim())));
  return tags.has(weakly(etag)) || tags.has('*');
}

function weakly(tag: string): string {
  return tag.replace(/^W\//, '');
}

/** Names another head of the request that an answer depends on. */
export function addVary(reply: FastifyReply, name: string): void {
  const before = reply.getHeader('vary');
  reply.header('vary', before === undefined ? name : `${String(before)}, ${name}`);
}
