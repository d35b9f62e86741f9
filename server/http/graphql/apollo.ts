import {
  ApolloServer,
  HeaderMap,
  type ApolloServerOptions,
  type ApolloServerPlugin,
} from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { ShopContext } from '../../context.ts';
import type { Log } from '../../shared/log/log.ts';
import { createDocumentCache } from './documents.ts';
import { MAX_ERRORS } from './error-list.ts';
import { formatGraphqlError } from './errors.ts';
import { MAX_TOKENS } from './limits.ts';
import { knownOperationTypes } from './operation-types.ts';
import { commonPlugins } from './plugins.ts';

const silent = () => {};

function apolloLog(log: Log): ApolloServerOptions<ShopContext>['logger'] {
  return {
    debug: silent,
    info: silent,
    warn: (message: unknown) => log.warn({ err: message }, 'Apollo Server'),
    error: (message: unknown) => log.error({ err: message }, 'Apollo Server'),
  };
}

interface ApolloOptions<C extends ShopContext> {
  readonly schema: GraphQLSchema;
  readonly log: Log;
  /** Without the sandbox there is no introspection, and errors do not reveal the schema. */
  readonly isSandboxOn: boolean;
  readonly noIntrospection: string;
  /** One of these must be there where the type of the body does not make browsers send a preflight. */
  readonly preflightHeaders?: readonly string[];
  readonly plugins?: ReadonlyArray<ApolloServerPlugin<C>>;
}

/** Stops with the app. */
export async function startApollo<C extends ShopContext>(
  app: FastifyInstance,
  { schema, log, isSandboxOn, noIntrospection, preflightHeaders, plugins = [] }: ApolloOptions<C>,
): Promise<ApolloServer<C>> {
  const apollo = new ApolloServer<C>({
    schema,
    introspection: isSandboxOn,
    hideSchemaDetailsFromClientErrors: !isSandboxOn,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: preflightHeaders ? { requestHeaders: [...preflightHeaders] } : true,
    // Any client could fill that cache, and the client does not use it.
    persistedQueries: false,
    documentStore: createDocumentCache(),
    logger: apolloLog(log),
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: [knownOperationTypes],
    // Suggestions compare every name of the schema.
    validationOptions: { maxErrors: MAX_ERRORS, hideSuggestions: !isSandboxOn },
    formatError: (formatted, thrown) => formatGraphqlError(formatted, thrown, noIntrospection),
    // main.ts closes the app.
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // Its hook wraps every field, which costs a third of the throughput.
      ApolloServerPluginCacheControlDisabled(),
      // Unused without federation, and its code takes milliseconds of a start to load.
      ApolloServerPluginInlineTraceDisabled(),
      ...commonPlugins,
      ...plugins,
    ],
  });
  await apollo.start();
  app.addHook('onClose', () => apollo.stop());
  return apollo;
}

interface GraphqlResponse {
  readonly status: number;
  readonly headers: HeaderMap;
  readonly text: string;
}

export async function execute<C extends ShopContext>(
  apollo: ApolloServer<C>,
  request: FastifyRequest,
  context: C,
  search = '',
): Promise<GraphqlResponse> {
  const {
    status = 200,
    headers,
    body,
  } = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: methodOf(request),
      headers: headersOf(request),
      search,
      body: request.body,
    },
    context: async () => context,
  });
  if (body.kind !== 'complete') throw new Error('Apollo answered in chunks');
  return { status, headers, text: body.string };
}

export function methodOf({ method }: FastifyRequest): string {
  return method === 'HEAD' ? 'GET' : method;
}

function headersOf({ headers }: FastifyRequest): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return map;
}
