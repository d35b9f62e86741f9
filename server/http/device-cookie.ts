import type { FastifyInstance } from 'fastify';
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

/** From the `cookie` header. */
export function deviceTokensOf(cookies: string | undefined): readonly string[] {
  const start = `${NAME}=`;
  const pair = cookies?.split('; ').find((each) => each.startsWith(start));
  if (pair === undefined || pair.length > LONGEST) return [];
  return pair.slice(start.length).split(SEPARATOR);
}

/** The value of the `set-cookie` header. */
export function deviceCookie(tokens: readonly string[], publicUrl: string | null): string {
  const attributes = [
    'Path=/',
    `Max-Age=${DEVICE_LIFETIME_SECONDS}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(publicUrl?.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');
  return `${NAME}=${tokens.join(SEPARATOR)}; ${attributes}`;
}

export function serveDeviceCookie(
  app: FastifyInstance,
  { publicUrl }: { readonly publicUrl: string | null },
): void {
  app.decorateReply('rememberDevice', function rememberDevice(tokens) {
    if (tokens === null) return;
    void this.header('set-cookie', deviceCookie(tokens, publicUrl));
  });
}
