import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { graphql } from '../../../generated/shop/index.ts';
import { describeError } from '../../../apollo/problems.ts';
import { paths } from '#shared/paths.ts';
import { formatMoney } from '../../../ui/format/money.ts';
import { orderTexts } from '../../order.fr.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { storeLastOrder } from '../../confirmation/lastOrder.ts';
import { readCustomerId } from '../../../apollo/session.ts';
import { isRecord } from '../../../apollo/storage.ts';
import { useAttempt } from '../useAttempt.ts';
import { staleAfter, useOrderPlaced } from '../useOrderPlaced.ts';

const placeOrderMutation = graphql(`
  mutation PlaceOrder(
    $addressId: ID
    $deliveryOptionId: ID
    $phone: String!
    $idempotencyKey: String!
    $expectedTotal: Centimes!
    $acceptsAlterations: Boolean!
  ) {
    placeOrder(
      addressId: $addressId
      deliveryOptionId: $deliveryOptionId
      phone: $phone
      idempotencyKey: $idempotencyKey
      expectedTotal: $expectedTotal
      acceptsAlterations: $acceptsAlterations
    ) {
      order {
        ...LastOrder_order
      }
      cart {
        ...OrderPanel_cart
      }
      isRepeated
      userErrors {
        code
        field
        message
      }
    }
  }
`);

type CashOrder = {
  /** Null for what is fetched. */
  addressId: string | null;
  deliveryOptionId: string | null;
  phone: string;
  expectedTotal: number;
  acceptsAlterations: boolean;
};

/**
 * Orders the customer's cart, paid on delivery, or without an order sends the one without an answer again,
 * and opens the confirmation. Resolves to the server's refusal of the phone, or null; toasts show all
 * others, and `problems` until the next attempt.
 */
export function usePlaceOrder() {
  const navigate = useNavigate();
  const orderPlaced = useOrderPlaced();
  const [mutate] = useMutation(placeOrderMutation, {
    refetchQueries: ({ data }) => staleAfter(data?.placeOrder.userErrors),
  });
  const [isPlacing, setIsPlacing] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { isUnanswered, sendOrder } = useAttempt(readCustomerId() ?? null, parseCashOrder);

  const place = async (cashOrder: CashOrder | null) => {
    const { answer, input } = await sendOrder(cashOrder, async (each, idempotencyKey) => {
      const { data } = await mutate({ variables: { ...each, idempotencyKey } });
      return data?.placeOrder;
    });
    const { order, isRepeated, userErrors = [] } = answer ?? {};
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
    const { addressId } = input;
    orderPlaced(addressId === null ? undefined : { addressId, phone: order.shippingInfo.phone });
    storeLastOrder(order, { isCustomers: true });
    // A card payment that was still open may have been charged meanwhile.
    const isCard = order.paymentMethod === 'CARD';
    const paid = orderTexts.payment.done(formatMoney(order.payable.amount));
    if (!isRepeated) toast.success(isCard ? paid : orderTexts.guest.done);
    void navigate(paths.orderSummary(), { replace: true, state: { isRepeated } });
    return null;
  };

  const placeOrder = async (cashOrder: CashOrder | null) => {
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
  return { placeOrder, isPlacing, isUnanswered, problems };
}

const idOf = (id: unknown) => (typeof id === 'string' ? id : null);

function parseCashOrder(value: unknown): CashOrder | undefined {
  if (!isRecord(value)) return undefined;
  const { addressId, deliveryOptionId, phone, expectedTotal } = value;
  if (typeof phone !== 'string' || typeof expectedTotal !== 'number') return undefined;
  const to = { addressId: idOf(addressId), deliveryOptionId: idOf(deliveryOptionId) };
  const acceptsAlterations = value['acceptsAlterations'] === true;
  return { ...to, phone, expectedTotal, acceptsAlterations };
}
