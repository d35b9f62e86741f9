import type { Resolvers } from '../generated/resolvers.ts';
import { refusable } from '../payload.ts';
import { inRabat } from '../shop/time.ts';
import { confirmCardPayment, startCardPayment } from './order.payment.ts';
import { OrderRefusal } from './order.rules.ts';
import { ordersOf, placeGuestOrder } from './order.service.ts';
import type { OrderRecord } from './order.store.ts';

/** The cart as it is priced now, where a refusal tells it. */
const cartOf = (refusal: unknown) => (refusal instanceof OrderRefusal ? refusal.cart : null);

async function orderPayload(place: () => Promise<OrderRecord>) {
  const { value, userErrors, refusal } = await refusable(place);
  return { order: value, cart: cartOf(refusal), userErrors };
}

export const orderResolvers = {
  Query: {
    cardCheckout: (_, __, { payments }) => ({
      provider: payments.name,
      scriptUrl: payments.scriptUrl,
    }),
  },
  Mutation: {
    placeGuestOrder: (_, { input, idempotencyKey }, context) =>
      orderPayload(() => placeGuestOrder(context, input, idempotencyKey)),
    startCardPayment: async (_, args, context) => {
      const { value, userErrors, refusal } = await refusable(() => startCardPayment(context, args));
      const { payments } = context;
      const payment = value && { ...value, provider: payments.name, key: payments.key };
      return { payment, cart: cartOf(refusal), userErrors };
    },
    confirmCardPayment: (_, { input }, context) =>
      orderPayload(() => confirmCardPayment(context, input)),
  },
  Order: {
    placedAt: ({ placedAt }) => inRabat(placedAt),
  },
  OrderConnection: {
    nodes: (page) => page.edges.map(({ node }) => node),
  },
  Customer: {
    orders: ({ id }, args, { store }) => ordersOf(store.read, id, args),
  },
} satisfies Resolvers;
