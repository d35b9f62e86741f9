import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { graphql } from '../../../generated/shop/index.ts';
import { restoreLocalVariables } from '../../../apollo/localVariable.ts';
import { describeError } from '../../../apollo/problems.ts';
import { writeDraft, readEntry, removeEntry, writeEntry } from '../../../apollo/storage.ts';
import { readLastOrder } from '../../../apollo/lastOrder.ts';
import { cartPageTexts } from '../../../cart/page/cartPage.fr.ts';
import { lineKeyOf } from '#shared/line-key.ts';
import { paths } from '#shared/paths.ts';
import { orderTexts } from '../../order.fr.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { storeLastOrder } from '../../confirmation/lastOrder.ts';
import { useAttempt } from '../useAttempt.ts';
import { orderedDraft, parseGuestInput } from './guestForm.ts';
import { parseGuestCart } from '../../../cart/guestCart.ts';

// Milliseconds: an instant confirmation looks like a mistake.
const shortestWait = 2000;

const none = { userErrors: [], isLost: false };

const placeGuestOrderMutation = graphql(`
  mutation PlaceGuestOrder($input: GuestOrderInput!, $idempotencyKey: String!) {
    placeGuestOrder(input: $input, idempotencyKey: $idempotencyKey) {
      order {
        ...LastOrder_order
      }
      cart {
        id
        ...GuestRecap_cart
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

type Input = NonNullable<ReturnType<typeof parseGuestInput>>;

/**
 * Places a guest's order, or without an input the one that has had no answer, takes its articles out of
 * the cart and opens the confirmation. Resolves to the server's errors, or to `isLost` without a
 * response; toasts have shown both.
 */
export function usePlaceGuestOrder() {
  const [mutate] = useMutation(placeGuestOrderMutation, {
    // The ways of delivery have the total of before.
    refetchQueries: ({ data }) =>
      data?.placeGuestOrder.userErrors.some(({ code }) => code === 'PRICE_CHANGED')
        ? ['GuestCheckoutPage']
        : [],
  });
  const navigate = useNavigate();
  const { isUnanswered, sendOrder } = useAttempt(null, parseGuestInput);
  const [isPlacing, setIsPlacing] = useState(false);
  const isOnPage = useRef(true);
  const endWait = useRef(() => {});

  useEffect(() => {
    isOnPage.current = true;
    return () => {
      isOnPage.current = false;
      endWait.current();
    };
  }, []);

  const toSummary = (isRepeated = false) =>
    navigate(paths.orderSummary(), { replace: true, state: { isRepeated } });

  const place = async (input: Input | null) => {
    const begun = Date.now();
    const { answer } = await sendOrder(input, async (each, idempotencyKey) => {
      const { data } = await mutate({ variables: { input: each, idempotencyKey } });
      return data?.placeGuestOrder;
    });
    const { order, isRepeated, userErrors = [] } = answer ?? {};
    for (const text of new Set(userErrors.map(({ message }) => message))) toast.error(text);
    if (!order) return { userErrors, isLost: false };
    // At once, so that neither this tab nor another can order the same again; but once for an order.
    if (readLastOrder()?.orderNumber !== order.number) takeOrdered(order.lines);
    storeLastOrder(order);
    // A reload during the wait leads to the confirmation.
    writeDraft('guestCheckout', orderedDraft);
    // The page still shows what was ordered; on any other the shopper may add to the cart.
    if (isOnPage.current) {
      await new Promise<void>((resolve) => {
        endWait.current = resolve;
        setTimeout(resolve, begun + shortestWait - Date.now());
      });
    }
    // A shopper who has left meanwhile is not brought back.
    if (isOnPage.current) {
      void toSummary(isRepeated);
      if (!isRepeated) toast.success(orderTexts.guest.done);
    } else {
      const onPress = () => void navigate(paths.orderSummary());
      toast.success(cartPageTexts.ordered(order.number), {
        label: cartPageTexts.viewOrder,
        onPress,
      });
    }
    restoreLocalVariables('guestCart');
    restoreLocalVariables('guestCode');
    writeDraft('guestCheckout', null);
    return none;
  };

  const placeGuestOrder = async (input: Input | null) => {
    setIsPlacing(true);
    const before = readLastOrder()?.orderNumber;
    try {
      return await oneTabAtATime('guest-order', async () => {
        if (readLastOrder()?.orderNumber === before) return place(input);
        // Another tab has just ordered: show that order.
        restoreLocalVariables('guestCart');
        restoreLocalVariables('guestCode');
        void toSummary();
        return none;
      });
    } catch (error) {
      toast.error(describeError(error));
      return { userErrors: [], isLost: true };
    } finally {
      setIsPlacing(false);
    }
  };
  return { placeGuestOrder, isPlacing, isUnanswered };
}

/** Runs at once without Web Locks (browsers before 2022, or a shop without TLS). */
async function oneTabAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? await navigator.locks.request(name, work) : work();
}

/**
 * Takes what was ordered out of the stored cart: the shopper may have added to it meanwhile, also in
 * another tab. This tab goes on showing its own until `restoreLocalVariables`.
 */
function takeOrdered(ordered: readonly { id: string; quantity: number }[]) {
  const cart = readEntry('guestCart', parseGuestCart) ?? [];
  const rest = cart.flatMap((line) => {
    const key = lineKeyOf(line);
    const taken = ordered.filter(({ id }) => id === key);
    const quantity = taken.reduce((left, each) => left - each.quantity, line.quantity);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  removeEntry('guestQuote');
  removeEntry('guestCode');
  if (rest.length > 0) writeEntry('guestCart', rest);
  else removeEntry('guestCart');
}
