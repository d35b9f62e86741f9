import type { Resolvers } from '../generated/admin.ts';
import { updatedAtOf } from '../order/order.list.rules.ts';
import { orderResolvers } from '../order/order.resolvers.ts';
import { findOrders, moveOrdersById } from '../order/order.staff.service.ts';
import { staffMoves } from '../order/order.states.ts';
import { refusable } from '../shared/payload.ts';
import { inRabat } from '../shared/time.ts';
import { loadersOf } from './admin.loaders.ts';

const { trackingKey: _, ...shopOrder } = orderResolvers.Order;

export const ordersResolvers = {
  Query: {
    orders: (_root, { filter, ...position }, context) => findOrders(context, filter, position),
    order: async (_root, { id }, { store }) => (await store.read.orders.order(id)) ?? null,
  },
  Mutation: {
    async moveOrders(_root, { ids, to, parcelNumber }, context) {
      const move = { to, parcelNumber: parcelNumber ?? null };
      const { value, userErrors } = await refusable(() => moveOrdersById(context, ids, move));
      return { orders: value, userErrors };
    },
  },
  Order: {
    ...shopOrder,
    moves: staffMoves,
    updatedAt: (order) => inRabat(updatedAtOf(order)),
    async customer({ customerId }, _args, context) {
      if (customerId === null) return null;
      const customer = await loadersOf(context).customers.load(customerId);
      // Private demo copies are no customers to staff.
      return customer?.expiresAt === null ? customer : null;
    },
  },
  Invoice: orderResolvers.Invoice,
  OrderMove: orderResolvers.OrderMove,
  ReturnRequest: orderResolvers.ReturnRequest,
  Refund: orderResolvers.Refund,
} satisfies Resolvers;
