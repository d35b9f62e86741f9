import { useQuery } from '@apollo/client/react';
import { useId } from 'react';

import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { catalogTexts } from '../catalog.fr.ts';
import { searchTexts } from '../search/search.fr.ts';
import { graphql } from '../../generated/shop/index.ts';
import { paths } from '../../../server/shared/isomorphic/paths.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { ProductGrid } from '../card/ProductGrid.tsx';
import { hasActiveFilters, toProductFilter, type Filters } from './filter/filters.ts';
import './OtherProducts.css';

type Props = {
  filters: Filters;
  room: 'page' | 'panel';
  onClearAll: () => void;
  onIncludeOutOfStock: () => void;
};

const soldOutProductsQuery = graphql(`
  query SoldOutProducts($filter: ProductFilter!) {
    products(filter: $filter, first: 1) {
      totalCount
    }
  }
`);

export function NothingFound({ filters, room, ...actions }: Props) {
  const search = filters.search.trim();
  // The shop has products, but none in stock.
  const isSoldOut = !search && !hasActiveFilters(filters);
  const { data } = useQuery(soldOutProductsQuery, {
    skip: isSoldOut,
    variables: { filter: { ...toProductFilter(filters), includeOutOfStock: true } },
  });
  const include = (
    <Button onClick={actions.onIncludeOutOfStock}>{catalogTexts.includeOutOfStock}</Button>
  );
  if (isSoldOut) {
    return (
      <EmptyState image="/images/empty-search.svg" text={catalogTexts.soldOut}>
        {include}
      </EmptyState>
    );
  }
  const isAllSoldOut = (data?.products.totalCount ?? 0) > 0;
  const reason = isAllSoldOut ? searchTexts.soldOut : search && searchTexts.nothingFor(search);
  return (
    <>
      <EmptyState image="/images/empty-search.svg" text={catalogTexts.empty}>
        {reason && <p>{reason}</p>}
        {isAllSoldOut && include}
        <Button variant={isAllSoldOut ? 'secondary' : 'primary'} onClick={actions.onClearAll}>
          {catalogTexts.clearAll}
        </Button>
      </EmptyState>
      {search && <OtherProducts room={room} />}
    </>
  );
}

const otherProductsQuery = graphql(`
  query OtherProducts {
    featuredProducts {
      id
      ...ProductCard_product
    }
  }
`);

/** Where a search finds nothing. */
function OtherProducts({ room }: { room: 'page' | 'panel' }) {
  const { data } = useQuery(otherProductsQuery);
  const titleId = useId();
  if (!data || data.featuredProducts.length === 0) return null;
  return (
    <section className="other-products" aria-labelledby={titleId}>
      <h2 id={titleId}>{searchTexts.otherProducts.title}</h2>
      <ProductGrid products={data.featuredProducts} room={room} />
      <ButtonLink to={paths.catalog()} variant="secondary" className="other-products__all">
        {searchTexts.otherProducts.all}
      </ButtonLink>
    </section>
  );
}
