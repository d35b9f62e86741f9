import type { FastifyRequest } from 'fastify';

/** The template of a route: paths may hold secrets, such as `/track/:orderId/:trackingKey`. */
export function routeNameOf({ is404, routeOptions }: FastifyRequest): string {
  const { url } = routeOptions;
  return is404 || url === undefined ? 'none' : url;
}
