import { graphql } from '../../generated/shop/index.ts';
import type { LastOrder_OrderFragment } from '../../generated/shop/graphql.ts';
import { saveLastOrder } from '../../apollo/lastOrder.ts';
import { describeAlteration } from '../../ui/format/alteration.ts';
import { storeTracking } from './lastOrderTracking.ts';

graphql(`
  fragment LastOrder_order on Order {
    id
    number
    trackingKey
    placedAt
    quantity
    lines {
      ...PlacedAlterations_line
      productId
      variantId
      title
      variantTitle
      image
      quantity
      price {
        amount
      }
    }
    discountCode {
      ...PlacedCode_code
    }
    payable {
      amount
    }
    paymentMethod
    shippingInfo {
      ...Recipient_info
    }
    delivery {
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

/** Stores an order and its tracking link for the confirmation page. */
export function storeLastOrder(
  order: LastOrder_OrderFragment,
  { isCustomers = false }: { isCustomers?: boolean } = {},
) {
  const { name, phone, email, street, city, region, postalCode } = order.shippingInfo;
  saveLastOrder({
    orderNumber: order.number,
    orderDate: order.placedAt,
    shippingInfo: {
      name,
      street,
      city,
      phone: phone ?? '',
      email: email ?? '',
      state: region,
      codePostal: postalCode,
      paymentMethod: order.paymentMethod === 'CARD' ? 'CARD' : 'COD',
    },
    items: order.quantity,
    totalAmount: order.payable.amount / 100,
  });
  const lines = order.lines.map(({ price, alterations, ...line }) => ({
    ...line,
    alterations: alterations.map(describeAlteration),
    total: price.amount * line.quantity,
  }));
  const { id: orderId, number: orderNumber, trackingKey, discountCode } = order;
  const { earliest, latest, pickupPoint } = order.delivery ?? {};
  const promised = earliest != null && latest != null ? { earliest, latest } : null;
  const place = pickupPoint ?? null;
  storeTracking({
    orderNumber,
    orderId,
    trackingKey,
    lines,
    code: discountCode && { code: discountCode.code, saving: discountCode.saving.amount },
    isCustomers,
    promised,
    place,
  });
}
