import { listedAccount, listedGuest } from '../../account/account.list.rules.ts';
import type { Resolvers } from '../../generated/admin.ts';
import { canChange, versionOf } from '../../order/change/change.rules.ts';
import { updateOrder } from '../../order/change/change.service.ts';
import { guestPhoneOf } from '../../order/guest/guest.store.ts';
import { wholeMonthCsv } from '../../order/invoice/documents.csv.ts';
import { creditsOf } from '../../order/invoice/documents.rules.ts';
import { exchangesOf } from '../../order/exchange/exchange.view.rules.ts';
import { findDocuments } from '../../order/invoice/documents.service.ts';
import {
  addOrderContact,
  addOrderNote,
  ordersToCall,
  undoOrderContact,
} from '../../order/contact/contact.service.ts';
import { updatedAtOf } from '../../order/order.list.rules.ts';
import { vatOfCredit } from '../../order/order.invoice.rules.ts';
import { createOrder, quoteOrder } from '../../order/staff/create.service.ts';
import { freezeLine } from '../../order/order.rules.ts';
import { refundDueOf, refundOfGoods } from '../../order/order.money.rules.ts';
import { orderResolvers } from '../../order/order.resolvers.ts';
import { findOrders, findOrdersById, moveOrders } from '../../order/staff/staff.service.ts';
import { writeReason } from '../../order/queue/queue.fr.ts';
import { callQueue } from '../../order/queue/queue.service.ts';
import { undoMoves } from '../../order/staff/undo.service.ts';
import { undoSeconds } from '../../order/order.undo.rules.ts';
import { markPickedUp, markReady, readyMessageOf } from '../../order/staff/pickup.service.ts';
import { receiveParcels } from '../../order/staff/parcel.service.ts';
import { receiveGoods, refuseRequestedReturn } from '../../order/return/return.service.ts';
import {
  duplicatesOf,
  holdOf,
  holdRecipient,
  releaseRecipient,
} from '../../order/recipient/recipient.service.ts';
import { staffMoves, toCollect } from '../../order/order.states.ts';
import { currentSettings } from '../../settings/settings.service.ts';
import { lineKeyOf } from '#shared/line-key.ts';
import { countedWith } from '#shared/under-way.ts';
import { nationalPhone } from '../../shared/phone.ts';
import { payloadOf, refusable } from '../../shared/payload.ts';
import { loadersOf } from '../admin.loaders.ts';

const {
  trackingKey: _,
  returnableLines: __,
  returnedLines: ___,
  returnRequests: ____,
  ...shopOrder
} = orderResolvers.Order;

