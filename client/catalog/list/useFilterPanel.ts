import { startTransition, useEffect, useRef, useState } from 'react';

// At this width and below the filters are a sheet over the page.
const narrow = '(width <= 768px)';

/** Whether the panel stands beside the list, or the sheet lies over it, and how each is opened. */
export function useFilterPanel() {
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [isPanelOpen, setIsPanelOpen] = useState(true);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isSheetOpen) return undefined;
    const query = window.matchMedia(narrow);
    const onChange = () => setIsSheetOpen(query.matches);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, [isSheetOpen]);

  // A sheet full of filters takes a phone some time: the press itself is answered before.
  const openSheet = () => startTransition(() => setIsSheetOpen(true));
  const closeSheet = () => setIsSheetOpen(false);
  const togglePanel = () => setIsPanelOpen(!isPanelOpen);
  const closePanel = () => {
    setIsPanelOpen(false);
    // The list stays where it is, however far it was scrolled.
    button.current?.focus({ preventScroll: true });
  };

  return { button, isSheetOpen, isPanelOpen, openSheet, closeSheet, togglePanel, closePanel };
}
