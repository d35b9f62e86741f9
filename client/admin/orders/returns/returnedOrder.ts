import { lineTitle } from '#shared/texts/order.fr.ts';
import type { OrderReturns_OrderFragment } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';

graphql(`
  fragment OrderReturns_order on Order {
    id
    number
    version
    status
    returnUntil
    paymentMethod
    shippingInfo {
      email
    }
    lines {
      variantId
      variantTitle
      title
      quantity
    }
    returns {
      id
      requestedAt
      receivedAt
      refusedAt
      reason
      refusal
      cancelledAt
      lines {
        variantId
        quantity
        cause
      }
      refund {
        amount {
          amount
        }
        method
        doneAt
      }
    }
  }
`);

export type ReturnedOrder = OrderReturns_OrderFragment;

export type Return = ReturnedOrder['returns'][number];

export function nameOf({ lines }: Pick<ReturnedOrder, 'lines'>, id: string): string {
  const line = lines.find(({ variantId }) => variantId === id);
  return line ? lineTitle(line.title, line.variantTitle) : '';
}
