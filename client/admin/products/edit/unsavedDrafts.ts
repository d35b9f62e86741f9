import type { EditorState } from './editorState.ts';

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
