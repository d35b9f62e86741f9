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
import { formatMoney } from '../../ui/format/money.ts';
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
  // Without its own filters, the list without its search is the whole shop.
  if (search === '' || !hasActiveFilters(filters)) return groups;
  const without = { search: '', isExact: false };
  return [...groups, { chips: [{ label: search, remove: () => without }], without }];
}

type ReadKind = SearchResult['understood'][number];

/** The kind that a search names, where it names one. */
function kindOf(result: SearchResult | undefined): ReadKind | undefined {
  const kinds = result?.understood.filter(({ kind }) => kind === 'GARMENT') ?? [];
  return kinds.length === 1 ? kinds[0] : undefined;
}

const kindAlone = ({ text }: ReadKind) => ({ ...noFilters, search: text });

/** The counts that a list of nothing shows. */
export function nothingFoundVariables(filters: Filters, result: SearchResult) {
  const kind = kindOf(result);
  const changes = narrowings(filters, undefined, result).map(({ without }) => without);
  return [soldOutToo, ...changes, ...(kind ? [kindAlone(kind)] : [])].map((change) =>
    countVariables(filters, change),
  );
}

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
  const kind = kindOf(result);
  const groups = narrowings(filters, facets, result);
  const leavesKind = ({ without }: FilterGroup) =>
    kind !== undefined && (without.search ?? kind.text).includes(kind.text);
  const isAllSoldOut = (data?.products.totalCount ?? 0) > 0;
  // The kinds that are not sold are said above.
  const isOfSearch =
    search !== '' && !hasActiveFilters(filters) && result?.unsoldKinds.length === 0;
  const reason = isAllSoldOut
    ? nothingFoundTexts.allSoldOut
    : isOfSearch && searchTexts.nothingFor(search);
  return (
    <>
      <EmptyState image="/images/empty-search.svg" text={nothingFoundTexts.empty}>
        {reason && <p>{reason}</p>}
        {isAllSoldOut && include}
        <Widenings
          groups={groups.filter(leavesKind)}
          kind={kind}
          filters={filters}
          onChange={onChange}
        />
        <Widenings
          groups={groups.filter((group) => !leavesKind(group))}
          kind={undefined}
          filters={filters}
          onChange={onChange}
        />
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

type WideningsProps = Pick<Props, 'filters' | 'onChange'> & {
  groups: readonly FilterGroup[];
  /** The kind that all groups leave. */
  kind: ReadKind | undefined;
  /** Whether a group before these leaves something of it. */
  isKindFound?: boolean | undefined;
};

/**
 * Names the filters without which there are products, one after another, and removes them; where none of them
 * alone leaves nothing of the kind, it is offered without all of them.
 */
function Widenings({ groups: [group, ...groups], isKindFound, ...rest }: WideningsProps) {
  const { filters, onChange, kind } = rest;
  const without = group?.without ?? (kind && kindAlone(kind)) ?? {};
  const { data } = useQuery(productCountQuery, {
    skip: !group && (isKindFound || !kind),
    variables: countVariables(filters, without),
  });
  const found = data?.products.totalCount ?? 0;
  return (
    <>
      {found > 0 && (
        <Choice
          variant="secondary"
          to={catalogPath({ ...filters, ...without })}
          onChoose={() => onChange(() => without)}
        >
          {group ? wideningText(group, found, kind) : nothingFoundTexts.all(kind?.filter ?? '')}
        </Choice>
      )}
      {group && (
        <Widenings {...rest} groups={groups} isKindFound={isKindFound || !data || found > 0} />
      )}
    </>
  );
}

function wideningText({ chips, lowest, highest }: FilterGroup, found: number, kind?: ReadKind) {
  const ofKind = kind && nothingFoundTexts.many(found, kind.filter);
  const count = ofKind || searchTexts.count(found);
  if (lowest !== undefined) return nothingFoundTexts.below(count, formatMoney(lowest));
  if (highest !== undefined) return nothingFoundTexts.above(count, formatMoney(highest));
  return nothingFoundTexts.without(count, chips.map(({ label }) => label).join(', '));
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
