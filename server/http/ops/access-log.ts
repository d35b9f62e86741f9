import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LoggedOperation } from '../../context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The GraphQL operation for the log, once it is known. */
    logged: LoggedOperation | null;
  }
}

const HEARD: ReadonlySet<string> = new Set(['info', 'debug', 'trace']);

/**
 * Logs the route, never the path or the address: both identify people. Of GraphQL also the operation's name
 * and the first error's code.
 */
export function logAnswers(app: FastifyInstance): void {
  app.decorateRequest('logged', null);
  if (!HEARD.has(app.log.level)) return;
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeNameOf(request);
    const { method } = request;
    const ms = Math.round(reply.elapsedTime);
    const { operation, code } = request.logged ?? {};
    const details = {
      reqId: request.id,
      method,
      route,
      ...(operation && { operation }),
      status: reply.statusCode,
      ...(code && { code }),
      ms,
    };
    app.log.info(details, 'answered');
    done();
  });
}

/** The template of a route: paths may hold secrets, such as `/track/:orderId/:trackingKey`. */
export function routeNameOf({ is404, routeOptions }: FastifyRequest): string {
  const { url } = routeOptions;
  return is404 || url === undefined ? 'none' : url;
}
