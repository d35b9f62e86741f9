import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/;
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** Whether the connection comes from this machine, which may be a proxy that runs here. */
export function isLoopback({ socket }: FastifyRequest): boolean {
  return LOOPBACK.test(socket.remoteAddress ?? '');
}

/** Whether a request says that a proxy brought it. Not every proxy does. */
export function namesProxy({ headers }: FastifyRequest): boolean {
  return FORWARDED.some((name) => name in headers);
}

/**
 * Whether somebody on this machine asks for themselves: what names a proxy, or asks for a name that
 * is not this machine's, comes from elsewhere. Not every proxy names itself.
 */
export function isFromThisMachine(request: FastifyRequest): boolean {
  const { hostname } = request;
  const isHere = LOOPBACK.test(hostname.replace(/^\[|\]$/g, ''));
  return isLoopback(request) && !namesProxy(request) && isHere;
}
