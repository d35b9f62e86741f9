import { graphql } from '../../generated/shop/index.ts';
import { DeliveryDates } from '../../catalog/DeliveryDates.tsx';
import type { OrderDelivery_OrderFragment, OrderStatus } from '../../generated/shop/graphql.ts';
import { orderTexts } from '../order.fr.ts';
import { Recipient } from '../Recipient.tsx';
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
  }
`);

const onTheWay: ReadonlySet<OrderStatus> = new Set([
  'PENDING',
  'PAID',
  'CONFIRMED',
  'PREPARED',
  'SHIPPED',
]);

type Props = { order: OrderDelivery_OrderFragment; level: 'h2' | 'h3' };

export function OrderDelivery({ order, level: Title }: Props) {
  if (!hasRecipient(order.shippingInfo)) return null;
  return (
    <section className="surface" aria-labelledby="order-delivery">
      <Title id="order-delivery">
        {isBoughtInShop(order) ? orderTexts.invoice.buyer : orderTexts.view.delivery}
      </Title>
      {onTheWay.has(order.status) ? <DeliveryDates placedAt={order.placedAt} /> : null}
      <Recipient className="order-delivery" recipient={order.shippingInfo} />
    </section>
  );
}
