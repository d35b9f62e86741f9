import { Link } from 'react-router-dom';

import { useRecentOrder } from '../../apollo/lastOrder.ts';
import { paths } from '#shared/paths.ts';
import { cartPageTexts } from './cartPage.fr.ts';

/** Leads to the order that has just emptied the cart: its shopper may have left before the confirmation. */
export function RecentOrder() {
  const order = useRecentOrder();
  if (!order) return null;
  return (
    <p>
      <span>{cartPageTexts.ordered(order.orderNumber)}</span>{' '}
      <Link to={paths.orderSummary()}>{cartPageTexts.viewOrder}</Link>
    </p>
  );
}
