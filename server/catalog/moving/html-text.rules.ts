import { withoutMarkup } from '../catalog.plain-text.rules.ts';

const HAS_TAG = /<\/?[a-z][a-z0-9]*(?:[\s/][^<>]*)?>/i;
/** Without their end, browsers show nothing of what follows either. */
const UNCLOSED = /<(script|style|template|noscript|iframe)\b(?:(?!<\/\1\b)[^])*$/i;
const HIDDEN = /<(template|noscript|iframe|svg|select)\b(?:(?!<\1\b)[^])*?<\/\1\s*>/gi;
const PARAGRAPH =
  /<\/?(?:p|h[1-6]|ul|ol|table|blockquote|section|article|figure|dl)(?:[\s/][^<>]*)?>/gi;
const ITEM = /<li(?:[\s/][^<>]*)?>/gi;
const CELL = /<\/(?:td|th)(?:\s[^<>]*)?>/gi;

/**
 * The text of a description in HTML: paragraphs are apart by a blank line, items of lists begin with a hyphen, and
 * scripts and styles are left out. `hasBreaks`: line breaks of the source are shown, as WordPress does.
 */
export function textOfHtml(html: string, { hasBreaks = false } = {}): string {
  const isHtml = HAS_TAG.test(html);
  const source = isHtml && !hasBreaks ? html.replace(/[ \t\n\r\f]+/g, ' ') : html;
  const marked = source
    .replace(HIDDEN, '')
    .replace(UNCLOSED, '')
    .replace(CELL, ' $&')
    .replace(ITEM, '\n- ')
    .replace(PARAGRAPH, '\n\n$&');
  return tidyLines(withoutMarkup(marked));
}

function tidyLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/[ \t\r\f]+/g, ' ').trim())
    .join('\n')
    .replace(/^- *\n+/gm, '- ')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\n+(?=\n- )/g, '')
    .trim();
}
