import type { Translated } from '#shared/language.ts';
import { formatMoney } from '#shared/money.format.ts';
import { orderStatuses } from '#shared/texts/order.en.ts';

import type { OtherWays } from '../shared/problem-codes.ts';
import type * as fr from './order.fr.ts';

const money = (centimes: number) => formatMoney(centimes, 'EN');

const isNow = ({ number, status }: { number: string; status: keyof typeof orderStatuses }) =>
  `Order ${number} is “${orderStatuses[status]}”`;

const alternatives = new Intl.ListFormat('en', { type: 'disjunction' });

function otherWays({ canConfirm, canPayByCard, hasPickup }: OtherWays): string {
  const ways = [
    ...(canConfirm ? ['confirm your orders by the link in their e-mails'] : []),
    ...(canPayByCard ? ['pay by card, with an account'] : []),
    ...(hasPickup ? ['choose to collect it from the shop'] : []),
    'call us',
  ];
  return `You can ${alternatives.format(ways)}.`;
}

export const orderProblems: Translated<typeof fr.orderProblems> = {
  REQUIRED: {
    GUEST_ORDER: () => 'Please fill in every required field.',
    ALTERATIONS: () =>
      'Please tick that you accept it: an altered item is neither taken back nor exchanged, except for a defect.',
    FIND_ORDER: () => 'Please give the order number and the phone number.',
    RETURN_LINES: () => 'Choose at least one item to return.',
    RETURN_REQUEST: () => 'Several returns of this order are requested: say which (requestId).',
    REFUSAL: () => 'Please say why the return is refused: the customer will read it.',
  },
  INVALID: {
    IDEMPOTENCY_KEY: () => 'The idempotency key must have 8 to 128 visible characters.',
    CHANNEL_WEB: () =>
      'Orders on the website are placed there. Choose phone, WhatsApp or the shop.',
    PAYMENT_OF_STAFF: () =>
      'Choose cash on delivery or, for a sale in the shop, “paid in the shop”.',
    RETURN_NOT_BOUGHT: () => 'This item is not part of the order.',
    UNKNOWN_RETURN: () => 'This return request does not exist.',
    RETURN_QUANTITY: ({ titles, max }) =>
      max === 0
        ? `“${titles.EN ?? titles.FR}” has already been returned, or its return is already requested.`
        : max === 1
          ? `“${titles.EN ?? titles.FR}”: only one item can be returned.`
          : `“${titles.EN ?? titles.FR}”: you can return 1 to ${max}.`,
    REFUND_NO_CARD: () => 'This order was not paid by card. Choose cash, or no refund.',
    REFUND_NONE: () => 'Without a refund the amount is 0. Choose card or cash to refund.',
    REFUND_AMOUNT: ({ max }) => `At most ${money(max)} can be refunded for these items.`,
  },
  LIMIT_REACHED: {
    UNCONFIRMED_ORDERS: (ways) =>
      ways.canConfirm
        ? `Orders for this phone number still wait to be confirmed. ${otherWays(ways)}`
        : `An order paid on delivery is not possible for this phone number at the moment. ${otherWays(ways)}`,
    UNCONFIRMED_QUANTITY: ({ max, ...ways }) =>
      `Above ${max} of the same item we ask for a confirmation. ${otherWays(ways)}`,
  },
  PRICE_CHANGED: {
    PRICE: ({ payable }) =>
      `Prices have changed since you opened the page: the total is now ${money(payable)}.`,
    CITY: ({ titles, payable, fee }) =>
      `${titles.EN ?? titles.FR}: delivery there costs ${money(fee)}; the total is now ${money(payable)}.`,
    DELIVERY: ({ payable, fee, freeFrom }) =>
      `Prices have changed since you opened the page. Below ${money(freeFrom)} delivery costs ${money(fee)}: the total is now ${money(payable)}.`,
  },
  UNKNOWN_PAYMENT: () => 'This payment does not exist.',
  PAYMENT_REFUSED: () => 'The payment did not go through. Your card was not charged.',
  PAYMENT_PENDING: () =>
    'Your bank has not answered yet. Do not pay again: we are checking the payment.',
  PAYMENT_UNAVAILABLE: {
    CARDS_OFF: () => 'This shop does not take cards.',
    NO_ANSWER: () =>
      'The payment service is not responding. Nothing was charged, please try again later.',
  },
  UNKNOWN_ORDER: {
    LINK: () => 'This order does not exist, or this link does not open it.',
    FIND: () =>
      'No order has this number and this phone. Check both, or call our customer service.',
  },
  NOT_ALLOWED_NOW: {
    MOVE: ({ number, from, to }) =>
      from === to
        ? `Order ${number} is already “${orderStatuses[to]}”.`
        : `Order ${number} is “${orderStatuses[from]}”: it cannot become “${orderStatuses[to]}”.`,
    CANCEL: () => 'This order can no longer be cancelled. Our customer service can still help you.',
    CONFIRM: () => 'This order is closed: there is nothing left to confirm.',
    RETURN: ({ days }) =>
      `A return can be requested within ${days} days of the delivery, once for each item.`,
    CANCEL_RETURN: () =>
      'This return is already received, refused or cancelled: it can no longer be cancelled.',
    OPEN_PAYMENT: () => 'A card payment is in progress. Finish it, or try again in 30 minutes.',
    ORDERS_UNDER_WAY: ({ numbers }) =>
      numbers.length === 1
        ? `Order ${numbers[0]} is under way: finish it, or have it cancelled.`
        : `Orders are under way: ${numbers.join(', ')}. Finish them, or have them cancelled.`,
    PAID_TOO_LATE: () =>
      'This order was already cancelled when the payment arrived: the amount is refunded to you.',
    CHANGE: (order) =>
      order.status === 'SHIPPED'
        ? `${isNow(order)}: only its parcel number can still change.`
        : `${isNow(order)}: it can no longer be changed.`,
    DEARER: ({ payable, wanted }) =>
      `This order is paid by card: it can cost at most ${money(payable)}, and would cost ${money(wanted)}.`,
    RECEIVE_RETURN: (order) => `${isNow(order)}: a return is received for a delivered order only.`,
    NO_OPEN_RETURN: ({ number }) => `No return is requested for order ${number}.`,
    NO_PARCEL: (order) => `${isNow(order)}: no refused parcel of it is awaited.`,
    RETURN_CLOSED: ({ number }) =>
      `This return of order ${number} is no longer expected: it is already received, refused or cancelled.`,
    ANONYMISED: ({ number }) =>
      `Order ${number} has no personal data any more: nothing can be noted in it.`,
  },
  IDEMPOTENCY_CONFLICT: () => 'This key was already used for another order.',
};
