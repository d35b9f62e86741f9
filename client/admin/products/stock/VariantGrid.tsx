import { frProducts } from '../../../text/admin/products.fr.ts';
import type { DraftVariant } from '../edit/draft.ts';
import type { Editor } from '../edit/useEditor.ts';
import { gridColumns } from './pasteCells.ts';
import { useFocusOfAddress } from './stockCellId.ts';
import { VariantRow } from './VariantRow.tsx';
import { VariantTable } from './VariantTable.tsx';

const { grid: texts } = frProducts;

/** All variants with article number, price and stock; a card each on a phone. */
export function VariantGrid({ editor }: { editor: Editor }) {
  useFocusOfAddress();
  const hasSeveral = editor.state.draft.variants.length > 1;
  const remove = ({ key }: DraftVariant) =>
    editor.change(({ variants }) => ({ variants: variants.filter((one) => one.key !== key) }));

  return (
    <VariantTable
      editor={editor}
      label={texts.label}
      columns={gridColumns}
      lastHead={
        hasSeveral ? (
          <th scope="col" className="variant-grid__remove">
            <span className="visually-hidden">{texts.columns.remove}</span>
          </th>
        ) : null
      }
    >
      {(row) => (
        <VariantRow
          key={row.variant.key}
          of={row}
          onRemove={hasSeveral ? () => remove(row.variant) : undefined}
        />
      )}
    </VariantTable>
  );
}
