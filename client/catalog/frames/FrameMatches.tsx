import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';

import type { FrameLike } from '#shared/catalog/frame-fit.ts';
import { FailedPart } from '../../apollo/QueryProblem.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useBegin } from '../card/useBegin.ts';
import { pageSize } from '../list/listLength.ts';
import { MoreProducts } from '../list/MoreProducts.tsx';
import { useMoreProducts } from '../list/useMoreProducts.ts';
import { FrameFilters } from './FrameFilters.tsx';
import { frameFinderQuery, frameFinderVariables, wantedIn } from './frameFinderQuery.ts';
import { FrameMatch } from './FrameMatch.tsx';
import { frameTexts } from './frames.fr.ts';
import { frameFinderPath, type FrameSearch } from './frameSearch.ts';
import { NoMatch } from './NoMatch.tsx';

/** The frames that fit, nearest first. */
export function FrameMatches({ measures, search }: { measures: FrameLike; search: FrameSearch }) {
  const after = useBegin();
  const { without, includeOutOfStock } = search;
  const wanted = wantedIn(search, measures);
  const query = useQuery(frameFinderQuery, { variables: frameFinderVariables(wanted, after) });
  const products = query.data?.products;
  const { grid, hasMore, isLoading, showMore } = useMoreProducts({
    page: products,
    list: JSON.stringify(wanted),
    wanted: pageSize,
    query,
    onLonger: () => undefined,
  });
  if (query.error && !products) return <FailedPart query={query} />;
  if (!products) return <Skeleton className="frame-finder__skeleton" />;
  const filters = (
    <FrameFilters key={frameFinderPath(search)} search={search} facets={products.facets} />
  );
  if (products.totalCount === 0) {
    return wanted.chosen === null ? (
      <NoMatch measures={measures} wanted={wanted} search={search} />
    ) : (
      <>
        <h2 className="frame-finder__heading">{frameTexts.filters.nothing}</h2>
        {filters}
      </>
    );
  }
  const toggled = { ...search, includeOutOfStock: !includeOutOfStock };
  return (
    <>
      <h2 className="frame-finder__heading">{frameTexts.results(products.totalCount)}</h2>
      {without.length > 0 ? (
        <p>
          <span>{`${frameTexts.without(without)} `}</span>
          <Link to={frameFinderPath({ ...search, without: [] })}>{frameTexts.withAll}</Link>
        </p>
      ) : null}
      <p className="frame-finder__note note">
        {frameTexts.legend} {frameTexts.fitting}
      </p>
      {filters}
      <ul ref={grid} className="frame-finder__matches">
        {products.nodes.map((product) => (
          <li key={product.id}>
            <FrameMatch product={product} own={measures} wanted={wanted} />
          </li>
        ))}
      </ul>
      <p className="frame-finder__links">
        <Link to={frameFinderPath(toggled)} preventScrollReset>
          {includeOutOfStock ? frameTexts.excludeOutOfStock : frameTexts.includeOutOfStock}
        </Link>
      </p>
      {hasMore ? (
        <MoreProducts
          isDisabled={isLoading}
          onMore={() => void showMore()}
          path={frameFinderPath(search, products.pageInfo.endCursor)}
        />
      ) : null}
    </>
  );
}
