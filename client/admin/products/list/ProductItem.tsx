import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { frProducts } from '../../../text/admin/products/products.fr.ts';
import { frTranslations } from '../../../text/admin/labels.fr.ts';
import { Price } from '../../../ui/format/Price.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import type { AdminProductsQuery } from '../../../generated/admin/graphql.ts';
import { adminPaths } from '../../page/adminPaths.ts';
import { useFromList } from '../../list/listAddress.ts';
import './ProductItem.css';
import { describeStock, describeWaiting, type StockState } from './stockWords.ts';

type ItemProps = {
  picture: string;
  to: string;
  title: string;
  note: string;
  /** Price or variant. */
  middle: ReactNode;
  /** Lines about its stock. */
  children: ReactNode;
};

/** An item of a `.product-list`. */
export function Item({ picture, to, title, note, middle, children }: ItemProps) {
  return (
    <li className="product-item" data-list-row>
      <Picture src={picture} alt="" className="product-item__picture" />
      <div className="product-item__names">
        <Link to={to} state={useFromList()} className="cover-link" data-list-item>
          {title}
        </Link>
        <span className="note">{note}</span>
      </div>
      {middle}
      <div className="product-item__stock">{children}</div>
    </li>
  );
}

type Pictured = {
  image: string;
  images: readonly { url: string; sources: readonly { url: string }[] }[];
};

/** Returns the smallest width of the first picture. */
export const smallPicture = ({ image, images }: Pictured) =>
  images[0]?.sources.at(-1)?.url ?? images[0]?.url ?? image;

const { list } = frProducts;

type Product = AdminProductsQuery['products']['nodes'][number];

export function ProductItem({ product }: { product: Product }) {
  const { id, title, brand, categoryName, image, images, price, originalPrice } = product;
  const stock = describeStock(product.outOfStock, product.variants);
  const waiting = describeWaiting(product.variants);
  return (
    <Item
      picture={smallPicture({ image, images })}
      to={adminPaths.product(id)}
      title={title}
      note={`${brand} · ${categoryName}`}
      middle={<Price amount={price.amount} original={originalPrice.amount} />}
    >
      <span className="product-item__words">
        {stock.state === 'SOLD_OUT' ? null : <span>{stock.words}</span>}
        <StockMark state={stock.state} />
        {product.archivedAt ? (
          <span className="stock-mark">{product.isDraft ? list.draftMark : list.archivedMark}</span>
        ) : null}
      </span>
      {product.missingTranslations.length > 0 ? (
        <span className="note">
          {product.missingTranslations
            .map(({ language, count }) => frTranslations.tab(language, { missing: count }))
            .join(', ')}
        </span>
      ) : null}
      {stock.soldOutTitles.length > 0 ? (
        <span className="note">{list.soldOutVariants(stock.soldOutTitles.join(', '))}</span>
      ) : null}
      {stock.lowTitles.length > 0 ? (
        <span className="note">{list.lowVariants(stock.lowTitles.join(', '))}</span>
      ) : null}
      {waiting.slice(0, 2).map((text) => (
        <span key={text} className="product-item__waiting">
          {text}
        </span>
      ))}
    </Item>
  );
}

export function StockMark({ state }: { state: StockState }) {
  if (state === 'FINE') return null;
  return state === 'SOLD_OUT' ? (
    <span className="stock-mark stock-mark--sold-out">{list.soldOut}</span>
  ) : (
    <span className="stock-mark stock-mark--low">{list.low}</span>
  );
}
