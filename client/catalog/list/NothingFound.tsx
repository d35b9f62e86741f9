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
import type { Facets } from './catalogPageQuery.ts';
import {
  filterGroups,
  inDirhams,
  partsOf,
  type FilterGroup,
  type SearchResult,
} from './filter/filterGroups.ts';
import {
  catalogPath,
  hasActiveFilters,
  noFilters,
  toProductFilter,
  type Filters,
} from './filter/filters.ts';
import { nothingFoundTexts } from './nothingFound.fr.ts';
import type { ChangeFilters } from './filter/useFilters.ts';
import './CatalogPage.css';

type Props = {
  filters: Filters;
  facets: Facets;
  result?: SearchResult | undefined;
  onChange: ChangeFilters;
  room: 'page' | 'panel';
};

/** Counts the products of other filters. */
export const productCountQuery = graphql(`
  query ProductCount($filter: ProductFilter!) {
    products(filter: $filter, first: 1) {
      totalCount
    }
  }
`);

const soldOutToo = { includeOutOfStock: true };

const countVariables = (filters: Filters, change: Partial<Filters>) => ({
  filter: toProductFilter({ ...filters, ...change }),
});

/** The filters, and parts of the search, that may leave nothing; a change of order does not. */
function narrowings(filters: Filters, facets?: Facets, result?: SearchResult): FilterGroup[] {
  const ofParts = partsOf(filters, result).filter(({ without }) => without.search !== '');
  const groups = [...filterGroups(filters, facets), ...ofParts].filter(
    ({ without }) => !('sort' in without || 'includeOutOfStock' in without),
  );
  const search = filters.search.trim();
  if (groups.length === 0 || search === '') return groups;
  const without = { search: '', isExact: false };
  return [...groups, { chips: [{ label: search, remove: () => without }], without }];
}

/** The counts that a list of nothing shows. */
export const nothingFoundVariables = (filters: Filters, result: SearchResult) =>
  [soldOutToo, ...narrowings(filters, undefined, result).map(({ without }) => without)].map(
    (change) => countVariables(filters, change),
  );

export function NothingFound({ filters, facets, result, onChange, room }: Props) {
  const search = filters.search.trim();
  // The shop has products, but none in stock.
  const isSoldOut = !search && !hasActiveFilters(filters);
  const { data } = useQuery(productCountQuery, {
    skip: isSoldOut,
    variables: countVariables(filters, soldOutToo),
  });
  const include = (
    <Choice
      to={catalogPath({ ...filters, ...soldOutToo })}
      onChoose={() => onChange(() => soldOutToo)}
    >
      {catalogTexts.includeOutOfStock}
    </Choice>
  );
  if (facets?.brands.length === 0) return <EmptyCatalog />;
  if (isSoldOut) {
    return (
      <EmptyState image="/images/empty-search.svg" text={nothingFoundTexts.soldOut}>
        {include}
      </EmptyState>
    );
  }
  const isAllSoldOut = (data?.products.totalCount ?? 0) > 0;
  const isOfSearch = search !== '' && !hasActiveFilters(filters);
  const reason = isAllSoldOut
    ? nothingFoundTexts.allSoldOut
    : isOfSearch && searchTexts.nothingFor(search);
  return (
    <>
      <EmptyState image="/images/empty-search.svg" text={nothingFoundTexts.empty}>
        {reason && <p>{reason}</p>}
        {isAllSoldOut && include}
        {narrowings(filters, facets, result).map((group) => (
          <Widening
            key={JSON.stringify(group.without)}
            {...group}
            filters={filters}
            onChange={onChange}
          />
        ))}
        <Choice
          variant={isAllSoldOut ? 'secondary' : 'primary'}
          to={paths.catalog()}
          onChoose={() => onChange(() => noFilters)}
        >
          {nothingFoundTexts.clearAll}
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

type WideningProps = Pick<Props, 'filters' | 'onChange'> & FilterGroup;

/** Names a filter without which there are products, and removes it. */
function Widening({ filters, onChange, without, chips }: WideningProps) {
  const { data } = useQuery(productCountQuery, { variables: countVariables(filters, without) });
  const found = data?.products.totalCount ?? 0;
  if (found === 0) return null;
  const count = searchTexts.count(found);
  const name = chips.map(({ label }) => label).join(', ');
  return (
    <Choice
      variant="secondary"
      to={catalogPath({ ...filters, ...without })}
      onChoose={() => onChange(() => without)}
    >
      {without.minPrice === null
        ? nothingFoundTexts.below(count, inDirhams(filters.minPrice))
        : without.maxPrice === null
          ? nothingFoundTexts.above(count, inDirhams(filters.maxPrice))
          : nothingFoundTexts.without(count, name)}
    </Choice>
  );
}

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
      <h2 id={titleId}>{nothingFoundTexts.others}</h2>
      <ProductGrid products={data.featuredProducts} room={room} />
      <ButtonLink to={paths.catalog()} variant="secondary" className="other-products__all">
        {searchTexts.wholeShop}
      </ButtonLink>
    </section>
  );
}

/** A shop without products: nothing to search or filter. */
function EmptyCatalog() {
  return (
    <>
      <h1>{catalogTexts.title}</h1>
      <EmptyState image="/images/empty-search.svg" text={nothingFoundTexts.noProducts}>
        <ButtonLink to={paths.home()}>{shopTexts.app.notFound.home}</ButtonLink>
      </EmptyState>
    </>
  );
}
