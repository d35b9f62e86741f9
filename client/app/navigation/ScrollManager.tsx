import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

import { recallScroll, type ScrollMemory } from './scrollMemory.ts';

// How long content may take to come until the way back to the old place is given up.
const patience = 4000;
const signsOfLife = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/**
 * A new page starts at its top, with the focus on its content; Back and Forward return to where the
 * shopper was, as soon as the page is tall enough again. A change of filters moves nothing.
 */
export function ScrollManager() {
  const { key, pathname, search } = useLocation();
  const navigation = useNavigationType();
  const place = `${key} ${pathname}${search}`;
  const shown = useRef({ place, pathname });
  const memory = useRef<ScrollMemory>(null);
  const hasStarted = useRef(false);

  // Before the other one, which reads the memory.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const places = (memory.current ??= recallScroll());
    const note = () => places.set(shown.current.place, window.scrollY);
    const onLeave = () => {
      // The address may have changed since the last scroll.
      note();
      places.save();
    };
    window.addEventListener('scroll', note, { passive: true });
    // A busy page tells of a scroll only after the click that leaves it.
    window.addEventListener('click', note, { capture: true });
    window.addEventListener('pagehide', onLeave);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('click', note, { capture: true });
      window.removeEventListener('pagehide', onLeave);
    };
  }, []);

  useLayoutEffect(() => {
    const isNewPage = shown.current.pathname !== pathname;
    const isStart = !hasStarted.current;
    hasStarted.current = true;
    shown.current = { place, pathname };
    if (navigation === 'POP') {
      const top = memory.current?.get(place);
      // Whoever has scrolled before the scripts were there stays where they are.
      return isStart && top === undefined ? undefined : returnTo(top ?? 0);
    }
    if (!isNewPage) return undefined;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('contenu')?.focus({ preventScroll: true });
    return undefined;
  }, [place, pathname, navigation]);

  return null;
}

/** Scrolls there now, and again while content comes in, until it is reached or the shopper moves. */
function returnTo(top: number) {
  const watch = new ResizeObserver(() => tryOnce());
  const timer = window.setTimeout(() => stop(), patience);
  const stop = () => {
    watch.disconnect();
    window.clearTimeout(timer);
    for (const type of signsOfLife) window.removeEventListener(type, stop);
  };
  const tryOnce = () => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) <= 1) stop();
  };
  for (const type of signsOfLife) window.addEventListener(type, stop, { passive: true });
  watch.observe(document.body);
  return stop;
}
