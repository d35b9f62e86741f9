import { ApolloServer, type ApolloServerOptions, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { FastifyInstance } from 'fastify';
import type { Shop, ShopContext } from '../../context.ts';
import type { Log } from '../../shared/log.ts';
import { openGraphqlEndpoint } from './endpoint.ts';
import { answerErrors, formatGraphqlError } from './errors.ts';
import { createDocumentCache } from './documents.ts';
import { acceptIntAmounts } from './int-amounts.ts';
import { documentLimits, MAX_TOKENS } from './limits.ts';
import { knownOperationTypes } from './operation-types.ts';
import { isPublic } from './public-operations.ts';
import { schema, typeDefs } from './schema.ts';
import { refuseForbiddenNulls } from './variables.ts';

const silent = () => {};

function apolloLog(log: Log): ApolloServerOptions<ShopContext>['logger'] {
  return {
    debug: silent,
    info: silent,
    warn: (message: unknown) => log.warn({ err: message }, 'Apollo Server'),
    error: (message: unknown) => log.error({ err: message }, 'Apollo Server'),
  };
}

const markPublic: ApolloServerPlugin<ShopContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response: { body }, document, contextValue }) {
        if (body.kind !== 'single' || !document) return;
        const { data, errors } = body.singleResult;
        contextValue.answer.isPublic = Boolean(data) && !errors && isPublic(schema, document);
      },
    };
  },
};

/** Without the sandbox there is no introspection, and errors do not reveal the schema. */
export async function serveGraphql(
  app: FastifyInstance,
  shop: Shop,
  { isSandboxOn }: { readonly isSandboxOn: boolean },
): Promise<void> {
  const apollo = new ApolloServer<ShopContext>({
    schema,
    introspection: isSandboxOn,
    hideSchemaDetailsFromClientErrors: !isSandboxOn,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    // Any client could fill that cache, and the client does not use it.
    persistedQueries: false,
    documentStore: createDocumentCache(),
    logger: apolloLog(shop.log),
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: [knownOperationTypes],
    formatError: formatGraphqlError,
    // main.ts closes the app.
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // Its hook wraps every field, which costs a third of the throughput.
      ApolloServerPluginCacheControlDisabled(),
      acceptIntAmounts,
      documentLimits,
      refuseForbiddenNulls,
      answerErrors,
      markPublic,
    ],
  });
  await apollo.start();
  app.addHook('onClose', () => apollo.stop());
  await openGraphqlEndpoint(app, shop, apollo);
  app.get('/schema.graphql', (_, reply) => reply.type('text/plain; charset=utf-8').send(typeDefs));
}
