import { copyMark } from '../app/hydration/inlineScript.ts';
import type { Language } from '#shared/language.ts';
import { clockAt, offsetOf } from '#shared/page-day.ts';
import type { Handling } from './rules.ts';
import { locales, workerTexts } from './texts.ts';

const root = '<div id="root">';

/** The page with a line that says when it was seen (a cart says so itself), above what React hydrates. */
export function markCopy(html: string, seenAt: Date, handling: Handling, language: Language) {
  const { copy, seenOn, cart, refresh } = workerTexts[language];
  const clock = clockAt(seenAt, offsetOf(html));
  const format = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const said = handling === 'CART' ? cart : seenOn(format.format(new Date(clock)));
  const text = `${said} <a href="">${refresh}</a>`;
  const mark = `<aside class="offline-banner ${copyMark}" aria-label="${copy}">${text}</aside>`;
  return html.replace(root, mark + root);
}
