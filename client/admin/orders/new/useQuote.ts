import { skipToken, useQuery } from '@apollo/client/react';

import { graphql } from '../../../generated/admin/index.ts';
import type { OrderLineInput } from '../../../generated/admin/graphql.ts';
import { useRested } from '../../page/useRested.ts';
import { findCity } from './cities.ts';
import { isFetched, isTakenAlong, linesOf, type NewOrder } from './newOrder.ts';

const quoteQuery = graphql(`
  query AdminQuoteOrder(
    $lines: [OrderLineInput!]!
    $channel: OrderChannel!
    $cityId: ID
    $way: ID
    $code: String
  ) {
    quoteOrder(
      lines: $lines
      channel: $channel
      cityId: $cityId
      deliveryOptionId: $way
      discountCode: $code
    ) {
      id
      quantity
      discountCode {
        code
        isApplied
        reason
        saving {
          amount
        }
      }
      lines {
        id
        price {
          amount
        }
      }
      shipping {
        amount
      }
      payable {
        amount
      }
    }
  }
`);

export type Quoted = ReturnType<typeof useQuote>;

/** Returns what the order costs; the previous sum while the next one loads. Null without lines. */
export function useQuote(order: NewOrder) {
  const { lines, channel } = order;
  const way = isTakenAlong(order) ? null : order.way;
  // The server reads it alike: the city's fee applies.
  const cityId = isFetched(order) ? null : (findCity(order.city)?.id ?? null);
  // As a text, so that equal lines are the same.
  const wanted = JSON.stringify(linesOf(lines));
  const rested: OrderLineInput[] = JSON.parse(useRested(wanted));
  const code = useRested(order.discountCode.trim()) || null;
  const { data, previousData, error, refetch } = useQuery(
    quoteQuery,
    rested.length === 0
      ? skipToken
      : { variables: { lines: rested, channel, cityId, way, code }, fetchPolicy: 'network-only' },
  );
  const quote = lines.length === 0 ? undefined : (data ?? previousData)?.quoteOrder;
  return { quote: quote ?? null, isFailed: error !== undefined, refetch };
}
