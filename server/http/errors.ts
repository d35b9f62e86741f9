import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fr } from './http.fr.ts';
import { RateLimited } from '../shared/problems.ts';
import { describe, STATUS } from './graphql/errors.ts';
import { codeOf, ERROR_CODE } from './rest/codes.ts';
import { BadBody } from './rest/json-body.ts';
import { answerLater } from './pages/refusal-page.ts';
import type { ShopName } from './pages/shop-name.ts';
import { REQUEST_ID } from './ops/request-id.ts';
import { answerRestError } from './rest/rest.ts';

const MESSAGES: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: fr.rest.tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: fr.rest.notJson,
  FST_ERR_CTP_EMPTY_JSON_BODY: fr.rest.malformedJson,
  FST_ERR_BAD_URL: fr.rest.malformedUrl,
};

/** No stack, path or library name ever leaves the shop. */
export function handleErrors(app: FastifyInstance, nameIn: ShopName): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof RateLimited) request.isDurable = true;
    if (answerLater(nameIn, error, request, reply)) return;
    if (
      isGraphql(request) ? answerGraphqlError(error, request, reply) : answerRestError(error, reply)
    )
      return;
    if (error instanceof BadBody) return answer(request, reply, error.statusCode, error.message);
    const status = error.statusCode ?? 500;
    if (status < 500) {
      return answer(request, reply, status, MESSAGES[error.code] ?? fr.rest.badRequest);
    }
    request.log.error({ err: error, reqId: request.id }, 'a request failed');
    return answer(request, reply, 500, fr.rest.failure(request.id));
  });
}

export function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  message: string,
): FastifyReply {
  // No hook runs for what fails before routing.
  reply.status(status).header(REQUEST_ID, request.id).header('cache-control', 'no-store');
  return isGraphql(request)
    ? reply.send({ errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] })
    : reply.header(ERROR_CODE, codeOf(status)).send({ errors: [message] });
}

function answerGraphqlError(error: unknown, request: FastifyRequest, reply: FastifyReply): boolean {
  const known = describe(error);
  if (!known) return false;
  const { message, ...extensions } = known;
  request.logged = { operation: null, code: known.code };
  if (known.retryAfter !== undefined) reply.header('retry-after', known.retryAfter);
  reply.status(STATUS[known.code] ?? 400).header('cache-control', 'no-store');
  void reply.send({ errors: [{ message, extensions }] });
  return true;
}

/** A method that an endpoint lacks has no route. */
function isGraphql({ routeOptions, url }: FastifyRequest): boolean {
  return /^\/graphql(?:\/admin)?\/?(?:\?|$)/.test(routeOptions.url ?? url);
}
