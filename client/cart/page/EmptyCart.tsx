import { useCatalogPath } from '../../catalog/list/filter/filters.ts';
import { RecentlyViewed } from '../../catalog/product/viewed/RecentlyViewed.tsx';
import { cartPageTexts } from './cartPage.fr.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';

export function EmptyCart() {
  return (
    <>
      <EmptyState image="/images/empty-cart.svg" text={cartPageTexts.empty}>
        <ButtonLink to={useCatalogPath()}>{cartPageTexts.toShop}</ButtonLink>
      </EmptyState>
      <RecentlyViewed />
    </>
  );
}
