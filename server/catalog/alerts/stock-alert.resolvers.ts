import type { Resolvers } from '../../generated/resolvers.ts';
import { refusable, refusableWith } from '../../shared/payload.ts';
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
    requestStockAlert: async (_, input, context) => {
      const { userErrors } = await refusableWith(context.answer, () =>
        requestStockAlert(context, input),
      );
      return { userErrors };
    },
    confirmStockAlert: async (_, { token }, context) => {
      const { value, userErrors } = await refusable(() => confirmStockAlert(context, token));
      return { stockAlert: value, userErrors };
    },
    cancelStockAlert: async (_, { token }, context) => {
      await cancelStockAlert(context, token);
      return { stockAlert: null, userErrors: [] };
    },
  },
  StockAlert: {
    variant: ({ product, variant }) => ({ product, variant }),
  },
} satisfies Resolvers;
