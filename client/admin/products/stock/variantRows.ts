import { frProducts } from '../../../text/admin/products.fr.ts';
import { variantTitle } from '../edit/draft.ts';
import type { Editor } from '../edit/useEditor.ts';
import type { Column } from './pasteCells.ts';

export type VariantRowProps = ReturnType<typeof variantRows>[number];

export function variantRows({ state: { base, draft, problems }, change }: Editor) {
  const known = new Map(base?.variants.map((variant) => [variant.id, variant]));
  return draft.variants.map((variant, row) => ({
    variant,
    row,
    problems,
    title: variantTitle(variant, draft.title || frProducts.grid.columns.variant),
    /** The variant as stored; undefined for a new one. */
    saved: variant.id === null ? undefined : known.get(variant.id),
    onCell: (column: Column, text: string) =>
      change(({ variants }) => ({
        variants: variants.map((one) =>
          one.key === variant.key ? { ...one, [column]: text } : one,
        ),
      })),
  }));
}
