import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languages, pathIn, type Language } from '#shared/language.ts';
import type { Shop } from '../../context.ts';
import { messageOf } from '../../messages.ts';
import { shopWithin } from '../../settings/identity/identity.service.ts';
import { Refusal } from '../../shared/problems.ts';
import { html } from '../../shared/text/html.ts';

const MAX_BYTES = 20 * 1024;

/** Registers routes that receive forms of browsers without script. */
export function acceptForms(app: FastifyInstance, serve: (forms: FastifyInstance) => void): void {
  void app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    // Nothing else than a form comes here, whatever it calls itself.
    forms.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      async (_: unknown, body: string) => new URLSearchParams(body),
    );
    serve(forms);
  });
}

/** Returns what gives the text of a field; empty without one. */
export function textsOf(body: FastifyRequest['body']): (name: string) => string {
  const sent = body instanceof URLSearchParams ? body : new URLSearchParams();
  return (name) => sent.get(name) ?? '';
}

interface RefusedWords {
  readonly language: Language;
  readonly title: string;
  readonly back: string;
  /** Text of the link to `path`. */
  readonly again: string;
  readonly path: string;
}

/** Leads to the page of the result, or says what is wrong: Back shows the form as it was filled in. */
export async function leadOn(
  { store }: Pick<Shop, 'store'>,
  reply: FastifyReply,
  words: RefusedWords,
  work: () => Promise<string>,
): Promise<FastifyReply> {
  const { language } = words;
  reply.header('cache-control', 'no-store');
  try {
    return reply.redirect(pathIn(language, await work()), 303);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const isUnknown = error.problems.some(
      ({ code }) => code === 'UNKNOWN_APPOINTMENT' || code === 'UNKNOWN_ORDER',
    );
    const messages = error.problems.map((problem) => messageOf(problem, language));
    const { name } = await shopWithin(store.read, language);
    return reply
      .status(isUnknown ? 404 : 422)
      .type('text/html; charset=utf-8')
      .send(refusedPage(name, [...new Set(messages)], words));
  }
}

function refusedPage(shopName: string, messages: readonly string[], words: RefusedWords): string {
  const { language, title, back, again, path } = words;
  const { tag, dir } = languages[language];
  return html`<!doctype html>
    <html lang="${tag}" dir="${dir}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="color-scheme" content="light dark" />
      <title>${title} · ${shopName}</title>
      <h1>${shopName}</h1>
      ${messages.map((message) => html`<p>${message}</p> `)}
      <p>${back}</p>
      <p><a href="${pathIn(language, path)}">${again}</a></p>
    </html>`.markup;
}
