import { useQuery } from '@apollo/client/react';
import { useId, type ReactNode } from 'react';

import { Button, type ButtonVariant } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { shopTexts } from '../../text/shop.fr.ts';
import { catalogTexts } from '../catalog.fr.ts';
import { searchTexts } from '../search/search.fr.ts';
import { graphql } from '../../generated/shop/index.ts';
import { paths } from '#shared/paths.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { ProductGrid } from '../card/ProductGrid.tsx';
import { catalogPath, hasActiveFilters, toProductFilter, type Filters } from './filter/filters.ts';
import './CatalogPage.css';

type Props = {
  filters: Filters;
  room: 'page' | 'panel';
  onClearAll: () => void;
  onIncludeOutOfStock: () => void;
};

/** Counts the products that match while those that are sold out count, too. */
export const soldOutProductsQuery = graphql(`
  query SoldOutProducts($filter: ProductFilter!) {
    products(filter: $filter, first: 1) {
      totalCount
    }
  }
`);

const withSoldOut = (filters: Filters): Filters => ({ ...filters, includeOutOfStock: true });

export const soldOutVariables = (filters: Filters) => ({
  filter: toProductFilter(withSoldOut(filters)),
});

export function NothingFound({ filters, room, ...actions }: Props) {
  const search = filters.search.trim();
  // The shop has products, but none in stock.
  const isSoldOut = !search && !hasActiveFilters(filters);
  const { data } = useQuery(soldOutProductsQuery, {
    skip: isSoldOut,
    variables: soldOutVariables(filters),
  });
  const include = (
    <Choice to={catalogPath(withSoldOut(filters))} onChoose={actions.onIncludeOutOfStock}>
      {catalogTexts.includeOutOfStock}
    </Choice>
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
        <Choice
          variant={isAllSoldOut ? 'secondary' : 'primary'}
          to={paths.catalog()}
          onChoose={actions.onClearAll}
        >
          {catalogTexts.clearAll}
        </Choice>
      </EmptyState>
      {search && <OtherProducts room={room} />}
    </>
  );
}

export const otherProductsQuery = graphql(`
  query OtherProducts {
    featuredProducts {
      id
      ...ProductCard_product
    }
  }
`);

type ChoiceProps = {
  variant?: ButtonVariant;
  to: string;
  onChoose: () => void;
  children: ReactNode;
};

/** A button that changes the filters; without scripts, a link to the list that they make. */
function Choice({ variant = 'primary', to, onChoose, children }: ChoiceProps) {
  return (
    <>
      <Button variant={variant} className="needs-script" onClick={onChoose}>
        {children}
      </Button>
      <ButtonLink variant={variant} to={to} className="catalog__unscripted">
        {children}
      </ButtonLink>
    </>
  );
}

/** Offers products where a search finds nothing. */
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

/** A shop without products: nothing to search or filter. */
export function EmptyCatalog() {
  return (
    <>
      <h1>{catalogTexts.title}</h1>
      <EmptyState image="/images/empty-search.svg" text={catalogTexts.noProducts}>
        <ButtonLink to={paths.home()}>{shopTexts.app.notFound.home}</ButtonLink>
      </EmptyState>
    </>
  );
}
