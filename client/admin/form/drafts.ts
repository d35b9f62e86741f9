import { useEffect, useRef } from 'react';

import { toast } from '../../ui/feedback/toast.ts';
import { useUnsaved } from './Unsaved.tsx';

export type Drafts<State> = ReturnType<typeof createDrafts<State>>;

/**
 * Holds texts typed into pages that were left by the browser's Back, which cannot be warned of. `what`
 * names the form on a page of several.
 */
export function createDrafts<State>(noteOf: (state: State) => string, what = '') {
  const drafts = new Map<string, State>();
  return {
    what,
    find: (name: string) => drafts.get(name),
    forget: (name: string) => drafts.delete(name),
    remember(name: string, state: State) {
      drafts.set(name, state);
      toast.warning(noteOf(state));
    },
  };
}

/**
 * Leaves what was typed for the next visit of the page; null for nothing typed. The result is for who
 * leaves without it.
 */
export function useDraft<State>(drafts: Drafts<State>, name: string, edited: State | null) {
  const latest = useRef<State | null>(null);
  const isForgotten = useRef(false);
  useEffect(() => {
    latest.current = edited;
  }, [edited]);
  useEffect(
    () => () => {
      const state = isForgotten.current ? null : latest.current;
      if (state === null) drafts.forget(name);
      else drafts.remember(name, state);
    },
    [drafts, name],
  );
  const forget = () => {
    isForgotten.current = true;
    // An answer may come after the page was left.
    drafts.forget(name);
  };
  useUnsaved(edited !== null, forget, drafts.what);
  return forget;
}
