import { useEffect } from 'react';

/**
 * Scrolls to what the Tab key focuses until it is whole, with its ring: a browser leaves it where a
 * part of it is in sight.
 */
export function useShowFocus() {
  useEffect(() => {
    const onKeyUp = ({ key }: KeyboardEvent) => {
      const { activeElement, body } = document;
      if (key !== 'Tab' || activeElement === body) return;
      activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    document.addEventListener('keyup', onKeyUp);
    return () => document.removeEventListener('keyup', onKeyUp);
  }, []);
}
