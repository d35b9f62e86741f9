import { useMutation } from '@apollo/client/react';
import { useState } from 'react';

import { toastProblem } from '../../apollo/useAdminMutation.ts';
import { frProducts } from '../../../text/admin/products.fr.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { sortErrors } from '../../../ui/form/sortErrors.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { translationPath } from '../texts/translation.ts';
import { changedStocks, changesToSave } from './changes.ts';
import { findConflicts } from './conflict.ts';
import { draftOf, type Draft } from './draft.ts';
import { findProblems, type Problems } from './problems.ts';
import type { EditedProduct } from './productQuery.ts';
import { rebase } from './rebase.ts';
import type { EditorState } from './editorState.ts';
import type { Editor } from './useEditor.ts';

const saveProductMutation = graphql(`
  mutation SaveProduct($input: ProductInput!, $expectedVersion: Int) {
    payload: saveProduct(input: $input, expectedVersion: $expectedVersion) {
      product {
        ...EditedProduct
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

const setStocksMutation = graphql(`
  mutation SetStocks($changes: [StockChange!]!) {
    payload: setStocks(changes: $changes) {
      products {
        ...EditedProduct
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

const { edit, problems: texts, grid } = frProducts;

type Options = {
  /** Receives the version of another person, which the draft conflicts with. */
  onConflict: (theirs: EditedProduct) => void;
  onSaved: (product: EditedProduct, isNew: boolean) => void;
  onRefused: (problems: Problems) => void;
};

/**
 * Saves what was changed: the product first, then the stock of its variants. Whatever is refused stays
 * as it was typed.
 */
export function useSaveProduct({ onConflict, onSaved, onRefused }: Options) {
  const [isSaving, setIsSaving] = useState(false);
  const [mutateProduct] = useMutation(saveProductMutation);
  const [mutateStocks] = useMutation(setStocksMutation);

  const refuse = (setState: Editor['setState'], problems: Problems, message: string) => {
    setState((current) => ({ ...current, problems }));
    toast.error(message);
    onRefused(problems);
  };

  /** The product after the change; undefined if it was refused. */
  const saveFields = async (state: EditorState, setState: Editor['setState']) => {
    const { base, draft } = state;
    const input = changesToSave(base, draft);
    if (!input) return base ?? undefined;
    const variables = base
      ? { input, expectedVersion: base.version }
      : { input: { ...input, isDraft: true } };
    const { data } = await mutateProduct({ variables });
    const { product, userErrors = [] } = data?.payload ?? {};
    if (base && product && userErrors.some(({ code }) => code === 'VERSION_CONFLICT')) {
      if (findConflicts(base, draft, product).length > 0) {
        onConflict(product);
        return undefined;
      }
      // Nothing that matters here, such as a counted stock: once more on top of it.
      const onTop = { ...state, base: product, draft: rebase(draftOf(base), draft, product) };
      setState(onTop);
      return saveFields(onTop, setState);
    }
    if (userErrors.length > 0 || !product) {
      const wrong = sortErrors(userErrors, ({ field }) =>
        field?.startsWith('translations.')
          ? translationPath(field, input.translations ?? [], draft)
          : (field ?? ''),
      );
      refuse(setState, wrong.fields, userErrors[0]?.message ?? edit.unknown);
      return undefined;
    }
    return product;
  };

  /** The product after the change; undefined if it was refused. */
  const saveStocks = async (product: EditedProduct, sent: EditorState, { setState }: Editor) => {
    const changes = sent.base ? changedStocks(draftOf(sent.base), sent.draft) : [];
    if (changes.length === 0) return product;
    const { data } = await mutateStocks({ variables: { changes } });
    const { products, userErrors = [] } = data?.payload ?? {};
    const latest = products?.find(({ id }) => id === product.id) ?? product;
    if (userErrors.length === 0) return latest;
    // With the stock of now as its base, saving again overrides it.
    setState((current) => rebased(current, unstocked(sent), latest));
    const rows = sent.draft.variants;
    const problems = userErrors.flatMap(({ code, field, message }) => {
      const { variantId } = changes[Number(field?.split('.')[1])] ?? {};
      const row = rows.findIndex(({ id }) => id === variantId);
      const now = latest.variants.find(({ id }) => id === variantId)?.stockOnHand ?? null;
      const text = code === 'VERSION_CONFLICT' ? texts.stockNow(now) : message;
      return row < 0 ? [] : [[`variants.${row}.stock`, text] as const];
    });
    const hasConflict = userErrors.some(({ code }) => code === 'VERSION_CONFLICT');
    const message = hasConflict ? grid.conflict : (userErrors[0]?.message ?? grid.conflict);
    refuse(setState, Object.fromEntries(problems), message);
    return undefined;
  };

  const send = async (state: EditorState, editor: Editor) => {
    const saved = await saveFields(state, editor.setState);
    if (!saved) return;
    const latest = await saveStocks(saved, state, editor);
    if (!latest) return;
    editor.setState((current) => ({ ...rebased(current, state.draft, latest), problems: {} }));
    onSaved(latest, state.base === null);
  };

  const save = async (editor: Editor, state: EditorState = editor.state) => {
    if (isSaving) return;
    const problems = findProblems(state.draft);
    const count = Object.keys(problems).length;
    if (count > 0) {
      refuse(editor.setState, problems, texts.someWrong(count));
      return;
    }
    setIsSaving(true);
    try {
      await send(state, editor);
    } catch (error) {
      toastProblem(error);
    } finally {
      setIsSaving(false);
    }
  };

  return { save, isSaving };
}

/** Puts what was typed while `sent` was on its way on top of its result. */
function rebased(current: EditorState, sent: Draft, product: EditedProduct): EditorState {
  return { ...current, base: product, draft: rebase(sent, current.draft, product) };
}

/** The draft that was sent with the earlier stock: this one is not saved. */
function unstocked({ base, draft }: EditorState): Draft {
  const before = draftOf(base);
  const known = new Map(before.variants.map(({ id, stock }) => [id, stock]));
  const variants = draft.variants.map((variant) => ({
    ...variant,
    stock: variant.id === null ? variant.stock : (known.get(variant.id) ?? variant.stock),
  }));
  return { ...draft, variants };
}
