import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';

import { DocumentHead } from '../app/DocumentHead.tsx';
import { paths } from '../app/paths.ts';
import { fr } from '../text/fr.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import './CatalogPage.css';
import { catalogHead } from './catalogHead.ts';
import { catalogPageQuery } from './catalogPageQuery.ts';
import { CatalogResults } from './CatalogResults.tsx';
import { FilterForm } from './FilterForm.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { catalogVariables, hasActiveFilters, noFilters, restPath } from './filters.ts';
import { SearchBox } from './SearchBox.tsx';
import { useBegin } from './useBegin.ts';
import { useFilterPanel } from './useFilterPanel.ts';
import { useFilters } from './useFilters.ts';
import { useMoreProducts } from './useMoreProducts.ts';

const steps = [
  { label: fr.catalog.breadcrumb.home, to: paths.home() },
  { label: fr.catalog.breadcrumb.shop },
];

/** The catalogue: search, filters, products. */
export function CatalogPage() {
  const { filters, changeFilters } = useFilters();
  const after = useBegin();
  const { panel, button, isPanelOpen, isSheetOpen, open, closePanel, closeSheet } =
    useFilterPanel();
  const query = useQuery(catalogPageQuery, {
    variables: catalogVariables(filters, after),
  });
  // While the next list comes the one before stays, so that nothing jumps.
  const products = (query.data ?? query.previousData)?.products;
  const { grid, hasMore, showMore } = useMoreProducts(products, (cursor) =>
    query.fetchMore({ variables: { after: cursor } }),
  );

  const form = { filters, facets: products?.facets, onChange: changeFilters };
  return (
    <div className="page catalog">
      <DocumentHead {...catalogHead(filters)} />
      <Breadcrumb steps={steps} />
      <div className="catalog__head">
        <h1>{fr.catalog.title}</h1>
        <output className="catalog__count">
          {products ? fr.catalog.count(products.totalCount) : null}
        </output>
      </div>
      <div className="catalog__tools">
        <SearchBox
          text={filters.search}
          onSearch={(search) => changeFilters(() => ({ search }), { replace: true })}
        />
        <Button ref={button} variant="secondary" className="needs-script" onClick={open}>
          <Icon name="filter" />
          {fr.catalog.filters}
        </Button>
        {hasActiveFilters(filters) ? (
          <p className="catalog__active">{fr.catalog.activeFilters}</p>
        ) : null}
      </div>
      <ActiveFilters filters={filters} onChange={changeFilters} />
      <div className="catalog__body">
        {isPanelOpen ? <FilterPanel {...form} ref={panel} onClose={closePanel} /> : null}
        <div className="catalog__results">
          <CatalogResults
            products={products?.edges.map((edge) => edge.node)}
            failure={query.data ? undefined : query.error}
            onRetry={() => void query.refetch()}
            isStale={!query.data}
            room={isPanelOpen ? 'panel' : 'page'}
            grid={grid}
            onClearAll={() => changeFilters(() => noFilters)}
            more={{
              hasMore,
              isLoading: query.networkStatus === NetworkStatus.fetchMore,
              onMore: () => void showMore(),
              path: restPath(filters, products?.pageInfo.endCursor ?? ''),
            }}
          />
        </div>
      </div>
      {isSheetOpen ? (
        <Dialog title={fr.catalog.filters} shape="sheet" onClose={closeSheet}>
          <FilterForm {...form} onCleared={closeSheet} />
        </Dialog>
      ) : null}
    </div>
  );
}
