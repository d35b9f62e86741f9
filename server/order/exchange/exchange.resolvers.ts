import { variantTitleIn } from '../../catalog/translation/translation.rules.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { soldTitleIn } from '../order.rules.ts';
import { orderPayload } from '../order.payload.ts';
import { canCancelExchange } from './exchange.rules.ts';
import { cancelExchange, exchangeableLines, requestExchange } from './exchange.service.ts';
import { exchangeDocumentsOf, exchangesOf } from './exchange.view.rules.ts';
import { differenceOf } from './goods.rules.ts';

export const exchangeResolvers = {
  Mutation: {
    requestExchange: (_, { orderId, key: trackingKey, idempotencyKey, ...requested }, context) =>
      orderPayload(context, () =>
        requestExchange(context, { orderId, trackingKey }, requested, idempotencyKey),
      ),
    cancelExchange: (_, { orderId, key: trackingKey, exchangeId }, context) =>
      orderPayload(context, () => cancelExchange(context, { orderId, trackingKey }, exchangeId)),
  },
  Order: {
    exchangeableLines: (order, _, context) => exchangeableLines(context, order, 'SHOPPER'),
    exchanges: exchangesOf,
  },
  Exchange: {
    difference: differenceOf,
    canCancel: canCancelExchange,
    documents: exchangeDocumentsOf,
  },
  ExchangeChoice: { variant: ({ product, variant }) => ({ product, variant }) },
  ExchangeLine: {
    variantId: ({ from }) => from.variantId,
    toVariantId: ({ to }) => to.variantId,
    title: ({ to }, _, { language }) => soldTitleIn(language, to),
    variantTitle: ({ from }, _, { words }) => variantTitleIn(words, from.variantTitle),
    toVariantTitle: ({ to }, _, { words }) => variantTitleIn(words, to.variantTitle),
    brand: ({ to }) => to.brand,
    image: ({ to }) => to.image,
    alterations: ({ to }) => to.alterations ?? [],
    isDefective: ({ isDefective = false }) => isDefective,
  },
} satisfies Resolvers;
