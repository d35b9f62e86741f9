import { useEffect } from 'react';

import { fullTitle, type PageHead } from './head.ts';

/**
 * Keeps the document's head in step with the page that is shown. It is set from outside of React,
 * so that the old title stands until the next page has come; the server writes the same into the
 * page itself (render/head.ts).
 */
export function DocumentHead({ title, description, path }: PageHead) {
  useEffect(() => {
    document.title = fullTitle(title);
    put('meta', { name: 'description' }, 'content', description);
    put('meta', { name: 'robots' }, 'content', path === undefined ? 'noindex' : undefined);
    put('link', { rel: 'canonical' }, 'href', path && new URL(path, window.location.origin).href);
  }, [title, description, path]);
  return null;
}

/** Writes an element of the head; without a value it goes. */
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
