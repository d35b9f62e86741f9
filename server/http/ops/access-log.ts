import type { FastifyInstance } from 'fastify';
import { routeNameOf } from './route-name.ts';

/** The levels at which what is said at level info is written down. */
const HEARD: ReadonlySet<string> = new Set(['info', 'debug', 'trace']);

/**
 * Writes one line for each answer, at level info. It names the route and neither path nor address:
 * both tell of people.
 */
export function logAnswers(app: FastifyInstance): void {
  if (!HEARD.has(app.log.level)) return;
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeNameOf(request);
    const { method } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, route, status: reply.statusCode, ms }, 'answered');
    done();
  });
}
