import type { FastifyRequest } from 'fastify';

/**
 * The template of the route that serves a request, such as `/track/:orderId/:trackingKey`: what may
 * be logged and counted, where the path itself may open an order.
 */
export function routeNameOf({ is404, routeOptions }: FastifyRequest): string {
  const { url } = routeOptions;
  return is404 || url === undefined ? 'none' : url;
}
