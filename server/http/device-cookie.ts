import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DEVICE_LIFETIME_SECONDS } from '../account/devices.ts';

declare module 'fastify' {
  interface FastifyReply {
    rememberDevice(tokens: readonly string[] | null): void;
  }
}

/**
 * The only cookie. It permits nothing by itself, so cross-site requests gain nothing by sending it.
 */
const NAME = 'belle-vue-device';
const SEPARATOR = '~';
const LONGEST = 1000;

export function deviceTokensOf({ headers }: FastifyRequest): readonly string[] {
  const start = `${NAME}=`;
  const pair = headers.cookie?.split('; ').find((each) => each.startsWith(start));
  if (pair === undefined || pair.length > LONGEST) return [];
  return pair.slice(start.length).split(SEPARATOR);
}

export function serveDeviceCookie(
  app: FastifyInstance,
  { publicUrl }: { readonly publicUrl: string | null },
): void {
  const attributes = [
    'Path=/',
    `Max-Age=${DEVICE_LIFETIME_SECONDS}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(publicUrl?.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');
  app.decorateReply('rememberDevice', function rememberDevice(tokens) {
    if (tokens === null) return;
    void this.header('set-cookie', `${NAME}=${tokens.join(SEPARATOR)}; ${attributes}`);
  });
}
