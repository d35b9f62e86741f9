import type { FastifyInstance } from 'fastify';
import { routeNameOf } from './route-name.ts';

/**
 * Writes one line for each answer, at level info. It names the route and neither path nor address:
 * both tell of people.
 */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = routeNameOf(request);
    const { method } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, route, status: reply.statusCode, ms }, 'answered');
  });
}
