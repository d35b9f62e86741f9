import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { graphql } from '../apollo/generated/index.ts';
import type { GuestOrderInput } from '../apollo/generated/graphql.ts';
import { clearGuestCart } from '../apollo/guestCart.ts';
import { describeError } from '../apollo/problems.ts';
import { writeDraft } from '../apollo/storage.ts';
import { paths } from '../app/paths.ts';
import { fr } from '../text/fr.ts';
import { toast } from '../ui/toast.ts';
import { keepLastOrder } from './lastOrder.ts';
import { preloadSummary } from './preloadSummary.ts';

// An order is confirmed at a pace at which it can be believed (specification, section 4).
const shortestWait = 2000;

const placeGuestOrderMutation = graphql(`
  mutation PlaceGuestOrder($input: GuestOrderInput!, $idempotencyKey: String!) {
    placeGuestOrder(input: $input, idempotencyKey: $idempotencyKey) {
      order {
        ...LastOrder_order @unmask
      }
      cart {
        id
        ...GuestRecap_cart
      }
      userErrors {
        field
        message
      }
    }
  }
`);

/**
 * Places a visitor's order, empties the cart and leads to the confirmation. Resolves to why it was
 * refused, which toasts have told; the quote of such an answer is what the page then shows.
 */
export function usePlaceGuestOrder() {
  const [mutate, { client }] = useMutation(placeGuestOrderMutation);
  const navigate = useNavigate();
  const [isPlacing, setIsPlacing] = useState(false);
  const isOnPage = useRef(true);

  useEffect(() => {
    isOnPage.current = true;
    return () => void (isOnPage.current = false);
  }, []);

  const placeGuestOrder = async (input: GuestOrderInput, idempotencyKey: string) => {
    const begun = Date.now();
    setIsPlacing(true);
    preloadSummary();
    try {
      const { data } = await mutate({ variables: { input, idempotencyKey } });
      const { order, userErrors = [] } = data?.placeGuestOrder ?? {};
      for (const text of new Set(userErrors.map(({ message }) => message))) toast.error(text);
      if (order) {
        keepLastOrder(order);
        await new Promise((resolve) => setTimeout(resolve, begun + shortestWait - Date.now()));
        // Whoever has gone elsewhere meanwhile is not fetched back.
        if (isOnPage.current) void navigate(paths.orderSummary(), { replace: true });
        clearGuestCart(client);
        writeDraft('guestCheckout', null);
        toast.success(fr.order.guest.done);
      }
      return userErrors;
    } catch (error) {
      toast.error(describeError(error));
      return [];
    } finally {
      setIsPlacing(false);
    }
  };
  return { placeGuestOrder, isPlacing };
}
