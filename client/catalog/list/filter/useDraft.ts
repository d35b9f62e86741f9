import { useEffect, useRef, useState } from 'react';

const delay = 250;

/**
 * What is being typed or dragged, committed once the shopper pauses. A change of `value` from
 * elsewhere, such as the Back button, wins over the draft.
 */
export function useDraft<T>(value: T, commit: (value: T) => void) {
  const [draft, setDraft] = useState<{ from: T; to: T } | null>(null);
  const latest = useRef(value);
  const timer = useRef(0);

  useEffect(() => {
    latest.current = value;
  }, [value]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const commitNow = (to: T) => {
    window.clearTimeout(timer.current);
    setDraft(null);
    commit(to);
  };
  const change = (to: T) => {
    window.clearTimeout(timer.current);
    setDraft({ from: value, to });
    timer.current = window.setTimeout(() => {
      if (Object.is(latest.current, value)) commitNow(to);
    }, delay);
  };

  const isDraft = draft !== null && Object.is(draft.from, value);
  return { value: isDraft ? draft.to : value, change, commitNow };
}
