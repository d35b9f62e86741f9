import { formatMoney } from '#shared/money.format.ts';
import { lineTitle } from '#shared/texts/order.fr.ts';
import type { Exchange_ExchangeFragment, ExchangeStatus } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { frExchanges as texts } from '../../text/admin/orders/exchanges.fr.ts';
import type { Tone } from '../../ui/StatusChip.tsx';

graphql(`
  fragment ExchangeChange_payload on ExchangePayload {
    exchange {
      ...Exchange_exchange
    }
    userErrors {
      field
      message
    }
  }
`);

graphql(`
  fragment Exchange_exchange on Exchange {
    id
    number
    version
    requestedAt
    status
    moves
    canReceive
    method
    reason
    refusal
    heldUntil
    parcelNumber
    difference {
      amount
    }
    toCollect {
      amount
    }
    collected {
      amount
    }
    lines {
      variantId
      toVariantId
      title
      variantTitle
      toVariantTitle
      quantity
      receivedQuantity
    }
    shipments {
      id
      carrier
      status
      ...ParcelActions_shipment
    }
    documents {
      kind
      number
    }
    order {
      id
      number
      shippingInfo {
        name
        email
      }
    }
  }
`);

export type Exchange = Exchange_ExchangeFragment;
type Line = Exchange['lines'][number];

export const tones: Readonly<Record<ExchangeStatus, Tone>> = {
  REQUESTED: 'waiting',
  APPROVED: 'moving',
  RECEIVED: 'waiting',
  SHIPPED: 'moving',
  COMPLETED: 'done',
  REFUSED: 'ended',
  CANCELLED: 'ended',
  EXPIRED: 'ended',
  FAILED: 'ended',
};

/** Says what goes back for what. */
export function lineText({ quantity, title, variantTitle, toVariantTitle, ...line }: Line): string {
  const to = line.variantId === line.toVariantId ? texts.same : (toVariantTitle ?? title);
  return texts.line(quantity, title, variantTitle ?? title, to);
}

/** Names what the shopper had. */
export const earlierName = ({ title, variantTitle }: Line) => lineTitle(title, variantTitle);

/** Says what is to be collected, was collected, or goes back. */
export function differenceText({ difference, toCollect, collected }: Exchange): string {
  const { amount } = difference;
  if (amount === 0) return texts.difference.none;
  if (amount < 0) return texts.difference.toRefund(formatMoney(-amount));
  return collected === null
    ? texts.difference.toPay(formatMoney(toCollect.amount))
    : texts.difference.collected(formatMoney(collected.amount));
}

/** The last parcel that was not cancelled. */
export const parcelOf = ({ shipments }: Pick<Exchange, 'shipments'>) =>
  shipments.findLast(({ status }) => status !== 'CANCELLED');
