import { skipToken, useQuery } from '@apollo/client/react';

import { graphql } from '../../../generated/shop/index.ts';
import type { ExchangeDialog_OrderFragment } from '../../../generated/shop/graphql.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import type { OpenedOrder } from '../OrderFrame.tsx';
import { exchangeTexts } from './exchange.fr.ts';
import type { ExchangeDraft } from './exchangeDraft.ts';
import { ExchangeForm } from './ExchangeForm.tsx';
import { exchangeProductQuery } from './ExchangeSize.tsx';
import { pieceOf } from './pieces.ts';

graphql(`
  fragment ExchangeDialog_order on Order {
    id
    lines {
      productId
      variantId
      variantTitle
      title
    }
    exchanges {
      id
      lines {
        variantId
        toVariantId
        title
        toVariantTitle
      }
    }
    ...ExchangeForm_order
  }
`);

type Props = {
  order: ExchangeDialog_OrderFragment;
  begun: ExchangeDraft;
  opened: OpenedOrder;
  onClose: () => void;
};

/** Opens once it knows whether the shopper's measures say a size: what is read does not move then. */
export function ExchangeDialog({ order, begun, opened, onClose }: Props) {
  const line = order.exchangeableLines[begun.place];
  const { productId: id, name } = pieceOf(order, line?.variantId ?? '');
  const { data, loading } = useQuery(
    exchangeProductQuery,
    id === '' ? skipToken : { variables: { id } },
  );
  if (!line || (loading && !data)) return null;
  return (
    <Dialog title={exchangeTexts.openOf(name)} onClose={onClose}>
      <ExchangeForm order={order} begun={[begun]} opened={opened} onDone={onClose} />
    </Dialog>
  );
}
