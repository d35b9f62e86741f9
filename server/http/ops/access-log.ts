import type { FastifyInstance, FastifyRequest } from 'fastify';

const HEARD: ReadonlySet<string> = new Set(['info', 'debug', 'trace']);

/** Logs the route, never the path or the address: both identify people. */
export function logAnswers(app: FastifyInstance): void {
  if (!HEARD.has(app.log.level)) return;
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeNameOf(request);
    const { method } = request;
    const ms = Math.round(reply.elapsedTime);
    const details = { reqId: request.id, method, route, status: reply.statusCode, ms };
    app.log.info(details, 'answered');
    done();
  });
}

/** The template of a route: paths may hold secrets, such as `/track/:orderId/:trackingKey`. */
export function routeNameOf({ is404, routeOptions }: FastifyRequest): string {
  const { url } = routeOptions;
  return is404 || url === undefined ? 'none' : url;
}
