import type { ComponentProps, ReactNode, Ref } from 'react';

import { FailedPart } from '../../apollo/QueryProblem.tsx';
import { catalogTexts } from '../catalog.fr.ts';
import { useIsRestShown } from '../../page/useIsRestShown.ts';
import { cx } from '../../ui/cx.ts';
import { ProductGrid } from '../card/ProductGrid.tsx';
import { MoreProducts } from './MoreProducts.tsx';
import { ProductGridSkeleton } from '../card/ProductGridSkeleton.tsx';

type Props = {
  /** Undefined until loaded. */
  products: ComponentProps<typeof ProductGrid>['products'] | undefined;
  /** The identity of the list that is shown. */
  list: string;
  query: ComponentProps<typeof FailedPart>['query'] & { data?: unknown };
  /** The list shown is from before the last change. */
  isStale: boolean;
  room: 'page' | 'panel';
  isWhole?: boolean | undefined;
  grid: Ref<HTMLUListElement>;
  renderNote?: ComponentProps<typeof ProductGrid>['renderNote'];
  /** Instead of a list without products. */
  empty: ReactNode;
  more: { hasMore: boolean; isLoading: boolean; onMore: () => void; path: string };
};

/** A row of the widest page, and as many as a phone shows at once. */
const FIRST_CARDS = 4;

export function CatalogResults(props: Props) {
  const { products, list, query, isStale, room, isWhole, grid, renderNote, more } = props;
  if (query.error && !query.data) return <FailedPart query={query} />;
  if (!products) return <ProductGridSkeleton count={8} room={room} />;
  if (products.length === 0) return props.empty;
  return (
    <div
      // Remounts for another list: common cards must not move about.
      key={list}
      className={cx('catalog__list', isStale && 'catalog__list--stale')}
      aria-busy={isStale}
    >
      <h2 className="visually-hidden">{catalogTexts.results}</h2>
      <Grid
        ref={grid}
        products={products}
        priorityCount={4}
        room={room}
        isWhole={isWhole}
        renderNote={renderNote}
      />
      {more.hasMore ? (
        <MoreProducts
          isDisabled={more.isLoading || isStale}
          onMore={more.onMore}
          path={more.path}
        />
      ) : null}
    </div>
  );
}

function Grid({ products, ...rest }: ComponentProps<typeof ProductGrid>) {
  const isRestShown = useIsRestShown();
  return (
    <ProductGrid {...rest} products={isRestShown ? products : products.slice(0, FIRST_CARDS)} />
  );
}
