import { Link } from 'react-router-dom';

import { adminPaths } from '../../page/adminPaths.ts';
import { useFromList } from '../../page/listSearch.ts';
import { frProducts } from '../../../text/fr.admin.products.ts';
import { Price } from '../../../ui/format/Price.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import './ProductItem.css';
import type { ListedProduct } from './productsQuery.ts';
import { describeStock, describeWaiting } from './stockWords.ts';

const { list } = frProducts;

export function ProductItem({ product }: { product: ListedProduct }) {
  const { id, title, brand, categoryName, image, images, price, originalPrice } = product;
  const stock = describeStock(product.outOfStock, product.variants);
  const waiting = describeWaiting(product.variants);
  const smallest = images[0]?.sources.at(-1)?.url ?? image;
  return (
    <li className="product-item" data-list-row>
      <Picture src={smallest} alt="" className="product-item__picture" />
      <div className="product-item__names">
        <Link
          to={adminPaths.product(id)}
          state={useFromList()}
          className="cover-link"
          data-list-item
        >
          {title}
        </Link>
        <span className="product-item__note">
          {brand} · {categoryName}
        </span>
      </div>
      <Price
        amount={price.amount}
        original={originalPrice.amount}
        className="product-item__price"
      />
      <div className="product-item__stock">
        <span className="product-item__words">
          {stock.state === 'SOLD_OUT' ? null : stock.words}
          <StockMark state={stock.state} />
          {product.archivedAt ? (
            <span className="stock-mark">
              {product.isDraft ? list.draftMark : list.archivedMark}
            </span>
          ) : null}
        </span>
        {stock.soldOutTitles.length > 0 ? (
          <span className="product-item__note">
            {list.soldOutVariants(stock.soldOutTitles.join(', '))}
          </span>
        ) : null}
        {stock.lowTitles.length > 0 ? (
          <span className="product-item__note">{list.lowVariants(stock.lowTitles.join(', '))}</span>
        ) : null}
        {waiting.slice(0, 2).map((text) => (
          <span key={text} className="product-item__waiting">
            {text}
          </span>
        ))}
      </div>
    </li>
  );
}

function StockMark({ state }: { state: ReturnType<typeof describeStock>['state'] }) {
  if (state === 'FINE') return null;
  return state === 'SOLD_OUT' ? (
    <span className="stock-mark stock-mark--sold-out">{list.soldOut}</span>
  ) : (
    <span className="stock-mark stock-mark--low">{list.low}</span>
  );
}
