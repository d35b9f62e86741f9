import { startTransition, useEffect, useRef, useState } from 'react';

// At this width and below the filters are a sheet over the page.
const narrow = '(width <= 768px)';

/** Whether the filters stand beside the list or as a sheet over it, and how they are opened. */
export function useFilterPanel() {
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [isPanelOpen, setIsPanelOpen] = useState(true);
  const panel = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isFocusWanted = useRef(false);

  useEffect(() => {
    if (!isSheetOpen) return undefined;
    const query = window.matchMedia(narrow);
    const onChange = () => setIsSheetOpen(query.matches);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, [isSheetOpen]);

  useEffect(() => {
    if (isPanelOpen && isFocusWanted.current) panel.current?.focus();
    isFocusWanted.current = false;
  }, [isPanelOpen]);

  const open = () => {
    if (window.matchMedia(narrow).matches) {
      // A sheet full of filters takes a phone some time: the press itself is answered before.
      startTransition(() => setIsSheetOpen(true));
    } else if (isPanelOpen) {
      panel.current?.focus();
    } else {
      isFocusWanted.current = true;
      setIsPanelOpen(true);
    }
  };
  const closePanel = () => {
    setIsPanelOpen(false);
    button.current?.focus();
  };
  const closeSheet = () => setIsSheetOpen(false);

  return { panel, button, isSheetOpen, isPanelOpen, open, closePanel, closeSheet };
}
