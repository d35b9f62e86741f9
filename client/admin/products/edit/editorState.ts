import { frProducts } from '../../../text/admin/products.fr.ts';
import { createDrafts } from '../../form/drafts.ts';
import type { Draft } from './draft.ts';
import type { Problems } from './problems.ts';
import type { EditedProduct } from './productQuery.ts';

export type EditorState = {
  /** The product that the draft began with; null for a new product. */
  base: EditedProduct | null;
  draft: Draft;
  problems: Problems;
};

export const productDrafts = createDrafts<EditorState>(({ draft }) =>
  frProducts.edit.remembered(draft.title),
);
