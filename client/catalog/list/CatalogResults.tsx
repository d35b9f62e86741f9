import type { ComponentProps, ReactNode, Ref } from 'react';

import { describeError } from '../../apollo/problems.ts';
import { catalogTexts } from '../catalog.fr.ts';
import { prefix } from '../../page/prefix.ts';
import { useIsRestShown } from '../../page/useIsRestShown.ts';
import { Button } from '../../ui/button/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Failure } from '../../ui/feedback/Failure.tsx';
import { ProductGrid } from '../card/ProductGrid.tsx';
import { ProductGridSkeleton } from '../card/ProductGridSkeleton.tsx';

type Props = {
  /** Undefined until loaded. */
  products: ComponentProps<typeof ProductGrid>['products'] | undefined;
  /** The identity of the list that is shown. */
  list: string;
  failure: unknown;
  onRetry: () => void;
  /** The list shown is from before the last change. */
  isStale: boolean;
  room: 'page' | 'panel';
  grid: Ref<HTMLUListElement>;
  renderNote?: ComponentProps<typeof ProductGrid>['renderNote'];
  /** Instead of a list without products. */
  empty: ReactNode;
  more: { hasMore: boolean; isLoading: boolean; onMore: () => void; path: string };
};

/** A row of the widest page, and as many as a phone shows at once. */
const FIRST_CARDS = 4;

export function CatalogResults(props: Props) {
  const { products, list, failure, isStale, room, grid, renderNote, more } = props;
  if (failure) return <Failure text={describeError(failure)} onRetry={props.onRetry} />;
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
      <Grid ref={grid} products={products} priorityCount={4} room={room} renderNote={renderNote} />
      {more.hasMore ? (
        <Button
          variant="secondary"
          className="catalog__more needs-script"
          disabled={more.isLoading || isStale}
          onClick={more.onMore}
        >
          {catalogTexts.more}
        </Button>
      ) : null}
      {more.hasMore ? (
        <noscript>
          <a
            href={prefix + more.path}
            rel="next"
            className="button button--secondary catalog__more"
          >
            {catalogTexts.next}
          </a>
        </noscript>
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
