import {
  anonymizeCustomer,
  findCustomer,
  findCustomers,
} from '../account/account.staff.service.ts';
import type { Resolvers } from '../generated/admin.ts';
import { ordersOf } from '../order/order.after-sales.ts';
import { payloadOf } from '../shared/payload.ts';
import type { AdminContext } from '../staff/staff.viewer.ts';
import { loadersOf } from './admin.loaders.ts';

const countsOf = (context: AdminContext, buyer: string) =>
  loadersOf(context).orderCounts.load(buyer);

export const customersResolvers = {
  Query: {
    customers: (_, args, context) => findCustomers(context, args),
    customer: (_, { id }, context) => findCustomer(context, id),
  },
  Mutation: {
    anonymizeCustomer: (_, change, context) =>
      payloadOf(context, 'id', () => anonymizeCustomer(context, change)),
  },
  Customer: {
    orderCount: async ({ buyer }, _, context) => (await countsOf(context, buyer)).orders,
    refusedCount: async ({ buyer }, _, context) => (await countsOf(context, buyer)).refused,
    orders: async ({ buyer }, { first }, context) =>
      (await ordersOf(context, buyer, { first })).nodes,
  },
} satisfies Resolvers;
