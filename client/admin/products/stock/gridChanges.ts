import {
  isReadable,
  variantFieldNames,
  type VariantField,
} from '#shared/texts/variant-fields.fr.ts';
import { keyOfVariant, storedText, variantTitle, type Draft } from '../edit/draft.ts';
import type { EditedProduct } from '../edit/productQuery.ts';

export type CellChange = {
  id: string;
  column: VariantField;
  title: string;
  before: string;
  after: string;
  isInvalid: boolean;
};

/** The cells that saving would change, and those that cannot be saved. */
export function gridChanges(base: EditedProduct | null, draft: Draft): CellChange[] {
  const known = new Map(base?.variants.map((variant) => [variant.id, variant]));
  return draft.variants.flatMap((variant) => {
    const saved = known.get(variant.id ?? '');
    const title = variantTitle(variant, draft.title);
    return variantFieldNames.flatMap((column) => {
      const [before, after] = [storedText(saved, column), variant[column].trim()];
      if (before === after) return [];
      const isInvalid = !isReadable(column, after);
      return [
        { id: `${keyOfVariant(variant)}-${column}`, column, title, before, after, isInvalid },
      ];
    });
  });
}
