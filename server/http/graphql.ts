import { ApolloServer, type ApolloServerOptions } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance } from 'fastify';
import { gql } from 'graphql-tag';
import typeDefs from '../../schema.graphql?raw';
import { accountResolvers } from '../account/account.resolvers.ts';
import { addressResolvers } from '../address/address.resolvers.ts';
import { cartResolvers } from '../cart/cart.resolvers.ts';
import { catalogResolvers } from '../catalog/catalog.resolvers.ts';
import type { Shop, ShopContext } from '../context.ts';
import type { Log } from '../log.ts';
import { orderResolvers } from '../order/order.resolvers.ts';
import { wishlistResolvers } from '../wishlist/wishlist.resolvers.ts';
import { contextOf } from './context.ts';
import { answerErrors, formatGraphqlError } from './graphql.errors.ts';
import { keepLastDocuments } from './graphql.documents.ts';
import { documentLimits, MAX_TOKENS } from './graphql.limits.ts';

/** Documents and variables, 100 KB together (contract, section 8). */
const BODY_LIMIT = 100 * 1024;

export { typeDefs };

export const resolvers = [
  catalogResolvers,
  cartResolvers,
  wishlistResolvers,
  addressResolvers,
  accountResolvers,
  orderResolvers,
];

const silent = () => {};

/** What the library says of its own work goes where everything goes; its chatter goes nowhere. */
function apolloLog(log: Log): ApolloServerOptions<ShopContext>['logger'] {
  return {
    debug: silent,
    info: silent,
    warn: (message: unknown) => log.warn({ err: message }, 'the GraphQL door'),
    error: (message: unknown) => log.error({ err: message }, 'the GraphQL door'),
  };
}

/**
 * Serves `/graphql` and `/schema.graphql`. With the sandbox off, the schema cannot be asked for
 * through the API and errors do not help to guess it.
 */
export async function serveGraphql(
  app: FastifyInstance,
  shop: Shop,
  { isSandboxOn }: { readonly isSandboxOn: boolean },
): Promise<void> {
  const apollo = new ApolloServer<ShopContext>({
    typeDefs: gql(typeDefs),
    resolvers,
    introspection: isSandboxOn,
    hideSchemaDetailsFromClientErrors: !isSandboxOn,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    // A cache that strangers would fill, for a client that does not use it.
    persistedQueries: false,
    documentStore: keepLastDocuments(),
    logger: apolloLog(shop.log),
    parseOptions: { maxTokens: MAX_TOKENS },
    formatError: formatGraphqlError,
    // The app closes politely itself, in one place (main.ts).
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // Its hook wraps every field and costs a third of the throughput (shared measurement).
      ApolloServerPluginCacheControlDisabled(),
      documentLimits,
      answerErrors,
    ],
  });
  await apollo.start();
  app.addHook('onClose', () => apollo.stop());
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    bodyLimit: BODY_LIMIT,
    handler: async (request, reply) => {
      // Made outside of Apollo, which would take a store that cannot read for a fault of the caller.
      const context = await contextOf(shop, request);
      return fastifyApolloHandler(apollo, { context: async () => context }).call(
        app,
        request,
        reply,
      );
    },
  });
  app.get('/schema.graphql', (_, reply) => reply.type('text/plain; charset=utf-8').send(typeDefs));
}
