import { useCatalogPath } from '../../catalog/list/filter/filters.ts';
import { RecentlyViewed } from '../../catalog/product/viewed/RecentlyViewed.tsx';
import { frCart } from '../cart.fr.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';

export function EmptyCart() {
  return (
    <>
      <EmptyState image="/images/empty-cart.svg" text={frCart.empty}>
        <ButtonLink to={useCatalogPath()}>{frCart.toShop}</ButtonLink>
      </EmptyState>
      <RecentlyViewed />
    </>
  );
}
