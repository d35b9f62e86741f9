import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountRoutes } from '../../account/account.rest.ts';
import { addressRoutes } from '../../address/address.rest.ts';
import { cartRoutes } from '../../cart/cart.rest.ts';
import { catalogRoutes } from '../../catalog/catalog.rest.ts';
import type { Shop } from '../../context.ts';
import type { RestAnswer, RestRoute } from '../../rest.route.ts';
import { frAdmin } from '../../shared/messages.admin.fr.ts';
import { fr } from '../../shared/messages.fr.ts';
import { messageOf } from '../../shared/messages.ts';
import {
  BadInput,
  Forbidden,
  Overloaded,
  RateLimited,
  Refusal,
  StoreUnavailable,
  TooManyAttempts,
  Unauthenticated,
  type Problem,
  type ProblemCode,
} from '../../shared/problems.ts';
import { requireCustomer } from '../../shared/viewer.ts';
import { wishlistRoutes } from '../../wishlist/wishlist.rest.ts';
import { clientOf, type Admission } from '../limits/admission.ts';
import { contextOf } from '../context.ts';
import { cacheable, ResponseCache, type CachedResponse } from '../response-cache.ts';
import { sendPublic } from '../public-response.ts';
import { SharedWork } from '../limits/work-queue.ts';
import { BODY_LIMIT } from './body-limit.ts';
import { restCustomer } from './customer.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

export const restRoutes: readonly RestRoute[] = [
  ...catalogRoutes,
  ...accountRoutes(restCustomer),
  ...cartRoutes,
  ...wishlistRoutes,
  ...addressRoutes,
];

const STATUS: Partial<Record<ProblemCode, number>> = {
  UNKNOWN_EMAIL: 404,
  WRONG_PASSWORD: 401,
  UNKNOWN_PRODUCT: 404,
  UNKNOWN_VARIANT: 404,
  NOT_IN_CART: 404,
  UNKNOWN_ADDRESS: 404,
  TOO_MANY_ATTEMPTS: 429,
};

export function serveRest(app: FastifyInstance, shop: Shop, { queue }: Admission): void {
  const shared: SharedAnswers = {
    cached: new ResponseCache(shop.store),
    making: new SharedWork(queue),
  };
  for (const route of restRoutes) {
    if (route.isPublic) servePublic(app, shop, { route, ...shared });
    else servePersonal(app, shop, route);
  }
}

interface SharedAnswers {
  readonly cached: ResponseCache;
  readonly making: SharedWork<CachedResponse | RestAnswer>;
}

function servePublic(
  app: FastifyInstance,
  shop: Shop,
  { route, cached, making }: SharedAnswers & { readonly route: RestRoute },
): void {
  app.route<{ Params: { id?: string } }>({
    method: route.method,
    url: `/api${route.path}`,
    handler(request, reply) {
      const { id = '' } = request.params;
      const key = `${route.path} ${id}`;
      const before = cached.get(key);
      if (!before) return answerAnew(request, reply, { id, key });
      request.isDurable = true;
      sendPublic(request, reply, before);
    },
  });

  async function answerAnew(
    request: FastifyRequest,
    reply: FastifyReply,
    { id, key }: { readonly id: string; readonly key: string },
  ): Promise<FastifyReply> {
    const version = shop.store.cacheVersion;
    const make = async () => {
      const answer = await route.handle(await contextOf(shop, request), { id, body: {} });
      if (answer.status !== 200) return answer;
      const made = cacheable(JSON_TYPE, JSON.stringify(answer.body));
      await cached.set(key, made, version);
      return made;
    };
    const made = route.isExpensive
      ? await making.run(`${version ?? request.id} ${key}`, clientOf(request), make)
      : await make();
    if ('bytes' in made) return sendPublic(request, reply, made);
    return reply.status(made.status).header('cache-control', 'no-store').send(made.body);
  }
}

function servePersonal(app: FastifyInstance, shop: Shop, route: RestRoute): void {
  app.route<{ Params: { id?: string } }>({
    method: route.method,
    url: `/api${route.path}`,
    bodyLimit: BODY_LIMIT,
    handler: async (request, reply) => {
      const context = await contextOf(shop, request);
      if (route.serves === 'CUSTOMERS') requireCustomer(context);
      const { status, body } = await route.handle(context, {
        id: request.params.id ?? '',
        body: readBody(route, request.body),
      });
      reply.rememberDevice(context.answer.deviceTokens);
      return reply.status(status).header('cache-control', 'no-store').send(body);
    },
  });
}

function readBody({ method }: RestRoute, body: unknown): Readonly<Record<string, unknown>> {
  if (method !== 'POST') return {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal({ code: 'INVALID', reason: 'BODY' });
  }
  return Object.fromEntries(Object.entries(body));
}

export function answerRestError(error: unknown, reply: FastifyReply): boolean {
  if (error instanceof Refusal) {
    if (error instanceof TooManyAttempts) reply.header('retry-after', error.retryAfter);
    const status = STATUS[error.problems[0]?.code ?? 'INVALID'] ?? 422;
    send(reply, status, error.problems.map(restMessage));
  } else if (error instanceof Unauthenticated) {
    send(reply, 401, [unauthenticated(error)]);
  } else if (error instanceof Forbidden) send(reply, 403, [frAdmin.missingScope(error.scope)]);
  else if (error instanceof BadInput) send(reply, 422, [messageOf(error.problem)]);
  else if (error instanceof RateLimited) {
    reply.header('retry-after', error.retryAfter);
    send(reply, 429, [fr.rest.rateLimited]);
  } else if (error instanceof Overloaded) {
    reply.header('retry-after', error.retryAfter);
    send(reply, 503, [fr.rest.overloaded]);
  } else if (error instanceof StoreUnavailable) {
    reply.header('retry-after', 5);
    send(reply, 503, [fr.rest.unavailable]);
  } else return false;
  return true;
}

function unauthenticated({ reason }: Unauthenticated): string {
  if (reason === 'API_TOKEN') return frAdmin.invalidApiToken;
  return reason === 'UNREADABLE' ? fr.rest.expiredToken : fr.rest.invalidToken;
}

function send(reply: FastifyReply, status: number, errors: readonly string[]): void {
  reply.status(status).header('cache-control', 'no-store').send({ errors });
}

function restMessage(problem: Problem): string {
  const { code, field } = problem;
  if (code === 'UNKNOWN_EMAIL') return fr.rest.unknownEmail;
  if (code === 'WRONG_PASSWORD') return fr.rest.wrongPassword;
  if (code === 'EMAIL_TAKEN') return fr.rest.emailTaken;
  if (code === 'REQUIRED' && field) return messageOf({ code, reason: 'FIELD', field });
  return messageOf(problem);
}
