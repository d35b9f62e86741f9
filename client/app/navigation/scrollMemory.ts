import { readDraft, writeDraft } from '../../apollo/storage.ts';

// The oldest are dropped first.
const maxPlaces = 60;

/** The scroll position of each entry of the tab's history. */
export type ScrollMemory = ReturnType<typeof recallScroll>;

/**
 * Restores the positions of before a reload. A newly opened address starts at its top, even if the
 * tab has been there before.
 */
export function recallScroll() {
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
