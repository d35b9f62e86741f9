import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';

import { frProducts } from '../../../text/fr.admin.products.ts';
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { describeProblem } from '../../apollo/problems.ts';
import { graphql } from '../../generated/index.ts';
import { adminPaths } from '../../page/adminPaths.ts';
import { liveQuery } from '../../page/liveQuery.ts';
import { stockCellId } from '../stock/stockCellId.ts';
import './ProductItem.css';
import './ProductResults.css';

const stockAlertsQuery = graphql(`
  query AdminStockAlerts {
    stockAlerts(first: 100) {
      waiting
      product {
        id
        title
        brand
        image
        options {
          name
        }
      }
      variant {
        id
        title
        quantityAvailable
      }
    }
  }
`);

const { alerts, list } = frProducts;

/** The variants whose return to stock shoppers await, the most awaited first. */
export function StockAlerts() {
  const { data, error, refetch } = useQuery(stockAlertsQuery, liveQuery);
  if (error && !data) {
    return <LoadProblem text={describeProblem(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton className="product-results__row" />;
  if (data.stockAlerts.length === 0) {
    return <p className="product-results__none">{alerts.none}</p>;
  }
  return (
    <section aria-label={alerts.title}>
      <p className="product-results__help">{alerts.help}</p>
      <ul className="product-results__list">
        {data.stockAlerts.map(({ product, variant, waiting }) => (
          <li key={variant.id} className="product-item" data-list-row>
            <Picture src={product.image} alt="" className="product-item__picture" />
            <div className="product-item__names">
              <Link
                to={`${adminPaths.product(product.id)}#${stockCellId(variant.id)}`}
                className="cover-link"
                data-list-item
              >
                {product.title}
              </Link>
              <span className="product-item__note">{product.brand}</span>
            </div>
            <span>{product.options.length === 0 ? '' : variant.title}</span>
            <div className="product-item__stock">
              <span className="product-item__waiting">
                {product.options.length === 0
                  ? list.waitingPlain(waiting)
                  : list.waiting(waiting, variant.title)}
              </span>
              <span className="product-item__note">{stockOf(variant.quantityAvailable)}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Null: not counted. */
function stockOf(quantity: number | null) {
  if (quantity === null) return list.notCounted;
  return quantity === 0 ? list.soldOut : list.inStock(quantity);
}
