import { useState } from 'react';

import { changedFields, changedStocks } from './changes.ts';
import { draftOf, type Draft } from './draft.ts';
import { useDraft } from '../../form/drafts.ts';
import { productDrafts, type EditorState } from './editorState.ts';
import type { Problems } from './problems.ts';
import type { EditedProduct } from './productQuery.ts';
import { rebase } from './rebase.ts';

const baseDraft = ({ base }: EditorState) => draftOf(base);

export function isEdited(state: EditorState) {
  const before = baseDraft(state);
  const { draft } = state;
  return (
    changedFields(before, draft).length > 0 ||
    changedStocks(before, draft).length > 0 ||
    before.variants.some(({ stock }, at) => stock !== draft.variants[at]?.stock)
  );
}

/**
 * Holds the texts typed into a product. Newer data replaces only what was not touched; a newer
 * version waits until the draft is saved or discarded, so that saving shows what differs.
 */
export function useEditor(product: EditedProduct | null, isSaving: boolean) {
  const name = product?.id ?? 'new';
  const [state, setState] = useState<EditorState>(
    () => productDrafts.find(name) ?? { base: product, draft: draftOf(product), problems: {} },
  );
  const isDirty = isEdited(state);
  const forget = useDraft(productDrafts, name, isDirty ? state : null);

  if (product && !isSaving && product !== state.base) {
    const followed = follow(state, product);
    if (followed !== state) setState(followed);
  }

  const change = (update: (draft: Draft) => Partial<Draft>) =>
    setState((current) => ({
      ...current,
      draft: { ...current.draft, ...update(current.draft) },
      problems: withoutResolved(current.problems, current.draft, update(current.draft)),
    }));

  const discard = () =>
    setState((current) => {
      const base = product ?? current.base;
      return { base, draft: draftOf(base), problems: {} };
    });

  const isOutdated = isDirty && !isSaving && product !== null && isNewer(product, state.base);
  return { state, setState, change, discard, forget, isDirty, isOutdated };
}

export type Editor = ReturnType<typeof useEditor>;

function isNewer(product: EditedProduct, base: EditedProduct | null) {
  return product.version > (base?.version ?? 0);
}

function follow(state: EditorState, product: EditedProduct): EditorState {
  const { base } = state;
  const isOlder = base !== null && product.version < base.version;
  if (isOlder || (isNewer(product, base) && isEdited(state))) return state;
  return { ...state, base: product, draft: rebase(baseDraft(state), state.draft, product) };
}

/** A problem goes once its field is typed in. Of a list, all go: its rows may have moved. */
function withoutResolved(problems: Problems, before: Draft, update: Partial<Draft>): Problems {
  const paths = Object.keys(problems);
  if (paths.length === 0) return problems;
  const isResolved = (path: string) => {
    const [field = '', index, cell = ''] = path.split('.');
    if (!(field in update)) return false;
    if (field !== 'variants' || index === undefined) return true;
    const row = Number(index);
    const [from, to] = [before.variants[row], update.variants?.[row]];
    return from?.key !== to?.key || cellOf(from, cell) !== cellOf(to, cell);
  };
  return Object.fromEntries(Object.entries(problems).filter(([path]) => !isResolved(path)));
}

function cellOf(variant: Draft['variants'][number] | undefined, cell: string) {
  return Object.entries(variant ?? {}).find(([name]) => name === cell)?.[1];
}
