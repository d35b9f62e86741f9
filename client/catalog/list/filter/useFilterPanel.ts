import { startTransition, useEffect, useRef, useState } from 'react';

// At this width and below the filters are a sheet.
const narrow = '(width <= 768px)';

/** The panel is open from the start where there is much to filter. */
export function useFilterPanel(isOpenAtFirst: boolean) {
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [chosen, setIsPanelOpen] = useState<boolean>();
  const isPanelOpen = chosen ?? isOpenAtFirst;
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isSheetOpen) return undefined;
    const query = window.matchMedia(narrow);
    const onChange = () => setIsSheetOpen(query.matches);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, [isSheetOpen]);

  // Rendering the sheet takes a phone some time: the button responds before.
  const openSheet = () => startTransition(() => setIsSheetOpen(true));
  const closeSheet = () => setIsSheetOpen(false);
  const togglePanel = () => setIsPanelOpen(!isPanelOpen);
  const closePanel = () => {
    setIsPanelOpen(false);
    // The scroll position does not change.
    button.current?.focus({ preventScroll: true });
  };

  return { button, isSheetOpen, isPanelOpen, openSheet, closeSheet, togglePanel, closePanel };
}
