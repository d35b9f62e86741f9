import { DocumentHead } from '../../page/DocumentHead.tsx';
import { paths } from '#shared/paths.ts';
import { orderTexts } from '../order.fr.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { useLastOrder } from '../../apollo/lastOrder.ts';

export function OrderSummaryPage() {
  const order = useLastOrder();
  const { documentTitle, emptyTitle, none, toShop } = orderTexts.summary;
  return (
    <div className="page">
      <DocumentHead title={order ? documentTitle : emptyTitle} />
      {order === undefined ? <Loader /> : null}
      {order === null ? (
        <EmptyState image="/images/empty-cart.svg" text={none} level="h1">
          <ButtonLink to={paths.catalog()}>{toShop}</ButtonLink>
        </EmptyState>
      ) : null}
      {order ? <OrderSummary order={order} /> : null}
    </div>
  );
}
