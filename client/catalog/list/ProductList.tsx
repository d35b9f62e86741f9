import { useQuery } from '@apollo/client/react';
import { Suspense, useState, type ComponentProps, type ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';

import { useHydrated } from '../../apollo/hydration.ts';
import { DocumentHead } from '../../page/DocumentHead.tsx';
import { paths } from '#shared/paths.ts';
import { catalogTexts } from '../catalog.fr.ts';
import { shopTexts } from '../../text/shop.fr.ts';
import { searchTexts } from '../search/search.fr.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { ActiveFilters } from './filter/ActiveFilters.tsx';
import './CatalogPage.css';
import { catalogHead, catalogTitle } from './catalogHead.ts';
import { catalogPageQuery } from './catalogPageQuery.ts';
import { CatalogResults } from './CatalogResults.tsx';
import { CampaignBanner } from '../campaign/CampaignBanner.tsx';
import { CategoryLinks } from './CategoryLinks.tsx';
import { FilterPanel, FilterSheet } from './filter/FilterPanel.tsx';
import { CorrectedSearch } from '../search/CorrectedSearch.tsx';
import {
  catalogPath,
  catalogVariables,
  hasActiveFilters,
  restPath,
  resultsId,
  type Filters,
} from './filter/filters.ts';
import { lazyNothingFound } from './lazyNothingFound.ts';
import { readLength, requestLength, withLength } from './listLength.ts';
import { ProductGridSkeleton } from '../card/ProductGridSkeleton.tsx';
import { SearchBox } from '../search/SearchBox.tsx';
import { useBegin } from '../card/useBegin.ts';
import { useFilterPanel } from './filter/useFilterPanel.ts';
import { useFilters } from './filter/useFilters.ts';
import { SortSelect } from './SortSelect.tsx';
import { useMoreProducts } from './useMoreProducts.ts';

const steps = [
  { label: shopTexts.breadcrumb.home, to: paths.home() },
  { label: shopTexts.breadcrumb.shop },
];

// An anchor of the page, shown in its address without scripts.
const panelId = 'filtres';

/** So many products are shown without a filter beside them, and larger. */
const FEW = 4;

const isWholeShop = (filters: Filters) => filters.search === '' && !hasActiveFilters(filters);

/** The list of the catalogue; `top` stands in the place of its own head, on the page of a campaign. */
export function ProductList({ top }: { top?: ReactNode }) {
  const { filters, changeFilters } = useFilters();
  const after = useBegin();
  const length = readLength(useSearchParams()[0]);
  const navigate = useNavigate();
  const query = useQuery(catalogPageQuery, {
    variables: catalogVariables(filters, requestLength(length), after),
  });
  // The previous list stays while the next one loads.
  const products = (query.data ?? query.previousData)?.products;
  const isFew = isWholeShop(filters) && products !== undefined && products.totalCount < FEW;
  const { button, isPanelOpen, isSheetOpen, togglePanel, closePanel, openSheet, closeSheet } =
    useFilterPanel(!isFew);
  const list = useShownList(JSON.stringify(filters), query.data !== undefined);
  const { grid, hasMore, isLoading, showMore } = useMoreProducts({
    page: products,
    list: filters,
    wanted: length,
    query,
    onLonger: (shown) => {
      // The list begins behind a cursor and is incomplete.
      if (after === null) void navigate(withLength(catalogPath(filters), shown), { replace: true });
    },
  });

  const room = isPanelOpen ? 'panel' : 'page';
  const head = <DocumentHead {...catalogHead(filters, products?.facets)} />;
  const form = { filters, facets: products?.facets, onChange: changeFilters };

  // Facets name every brand of the shop, whatever is filtered.
  if (products?.facets.brands.length === 0) {
    return (
      <div className="page catalog">
        {head}
        <Breadcrumb steps={steps} />
        <EmptyList {...form} room={room} />
      </div>
    );
  }
  return (
    <div className="page catalog">
      {top ?? (
        <>
          {head}
          <div className="catalog__head">
            <Breadcrumb steps={steps} />
            <h1 className="catalog__title">{catalogTitle(filters, products?.facets)}</h1>
          </div>
          <CategoryLinks filters={filters} facets={products?.facets} />
        </>
      )}
      <div className="catalog__tools">
        <SearchBox
          filters={filters}
          onSearch={(search) =>
            changeFilters(() => ({ search, isExact: false }), { replace: true })
          }
        />
        {/* CSS shows one of the two. */}
        <Button
          ref={button}
          variant="secondary"
          className="needs-script catalog__panel-button"
          aria-expanded={isPanelOpen}
          aria-controls={panelId}
          onClick={togglePanel}
        >
          <Icon name="filter" />
          {catalogTexts.filters}
        </Button>
        <Button
          variant="secondary"
          className="needs-script catalog__sheet-button"
          aria-haspopup="dialog"
          onClick={openSheet}
        >
          <Icon name="filter" />
          {catalogTexts.filters}
        </Button>
        {filters.categories.length === 1 && products?.facets.frameWidths.length ? (
          <Link to={paths.frameFinder()} className="catalog__frames">
            {catalogTexts.frameFinder}
          </Link>
        ) : null}
        {hasActiveFilters(filters) ? (
          <p className="catalog__active">{catalogTexts.activeFilters}</p>
        ) : null}
      </div>
      <ActiveFilters
        filters={filters}
        facets={products?.facets}
        // Parts of the previous search are not in this one.
        result={query.data?.products}
        onChange={changeFilters}
      />
      <div className="catalog__body">
        {isPanelOpen ? (
          <>
            <SkipLink to={resultsId} className="catalog__skip-link">
              {catalogTexts.skipFilters}
            </SkipLink>
            <FilterPanel {...form} id={panelId} onClose={closePanel} />
          </>
        ) : null}
        <div className="catalog__main">
          <div className="catalog__bar">
            <output className="catalog__count">
              {products ? searchTexts.count(products.totalCount) : null}
            </output>
            {isFew && products.totalCount < 2 ? null : (
              <SortSelect filters={filters} onChange={changeFilters} />
            )}
          </div>
          <CorrectedSearch filters={filters} result={products} />
          <div id={resultsId} tabIndex={-1} className="catalog__results">
            {top ? null : <CampaignBanner campaigns={query.data?.campaigns} />}
            <CatalogResults
              products={products?.nodes}
              list={list}
              query={query}
              isStale={!query.data}
              room={room}
              isWhole={isFew}
              grid={grid}
              empty={<EmptyList {...form} result={query.data?.products} room={room} />}
              more={{
                hasMore,
                isLoading,
                onMore: () => void showMore(),
                path: restPath(filters, products?.pageInfo.endCursor ?? ''),
              }}
            />
          </div>
        </div>
      </div>
      {isSheetOpen ? (
        <FilterSheet {...form} count={products?.totalCount} onClose={closeSheet} />
      ) : null}
    </div>
  );
}

/** Beside a page that is shown already, its script has the room of a list. */
function EmptyList(props: ComponentProps<typeof lazyNothingFound.Page>) {
  // Served with the page, it is hydrated with the page, which waits for the script.
  const [isServed] = useState(!useHydrated());
  const part = <lazyNothingFound.Page {...props} />;
  if (isServed) return part;
  return <Suspense fallback={<ProductGridSkeleton count={8} room={props.room} />}>{part}</Suspense>;
}

/** The identity of the list shown: the wanted one once loaded, else the previous. */
function useShownList(wanted: string, isThere: boolean) {
  const [shown, setShown] = useState(wanted);
  if (!isThere || shown === wanted) return shown;
  setShown(wanted);
  return wanted;
}
