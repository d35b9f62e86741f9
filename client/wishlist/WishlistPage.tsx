import { skipToken, useQuery } from '@apollo/client/react';

import { FailedPage } from '../apollo/QueryProblem.tsx';
import { graphql } from '../generated/shop/index.ts';
import { useSession } from '../apollo/session.ts';
import { DocumentHead } from '../page/DocumentHead.tsx';
import { useCatalogPath } from '../catalog/list/filter/filters.ts';
import { ProductGridSkeleton } from '../catalog/card/ProductGridSkeleton.tsx';
import '../catalog/card/ProductGrid.css';
import { useFocusWhenFewer } from '../ui/useFocusWhenFewer.ts';
import { shopTexts } from '../text/shop.fr.ts';
import { wishlistTexts } from './wishlist.fr.ts';
import { ButtonLink } from '../ui/button/ButtonLink.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { priorityAt } from '../ui/Picture.tsx';
import { WishlistItem } from './WishlistItem.tsx';
import './WishlistItem.css';

const wishlistPageQuery = graphql(`
  query WishlistPage {
    me {
      id
      wishlist {
        id
        ...WishlistItem_product
      }
    }
  }
`);

export function WishlistPage() {
  const session = useSession();
  const query = useQuery(
    wishlistPageQuery,
    session ? { fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const shop = useCatalogPath();
  const wishlist = query.data?.me?.wishlist;
  const title = useFocusWhenFewer(wishlist?.length ?? 0);

  if (query.error && !query.data) return <FailedPage query={query} />;
  return (
    <div className="page">
      <DocumentHead title={wishlistTexts.title} />
      <h1 ref={title} tabIndex={-1} className="page__title wishlist__title">
        {wishlistTexts.title}
      </h1>
      {wishlist ? null : (
        <>
          <p className="visually-hidden">{shopTexts.app.loading}</p>
          <ProductGridSkeleton count={4} />
        </>
      )}
      {wishlist?.length === 0 ? (
        <EmptyState image="/images/empty-wishlist.svg" text={wishlistTexts.empty}>
          <ButtonLink to={shop}>{wishlistTexts.browse}</ButtonLink>
        </EmptyState>
      ) : null}
      {wishlist && wishlist.length > 0 ? (
        <ul className="product-grid">
          {wishlist.map((product, index) => (
            <li key={product.id} className="product-grid__cell">
              <WishlistItem product={product} priority={priorityAt(index, 4)} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
