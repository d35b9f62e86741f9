import {
  execute,
  getOperationAST,
  GraphQLError,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import { z } from 'zod';
import { wordsIn } from '../../server/catalog/catalog.service.ts';
import type { ShopContext } from '../../server/context.ts';
import { answeredErrors, formatGraphqlError, logFaults } from '../../server/http/graphql/errors.ts';
import { languageOf } from '../../server/http/graphql/in-context.ts';
import { acceptIntAmounts } from '../../server/http/graphql/int-amounts.ts';
import { MAX_TOKENS, requireWithinLimits } from '../../server/http/graphql/limits.ts';
import { knownOperationTypes } from '../../server/http/graphql/operation-types.ts';
import { isPublic, tokenExtensions } from '../../server/http/graphql/public-operations.ts';
import { readTrustedBody } from '../../server/http/graphql/trusted-documents.ts';
import { refuseForbiddenNulls } from '../../server/http/graphql/variables.ts';
import { fr } from '../../server/http/http.fr.ts';
import { jsonResponse, type DemoResponse } from './http.ts';

const body = z.object({
  query: z.string().min(1),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
  extensions: z.record(z.string(), z.unknown()).nullish(),
});

/** Reason why a document did not run, with the code and the status that Apollo Server gives. */
class NotRun extends Error {
  readonly errors: readonly GraphQLError[];
  readonly code: string | null;

  constructor(errors: readonly GraphQLError[], code: string | null = null) {
    super('not run');
    this.errors = errors;
    this.code = code;
  }
}

export interface GraphqlCall {
  readonly context: ShopContext;
  readonly accept: string;
}

/** Runs a document as the server does, with its limits. Throws RefusedDocument. */
export async function answerGraphql(
  schema: GraphQLSchema,
  sent: unknown,
  { context, accept }: GraphqlCall,
): Promise<DemoResponse> {
  const read = body.safeParse(readTrustedBody(sent).sent);
  if (!read.success) {
    const error = { message: fr.rest.badRequest, extensions: { code: 'BAD_REQUEST' } };
    return jsonResponse(400, { errors: [error] });
  }
  const { query, variables, operationName } = read.data;
  try {
    const document = checked(schema, query);
    const operation = getOperationAST(document, operationName);
    if (!operation) throw new NotRun([unknownOperation()], 'OPERATION_RESOLUTION_FAILURE');
    context.language = orNotRun(
      () => languageOf(schema, operation, variables ?? {}),
      'BAD_USER_INPUT',
    );
    context.words = await wordsIn(context, context.language);
    const requested = { schema, document, operation, variables: variables ?? {} };
    orNotRun(() => {
      requireWithinLimits(requested);
      refuseForbiddenNulls(requested);
    });
    const { data, errors = [] } = await execute({
      schema,
      document,
      contextValue: context,
      variableValues: variables ?? {},
      operationName: operationName ?? null,
    });
    // graphql-js runs nothing with variables that are invalid.
    if (data === undefined) throw new NotRun(errors, 'BAD_USER_INPUT');
    logFaults(errors, context);
    const extensions =
      data === null || isPublic(schema, document) ? {} : tokenExtensions(context.viewer);
    return answered(
      { data, errors: errors.map((error) => formatted(error)), status: 200 },
      extensions,
    );
  } catch (error) {
    if (!(error instanceof NotRun)) throw error;
    const errors = error.errors.map((each) => formatted(each, error.code));
    return answered({ data: undefined, errors, status: 400 });
  }

  function answered(
    result: {
      readonly data: unknown;
      readonly errors: readonly GraphQLFormattedError[];
      readonly status: number;
    },
    extensions: ReturnType<typeof tokenExtensions> = {},
  ): DemoResponse {
    const hasData = Boolean(result.data);
    const { errors, status, retryAfter } = answeredErrors(result.errors, { hasData, context });
    const type = accept.includes('application/graphql-response+json')
      ? 'application/graphql-response+json; charset=utf-8'
      : 'application/json; charset=utf-8';
    return jsonResponse(
      status ?? result.status,
      { ...(errors.length > 0 && { errors }), data: result.data, ...extensions },
      { 'content-type': type, ...(retryAfter !== null && { 'retry-after': String(retryAfter) }) },
    );
  }
}

const documents = new WeakMap<GraphQLSchema, Map<string, DocumentNode>>();
const MAX_DOCUMENTS = 200;

/** Throws NotRun. */
function checked(schema: GraphQLSchema, text: string): DocumentNode {
  const known = documents.get(schema) ?? new Map<string, DocumentNode>();
  documents.set(schema, known);
  const before = known.get(text);
  if (before) return before;
  const document = orNotRun(() => parse(text, { maxTokens: MAX_TOKENS }), 'GRAPHQL_PARSE_FAILED');
  acceptIntAmounts(schema, document);
  const errors = validate(schema, document, [...specifiedRules, knownOperationTypes]);
  if (errors.length > 0) throw new NotRun(errors, 'GRAPHQL_VALIDATION_FAILED');
  if (known.size >= MAX_DOCUMENTS) known.clear();
  known.set(text, document);
  return document;
}

function orNotRun<T>(work: () => T, code: string | null = null): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof GraphQLError) throw new NotRun([error], code);
    throw error;
  }
}

const unknownOperation = () =>
  new GraphQLError('Must provide operation name if query contains multiple operations.');

function formatted(error: GraphQLError, code: string | null = null): GraphQLFormattedError {
  const { http: _http, ...extensions } = error.extensions;
  const named = { code: code ?? 'INTERNAL_SERVER_ERROR', ...extensions };
  return formatGraphqlError({ ...error.toJSON(), extensions: named }, coded(error, code));
}

/** Says by the code whose fault it was that the server did not run the document. */
function coded(error: GraphQLError, code: string | null): GraphQLError {
  if (code !== null && error.extensions['code'] === undefined) error.extensions['code'] = code;
  return error;
}
