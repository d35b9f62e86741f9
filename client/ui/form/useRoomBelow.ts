import { useEffect, useRef } from 'react';

// Pixels at the bottom of a phone that the bars cover.
const bars = 160;

/** Makes room below a field for a list: once it is shown, a phone scrolls the field to the top. */
export function useRoomBelow(isShown: boolean) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = element.current?.lastElementChild;
    if (!isShown || !list) return;
    const isBelow = list.getBoundingClientRect().bottom > window.innerHeight - bars;
    if (isBelow) element.current?.scrollIntoView({ block: 'start' });
  }, [isShown]);
  return element;
}
