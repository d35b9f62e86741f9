import type { Resolvers } from '../../generated/admin.ts';
import {
  approveExchange,
  completeExchange,
  createExchange,
  failExchange,
  findExchanges,
  receiveExchange,
  refuseExchange,
  shipExchange,
} from '../../order/exchange/exchange.staff.service.ts';
import {
  amountToCollect,
  canReceiveExchange,
  exchangeMoves,
} from '../../order/exchange/exchange.rules.ts';
import { exchangeableLines } from '../../order/exchange/exchange.service.ts';
import { exchangeDocumentsOf, exchangesOf } from '../../order/exchange/exchange.view.rules.ts';
import { differenceOf } from '../../order/exchange/goods.rules.ts';
import { payloadOf } from '../../shared/payload.ts';
import { giveExchange } from '../../shipment/exchange.service.ts';
import { loadersOf } from '../admin.loaders.ts';

export const exchangesResolvers = {
  Query: {
    exchanges: (_root, { statuses, ...position }, context) =>
      findExchanges(context, { statuses: statuses ?? [], ...position }),
  },
  Mutation: {
    createExchange: (
      _root,
      { idempotencyKey = null, expectedVersion = null, ...requested },
      context,
    ) =>
      payloadOf(context, 'exchange', () =>
        createExchange(context, { ...requested, idempotencyKey, expectedVersion }),
      ),
    approveExchange: (_root, input, context) =>
      payloadOf(context, 'exchange', () => approveExchange(context, input)),
    refuseExchange: (_root, input, context) =>
      payloadOf(context, 'exchange', () => refuseExchange(context, input)),
    receiveExchange: (_root, input, context) =>
      payloadOf(context, 'exchange', () => receiveExchange(context, input)),
    shipExchange: (_root, { carrierId, parcelNumber = null, ...named }, context) =>
      payloadOf(context, 'exchange', () =>
        carrierId == null
          ? shipExchange(context, { ...named, parcelNumber })
          : giveExchange(context, { ...named, carrierId, parcelNumber }),
      ),
    completeExchange: (_root, input, context) =>
      payloadOf(context, 'exchange', () => completeExchange(context, input)),
    failExchange: (_root, { refund, ...input }, context) => {
      const paidBack = refund ? { amount: refund.amount ?? null, method: refund.method } : null;
      return payloadOf(context, 'exchange', () =>
        failExchange(context, { ...input, refund: paidBack }),
      );
    },
  },
  Order: {
    exchangeableLines: (order, _args, context) => exchangeableLines(context, order, 'STAFF'),
    exchanges: exchangesOf,
  },
  Exchange: {
    moves: exchangeMoves,
    canReceive: canReceiveExchange,
    difference: differenceOf,
    toCollect: amountToCollect,
    documents: exchangeDocumentsOf,
    shipments: async ({ id, order }, _args, context) =>
      (await loadersOf(context).exchangeShipments.load(order.id)).filter(
        ({ exchangeId }) => exchangeId === id,
      ),
  },
  ExchangeChoice: { variant: ({ product, variant }) => ({ product, variant }) },
  ExchangeLine: {
    variantId: ({ from }) => from.variantId,
    toVariantId: ({ to }) => to.variantId,
    title: ({ to }) => to.title,
    variantTitle: ({ from }) => from.variantTitle,
    toVariantTitle: ({ to }) => to.variantTitle,
    brand: ({ to }) => to.brand,
    image: ({ to }) => to.image,
    alterations: ({ to }) => to.alterations ?? [],
    isDefective: ({ isDefective = false }) => isDefective,
  },
} satisfies Resolvers;
