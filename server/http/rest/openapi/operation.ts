import type { RestExample, RestOperation } from '../../../rest.openapi.ts';
import { refTo } from '../../../rest.openapi.ts';
import type { RestRoute } from '../../../rest.route.ts';
import { routerOptions } from '../served-routes.ts';
import { EVERY_RESPONSE, headerRefs, responseRef } from './shared.ts';
import type { Examples, Operation, Parameter, Ref, Response } from './openapi.types.ts';

/** What a route says of itself, and what its kind of route has in common. */
export function operationOf(route: RestRoute, tag: string, described: RestOperation): Operation {
  const { operationId, summary, description, id, body } = described;
  return {
    operationId,
    tags: [tag],
    summary,
    description,
    security: route.serves === 'CUSTOMERS' ? [{ bearer: [] }, { token: [] }] : [],
    ...(id !== undefined && { parameters: [idParameter(id, described)] }),
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: body,
            examples: examplesOf(described, (one) => one.body),
            ...invalidExamplesOf(described),
          },
        },
      },
    }),
    responses: { ...ownResponses(route, described), ...commonResponses(route) },
  };
}

function idParameter(description: string, described: RestOperation): Parameter {
  return {
    name: 'id',
    in: 'path',
    required: true,
    description,
    schema: { type: 'string', minLength: 1, maxLength: routerOptions.maxParamLength },
    examples: examplesOf(described, (one) => one.id),
  };
}

function ownResponses(
  { isPublic }: RestRoute,
  described: RestOperation,
): Readonly<Record<string, Response>> {
  const { success, refusals = {} } = described;
  const refused = Object.entries(refusals).map(([status, description]) => [
    status,
    responseOf(described, Number(status), {
      description,
      schema: refTo('Errors'),
      headers: headerRefs(...EVERY_RESPONSE, 'X-Error-Code'),
    }),
  ]);
  const headers = headerRefs(...EVERY_RESPONSE, ...(isPublic ? ['ETag'] : []));
  return {
    [success.status]: responseOf(described, success.status, { ...success, headers }),
    ...Object.fromEntries(refused),
  };
}

function responseOf(
  described: RestOperation,
  status: number,
  { description, schema, headers }: Pick<Response, 'description' | 'headers'> & Content,
): Response {
  const examples = examplesOf(described, (one) =>
    one.status === status ? one.response : undefined,
  );
  return { description, headers, content: { 'application/json': { schema, examples } } };
}

function invalidExamplesOf(described: RestOperation) {
  const invalid = examplesOf(described, (one) => one.invalidBody);
  return Object.keys(invalid).length > 0 ? { 'x-invalid-examples': invalid } : {};
}

type Content = Pick<RestOperation['success'], 'schema'>;

/** A request and its response have the same name. */
function examplesOf(
  { examples }: RestOperation,
  partOf: (example: RestExample) => unknown,
): Examples {
  const found = Object.entries(examples).flatMap(([name, example]) => {
    const value = partOf(example);
    return value === undefined ? [] : [[name, { summary: example.summary, value }] as const];
  });
  return Object.fromEntries(found);
}

function commonResponses({ method, serves, isPublic }: RestRoute): Readonly<Record<string, Ref>> {
  return {
    ...(isPublic && { 304: responseRef('NotModified') }),
    400: responseRef('BadRequest'),
    ...(serves === 'CUSTOMERS' && { 401: responseRef('Unauthorized') }),
    // A DELETE may have a body, which is read and ignored.
    ...(method !== 'GET' && {
      413: responseRef('ContentTooLarge'),
      415: responseRef('UnsupportedMediaType'),
    }),
    429: responseRef('TooManyRequests'),
    500: responseRef('Failure'),
    503: responseRef('Unavailable'),
  };
}
