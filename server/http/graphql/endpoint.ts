import type { ApolloServer } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Shop, ShopContext } from '../../context.ts';
import { contextOf } from '../context.ts';
import { sendPublic } from '../public-response.ts';
import { cacheable, ResponseCache, type CachedResponse } from '../response-cache.ts';
import { acceptJsonOnly, parseJson } from '../rest/json-body.ts';
import { execute, methodOf } from './apollo.ts';
import { readTrustedBody, readTrustedSearch, RefusedDocument } from './trusted-documents.ts';

declare module 'fastify' {
  interface FastifyRequest {
    cachedResponse: CachedResponse | null;
    /** Null when the request is not cacheable. */
    operation: string | null;
    /** Whether the document is one of the web client. */
    isTrusted: boolean;
  }
}

export const GRAPHQL_BODY_LIMIT = 100 * 1024;

/** Replaces the body of a request whose response is cached. */
const CACHED_BODY = { query: '' };

const MAX_ACCEPT_LENGTH = 200;

/** Public responses come from the cache, everything else from Apollo. */
export async function openGraphqlEndpoint(
  app: FastifyInstance,
  shop: Shop,
  apollo: ApolloServer<ShopContext>,
  { isOnlyTrusted }: { readonly isOnlyTrusted: boolean },
): Promise<void> {
  const cached = new ResponseCache(shop);
  app.decorateRequest('cachedResponse', null);
  app.decorateRequest('operation', null);
  app.decorateRequest('isTrusted', false);
  await app.register(async (endpoint) => {
    acceptJsonOnly(endpoint, (text, request) => {
      lookUp(request, text);
      if (request.cachedResponse) return CACHED_BODY;
      const { sent, isTrusted } = readTrustedBody(parseJson(text));
      request.isTrusted = isTrusted;
      return sent;
    });
    endpoint.addHook('preValidation', (request, _, done) => {
      if (isProtectedGet(request)) lookUp(request, request.url);
      done();
    });
    endpoint.route({
      method: ['GET', 'POST'],
      url: '/graphql',
      bodyLimit: GRAPHQL_BODY_LIMIT,
      handler,
    });
  });

  /** Responses differ by method, by accepted type and by every byte of `text`. */
  function lookUp(request: FastifyRequest, text: string): void {
    const { accept = '' } = request.headers;
    if (accept.length > MAX_ACCEPT_LENGTH) return;
    request.operation = `${methodOf(request)} ${accept}\n${text}`;
    request.cachedResponse = cached.get(request.operation) ?? null;
  }

  /** Not async: a promise and a returned reply cost a cached response a tenth of its time. */
  function handler(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | void {
    if (!request.cachedResponse) return answer(request, reply);
    request.isDurable = true;
    request.logged = { operation: request.cachedResponse.operation, code: null };
    sendCached(request, reply, request.cachedResponse);
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const version = shop.store.cacheVersion;
    const search = searchOf(request);
    const context = await contextOf(shop, request);
    request.logged = context.answer.logged;
    if (isOnlyTrusted && !request.isTrusted && !context.hasToken) {
      throw new RefusedDocument('NOT_TRUSTED');
    }
    const { status, headers, text } = await execute(apollo, request, context, search);
    reply.rememberDevice(context.answer.deviceTokens);
    const { operation } = request;
    const isPublic =
      status === 200 && context.answer.isPublic && (request.isTrusted || !isOnlyTrusted);
    if (isPublic && operation !== null) {
      const response = cacheable(
        headers.get('content-type') ?? '',
        text,
        context.answer.logged.operation,
      );
      await cached.set(operation, response, { version, until: context.offers.until });
      return sendCached(request, reply, response);
    }
    for (const [name, value] of headers) reply.header(name, value);
    return reply.status(status).send(text);
  }
}

/** No cache on the way may store a POST (RFC 9110, 9.3.3). */
function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
): FastifyReply {
  if (request.method !== 'POST') return sendPublic(request, reply, response, 'accept');
  const { contentType, bytes } = response;
  return reply.header('cache-control', 'no-store').header('content-type', contentType).send(bytes);
}

/** Apollo's CSRF header: pages of another origin cannot send it. */
function isProtectedGet({ method, headers }: FastifyRequest): boolean {
  return method !== 'POST' && Boolean(headers['apollo-require-preflight']);
}

/** Throws RefusedDocument. */
function searchOf(request: FastifyRequest): string {
  const { search } = new URL(request.url, 'http://shop');
  if (request.method === 'POST') return search;
  const { sent, isTrusted } = readTrustedSearch(search);
  request.isTrusted = isTrusted;
  return sent;
}
