import type { FastifyReply, FastifyRequest } from 'fastify';
import { fr } from '../http.fr.ts';
import { html } from '../../shared/text/html.ts';
import { describe, STATUS } from '../graphql/errors.ts';
import { isApi } from '../limits/traffic.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for page routes, regardless of `Accept`. */
    isForPage: boolean;
  }
}

/**
 * A short page for a browser that should retry later. False where no page was requested, or for
 * other errors.
 */
export function answerLater(error: unknown, request: FastifyRequest, reply: FastifyReply): boolean {
  const known = describe(error);
  if (known?.retryAfter === undefined || !wantsPage(request)) return false;
  reply
    .status(STATUS[known.code] ?? 503)
    .type('text/html; charset=utf-8')
    .header('retry-after', known.retryAfter)
    .header('cache-control', 'no-store')
    .send(refusalPage(known.message));
  return true;
}

function wantsPage({ method, url, headers, isForPage }: FastifyRequest): boolean {
  if (isForPage) return true;
  const isReading = method === 'GET' || method === 'HEAD';
  return isReading && !isApi(url) && Boolean(headers.accept?.includes('text/html'));
}

function refusalPage(message: string): string {
  const { title, retry } = fr.later;
  return html`<!doctype html>
    <html lang="fr">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="color-scheme" content="light dark" />
      <title>${title}</title>
      <h1>Belle Vue</h1>
      <p>${message}</p>
      <p><a href="">${retry}</a></p>
    </html>`.markup;
}
