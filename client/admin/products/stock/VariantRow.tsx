import { frProducts } from '../../../text/admin/products.fr.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import type { EditedVariant } from '../edit/productQuery.ts';
import { describeWaiting } from '../list/stockWords.ts';
import { readStock, writeStock } from '#shared/digits.ts';
import { stockCellId } from './stockCellId.ts';
import { CellHeading, VariantCell } from './VariantCell.tsx';
import type { VariantRowProps } from './variantRows.ts';

const { grid: texts } = frProducts;

type Props = { of: VariantRowProps; onRemove: (() => void) | undefined };

export function VariantRow({ of, onRemove }: Props) {
  const { variant, title, saved, onCell } = of;
  const step = (by: number) => {
    const stock = readStock(variant.stock) ?? 0;
    onCell('stock', writeStock(Math.max(0, stock + by)));
  };

  return (
    <tr>
      <th scope="row" className="variant-grid__title">
        <span>{title}</span>
        {saved ? (
          <SavedNotes saved={saved} />
        ) : (
          <span className="variant-grid__note">{texts.isNew}</span>
        )}
      </th>
      <td className="variant-grid__sku">
        <CellHeading column="sku" />
        <VariantCell of={of} column="sku" autoCapitalize="characters" spellCheck={false} />
      </td>
      <td className="variant-grid__ownPrice">
        <CellHeading column="ownPrice" />
        <VariantCell of={of} column="ownPrice" inputMode="decimal" />
      </td>
      <td className="variant-grid__stock">
        <CellHeading column="stock" />
        <span className="variant-grid__stepper">
          <IconButton icon="minus" label={texts.less(title)} onClick={() => step(-1)} />
          <VariantCell
            of={of}
            column="stock"
            id={variant.id === null ? undefined : stockCellId(variant.id)}
            inputMode="numeric"
            placeholder={texts.notCounted}
          />
          <IconButton icon="plus" label={texts.more(title)} onClick={() => step(1)} />
        </span>
      </td>
      <td className="variant-grid__ownOriginalPrice">
        <CellHeading column="ownOriginalPrice" />
        <VariantCell of={of} column="ownOriginalPrice" inputMode="decimal" />
      </td>
      {onRemove ? (
        <td className="variant-grid__remove">
          <IconButton icon="trash" label={texts.remove(title)} onClick={onRemove} />
        </td>
      ) : null}
    </tr>
  );
}

function SavedNotes({ saved }: { saved: EditedVariant }) {
  const waiting = describeWaiting([saved]);
  return (
    <>
      {saved.allocated > 0 ? (
        <span className="variant-grid__note">{texts.allocated(saved.allocated)}</span>
      ) : null}
      {waiting.map((text) => (
        <span key={text} className="variant-grid__note variant-grid__note--waiting">
          {text}
        </span>
      ))}
    </>
  );
}
