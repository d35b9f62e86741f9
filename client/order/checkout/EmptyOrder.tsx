import { paths } from '../../page/paths.ts';
import { fr } from '../../text/fr.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';

export function EmptyOrder() {
  return (
    <EmptyState image="/images/empty-cart.svg" text={fr.cart.empty}>
      <ButtonLink to={paths.catalog()}>{fr.order.toShop}</ButtonLink>
    </EmptyState>
  );
}
