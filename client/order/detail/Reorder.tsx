import { useApolloClient } from '@apollo/client/react';
import { useState, type ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';

import { graphql } from '../../generated/shop/index.ts';
import type { Reorder_OrderFragment } from '../../generated/shop/graphql.ts';
import { Button } from '../../ui/button/Button.tsx';
import { orderTexts } from '../order.fr.ts';
import type { OpenedOrder } from './OrderFrame.tsx';
import { describeError } from '../../apollo/problems.ts';
import { readSession } from '../../apollo/session.ts';
import { paths } from '#shared/paths.ts';
import { cartLinesQuery, readCartLines } from '../../cart/readCartLines.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { reorderOwn, reorderTracked, type ReorderedLine } from './reorder.ts';

graphql(`
  fragment Reorder_order on Order {
    id
    lines {
      ...PlacedAlterations_line
      productId
      variantId
      title
      quantity
    }
  }
`);

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'className'> & {
  order: Reorder_OrderFragment;
  opened: OpenedOrder;
};

export function Reorder({ order, opened, ...rest }: Props) {
  const { reorder, isReordering } = useReorder(opened);
  return (
    <Button {...rest} disabled={isReordering} onClick={() => void reorder(order.lines)}>
      {orderTexts.reorder.submit}
    </Button>
  );
}

/**
 * Adds what can still be bought of an order to the cart and opens it; toasts say what was left out.
 */
function useReorder({ orderId, trackingKey }: OpenedOrder) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [isReordering, setIsReordering] = useState(false);

  const heldLines = () => new Set(readCartLines(client).map(({ key }) => key));
  const reorder = async (lines: readonly ReorderedLine[]) => {
    setIsReordering(true);
    try {
      if (readSession()) await client.query({ query: cartLinesQuery });
      const before = heldLines();
      const problems =
        trackingKey === undefined
          ? await reorderOwn(client, orderId)
          : await reorderTracked(client, lines);
      if (problems.length > 0) toast.warning([...new Set(problems)].join(' '));
      const after = heldLines();
      const inCart = lines.filter(({ id }) => after.has(id));
      const added = inCart.filter(({ id }) => !before.has(id));
      const quantity = added.reduce((sum, line) => sum + line.quantity, 0);
      if (quantity > 0) toast.success(orderTexts.reorder.added(quantity));
      else if (inCart.length > 0) toast.success(orderTexts.reorder.alreadyInCart);
      if (inCart.length > 0) void navigate(paths.cart());
    } catch (error) {
      toast.error(describeError(error));
    } finally {
      setIsReordering(false);
    }
  };
  return { reorder, isReordering };
}
