import { useState } from 'react';

import { graphql } from '../../generated/admin/index.ts';
import { frEditing } from '../../text/admin/editing.fr.ts';
import { frProducts } from '../../text/admin/products/products.fr.ts';
import { frStock } from '../../text/admin/products/stock.fr.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { useAdminMutation } from '../apollo/useAdminMutation.ts';
import { createDrafts, useDraft } from '../form/drafts.ts';
import {
  afterRefusal,
  afterSave,
  changesOf,
  unreadable,
  withProblems,
  type StockEdits,
} from './stockEdits.ts';

const saveStocksMutation = graphql(`
  mutation AdminSaveStocks($changes: [StockChange!]!) {
    payload: setStocks(changes: $changes) {
      variants {
        id
        stockOnHand
        allocated
        quantityAvailable
        waiting
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

const { grid, problems: texts } = frProducts;
const none: StockEdits = new Map();
const unsaved = createDrafts<StockEdits>(() => frStock.remembered);

export type StockEditing = ReturnType<typeof useStockEdits>;

/** Holds what is typed over stocks, on any page of the list. A refused edit stays as typed. */
export function useStockEdits(onRefused: () => void) {
  const [edits, setEdits] = useState(() => unsaved.find('stock') ?? none);
  const { send, isBusy: isSaving } = useAdminMutation(saveStocksMutation);
  const isDirty = edits.size > 0;
  useDraft(unsaved, 'stock', isDirty ? edits : null);

  const refuse = (next: (current: StockEdits) => StockEdits, message: string) => {
    setEdits(next);
    toast.error(message);
    onRefused();
  };

  const save = async () => {
    if (isSaving) return;
    const wrong = unreadable(edits);
    if (wrong.size > 0) {
      refuse((current) => withProblems(current, wrong), texts.someWrong(wrong.size));
      return;
    }
    const changes = changesOf(edits);
    if (changes.length === 0) {
      setEdits(none);
      toast.success(frEditing.nothingToSave);
      return;
    }
    const payload = await send({ changes });
    if (!payload) return;
    const { userErrors } = payload;
    const [first] = userErrors;
    if (first) {
      const isConflict = userErrors.some(({ code }) => code === 'VERSION_CONFLICT');
      refuse(
        (current) => afterRefusal(current, changes, payload),
        isConflict ? grid.conflict : first.message,
      );
      return;
    }
    setEdits((current) => afterSave(current, edits));
    toast.success(frStock.saved(changes.length));
  };

  return { edits, setEdits, discard: () => setEdits(none), save, isDirty, isSaving };
}
