import { useEffect, useRef, useState } from 'react';

const delay = 200;

/**
 * Holds a value that is being typed or dragged; commits it once the shopper pauses. A change of
 * `value` from elsewhere, such as the Back button, wins over the draft.
 */
export function useDraft<T>(value: T, commit: (value: T) => Promise<void>) {
  // `beside`: the values that do not come from elsewhere.
  const [draft, setDraft] = useState<{ beside: readonly T[]; to: T } | null>(null);
  const latest = useRef(value);
  const committed = useRef(value);
  const timer = useRef(0);

  useEffect(() => {
    latest.current = value;
  }, [value]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const put = (to: T) => {
    window.clearTimeout(timer.current);
    const own = { beside: [latest.current, committed.current], to };
    setDraft(own);
    return own;
  };
  const commitNow = async (to: T) => {
    const own = put(to);
    committed.current = to;
    await commit(to);
    setDraft((now) => (now === own ? null : now));
  };
  const change = (to: T) => {
    const { beside } = put(to);
    timer.current = window.setTimeout(() => {
      if (beside.includes(latest.current)) void commitNow(to);
    }, delay);
  };

  return { value: draft?.beside.includes(value) ? draft.to : value, change, commitNow };
}
