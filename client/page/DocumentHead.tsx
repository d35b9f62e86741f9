import { useEffect } from 'react';

import { DEFAULT_LANGUAGE, LANGUAGES, languages, pathIn } from '#shared/language.ts';
import { language } from '../text/language.fr.ts';
import { fullTitle, type PageHead } from './head.ts';
import { withoutPrefix } from './prefix.ts';
import { useShop } from './shop.ts';

/** The description that the server wrote is of this page alone. */
const loadedPath = globalThis.location?.pathname;

/**
 * Sets the document's head outside of React, so that the old title stands until the next page is
 * loaded. The server writes the same (ssr/head.ts).
 */
export function DocumentHead({ title, path }: PageHead) {
  const shop = useShop();
  useEffect(() => {
    document.title = fullTitle(title, shop);
    if (window.location.pathname !== loadedPath) {
      put('meta', { name: 'description' }, 'content', undefined);
    }
    put('meta', { name: 'robots' }, 'content', path === undefined ? 'noindex' : undefined);
    const { origin, pathname } = window.location;
    put('link', { rel: 'canonical' }, 'href', path && origin + pathIn(language, path));
    for (const link of document.head.querySelectorAll<HTMLLinkElement>('[hreflang]')) {
      const other = LANGUAGES.find((code) => languages[code].tag === link.hreflang);
      link.href = origin + pathIn(other ?? DEFAULT_LANGUAGE, path ?? withoutPrefix(pathname));
    }
  }, [title, path, shop]);
  return null;
}

/** Writes an element of the head; undefined removes it. */
function put(tag: string, key: Record<string, string>, attribute: string, value?: string) {
  const [[name, text] = ['', '']] = Object.entries(key);
  const known = document.head.querySelector(`${tag}[${name}="${text}"]`);
  if (value === undefined) {
    known?.remove();
    return;
  }
  const element = known ?? document.createElement(tag);
  element.setAttribute(name, text);
  element.setAttribute(attribute, value);
  if (!known) document.head.append(element);
}
