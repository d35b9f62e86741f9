import { graphql } from '../../generated/shop/index.ts';
import { DeliveryDates } from '../../catalog/DeliveryDates.tsx';
import type { OrderDelivery_OrderFragment, OrderStatus } from '../../generated/shop/graphql.ts';
import { orderTexts } from '../order.fr.ts';
import { Recipient } from '../Recipient.tsx';
import { PickupPlace } from '../../delivery/PickupPlace.tsx';
import './OrderView.css';
import { hasRecipient, isBoughtInShop } from './orderProgress.ts';

graphql(`
  fragment OrderDelivery_order on Order {
    id
    status
    placedAt
    paymentMethod
    shippingInfo {
      ...Recipient_info
    }
    delivery {
      title
      earliest
      latest
      pickupPoint {
        name
        street
        city
        openingHours
      }
    }
  }
`);

const onTheWay: ReadonlySet<OrderStatus> = new Set([
  'PENDING',
  'PAID',
  'CONFIRMED',
  'PREPARED',
  'SHIPPED',
]);

function titleOf(order: OrderDelivery_OrderFragment) {
  if (isBoughtInShop(order)) return orderTexts.invoice.buyer;
  return order.delivery?.pickupPoint ? orderTexts.pickup.title : orderTexts.view.delivery;
}

type Props = { order: OrderDelivery_OrderFragment; level: 'h2' | 'h3' };

export function OrderDelivery({ order, level: Title }: Props) {
  if (!hasRecipient(order.shippingInfo)) return null;
  const { earliest, latest, pickupPoint } = order.delivery ?? {};
  return (
    <section className="surface" aria-labelledby="order-delivery">
      <Title id="order-delivery">{titleOf(order)}</Title>
      {onTheWay.has(order.status) && earliest != null && latest != null ? (
        <DeliveryDates promised={{ earliest, latest }} />
      ) : null}
      {pickupPoint ? <PickupPlace place={pickupPoint} className="order-delivery" /> : null}
      <Recipient className="order-delivery" recipient={order.shippingInfo} />
    </section>
  );
}
