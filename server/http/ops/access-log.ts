import type { FastifyInstance } from 'fastify';
import { routeNameOf } from './route-name.ts';

const HEARD: ReadonlySet<string> = new Set(['info', 'debug', 'trace']);

/** Logs the route, never the path or the address: both identify people. */
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
