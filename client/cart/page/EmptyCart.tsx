import { useCatalogPath } from '../../catalog/list/filter/filters.ts';
import { RecentlyViewed } from '../../catalog/product/viewed/RecentlyViewed.tsx';
import { fr } from '../../text/fr.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';

export function EmptyCart() {
  return (
    <>
      <EmptyState image="/images/empty-cart.svg" text={fr.cart.empty}>
        <ButtonLink to={useCatalogPath()}>{fr.cart.toShop}</ButtonLink>
      </EmptyState>
      <RecentlyViewed />
    </>
  );
}
