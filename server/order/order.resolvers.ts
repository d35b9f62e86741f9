import type { Resolvers } from '../generated/resolvers.ts';
import { variantTitleIn } from '../catalog/translation/translation.rules.ts';
import { viewCart } from '../cart/cart.service.ts';
import { cityOf } from '../delivery/delivery.service.ts';
import { deliveryTitle } from '../delivery/delivery.texts.ts';
import { payloadOf, refusable } from '../shared/payload.ts';
import { lineKeyOf } from '#shared/line-key.ts';
import { vatContained } from '#shared/pricing.ts';
import { currentSettings, takesCardsNow } from '../settings/settings.service.ts';
import {
  cancelOrder,
  cancelOrderReturn,
  openOrdersOf,
  orderOf,
  ordersOf,
  reorder,
  requestOrderReturn,
  trackedOrder,
} from './order.after-sales.ts';
import { confirmOrder } from './contact/contact.service.ts';
import { namedKeyOf } from './exchange/goods.rules.ts';
import { findOrder } from './order.find.ts';
import { invoicedOf, vatOfCredit } from './order.invoice.rules.ts';
import { cardRefundOf } from './order.money.rules.ts';
import { placeGuestOrder, placeOrder, startCardPayment } from './order.place.service.ts';
import { checkCardPayment, confirmCardPayment } from './payment/confirm.ts';
import { cartOf, orderPayload, placedPayload } from './order.payload.ts';
import { shownDelivery, soldTitleIn } from './order.rules.ts';
import { canCancel } from './order.states.ts';
import {
  canRequestReturn,
  returnableLines,
  returnedLines,
  returnRequestOf,
  returnRequestsOf,
  returnUntil,
} from './return/return.rules.ts';
import type { OrderRecord } from './order.store.ts';

function invoiceOf(order: OrderRecord) {
  const { invoice } = order;
  if (!invoice) return null;
  const invoiced = invoicedOf(order);
  return { ...invoiced, ...invoice, vat: vatContained(invoiced.payable, order.vatPercent) };
}

const creditNotesOf = (order: OrderRecord) =>
  order.creditNotes.map((note) => ({ ...note, vat: vatOfCredit(order, note.number) }));

export const orderResolvers = {
  Query: {
    trackedOrder: (_, { id, key }, context) => trackedOrder(context, id, key),
    cardCheckout: async (_, __, context) => ({
      isAvailable: takesCardsNow(await currentSettings(context), context),
      provider: context.payments.name,
      scriptUrl: context.payments.scriptUrl(context.language),
    }),
  },
  Mutation: {
    placeGuestOrder: (_, { input, idempotencyKey }, context) =>
      placedPayload(context, () => placeGuestOrder(context, input, idempotencyKey)),
    startCardPayment: async (_, args, context) => {
      const { value, userErrors, refusal } = await refusable(context, () =>
        startCardPayment(context, args),
      );
      const { name: provider, key } = context.payments;
      const payment = value?.payment ? { ...value.payment, provider, key } : null;
      return { payment, order: value?.order ?? null, cart: cartOf(refusal), userErrors };
    },
    placeOrder: (_, args, context) => placedPayload(context, () => placeOrder(context, args)),
    async findOrder(_, args, context) {
      const payload = await payloadOf(context, 'order', () => findOrder(context, args));
      return { ...payload, cart: null, isRepeated: false };
    },
    confirmCardPayment: (_, { input }, context) =>
      orderPayload(context, () => confirmCardPayment(context, input)),
    async checkCardPayment(_, { paymentId }, context) {
      const { value, userErrors } = await refusable(context, () =>
        checkCardPayment(context, paymentId),
      );
      const problem = value?.problem;
      const errors = problem ? [problem] : userErrors;
      return { order: value?.order ?? null, isRepeated: false, userErrors: errors };
    },
    cancelOrder: (_, access, context) => orderPayload(context, () => cancelOrder(context, access)),
    confirmOrder: (_, access, context) =>
      orderPayload(context, () => confirmOrder(context, access)),
    requestReturn: (_, { reason, lines, dryRun, ...access }, context) =>
      orderPayload(context, () => requestOrderReturn(context, access, { reason, lines, dryRun })),
    cancelReturnRequest: (_, { orderId, key: trackingKey, requestId }, context) =>
      orderPayload(context, () => cancelOrderReturn(context, { orderId, trackingKey }, requestId)),
    async reorder(_, { orderId }, context) {
      const { value, userErrors } = await refusable(context, () => reorder(context, orderId));
      return {
        cart: value?.cart ?? (await viewCart(context)),
        userErrors: value?.problems ?? userErrors,
      };
    },
  },
  Order: {
    delivery: shownDelivery,
    canCancel,
    returnUntil: (order) => returnUntil(order)?.toISOString() ?? null,
    canRequestReturn: (order, _, { clock }) => canRequestReturn(order, clock()),
    returnableLines: (order, _, { clock }) => returnableLines(order, clock()),
    returnedLines,
    returnRequest: returnRequestOf,
    returnRequests: returnRequestsOf,
    refund: cardRefundOf,
    invoice: invoiceOf,
    creditNotes: creditNotesOf,
    trackingKey: ({ id }, _, { trackingKeys }) => trackingKeys.keyOf(id),
  },
  ReturnLine: {
    cause: ({ cause }) => cause ?? null,
    lineId: namedKeyOf,
    isDefective: ({ isDefective = false }) => isDefective,
  },
  OrderDelivery: {
    title: (delivery, _, { language }) => deliveryTitle(delivery, language),
  },
  ShippingInfo: {
    cityId: ({ city, cityId }) => cityOf({ city, cityId: cityId ?? undefined })?.id ?? null,
  },
  OrderLine: {
    id: lineKeyOf,
    title: (line, _, { language }) => soldTitleIn(language, line),
    variantTitle: ({ variantTitle }, _, { words }) => variantTitleIn(words, variantTitle),
  },
  Customer: {
    orders: ({ id }, args, context) => ordersOf(context, id, args),
    openOrders: ({ id }, _, context) => openOrdersOf(context, id),
    order: (_, { id }, context) => orderOf(context, id),
  },
} satisfies Resolvers;
