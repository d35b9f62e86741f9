import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Shop } from '../../context.ts';
import type { RestRoute } from '../../rest.route.ts';
import { requireCustomer } from '../../shared/viewer.ts';
import { addressOf } from '../limits/address.ts';
import type { Admission } from '../limits/admission.ts';
import { contextOf } from '../context.ts';
import { cacheable, ResponseCache, type CachedResponse } from '../response-cache.ts';
import { sendPublic } from '../public-response.ts';
import { SharedWork } from '../limits/work-queue.ts';

import { ERROR_CODE } from './codes.ts';
import { describeRestError } from './errors.ts';
import { REST_BODY_LIMIT, restRoutes } from './routes.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

export function serveRest(app: FastifyInstance, shop: Shop, { queue }: Admission): void {
  const shared: SharedAnswers = {
    cached: new ResponseCache(shop),
    making: new SharedWork(queue),
  };
  for (const route of restRoutes) {
    if (route.isPublic) servePublic(app, shop, { route, ...shared });
    else servePersonal(app, shop, route);
  }
}

interface SharedAnswers {
  readonly cached: ResponseCache;
  readonly making: SharedWork<CachedResponse>;
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
    const context = await contextOf(shop, request);
    const { until } = context.offers;
    const make = async () => {
      const answer = await route.handle(context, { id, body: null });
      const made = cacheable(JSON_TYPE, JSON.stringify(answer));
      await cached.set(key, made, { version, until });
      return made;
    };
    const made = route.isExpensive
      ? await making.run(
          `${version ?? request.id} ${Number(until)} ${key}`,
          addressOf(request.ip),
          make,
        )
      : await make();
    return sendPublic(request, reply, made);
  }
}

function servePersonal(app: FastifyInstance, shop: Shop, route: RestRoute): void {
  app.route<{ Params: { id?: string } }>({
    method: route.method,
    url: `/api${route.path}`,
    bodyLimit: REST_BODY_LIMIT,
    handler: async (request, reply) => {
      const context = await contextOf(shop, request);
      if (route.serves === 'CUSTOMERS') requireCustomer(context);
      const answer = await route.handle(context, {
        id: request.params.id ?? '',
        body: request.body,
      });
      reply.rememberDevice(context.answer.deviceTokens);
      return reply.status(route.status).header('cache-control', 'no-store').send(answer);
    },
  });
}

export function answerRestError(error: unknown, reply: FastifyReply): boolean {
  const reported = describeRestError(error);
  if (!reported) return false;
  const { status, errors, code, retryAfter } = reported;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  reply.status(status).header('cache-control', 'no-store').header(ERROR_CODE, code);
  void reply.send({ errors });
  return true;
}
