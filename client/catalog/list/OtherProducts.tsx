import { useQuery } from '@apollo/client/react';
import { useId } from 'react';

import { graphql } from '../../generated/shop/index.ts';
import { paths } from '../../../server/shared/isomorphic/paths.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { ProductGrid } from '../card/ProductGrid.tsx';
import { searchTexts } from '../search/search.fr.ts';
import './OtherProducts.css';

const otherProductsQuery = graphql(`
  query OtherProducts {
    featuredProducts {
      id
      ...ProductCard_product
    }
  }
`);

/** Where a search finds nothing. */
export function OtherProducts({ room }: { room: 'page' | 'panel' }) {
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
