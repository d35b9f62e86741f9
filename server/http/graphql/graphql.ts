import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyInstance } from 'fastify';
import type { Shop, ShopContext } from '../../context.ts';
import { fr } from '../http.fr.ts';
import { startApollo } from './apollo.ts';
import { openGraphqlEndpoint } from './endpoint.ts';
import { isPublic, tokenExtensions } from './public-operations.ts';
import { schema, typeDefs } from './schema.ts';

const describeAnswer: ApolloServerPlugin<ShopContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response: { body }, document, contextValue }) {
        if (body.kind !== 'single' || !document) return;
        const { data, errors } = body.singleResult;
        const { answer, viewer } = contextValue;
        const isSame = isPublic(schema, document);
        answer.isPublic = Boolean(data) && !errors && isSame;
        if (data && !isSame) Object.assign(body.singleResult, tokenExtensions(viewer));
      },
    };
  },
};

interface GraphqlOptions {
  readonly isSandboxOn: boolean;
  /** Whether callers without a token may only send documents of the web client. */
  readonly isOnlyTrusted: boolean;
}

export async function serveGraphql(
  app: FastifyInstance,
  shop: Shop,
  { isSandboxOn, isOnlyTrusted }: GraphqlOptions,
): Promise<void> {
  const apollo = await startApollo<ShopContext>(app, {
    schema,
    log: shop.log,
    isSandboxOn,
    noIntrospection: fr.graphql.noIntrospection,
    plugins: [describeAnswer],
  });
  await openGraphqlEndpoint(app, shop, apollo, { isOnlyTrusted });
  app.get('/schema.graphql', (_, reply) => reply.type('text/plain; charset=utf-8').send(typeDefs));
}
