import type { FastifyInstance } from 'fastify';
import { DEVICE_LIFETIME_SECONDS, isDeviceToken } from '../authentication/devices.ts';

declare module 'fastify' {
  interface FastifyReply {
    rememberDevice(tokens: readonly string[] | null): void;
  }
}

/**
 * The only cookie. It permits nothing by itself, so cross-site requests gain nothing by sending it.
 */
const NAME = 'belle-vue-device';
/** With https: no other site of the same domain can set it. The other name is read as well. */
const HOST_NAME = `__Host-${NAME}`;
const SEPARATOR = '~';
const MAX_LENGTH = 1000;

/** From the `cookie` header. */
export function deviceTokensOf(cookies: string | undefined): readonly string[] {
  const pairs = cookies?.split('; ') ?? [];
  for (const start of [`${HOST_NAME}=`, `${NAME}=`]) {
    const pair = pairs.find((each) => each.startsWith(start));
    if (pair !== undefined && pair.length <= MAX_LENGTH) {
      // They are sent back: nothing else of what a request has comes into a response.
      return pair.slice(start.length).split(SEPARATOR).filter(isDeviceToken);
    }
  }
  return [];
}

/** The value of the `set-cookie` header. */
export function deviceCookie(tokens: readonly string[], publicUrl: string | null): string {
  const isSecure = publicUrl?.startsWith('https:') === true;
  const attributes = [
    'Path=/',
    `Max-Age=${DEVICE_LIFETIME_SECONDS}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
  return `${isSecure ? HOST_NAME : NAME}=${tokens.join(SEPARATOR)}; ${attributes}`;
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
