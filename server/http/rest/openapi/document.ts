import { version } from '../../../../package.json';
import { z } from 'zod';
import type { RestExample, RestRoute } from '../../../rest.route.ts';
import { Refusal } from '../../../shared/problems.ts';
import { describeRestError } from '../errors.ts';
import { restRoutes, restSections } from '../routes.ts';
import type { Examples, Operation, Parameter, Ref, Response, Schema } from './openapi.types.ts';
import {
  ERRORS,
  errorsSchema,
  EVERY_RESPONSE,
  headerRefs,
  headers,
  responseRef,
  responses,
  securitySchemes,
} from './shared.ts';

const descriptionOf = (
  shopName: string,
) => `The REST API of ${shopName}. GraphQL, at \`/graphql\`, has the same rules and the same data, and more: orders, variants, search. Its schema is \`/schema.graphql\`.

- Bodies and responses are JSON in UTF-8. Unknown properties of a body are ignored.
- Errors are \`{ "errors": ["…"] }\`: messages in French, ready to be shown, one for each wrong field. Nothing is stored then. The header \`X-Error-Code\` has a code for programs.
- Calls under \`/api/user\` need the token of a log-in or sign-up in the \`authorization\` header, alone or after \`Bearer \`.
- HEAD works wherever GET does, OPTIONS everywhere. Another method is a 405 with \`Allow\`, an unknown path a 404.
- An address has a limit of reads and one of writes, see \`RateLimit-Policy\`; beyond them the response is 429 with \`Retry-After\`.
- Prices are texts in dirhams. The shop computes every amount.
- An example of a request and the example of its response have the same name. Bodies that the schema refuses are under \`x-invalid-examples\`.`;

/** Schemas of bodies and answers by operation, and those that have a name. */
interface Schemas {
  readonly properties: Readonly<
    Record<string, { readonly properties: { readonly answer: Schema; readonly body: Schema } }>
  >;
  readonly $defs: Readonly<Record<string, Schema>>;
}

/** One conversion, so that what is shared is a reference. */
function convertSchemas(): Schemas {
  const operations = restRoutes.map(({ operationId, answer, body = z.never() }) => [
    operationId,
    z.object({ answer, body }),
  ]);
  const shapes = z.object({ errors: errorsSchema, ...Object.fromEntries(operations) });
  // Of bodies, what may be sent: other properties too.
  const converted = JSON.stringify(z.toJSONSchema(shapes, { io: 'input' }));
  return JSON.parse(converted.replaceAll('"#/$defs/', '"#/components/schemas/'));
}

export function describeRest(publicUrl: string | null, shopName: string) {
  const url = publicUrl?.replace(/\/$/, '') ?? '/';
  const { properties, $defs } = convertSchemas();
  const paths: Record<string, Record<string, Operation>> = {};
  const shared: Readonly<Record<string, Response>> = responses;
  for (const { tag, routes } of restSections) {
    for (const route of routes) {
      const schemas = properties[route.operationId]?.properties;
      if (!schemas) throw new Error(`${route.operationId} has no schemas`);
      const path = `/api${route.path.replace(':id', '{id}')}`;
      const operation = operationOf(route, tag, schemas);
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${shopName} REST API`,
      version,
      summary: `Catalogue, account, cart, wishlist and addresses of the shop ${shopName}`,
      description: descriptionOf(shopName),
      license: { name: 'All rights reserved', identifier: 'LicenseRef-Belle-Vue' },
    },
    servers: [{ url, description: 'This shop' }],
    tags: restSections.map(({ tag, description }) => ({ name: tag, description })),
    paths,
    components: { schemas: $defs, responses: shared, headers, securitySchemes },
  };
}

function operationOf(
  route: RestRoute,
  tag: string,
  schemas: { readonly answer: Schema; readonly body: Schema },
): Operation {
  const { operationId, summary, description, id, body, serves, isPublic, success } = route;
  const invalid = examplesOf(route, ({ invalidBody }) => invalidBody);
  const successHeaders = headerRefs(...EVERY_RESPONSE, ...(isPublic ? ['ETag'] : []));
  const refusalHeaders = headerRefs(...EVERY_RESPONSE, 'X-Error-Code');
  const responseOf = (
    status: number,
    described: { description: string; headers: Response['headers']; schema: Schema },
  ): Response => {
    const { schema, ...response } = described;
    const examples = examplesOf(route, (example) => responseIn(route, example, status));
    return { ...response, content: { 'application/json': { schema, examples } } };
  };
  return {
    operationId,
    tags: [tag],
    summary,
    description,
    security: serves === 'CUSTOMERS' ? [{ bearer: [] }, { token: [] }] : [],
    ...(id !== undefined && { parameters: [idParameter(route, id)] }),
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: schemas.body,
            examples: examplesOf(route, (one) => one.body),
            ...(Object.keys(invalid).length > 0 && { 'x-invalid-examples': invalid }),
          },
        },
      },
    }),
    responses: {
      [route.status]: responseOf(route.status, {
        description: success,
        headers: successHeaders,
        schema: schemas.answer,
      }),
      ...Object.fromEntries(
        Object.entries(route.refusals ?? {}).map(([status, reason]) => [
          status,
          responseOf(Number(status), {
            description: reason,
            headers: refusalHeaders,
            schema: ERRORS,
          }),
        ]),
      ),
      ...commonResponses(route),
    },
  };
}

const idParameter = (route: RestRoute, description: string): Parameter => ({
  name: 'id',
  in: 'path',
  required: true,
  description,
  schema: { type: 'string', minLength: 1 },
  examples: examplesOf(route, ({ id }) => id),
});

/** A request and its response have the same name. */
function examplesOf({ examples }: RestRoute, partOf: (example: RestExample) => unknown): Examples {
  return Object.fromEntries(
    Object.entries(examples).flatMap(([name, example]) => {
      const value = partOf(example);
      return value === undefined ? [] : [[name, { summary: example.summary, value }]];
    }),
  );
}

/** Returns the response of an example that has this status. */
function responseIn(route: RestRoute, { response, refusal }: RestExample, status: number) {
  if (response) return status === route.status ? response : undefined;
  const reported = describeRestError(new Refusal(...refusal));
  return status === reported?.status ? { errors: reported.errors } : undefined;
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
