import type { Resolvers } from '../generated/resolvers.ts';
import { viewCart } from '../cart/cart.service.ts';
import { refusable } from '../shared/payload.ts';
import { vatContained } from '../shared/pricing.ts';
import { TooManyAttempts } from '../shared/problems.ts';
import { inRabat } from '../shared/time.ts';
import {
  cancelOrder,
  orderOf,
  ordersOf,
  reorder,
  requestOrderReturn,
  trackedOrder,
} from './order.after-sales.ts';
import { confirmOrder } from './order.contact.service.ts';
import { findOrder } from './order.find.ts';
import { placeGuestOrder, placeOrder, startCardPayment } from './order.place.service.ts';
import { checkCardPayment, confirmCardPayment } from './payment/order.payment.confirm.ts';
import { OrderRefusal } from './order.rules.ts';
import { canCancel, canRequestReturn, returnUntil } from './order.states.ts';
import type { OrderRecord } from './order.store.ts';

const cartOf = (refusal: unknown) => (refusal instanceof OrderRefusal ? refusal.cart : null);

const instantOf = (instant: string | null | undefined) => (instant ? inRabat(instant) : null);

async function orderPayload(place: () => Promise<OrderRecord>) {
  const { value, userErrors, refusal } = await refusable(place);
  return { order: value, cart: cartOf(refusal), userErrors };
}

export const orderResolvers = {
  Query: {
    trackedOrder: (_, { id, key }, context) => trackedOrder(context, id, key),
    cardCheckout: (_, __, { payments, settings }) => ({
      isAvailable: settings.takesCards,
      provider: payments.name,
      scriptUrl: payments.scriptUrl,
    }),
  },
  Mutation: {
    placeGuestOrder: (_, { input, idempotencyKey }, context) =>
      orderPayload(() => placeGuestOrder(context, input, idempotencyKey)),
    startCardPayment: async (_, args, context) => {
      const { value, userErrors, refusal } = await refusable(() => startCardPayment(context, args));
      const { name: provider, key } = context.payments;
      const payment = value?.payment ? { ...value.payment, provider, key } : null;
      return { payment, order: value?.order ?? null, cart: cartOf(refusal), userErrors };
    },
    placeOrder: (_, args, context) => orderPayload(() => placeOrder(context, args)),
    async findOrder(_, args, context) {
      const { value, userErrors, refusal } = await refusable(() => findOrder(context, args));
      if (refusal instanceof TooManyAttempts) context.answer.retryAfter = refusal.retryAfter;
      return { order: value, cart: null, userErrors };
    },
    confirmCardPayment: (_, { input }, context) =>
      orderPayload(() => confirmCardPayment(context, input)),
    async checkCardPayment(_, { paymentId }, context) {
      const { value, userErrors } = await refusable(() => checkCardPayment(context, paymentId));
      const problem = value?.problem;
      return { order: value?.order ?? null, userErrors: problem ? [problem] : userErrors };
    },
    cancelOrder: (_, access, context) => orderPayload(() => cancelOrder(context, access)),
    confirmOrder: (_, access, context) => orderPayload(() => confirmOrder(context, access)),
    requestReturn: (_, { reason, ...access }, context) =>
      orderPayload(() => requestOrderReturn(context, access, reason)),
    async reorder(_, { orderId }, context) {
      const { value, userErrors } = await refusable(() => reorder(context, orderId));
      return {
        cart: value?.cart ?? (await viewCart(context)),
        userErrors: value?.problems ?? userErrors,
      };
    },
  },
  Order: {
    placedAt: ({ placedAt }) => inRabat(placedAt),
    canCancel,
    confirmedByCustomerAt: ({ confirmedByCustomerAt }) => instantOf(confirmedByCustomerAt),
    returnUntil: (order) => instantOf(returnUntil(order)?.toISOString()),
    canRequestReturn: (order, _, { clock }) => canRequestReturn(order, clock()),
    invoice: ({ invoice, payable }) => invoice && { ...invoice, vat: vatContained(payable) },
    trackingKey: ({ id }, _, { trackingKeys }) => trackingKeys.keyOf(id),
  },
  Invoice: {
    issuedAt: ({ issuedAt }) => inRabat(issuedAt),
  },
  OrderMove: {
    at: ({ at }) => inRabat(at),
  },
  ReturnRequest: {
    requestedAt: ({ requestedAt }) => inRabat(requestedAt),
  },
  Refund: {
    requestedAt: ({ requestedAt }) => inRabat(requestedAt),
    doneAt: ({ doneAt }) => instantOf(doneAt),
  },
  Customer: {
    orders: ({ id }, args, context) => ordersOf(context, id, args),
    order: (_, { id }, context) => orderOf(context, id),
  },
} satisfies Resolvers;
