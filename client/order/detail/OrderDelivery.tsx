import { AddressText } from '../../address/AddressText.tsx';
import { graphql } from '../../generated/shop/index.ts';
import { DeliveryDates } from '../../catalog/DeliveryDates.tsx';
import type { OrderDelivery_OrderFragment, OrderStatus } from '../../generated/shop/graphql.ts';
import './OrderDelivery.css';

graphql(`
  fragment OrderDelivery_order on Order {
    id
    status
    placedAt
    shippingInfo {
      name
      phone
      email
      street
      city
      region
      postalCode
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

type Props = { order: OrderDelivery_OrderFragment };

export function OrderDelivery({ order }: Props) {
  const { name, phone, email, ...address } = order.shippingInfo;
  return (
    <>
      {onTheWay.has(order.status) ? <DeliveryDates placedAt={order.placedAt} /> : null}
      <address className="order-delivery">
        <strong>{name}</strong>
        <AddressText address={address} />
        {phone ? <bdi>{phone}</bdi> : null}
        {email ? <bdi>{email}</bdi> : null}
      </address>
    </>
  );
}
