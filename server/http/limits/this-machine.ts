import { isThisMachine } from '../../shared/network/public-address.ts';
import type { FastifyRequest } from 'fastify';

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

export function isLoopback({ socket }: FastifyRequest): boolean {
  return isThisMachine(socket.remoteAddress ?? '');
}

export function namesProxy({ headers }: FastifyRequest): boolean {
  return FORWARDED.some((name) => name in headers);
}

/** Not by a proxy of this machine, nor under a foreign name that resolves to it. */
export function isDirect(request: FastifyRequest): boolean {
  return !isLoopback(request) || isFromThisMachine(request);
}

/** No proxy's header, and a host name of this machine. */
export function isFromThisMachine(request: FastifyRequest): boolean {
  return isLoopback(request) && !namesProxy(request) && isThisMachine(request.hostname);
}
