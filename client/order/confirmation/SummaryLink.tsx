import { useSession } from '../../apollo/session.ts';
import { paths } from '../../../server/shared/isomorphic/paths.ts';
import { orderTexts } from '../order.fr.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import type { LastOrder } from './lastOrder.ts';
import type { LastOrderTracking } from './lastOrderTracking.ts';

type Props = { order: LastOrder; tracking: LastOrderTracking };

export function SummaryLink({ order, tracking }: Props) {
  const isCustomer = Boolean(useSession());
  const { orderId, trackingKey } = tracking;
  const isOwn = tracking.isCustomers || order.shippingInfo.paymentMethod === 'CARD';
  const { open, track, trackNote } = orderTexts.summary;
  // A customer who logs in after a guest's order does not own it.
  if (isCustomer && isOwn) {
    return (
      <ButtonLink variant="secondary" to={paths.order(orderId)}>
        {open}
      </ButtonLink>
    );
  }
  return (
    <div className="order-summary__tracking">
      <ButtonLink variant="secondary" to={paths.trackedOrder(orderId, trackingKey)}>
        {track}
      </ButtonLink>
      <p>{trackNote}</p>
    </div>
  );
}
