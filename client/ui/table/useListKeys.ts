import { useEffect } from 'react';

const itemSelector = '[data-list-item]';
const isTyping = (element: Element) =>
  element.matches('input:not([type=checkbox]), textarea, select, [contenteditable]');

/**
 * `/` focuses the page's search; arrows lead from the search into the list and up and down in it,
 * where Enter opens as usual. An item is whatever has `data-list-item`; a row may hold more controls.
 */
export function useListKeys() {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!(target instanceof Element) || document.querySelector('dialog:modal')) return;
      const search = document.querySelector<HTMLInputElement>('main input[type=search]');
      if (key === '/' && search && !isTyping(target)) {
        event.preventDefault();
        search.focus();
        search.select();
      } else if (key === 'ArrowDown' || key === 'ArrowUp') {
        const next = nextItem(target, key === 'ArrowDown' ? 1 : -1, search);
        if (!next) return;
        event.preventDefault();
        next.focus();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Returns where an arrow leads to from an element of a list or its search; null elsewhere. */
function nextItem(from: Element, step: 1 | -1, search: HTMLElement | null): HTMLElement | null {
  const items = [...document.querySelectorAll<HTMLElement>(itemSelector)];
  if (from === search) return step === 1 ? (items[0] ?? null) : null;
  if (isTyping(from)) return null;
  const row = from.closest('[data-list-row]');
  const at = items.findIndex((item) => item === from || row?.contains(item) === true);
  if (at < 0) return null;
  return items[at + step] ?? (at === 0 && step === -1 ? search : null);
}
