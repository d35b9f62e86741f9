import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

import { readDraft, writeDraft } from '../../apollo/storage.ts';

// Milliseconds that content may take to load until the old position is given up.
const timeoutMs = 4000;
const interruptions = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/**
 * A new page starts at its top, with the focus on its content; Back and Forward restore the
 * position once the page is tall enough. A change of filters scrolls nothing.
 */
export function ScrollManager() {
  const { key, pathname, search } = useLocation();
  const navigation = useNavigationType();
  const place = `${key} ${pathname}${search}`;
  const shown = useRef({ place, pathname });
  const memory = useRef<ScrollMemory>(null);
  const hasStarted = useRef(false);

  // Before the other effect, which reads the positions.
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
    // A busy page fires `scroll` only after the click that leaves it.
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
      // Scrolled before the scripts were loaded: stay there.
      return isStart && top === undefined ? undefined : returnTo(top ?? 0);
    }
    if (!isNewPage) return undefined;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('contenu')?.focus({ preventScroll: true });
    return undefined;
  }, [place, pathname, navigation]);

  return null;
}

/** Scrolls there now, and again while content loads, until it is reached or the shopper moves. */
function returnTo(top: number) {
  const watch = new ResizeObserver(() => tryOnce());
  const timer = window.setTimeout(() => stop(), timeoutMs);
  const stop = () => {
    watch.disconnect();
    window.clearTimeout(timer);
    for (const type of interruptions) window.removeEventListener(type, stop);
  };
  const tryOnce = () => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) <= 1) stop();
  };
  for (const type of interruptions) window.addEventListener(type, stop, { passive: true });
  watch.observe(document.body);
  return stop;
}

// The oldest are dropped first.
const maxPlaces = 60;

/** The scroll position of each entry of the tab's history. */
type ScrollMemory = ReturnType<typeof recallScroll>;

/**
 * Restores the positions of before a reload. A newly opened address starts at its top, even if the
 * tab has been there before.
 */
function recallScroll() {
  const places = new Map(isNewVisit() ? [] : readDraft('scroll', parsePlaces));
  return {
    get: (place: string) => places.get(place),
    set(place: string, top: number) {
      places.delete(place);
      places.set(place, Math.round(top));
    },
    save: () => writeDraft('scroll', [...places].slice(-maxPlaces)),
  };
}

function isNewVisit() {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
}

function parsePlaces(value: unknown) {
  return Array.isArray(value) ? value.filter(isPlace) : undefined;
}

function isPlace(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}
