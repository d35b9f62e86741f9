import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { graphql } from '../../../generated/shop/index.ts';
import { describeError } from '../../../apollo/problems.ts';
import { paths } from '../../../../server/shared/isomorphic/paths.ts';
import { formatMoney } from '../../../ui/format/money.ts';
import { orderTexts } from '../../order.fr.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { storeLastOrder } from '../../confirmation/lastOrder.ts';
import { attemptFor, type Attempt } from '../../../apollo/attempt.ts';
import type { CardOrder } from '../payment/useStartCardPayment.ts';
import { useOrderPlaced } from '../useOrderPlaced.ts';

const placeOrderMutation = graphql(`
  mutation PlaceOrder(
    $addressId: ID!
    $phone: String!
    $idempotencyKey: String!
    $expectedTotal: Centimes!
  ) {
    placeOrder(
      addressId: $addressId
      phone: $phone
      idempotencyKey: $idempotencyKey
      expectedTotal: $expectedTotal
    ) {
      order {
        ...LastOrder_order
      }
      cart {
        id
        quantity
        warnings {
          code
          variantId
          message
        }
        ...OrderLines_cart
        ...PriceDetails_cart
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

/**
 * Orders the customer's cart, paid on delivery, and opens the confirmation. Resolves to the server's
 * refusal of the phone, or null; toasts show all others, and `problems` until the next attempt.
 */
export function usePlaceOrder() {
  const navigate = useNavigate();
  const orderPlaced = useOrderPlaced();
  const [mutate] = useMutation(placeOrderMutation);
  const [isPlacing, setIsPlacing] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const attempt = useRef<Attempt | null>(null);

  const place = async (cashOrder: CardOrder & { phone: string }) => {
    const { addressId, phone, expectedTotal } = cashOrder;
    attempt.current = attemptFor(attempt.current, cashOrder);
    const { key: idempotencyKey } = attempt.current;
    const variables = { addressId, phone, idempotencyKey, expectedTotal };
    const { data } = await mutate({ variables });
    // A response: the next press is another attempt.
    attempt.current = null;
    const { order, userErrors = [] } = data?.placeOrder ?? {};
    if (!order) {
      const ofPhone = userErrors.find(({ field }) => field === 'phone')?.message;
      const others = [...new Set(userErrors.map(({ message }) => message))];
      for (const { code, message } of userErrors) {
        // Waiting for the bank is no error.
        if (code === 'PAYMENT_PENDING') toast.warning(message);
        else toast.error(message);
      }
      setProblems(others.filter((message) => message !== ofPhone));
      return ofPhone ?? null;
    }
    orderPlaced({ addressId, phone: order.shippingInfo.phone });
    storeLastOrder(order, { isCustomers: true });
    // A card payment that was still open may have been charged meanwhile.
    const isCard = order.paymentMethod === 'CARD';
    const paid = orderTexts.payment.done(formatMoney(order.payable.amount));
    toast.success(isCard ? paid : orderTexts.guest.done);
    void navigate(paths.orderSummary(), { replace: true });
    return null;
  };

  const placeOrder = async (cashOrder: CardOrder & { phone: string }) => {
    setIsPlacing(true);
    setProblems([]);
    try {
      return await place(cashOrder);
    } catch (error) {
      toast.error(describeError(error));
      setProblems([orderTexts.guest.lost]);
      return null;
    } finally {
      setIsPlacing(false);
    }
  };
  return { placeOrder, isPlacing, problems };
}
