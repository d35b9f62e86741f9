import type { ApolloServer } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { actorOf, type AdminContext, type StaffViewer } from '../../staff/staff.viewer.ts';
import type { CommandTools, Shop } from '../../context.ts';
import { frAdmin } from './admin.fr.ts';
import { Unauthenticated } from '../../shared/problems.ts';
import { staffViewerOf } from '../../staff/staff.sessions.ts';
import { apiTokenOf } from '../api-token.ts';
import { contextFor } from '../context.ts';
import { execute, startApollo } from '../graphql/apollo.ts';
import { GRAPHQL_BODY_LIMIT } from '../graphql/endpoint.ts';
import { originOf } from '../pages/send.ts';
import { acceptJsonOnly, parseJson } from '../rest/json-body.ts';
import { IDLE_HEADER, staffCookie, staffTokenOf } from './cookie.ts';
import { ADMIN_HEADER, refuseForeign } from './foreign-requests.ts';
import { acceptMultipart } from './multipart.ts';
import { isMultipart } from './upload-form.ts';

export const ADMIN_ENDPOINT = '/graphql/admin';

interface AdminOptions {
  readonly schema: GraphQLSchema;
  readonly isSandboxOn: boolean;
  readonly publicUrl: string | null;
  readonly allowedOrigins: readonly string[];
  readonly tools: CommandTools;
}

/** Nothing that a shopper has opens anything here, and the session of staff opens nothing else. */
export async function serveAdmin(
  app: FastifyInstance,
  shop: Shop,
  { schema, isSandboxOn, publicUrl, allowedOrigins, tools }: AdminOptions,
): Promise<void> {
  const apollo: ApolloServer<AdminContext> = await startApollo<AdminContext>(app, {
    schema,
    log: shop.log,
    isSandboxOn,
    noIntrospection: frAdmin.noIntrospection,
    // Programs with a token need no other header; pages of other origins cannot send it either.
    preflightHeaders: [ADMIN_HEADER, 'authorization'],
  });
  const origin = originOf(app, publicUrl);
  await app.register(async (endpoint) => {
    // Each parser has its own limit.
    acceptJsonOnly(endpoint, parseJson, GRAPHQL_BODY_LIMIT);
    acceptMultipart(endpoint);
    endpoint.addHook('onRequest', refuseForeign(app, { ...shop.settings, allowedOrigins }));
    endpoint.addHook('onRequest', (_, reply, done) => {
      reply.header('cache-control', 'no-store');
      done();
    });
    endpoint.addHook('onRequest', async (request, reply) => {
      // Before 16 MB are read.
      if (!isMultipart(request)) return;
      const viewer = await viewerOf(request, reply);
      if (viewer.kind === 'GUEST') throw new Unauthenticated('NO_STAFF');
    });
    endpoint.post(ADMIN_ENDPOINT, (request, reply) => answer(request, reply));
  });

  async function viewerOf(request: FastifyRequest, reply: FastifyReply): Promise<StaffViewer> {
    const token = await apiTokenOf(shop, request, reply);
    return token
      ? { kind: 'TOKEN', token }
      : staffViewerOf(shop, staffTokenOf(request.headers.cookie, publicUrl), {
          isIdle: request.headers[IDLE_HEADER] === '1',
        });
  }

  async function contextOf(request: FastifyRequest, reply: FastifyReply): Promise<AdminContext> {
    const staffViewer = await viewerOf(request, reply);
    return {
      ...(await contextFor(shop, request, { kind: 'GUEST', token: 'MISSING' })),
      ...tools,
      shopUrl: shop.settings.publicUrl ?? origin(),
      staffViewer,
      actor: actorOf(staffViewer),
      staffAnswer: { cookie: null, opened: null },
    };
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const context = await contextOf(request, reply);
    request.logged = context.answer.logged;
    const { status, headers, text } = await execute(apollo, request, context);
    const { cookie } = context.staffAnswer;
    reply.rememberDevice(context.answer.deviceTokens);
    if (cookie !== null) void reply.header('set-cookie', staffCookie(cookie, publicUrl));
    for (const [name, value] of headers) reply.header(name, value);
    return reply.status(status).send(text);
  }
}
