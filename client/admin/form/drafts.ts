import { useEffect, useRef } from 'react';

import { toast } from '../../ui/feedback/toast.ts';

/** Holds texts typed into pages that were left by the browser's Back, which cannot be warned of. */
export function createDrafts<State>(noteOf: (state: State) => string) {
  const drafts = new Map<string, State>();

  /** Leaves what was typed for the next visit of the page. The result is for who leaves without it. */
  function useRememberOnLeave(name: string, edited: State | null) {
    const latest = useRef<State | null>(null);
    const isForgotten = useRef(false);
    useEffect(() => {
      latest.current = edited;
    }, [edited]);
    useEffect(
      () => () => {
        const state = isForgotten.current ? null : latest.current;
        if (state === null) drafts.delete(name);
        else {
          drafts.set(name, state);
          toast.warning(noteOf(state));
        }
      },
      [name],
    );
    return () => {
      isForgotten.current = true;
      // An answer may come after the page was left.
      drafts.delete(name);
    };
  }

  return { find: (name: string) => drafts.get(name), useRememberOnLeave };
}
