import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import { apiSecretIn } from '../../api-token/api-token.rules.ts';
import { Forbidden } from '../../shared/problems.ts';
import type { AllowedOrigins } from '../security.ts';
import { staffTokenOf } from './cookie.ts';

/** Pages of another origin cannot send it without a preflight, which is not granted. */
export const ADMIN_HEADER = 'x-belle-vue-admin';

/** Refuses, before the body is read, what a page of another origin may have sent. */
export function refuseForeign(
  app: FastifyInstance,
  { publicUrl, allowedOrigins }: AllowedOrigins,
): onRequestHookHandler {
  const own = new Set(publicUrl === null ? [] : [new URL(publicUrl).origin]);
  app.addHook('onListen', async () => void own.add(app.listeningOrigin));
  const isOwn = (origin: string, { headers }: FastifyRequest) =>
    own.has(origin) || (publicUrl === null && hostOf(origin) === headers.host);
  return (request, _, done) => {
    const { origin, [ADMIN_HEADER]: header } = request.headers;
    // The cookie beside an API token is not read.
    const isProgram = apiSecretIn(request.headers.authorization) !== null;
    const isAllowed = (from: string) =>
      isOwn(from, request) || (isProgram && allowedOrigins.includes(from));
    if (origin !== undefined && !isAllowed(origin)) throw new Forbidden('ORIGIN');
    if (!isProgram && staffTokenOf(request.headers.cookie, publicUrl) !== null && header !== '1')
      throw new Forbidden('HEADER');
    done();
  };
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
