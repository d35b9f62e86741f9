import { useEffect, useRef } from 'react';

/**
 * Moves the focus of a list whose items have a remove button: it is removed with its item, and the
 * focus goes to the title (the returned ref) instead of the top of the page.
 */
export function useFocusWhenFewer<T extends HTMLElement = HTMLHeadingElement>(count: number) {
  const title = useRef<T>(null);
  const previous = useRef(count);
  useEffect(() => {
    const isFewer = count < previous.current;
    previous.current = count;
    if (isFewer && document.activeElement === document.body) {
      title.current?.focus({ preventScroll: true });
    }
  }, [count]);
  return title;
}
