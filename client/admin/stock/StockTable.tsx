import { useRef, type ClipboardEvent } from 'react';
import { Link } from 'react-router-dom';

import type { AdminStockQuery } from '../../generated/admin/graphql.ts';
import { frStock } from '../../text/admin/products/stock.fr.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Table, type Column } from '../../ui/table/Table.tsx';
import { adminPaths } from '../page/adminPaths.ts';
import { smallPicture, StockMark } from '../products/list/ProductItem.tsx';
import { describeStock } from '../products/list/stockWords.ts';
import { useGridKeys } from '../products/stock/useGridKeys.ts';
import './Stock.css';
import { variantOf, type StockedVariant } from './stockEdits.ts';
import { StockField } from './StockField.tsx';
import type { StockEditing } from './useStockEdits.ts';

export type StockLevelRow = AdminStockQuery['stockLevels']['nodes'][number];

const { columns: titles, words } = frStock;

/** A number; on a phone, which shows no head, with what it counts. */
function Fact({ count, word }: { count: number; word: (count: number) => string }) {
  return (
    <span>
      <span>{count}</span>
      <span className="stock-word"> {word(count)}</span>
    </span>
  );
}

const facts: readonly Column<StockLevelRow>[] = [
  {
    title: titles.variant,
    shape: 'title',
    cell: (level) => (
      <span className="stock-item">
        <Picture
          src={smallPicture({ image: level.product.image, images: level.variant.images })}
          alt=""
          className="stock-item__picture"
        />
        <span className="stock-item__names">
          <Link to={adminPaths.product(level.product.id)} className="stock-item__link">
            {variantOf(level).name}
          </Link>
          {level.variant.sku === null ? null : <span className="note">{level.variant.sku}</span>}
        </span>
      </span>
    ),
  },
  {
    title: titles.sold,
    shape: 'end',
    cell: ({ soldIn30Days }) => <Fact count={soldIn30Days} word={words.sold} />,
  },
  {
    title: titles.waiting,
    shape: 'end',
    cell: ({ variant: { waiting } }) =>
      waiting > 0 ? <Fact count={waiting} word={words.waiting} /> : null,
  },
  {
    title: titles.allocated,
    shape: 'end',
    cell: ({ variant: { allocated } }) =>
      allocated > 0 ? <Fact count={allocated} word={words.allocated} /> : null,
  },
  {
    title: titles.available,
    shape: 'end',
    isUnbroken: true,
    cell: ({ product, variant }) => {
      const { quantityAvailable } = variant;
      return (
        <span className="stock-available">
          <StockMark state={describeStock(product.outOfStock, [variant]).state} />
          {quantityAvailable === null ? (
            frStock.notCounted
          ) : (
            <Fact count={quantityAvailable} word={words.available} />
          )}
        </span>
      );
    },
  },
];

const fieldColumn = (editing: StockEditing): Column<StockLevelRow & { row: number }> => ({
  title: titles.stock,
  shape: 'end',
  cell: (level) => <StockField variant={variantOf(level)} editing={editing} row={level.row} />,
});

type Props = {
  levels: readonly StockLevelRow[];
  editing: StockEditing;
  onPaste: (event: ClipboardEvent, rows: readonly StockedVariant[]) => Promise<void>;
};

/** A row a variant; a card each on a phone. */
export function StockTable({ levels, editing, onPaste }: Props) {
  const table = useRef<HTMLDivElement>(null);
  const onKeyDown = useGridKeys(table);
  return (
    // Keys and pastes of all its fields.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={table}
      onKeyDown={onKeyDown}
      onPaste={(event) => void onPaste(event, levels.map(variantOf))}
    >
      <p className="product-list__help note">{frStock.help}</p>
      <Table
        label={frStock.title}
        columns={[...facts, fieldColumn(editing)]}
        rows={levels.map((level, row) => ({ ...level, row }))}
        keyOf={({ id }) => id}
        isMarked={({ id }) => editing.edits.has(id)}
      />
    </div>
  );
}
