import { useEffect, useRef } from 'react';

import { toast } from '../../ui/feedback/toast.ts';

/**
 * What was typed on pages that were left by the browser's own Back, which cannot be warned of; by a
 * name. `describe` says so.
 */
export function unsavedDrafts<State>(describe: (state: State) => string) {
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
        if (!state) {
          drafts.delete(name);
          return;
        }
        drafts.set(name, state);
        toast.warning(describe(state));
      },
      [name],
    );
    return () => {
      isForgotten.current = true;
    };
  }

  return { of: (name: string) => drafts.get(name), useRememberOnLeave };
}
