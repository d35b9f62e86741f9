import { HeaderMap, type ApolloServer } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Shop, ShopContext } from '../../context.ts';
import { contextOf } from '../context.ts';
import type { CompiledAnswer, CompiledDocuments } from './compiled.ts';
import { acceptJsonOnly, parseJson } from '../rest/json-body.ts';
import { answerOf, ResponseCache, type CachedResponse } from '../response-cache.ts';
import { sendPublic } from '../public-response.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The answer that is kept for exactly this question. */
    cachedResponse: CachedResponse | null;
    /** Names the question among kept answers; null for one whose answer is not looked for there. */
    operation: string | null;
  }
}

/** Documents and variables, 100 KB together (contract, section 8). */
export const BODY_LIMIT = 100 * 1024;

/** What stands for the body of a question whose answer is kept: a document that changes nothing. */
const KNOWN_QUESTION = { query: '' };

/** Kinds of answer that callers ask for are few; beyond, or longer, they go to Apollo each time. */
const MOST_ACCEPTS = 50;
const LONGEST_ACCEPT = 200;

/** What answers behind the door. */
interface Answerers {
  readonly apollo: ApolloServer<ShopContext>;
  readonly compiled: CompiledDocuments;
}

/**
 * Serves `/graphql`: what is the same for everybody from the kept answers, what is asked often from
 * compiled documents, all else by Apollo.
 */
export async function openGraphqlEndpoint(
  app: FastifyInstance,
  shop: Shop,
  { apollo, compiled }: Answerers,
): Promise<void> {
  const cached = new ResponseCache(shop.store);
  /** By `Accept`, the type in which Apollo answered it. */
  const types = new LRUCache<string, string>({ max: MOST_ACCEPTS });
  app.decorateRequest('cachedResponse', null);
  app.decorateRequest('operation', null);
  await app.register(async (endpoint) => {
    acceptJsonOnly(endpoint, (text, request) => {
      look(request, text);
      return request.cachedResponse ? KNOWN_QUESTION : parseJson(text);
    });
    endpoint.addHook('preValidation', (request, _, done) => {
      if (isProtectedGet(request)) look(request, request.url);
      done();
    });
    endpoint.route({ method: ['GET', 'POST'], url: '/graphql', bodyLimit: BODY_LIMIT, handler });
  });

  /** Looks for a kept answer: by method, by the type that is asked for and by every byte of `text`. */
  function look(request: FastifyRequest, text: string): void {
    const accept = acceptOf(request);
    if (accept.length > LONGEST_ACCEPT) return;
    request.operation = `${methodOf(request)} ${accept}\n${text}`;
    request.cachedResponse = cached.get(request.operation) ?? null;
  }

  /** What is kept goes at once: a promise, and a reply given back, cost a tenth of its time. */
  function handler(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | void {
    if (!request.cachedResponse) return answerAnew(request, reply);
    request.isDurable = true;
    sendKept(request, reply, request.cachedResponse);
  }

  async function answerAnew(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const version = shop.store.cacheVersion;
    const context = await contextOf(shop, request);
    const type = types.get(acceptOf(request));
    if (request.method === 'POST' && type !== undefined && isObject(request.body)) {
      const answer = await compiled.answer(request.body, context);
      if (answer?.isPublic && isToKeep(request)) {
        await keep(request, answerOf(type, answer.text), version);
      }
      reply.keepDevice(context.answer.deviceProofs);
      if (answer) return sendCompiled(reply.type(type), answer);
    }
    return executeWithApollo(request, reply, context, version);
  }

  async function executeWithApollo(
    request: FastifyRequest,
    reply: FastifyReply,
    context: ShopContext,
    version: number | null,
  ): Promise<FastifyReply> {
    const {
      status = 200,
      headers,
      body,
    } = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: methodOf(request),
        headers: headersOf(request),
        search: new URL(request.url, 'http://shop').search,
        body: request.body,
      },
      context: async () => context,
    });
    reply.keepDevice(context.answer.deviceProofs);
    // Nothing here is told in pieces: there is no @defer and no @stream.
    if (body.kind !== 'complete') throw new Error('An answer came in pieces');
    const type = headers.get('content-type') ?? '';
    if (status === 200) types.set(acceptOf(request), type);
    if (status === 200 && context.answer.isPublic && isToKeep(request)) {
      const answer = answerOf(type, body.string);
      await keep(request, answer, version);
      return sendKept(request, reply, answer);
    }
    for (const [name, value] of headers) reply.header(name, value);
    return reply.status(status).send(body.string);
  }

  /** A POST is worth a place when it comes again: questions asked once would drive out the others. */
  function isToKeep({ method, operation }: FastifyRequest): boolean {
    return method !== 'POST' || (operation !== null && cached.wasRequested(operation));
  }

  async function keep(
    { operation }: FastifyRequest,
    answer: CachedResponse,
    version: number | null,
  ) {
    if (operation !== null) await cached.keep(operation, answer, version);
  }
}

function sendCompiled(
  reply: FastifyReply,
  { text, status, retryAfter }: CompiledAnswer,
): FastifyReply {
  if (retryAfter !== null) reply.header('retry-after', retryAfter);
  return (
    reply
      .status(status ?? 200)
      .header('cache-control', 'no-store')
      // As bytes it is read once for its length and its encoding together.
      .send(Buffer.from(text))
  );
}

/** A POST is never stored by whoever carries it (RFC 9110, 9.3.3); a GET is asked after each time. */
function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedResponse,
): FastifyReply {
  if (request.method !== 'POST') return sendPublic(request, reply, answer, 'accept');
  const { contentType, bytes } = answer;
  return reply.header('cache-control', 'no-store').header('content-type', contentType).send(bytes);
}

/** Whether a GET bears the head without which Apollo refuses it: no page of another origin can send it. */
function isProtectedGet({ method, headers }: FastifyRequest): boolean {
  return method !== 'POST' && Boolean(headers['apollo-require-preflight']);
}

/** A HEAD asks what a GET would answer. */
function methodOf({ method }: FastifyRequest): string {
  return method === 'HEAD' ? 'GET' : method;
}

function acceptOf({ headers }: FastifyRequest): string {
  return headers.accept ?? '';
}

function headersOf({ headers }: FastifyRequest): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return map;
}

function isObject(body: unknown): body is object {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}
