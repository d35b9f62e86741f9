import type { ComponentProps } from 'react';

import { graphql } from '../../generated/shop/index.ts';
import type { Reorder_OrderFragment } from '../../generated/shop/graphql.ts';
import { Button } from '../../ui/button/Button.tsx';
import { orderTexts } from '../order.fr.ts';
import type { OpenedOrder } from './OrderFrame.tsx';
import { useReorder } from './useReorder.ts';

graphql(`
  fragment Reorder_order on Order {
    id
    lines {
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