export const ordersResolvers = {
  Query: {
    orders: (_root, { filter, ...position }, context) => findOrders(context, filter, position),
    ordersById: (_root, { ids }, context) => findOrdersById(context, ids),
    ordersToCall: (_root, position, context) => ordersToCall(context, position),
    callQueue: (_root, position, context) => callQueue(context, position),
    invoices: (_root, position, context) => findDocuments(context, position),
    invoicesCsv: (_root, { month, isForExcel }, context) =>
      wholeMonthCsv(context, month, isForExcel),
    quoteOrder: async (_root, args, context) => {
      const cart = await quoteOrder(context, args);
      return { ...cart, lines: cart.lines.map(freezeLine) };
    },
    merchant: (_root, _args, context) => currentSettings(context),
    order: async (_root, { id }, { store }) => (await store.read.orders.order(id)) ?? null,
  },
  Mutation: {
    moveOrders: (_root, { ids, parcelNumber, parcels, isUndoable, ...move }, context) => {
      const shipment = { ...move, parcelNumber: parcelNumber ?? null, parcels: parcels ?? [] };
      return payloadOf(context, 'orders', () => moveOrders(context, ids, shipment, isUndoable));
    },
    undoMoves: (_root, { ids }, context) =>
      payloadOf(context, 'orders', () => undoMoves(context, ids)),
    receiveParcels: (_root, input, context) =>
      payloadOf(context, 'orders', () => receiveParcels(context, input)),
    createOrder: (_root, { input, idempotencyKey }, context) =>
      payloadOf(context, 'order', () => createOrder(context, input, idempotencyKey)),
    updateOrder: (_root, input, context) =>
      payloadOf(context, 'order', () => updateOrder(context, input)),
    receiveReturn: (_root, { refund, requestId = null, ...input }, context) => {
      const { method, amount = null } = refund;
      return payloadOf(context, 'order', () =>
        receiveGoods(context, { ...input, requestId, refund: { method, amount } }),
      );
    },
    refuseReturn: (_root, { requestId = null, ...input }, context) =>
      payloadOf(context, 'order', () => refuseRequestedReturn(context, { ...input, requestId })),
    markReady: (_root, { orderId }, context) =>
      payloadOf(context, 'order', () => markReady(context, orderId)),
    markPickedUp: (_root, input, context) =>
      payloadOf(context, 'order', () => markPickedUp(context, input)),
    addOrderNote: (_root, input, context) =>
      payloadOf(context, 'order', () => addOrderNote(context, input)),
    addOrderContact: (_root, input, context) =>
      payloadOf(context, 'order', () => addOrderContact(context, input)),
    holdRecipient: (_root, input, context) =>
      payloadOf(context, 'hold', () => holdRecipient(context, input)),
    async releaseRecipient(_root, { phone }, context) {
      const { userErrors } = await refusable(context, () => releaseRecipient(context, phone));
      return { hold: null, userErrors };
    },
    undoOrderContact: (_root, input, context) =>
      payloadOf(context, 'order', () => undoOrderContact(context, input)),
  },
  Order: {
    ...shopOrder,
    version: versionOf,
    canChange,
    moves: staffMoves,
    undoSeconds: (order, _args, { clock }) => undoSeconds(order, clock()),
    refundDue: refundDueOf,
    returns: (order) =>
      order.returns.map((each) => ({ ...each, refund: refundOfGoods(order, each.id) })),
    creditNotes: (order) =>
      creditsOf(order).map((note) => ({ ...note, vat: vatOfCredit(order, note.number) })),
    toCollect,
    readyAt: ({ delivery }) => delivery?.readyAt ?? null,
    pickedUp: ({ delivery }) => delivery?.pickedUp ?? null,
    readyMessage: readyMessageOf,
    updatedAt: updatedAtOf,
    async customer({ customerId }, _args, context) {
      if (customerId === null) return null;
      const customer = await loadersOf(context).customers.load(customerId);
      // Private demo copies are no customers to staff.
      return customer?.expiresAt === null ? listedAccount(customer) : null;
    },
    async guest(order, _args, context) {
      const phone = guestPhoneOf(order);
      const guest = phone && (await loadersOf(context).guests.load(phone));
      return guest ? listedGuest(guest) : null;
    },
    async recipientHistory(order, _args, context) {
      const { phone } = order.shippingInfo;
      const all = phone && (await loadersOf(context).recipients.load(nationalPhone(phone)));
      if (!all) return { underWay: 0, delivered: 0, refused: 0 };
      return order.isCarriersFault ? all : countedWith(all, order.status, -1);
    },
    possibleDuplicates: (order, _args, context) => duplicatesOf(context, order),
    recipientHold: (order, _args, context) => holdOf(context, order),
    trackingUrl: (order, _args, { shopUrl, trackingKeys }) => trackingKeys.urlOf(shopUrl, order),
  },
  OrderDelivery: orderResolvers.OrderDelivery,
  ShippingInfo: orderResolvers.ShippingInfo,
  ReturnLine: orderResolvers.ReturnLine,
  OrderLine: {
    id: lineKeyOf,
    async sku({ productId, variantId }, _args, context) {
      const product = await loadersOf(context).products.load(productId);
      return product?.variants.find(({ id }) => id === variantId)?.sku ?? null;
    },
  },
  CallQueueEntry: { reasons: ({ reasons }) => reasons.map(writeReason) },
  OrderContact: { nextAt: ({ nextAt }) => nextAt ?? null },
  InvoiceConnection: { sums: (page) => page.sums() },
  InvoiceSums: { net: ({ vat, gross }) => gross - vat },
  IssuedDocument: {
    exchange: ({ order, exchangeId }) =>
      exchangesOf(order).find(({ id }) => id === exchangeId) ?? null,
    id: ({ number }) => number,
    net: ({ vat, gross }) => gross - vat,
  },
} satisfies Resolvers;
