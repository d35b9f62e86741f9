import { isThisMachine } from '../../shared/network/public-address.ts';
import type { FastifyRequest } from 'fastify';

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** Returns whether it came neither by a proxy of this machine, nor under a foreign name that resolves to it. */
export function isDirect({ socket, headers, hostname }: FastifyRequest): boolean {
  if (!isThisMachine(socket.remoteAddress ?? '')) return true;
  return !FORWARDED.some((name) => name in headers) && isThisMachine(hostname);
}
