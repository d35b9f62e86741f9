import type { FastifyRequest } from 'fastify';

/** Files of the client, which each have a route of their own. */
const FILE = /^\/(assets|images|payment)\/.*\.[^/]*$/;

/**
 * The template of the route that serves a request, such as `/track/:orderId/:trackingKey`: what may
 * be logged and counted, where the path itself may open an order. Files go under their folder.
 */
export function routeNameOf({ is404, routeOptions }: FastifyRequest): string {
  const { url } = routeOptions;
  if (is404 || url === undefined) return 'none';
  return url.replace(FILE, '/$1/*');
}
