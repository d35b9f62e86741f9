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
import './OtherProducts.css';

type Props = {
  /** Empty for none. */
  search: string;
  /** The shop has products, but none in stock. */
  isSoldOut: boolean;
  room: 'page' | 'panel';
  onClearAll: () => void;
  onIncludeOutOfStock: () => void;
};

export function NothingFound({ search, isSoldOut, room, ...actions }: Props) {
  if (isSoldOut) {
    return (
      <EmptyState image="/images/empty-search.svg" text={catalogTexts.soldOut}>
        <Button onClick={actions.onIncludeOutOfStock}>{catalogTexts.includeOutOfStock}</Button>
      </EmptyState>
    );
  }
  return (
    <>
      <EmptyState image="/images/empty-search.svg" text={catalogTexts.empty}>
        {search === '' ? null : <p>{searchTexts.nothingFor(search)}</p>}
        <Button onClick={actions.onClearAll}>{catalogTexts.clearAll}</Button>
      </EmptyState>
      {search === '' ? null : <OtherProducts room={room} />}
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
