import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';

import type { Filters } from '../list/filter/filters.ts';
import { useSuggestions } from './useSuggestions.ts';

/**
 * The list of suggestions under the search box: when it is open, and which of it the arrow keys have
 * reached. The focus stays in the box (WAI-ARIA: `aria-activedescendant`).
 *
 * It opens by keys only: a text that was pasted or put there otherwise is searched at once below,
 * and nothing lies over what it finds.
 */
export function useSuggestionList(filters: Filters) {
  const listId = useId();
  const navigate = useNavigate();
  const [isWanted, setIsWanted] = useState(false);
  const [reached, setReached] = useState(-1);
  const known = useSuggestions(filters, isWanted);
  const suggestions = known?.list ?? [];
  const isOpen = suggestions.length > 0;
  const active = isOpen ? Math.min(reached, suggestions.length - 1) : -1;
  const optionId = (index: number) => `${listId}-${index}`;

  const close = () => {
    setIsWanted(false);
    setReached(-1);
  };
  const choose = (index: number) => {
    const chosen = suggestions[index];
    if (!chosen) return;
    close();
    void navigate(chosen.to);
  };
  const move = (step: 1 | -1) => {
    // One more than there are suggestions: the box itself.
    const places = suggestions.length + 1;
    setIsWanted(true);
    setReached(((active + 1 + step + places) % places) - 1);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && active >= 0) choose(active);
    else if (event.key === 'Escape' && isOpen) close();
    else {
      if (writes(event)) {
        setIsWanted(true);
        setReached(-1);
      }
      return;
    }
    event.preventDefault();
  };

  return {
    suggestions,
    /** Text for screen readers; empty until loaded. */
    count: known?.spoken ?? '',
    active,
    listId,
    optionId,
    choose,
    close,
    box: {
      onKeyDown,
      onBlur: close,
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': active >= 0 ? optionId(active) : undefined,
    },
  } as const;
}

// On a phone's keyboard every key is « Unidentified »; one of an Arabic keyboard writes two letters.
const text = /^(?:.|\P{ASCII}+|Backspace|Unidentified)$/u;

const writes = ({ key, ctrlKey, metaKey }: KeyboardEvent) => text.test(key) && !ctrlKey && !metaKey;
