import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOfPath, languages, type Language } from '#shared/language.ts';
import { Overloaded, RateLimited } from '../../shared/problems.ts';
import { html } from '../../shared/text/html.ts';
import { describe, STATUS } from '../graphql/errors.ts';
import { isApi } from '../limits/traffic.ts';
import { fr } from '../http.fr.ts';
import type { ShopName } from './shop-name.ts';

type Reason = 'rateLimited' | 'overloaded' | 'unavailable';
type Texts = Readonly<Record<'title' | 'retry' | Reason, string>>;

const texts: Readonly<Record<Language, Texts>> = {
  FR: { ...fr.refusalPage, ...fr.rest },
  AR: {
    title: 'لحظة من فضلك',
    retry: 'إعادة المحاولة',
    rateLimited: 'طلبات كثيرة جداً. يرجى المحاولة لاحقاً.',
    overloaded: 'المتجر مزدحم الآن. يرجى المحاولة بعد لحظات.',
    unavailable: 'لا يمكن للمتجر تسجيل أي شيء في الوقت الحالي. يرجى المحاولة لاحقاً.',
  },
  EN: {
    title: 'One moment',
    retry: 'Try again',
    rateLimited: 'Too many requests. Please try again later.',
    overloaded: 'The shop is very busy. Please try again in a moment.',
    unavailable: 'The shop cannot save anything right now. Please try again later.',
  },
};

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
export function answerLater(
  nameIn: ShopName,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): boolean {
  const known = describe(error);
  if (known?.retryAfter === undefined || !wantsPage(request)) return false;
  const language = languageOfPath(request.url);
  reply
    .status(STATUS[known.code] ?? 503)
    .type('text/html; charset=utf-8')
    .header('retry-after', known.retryAfter)
    .header('cache-control', 'no-store')
    .send(refusalPage(nameIn(language), reasonOf(error), language));
  return true;
}

function wantsPage({ method, routeOptions, url, headers, isForPage }: FastifyRequest): boolean {
  if (isForPage) return true;
  const isReading = method === 'GET' || method === 'HEAD';
  return (
    isReading && !isApi(routeOptions.url ?? url) && Boolean(headers.accept?.includes('text/html'))
  );
}

function reasonOf(error: unknown): Reason {
  if (error instanceof RateLimited) return 'rateLimited';
  return error instanceof Overloaded ? 'overloaded' : 'unavailable';
}

function refusalPage(shopName: string, reason: Reason, language: Language): string {
  const { title, retry, [reason]: message } = texts[language];
  const { tag, dir } = languages[language];
  return html`<!doctype html>
    <html lang="${tag}" dir="${dir}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="color-scheme" content="light dark" />
      <title>${title} · ${shopName}</title>
      <h1>${shopName}</h1>
      <p>${message}</p>
      <p><a href="">${retry}</a></p>
    </html>`.markup;
}
