import { useQuery } from '@apollo/client/react';

import { frProducts } from '../../../text/admin/products/products.fr.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { adminPaths } from '../../page/adminPaths.ts';
import { Loaded, liveQuery } from '../../page/Loaded.tsx';
import { stockCellId } from '../stock/stockCellId.ts';
import { Item } from './ProductItem.tsx';

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
  const result = useQuery(stockAlertsQuery, liveQuery);
  return (
    <Loaded result={result}>
      {({ stockAlerts }) =>
        stockAlerts.length === 0 ? (
          <p className="admin-empty">{alerts.none}</p>
        ) : (
          <section aria-label={alerts.title}>
            <p className="product-list__help note">{alerts.help}</p>
            <ul className="product-list">
              {stockAlerts.map(({ product, variant, waiting }) => {
                const isPlain = product.options.length === 0;
                return (
                  <Item
                    key={variant.id}
                    picture={product.image}
                    to={`${adminPaths.product(product.id)}#${stockCellId(variant.id)}`}
                    title={product.title}
                    note={product.brand}
                    middle={<span>{isPlain ? '' : variant.title}</span>}
                  >
                    <span className="product-item__waiting">
                      {isPlain ? list.waitingPlain(waiting) : list.waiting(waiting, variant.title)}
                    </span>
                    <span className="note">{stockOf(variant.quantityAvailable)}</span>
                  </Item>
                );
              })}
            </ul>
          </section>
        )
      }
    </Loaded>
  );
}

/** Null: not counted. */
function stockOf(quantity: number | null) {
  if (quantity === null) return list.notCounted;
  return quantity === 0 ? list.soldOut : list.inStock(quantity);
}
