import type { Draft } from './draft.ts';
import type { Problems } from './problems.ts';
import type { EditedProduct } from './productQuery.ts';

export type EditorState = {
  /** What the draft began with; null for a new product. */
  base: EditedProduct | null;
  draft: Draft;
  problems: Problems;
};

/** Of pages that were left by the browser's own Back, which cannot be warned of. */
const drafts = new Map<string, EditorState>();

export function unsavedDraft(name: string) {
  return drafts.get(name);
}

/** Null forgets it. */
export function rememberDraft(name: string, state: EditorState | null) {
  if (state) drafts.set(name, state);
  else drafts.delete(name);
}
