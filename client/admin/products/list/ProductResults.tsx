import { useQuery } from '@apollo/client/react';

import { frProducts } from '../../../text/fr.admin.products.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { describeProblem } from '../../apollo/problems.ts';
import { liveQuery } from '../../page/liveQuery.ts';
import { PageLinks } from '../../page/PageLinks.tsx';
import type { useFilterAddress } from '../../page/useFilterAddress.ts';
import { FilterBar } from './FilterBar.tsx';
import { filterNames, readFilters, type ProductFilters } from './productFilters.ts';
import { ProductItem } from './ProductItem.tsx';
import './ProductResults.css';
import { pageSize, productsQuery } from './productsQuery.ts';

const { list, title } = frProducts;

type Props = { address: ReturnType<typeof useFilterAddress> };

export function ProductResults({ address: { parameters, change, after } }: Props) {
  const filters = readFilters(parameters);
  const { data, previousData, error, loading, refetch } = useQuery(productsQuery, {
    variables: variablesOf(filters, after),
    ...liveQuery,
  });
  // While it filters, the list of before stays.
  const products = (data ?? previousData)?.products;

  return (
    <>
      <FilterBar filters={filters} onChange={change} />
      {error && !data ? (
        <LoadProblem text={describeProblem(error)} onRetry={() => void refetch()} />
      ) : (
        <section aria-label={title} aria-busy={loading && !products}>
          <output className="product-results__count">
            {products ? list.count(products.totalCount) : ''}
          </output>
          {products?.nodes.length === 0 ? (
            <NoProducts
              isWithFilters={parameters.size > 0}
              onReset={() => change({ [filterNames.search]: '', [filterNames.category]: '' })}
            />
          ) : (
            <ul className="product-results__list">
              {products?.nodes.map((product) => (
                <ProductItem key={product.id} product={product} />
              )) ?? <LoadingItems />}
            </ul>
          )}
          {products ? <PageLinks pageInfo={products.pageInfo} parameters={parameters} /> : null}
        </section>
      )}
    </>
  );
}

function variablesOf({ view, search, category }: ProductFilters, after: string | null) {
  return {
    first: pageSize,
    after,
    filter: {
      ...(search !== '' && { search }),
      ...(category !== '' && { categories: [category] }),
      archived: view === 'archives',
      lowStock: view === 'stock-bas',
    },
  };
}

function NoProducts({ isWithFilters, onReset }: { isWithFilters: boolean; onReset: () => void }) {
  return (
    <div className="product-results__none">
      <p>{isWithFilters ? list.none : list.empty}</p>
      {isWithFilters ? (
        <Button variant="secondary" onClick={onReset}>
          {list.reset}
        </Button>
      ) : null}
    </div>
  );
}

function LoadingItems() {
  return Array.from({ length: 8 }, (_, at) => (
    <li key={at} className="product-results__skeleton">
      <Skeleton className="product-results__row" />
    </li>
  ));
}
