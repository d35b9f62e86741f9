import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DEVICE_LIFETIME_SECONDS } from '../account/devices.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Lets the browser keep these proofs of a known device; null leaves those that it has. */
    keepDevice(proofs: readonly string[] | null): void;
  }
}

/**
 * The shop's only cookie. No request is allowed more for it than without it, so that no page of another
 * origin gains by sending it along: sessions travel in a header.
 */
const NAME = 'belle-vue-device';
/** Between proofs: no proof has one. */
const SEPARATOR = '~';
/** More than a browser is given, and little enough to look at. */
const LONGEST = 1000;

/** The proofs that a request brings; whatever else is there is none of them. */
export function deviceProofsOf({ headers }: FastifyRequest): readonly string[] {
  const start = `${NAME}=`;
  const pair = headers.cookie?.split('; ').find((each) => each.startsWith(start));
  if (pair === undefined || pair.length > LONGEST) return [];
  return pair.slice(start.length).split(SEPARATOR);
}

/** Lets answers set the cookie, over TLS alone where shoppers come over TLS. */
export function keepDevices(
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
  app.decorateReply('keepDevice', function keepDevice(proofs) {
    if (proofs === null) return;
    void this.header('set-cookie', `${NAME}=${proofs.join(SEPARATOR)}; ${attributes}`);
  });
}
