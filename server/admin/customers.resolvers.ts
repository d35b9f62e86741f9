import {
  anonymizeCustomer,
  findCustomer,
  findCustomers,
} from '../account/account.staff.service.ts';
import type { Resolvers } from '../generated/admin.ts';
import { ordersOf } from '../order/order.after-sales.ts';
import { refusable } from '../shared/payload.ts';
import { inRabat } from '../shared/time.ts';
import { loadersOf } from './admin.loaders.ts';

export const customersResolvers = {
  Query: {
    customers: (_, args, context) => findCustomers(context, args),
    customer: (_, { id }, context) => findCustomer(context, id),
  },
  Mutation: {
    async anonymizeCustomer(_, change, context) {
      const { value, userErrors } = await refusable(() => anonymizeCustomer(context, change));
      return { id: value, userErrors };
    },
  },
  Customer: {
    createdAt: ({ createdAt }) => inRabat(createdAt),
    emailVerified: ({ emailVerifiedAt }) => emailVerifiedAt !== null,
    orderCount: ({ id }, _, context) => loadersOf(context).orderCounts.load(id),
    orders: async ({ id }, { first }, context) => (await ordersOf(context, id, { first })).nodes,
  },
} satisfies Resolvers;
