import type { Resolvers } from '../../generated/resolvers.ts';
import { payloadOf, refusable } from '../../shared/payload.ts';
import {
  cancelStockAlert,
  confirmStockAlert,
  findStockAlert,
  requestStockAlert,
} from './stock-alert.service.ts';

export const stockAlertResolvers = {
  Query: {
    stockAlert: (_, { token }, context) => findStockAlert(context, token),
  },
  Mutation: {
    requestStockAlert: (_, input, context) =>
      refusable(context, () => requestStockAlert(context, input)),
    confirmStockAlert: (_, { token }, context) =>
      payloadOf(context, 'stockAlert', () => confirmStockAlert(context, token)),
    cancelStockAlert: async (_, { token }, context) => {
      await cancelStockAlert(context, token);
      return { stockAlert: null, userErrors: [] };
    },
  },
  StockAlert: {
    variant: ({ product, variant }) => ({ product, variant }),
  },
} satisfies Resolvers;
