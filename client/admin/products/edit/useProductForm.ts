import { frProducts } from '../../../text/admin/products/products.fr.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import { createDrafts } from '../../form/drafts.ts';
import { useDetailForm, type Edited, type Problems, type Saved } from '../../form/useDetailForm.ts';
import { findConflicts } from './conflict.ts';
import {
  changedStocks,
  changesToSave,
  draftOf,
  findProblems,
  pathOf,
  storedText,
  type Draft,
} from './draft.ts';
import type { EditedProduct } from './productQuery.ts';
import { rebase } from './rebase.ts';

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

const { edit, problems: texts } = frProducts;

/** Null for a new product. */
type Base = EditedProduct | null;

const drafts = createDrafts<Edited<Draft, Base>>(({ values }) => edit.remembered(values.title));

/** The form, which the sections of the editor show and change. */
export type Editor = Omit<ReturnType<typeof useProductForm>, 'ref'>;

type Options = {
  onRefused: (problems: Problems) => void;
  onSaved: (product: EditedProduct) => void;
};

/**
 * Saves what was changed: the product first, then the stock of its variants. Whatever is refused stays
 * as it was typed.
 */
export function useProductForm(product: Base, { onRefused, onSaved }: Options) {
  const { send: saveProduct } = useAdminMutation(saveProductMutation);
  const { send: setStocks } = useAdminMutation(setStocksMutation);

  const saveStocks = async (saved: EditedProduct, base: Base, draft: Draft) => {
    const changes = changedStocks(base, draft);
    if (changes.length === 0) return { latest: saved, userErrors: [] };
    const payload = await setStocks({ changes });
    if (!payload) return undefined;
    const latest = payload.products?.find(({ id }) => id === saved.id) ?? saved;
    if (payload.userErrors.length === 0) return { latest, userErrors: [] };
    const userErrors = payload.userErrors.map(({ code, field, message }) => {
      const { variantId } = changes[Number(field?.split('.')[1])] ?? {};
      const row = draft.variants.findIndex(({ id }) => id === variantId);
      const now = latest.variants.find(({ id }) => id === variantId)?.stockOnHand ?? null;
      return {
        field: `variants.${row}.stockOnHand`,
        message: code === 'VERSION_CONFLICT' ? texts.stockNow(now) : message,
      };
    });
    // With the stock of now as its base, saving again overrides it.
    const counted = new Map(base?.variants.map((variant) => [variant.id, variant]));
    const variants = draft.variants.map((variant) => ({
      ...variant,
      stockOnHand: storedText(counted.get(variant.id ?? ''), 'stockOnHand'),
    }));
    return { latest, userErrors, stored: { ...draft, variants } };
  };

  const send = async (base: Base, draft: Draft): Promise<Saved<Draft, Base> | undefined> => {
    const input = changesToSave(base, draft);
    if (!input) return base ? saveStocks(base, base, draft) : undefined;
    const payload = await saveProduct(
      base ? { input, expectedVersion: base.version } : { input: { ...input, isDraft: true } },
    );
    if (!payload) return undefined;
    const { product: saved = null, userErrors } = payload;
    if (saved && userErrors.length === 0) return saveStocks(saved, base, draft);
    const isConflict = userErrors.some(({ code }) => code === 'VERSION_CONFLICT');
    return { latest: isConflict ? saved : null, userErrors };
  };

  return useDetailForm<Draft, Base>({
    page: product?.id ?? 'new',
    drafts,
    latest: product,
    valuesOf: draftOf,
    findProblems,
    send,
    pathOf,
    onRefused,
    onSaved: (saved) => saved && onSaved(saved),
    rebase: (before, typed, latest) => (latest ? rebase(before, typed, latest) : typed),
    // Nothing that matters here, such as a counted stock, needs none.
    needsChoice: (base, typed, latest) =>
      base !== null && latest !== null && findConflicts(base, typed, latest).length > 0,
  });
}
