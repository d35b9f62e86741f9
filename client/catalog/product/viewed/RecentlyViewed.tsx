import { useQuery } from '@apollo/client/react';
import { useId } from 'react';

import { graphql } from '../../../generated/shop/index.ts';
import { recentlyViewed } from './recentlyViewed.ts';
import { useHydrated } from '../../../apollo/hydration.ts';
import { productTexts } from '../product.fr.ts';
import { cx } from '../../../ui/cx.ts';
import './RecentlyViewed.css';
import { ViewedProduct, ViewedSkeleton } from './ViewedProduct.tsx';

const recentlyViewedProductsQuery = graphql(`
  query RecentlyViewedProducts($ids: [ID!]!) {
    productsById(ids: $ids) {
      id
      ...ViewedProduct_product
    }
  }
`);

/**
 * Empty cells that stand for products before these are known: as many as the widest screen shows.
 */
const roomFor = ['1', '2', '3', '4', '5'];

type Props = {
  /** The product that the page is about. */
  except?: string;
};

/**
 * The products last looked at, in a row that scrolls sideways. Nothing when there are none, nor
 * when they cannot be had: the page does not need them.
 */
export function RecentlyViewed({ except }: Props) {
  const titleId = useId();
  const isHydrated = useHydrated();
  const ids = recentlyViewed.use().filter((id) => id !== except);
  const query = useQuery(recentlyViewedProductsQuery, {
    variables: { ids },
    skip: ids.length === 0,
  });
  // While the next list comes the one before stays, without what does not belong there any more.
  const products = (query.data ?? query.previousData)?.productsById.filter(({ id }) =>
    ids.includes(id),
  );
  const isEmpty = query.loading ? ids.length === 0 : !products?.length;
  if (isHydrated && isEmpty) return null;
  return (
    <section
      // Until then the styles know whether there will be something here (inlineScript.ts).
      className={cx('recently-viewed', !isHydrated && 'recently-viewed--room')}
      aria-labelledby={titleId}
    >
      <h2 id={titleId} className="recently-viewed__title">
        {productTexts.recentlyViewed}
      </h2>
      <ul className="recently-viewed__row">
        {products?.length
          ? products.map((product) => (
              <li key={product.id} className="recently-viewed__cell">
                <ViewedProduct product={product} />
              </li>
            ))
          : (isHydrated ? ids : roomFor).map((id) => (
              <li key={id} className="recently-viewed__cell" aria-hidden="true">
                <ViewedSkeleton />
              </li>
            ))}
      </ul>
    </section>
  );
}
