import { plural, type Translated } from '#shared/language.ts';
import { formatMoney } from '#shared/money.format.ts';
import { FREE_DELIVERY_FROM } from '#shared/pricing.ts';
import type * as fr from './messages.shop-problems.fr.ts';
import { orderStatuses } from '#shared/order.en.ts';

const fieldNames: Readonly<Record<string, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  currentPassword: 'Current password',
  number: 'Order number',
  name: 'Name',
  phone: 'Phone',
  street: 'Street',
  city: 'City',
  region: 'Region',
  postalCode: 'Postcode',
};

const theField = (field: string) => {
  const name = fieldNames[field.slice(field.lastIndexOf('.') + 1)];
  return name === undefined ? 'This field' : `“${name}”`;
};

const money = (centimes: number) => formatMoney(centimes, 'EN');

const retry = (minutes: number) =>
  `Please try again in ${plural('EN', minutes, { one: '# minute', other: '# minutes' })}.`;

const wait = (minutes: number) => `Too many attempts to log in. ${retry(minutes)}`;

const isNow = ({ number, status }: { number: string; status: keyof typeof orderStatuses }) =>
  `Order ${number} is “${orderStatuses[status]}”`;

export const shopProblems: Translated<typeof fr.shopProblems> = {
  UNKNOWN_PASSKEY: {
    LOG_IN: () => 'This passkey was not recognised. Try again, or log in with your password.',
    REMOVE: () => 'This passkey has already been deleted.',
  },
  UNKNOWN_SESSION: () => 'This session has already ended.',
  UNKNOWN_EMAIL: {
    LOG_IN: () => 'We do not know this email. Please check it.',
  },
  WRONG_PASSWORD: {
    PASSWORD: () => 'Wrong password. Please try again.',
    DEMO_CLOSED: () => 'The demo account is closed in this shop.',
  },
  EMAIL_TAKEN: () => 'This email is already in use. Please choose another one.',
  REQUIRED: {
    FIELD: ({ field }) => `${theField(field)} is required.`,
    LOG_IN: () => 'Please enter your email and password.',
    SIGN_UP: () => 'Please fill in every field.',
    ADDRESS: () => 'Please fill in the whole address.',
    GUEST_ORDER: () => 'Please fill in every required field.',
    FIND_ORDER: () => 'Please give the order number and the phone number.',
    RETURN_LINES: () => 'Choose at least one item to return.',
    RETURN_REQUEST: () => 'Several returns of this order are requested: say which (requestId).',
    REFUSAL: () => 'Please say why the return is refused: the customer will read it.',
  },
  INVALID: {
    TEXT: ({ field }) => `${theField(field)} is not a valid text.`,
    TEXT_LENGTH: ({ field, max }) => `${theField(field)} cannot be longer than ${max} characters.`,
    TEXT_WITH_LINK: ({ field }) => `${theField(field)} cannot contain a link or an email address.`,
    PHONE: () => 'This phone number is not valid.',
    EMAIL: () => 'This email address is not valid.',
    EMAIL_SAME: () => 'This is already the email of your account.',
    EMAIL_DOTLESS: () => 'The email address contains “ı” without a dot. Please write it with “i”.',
    EMAIL_INVISIBLE: () =>
      'The email address contains an invisible character. Please type it again.',
    PASSWORD_LENGTH: ({ min, max }) => `The password must have ${min} to ${max} characters.`,
    PASSWORD_COMMON: () =>
      'This password is one of the most common. Choose one that is harder to guess.',
    PASSWORD_REPEATED: () =>
      'This password repeats the same characters or follows their order. Choose one that is harder to guess.',
    PASSWORD_WITHOUT_LETTERS: () =>
      'This password has no letters. Choose one that does, of several words for example.',
    PASSWORD_KNOWN_WORD: () =>
      'This password adds almost nothing to a word that is tried first (the name of the shop, a city, a common word). Choose another, of several words for example.',
    PASSWORDS_DIFFER: () => 'The passwords do not match.',
    PASSKEY: () => 'The passkey could not be added. Please try again.',
    ADDRESS_ID: () => 'This identifier is not valid.',
    ADDRESS_ID_TAKEN: () => 'An address already has this identifier.',
    IDEMPOTENCY_KEY: () => 'The idempotency key must have 8 to 128 visible characters.',
    QUANTITY: () => 'The quantity must be a whole number from 1 to 99.',
    QUANTITY_FULL: () => 'You can order 99 of one item at most.',
    BODY: () => 'The body of the request must be a JSON object.',
    MISSING: ({ name }) => `The field “${name}” is missing or has the wrong form.`,
    CART_ACTION: () => 'action.type must be “increment” or “decrement”.',
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
  UNKNOWN_PRODUCT: {
    CATALOG: () => 'This product does not exist or is no longer sold.',
    ORDERED: ({ titles }) => `“${titles.EN ?? titles.FR}” is no longer sold.`,
    WISHLIST: () => 'This product is not in the wishlist.',
  },
  OUT_OF_STOCK: ({ titles }) => `“${titles.EN ?? titles.FR}” is out of stock.`,
  UNKNOWN_VARIANT: {
    CATALOG: () => 'This product does not come in that size or colour.',
    ORDERED: ({ titles }) => `“${titles.EN ?? titles.FR}” no longer comes in that size or colour.`,
  },
  INSUFFICIENT_STOCK: ({ available }) =>
    available <= 0 ? 'Out of stock.' : `Only ${available} left.`,
  NOT_IN_CART: () => 'This product is not in the cart.',
  UNKNOWN_ADDRESS: () => 'This address does not exist.',
  EMPTY_CART: { CART: () => 'Your cart is empty.' },
  LIMIT_REACHED: {
    CART: () => 'The cart cannot hold more than 100 different items.',
    WISHLIST: () => 'The wishlist cannot hold more than 200 products.',
    PASSKEYS: () => 'An account cannot have more than 10 passkeys.',
    ADDRESSES: () => 'The address book cannot hold more than 20 addresses.',
  },
  PRICE_CHANGED: {
    PRICE: ({ payable }) =>
      `Prices have changed since you opened the page: the total is now ${money(payable)}.`,
    DELIVERY: ({ payable, fee }) =>
      `Prices have changed since you opened the page. Below ${money(FREE_DELIVERY_FROM)} delivery costs ${money(fee)}: the total is now ${money(payable)}.`,
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
    DEMO_ACCOUNT: () =>
      'A demo account keeps its password and email, and cannot be deleted. Create your own account to try.',
    IN_STOCK: () => 'This item is available: you can order it.',
    NO_PASSKEYS: () => 'Passkeys are not available at this address.',
    NO_DEMO: () => 'This shop has no demo account.',
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
  TOO_MANY_ATTEMPTS: {
    ADDRESS: ({ minutes }) => wait(minutes),
    FIND_ORDER: ({ minutes }) => `Too many searches for orders. ${retry(minutes)}`,
    ACCOUNT: ({ minutes }) =>
      `${wait(minutes)} Until then, log in on a device that was used for this account before, or follow the link that we send to its email.`,
    MAILS: ({ minutes }) => `Too many emails were requested. ${retry(minutes)}`,
  },
  INVALID_TOKEN: {
    STOCK_ALERT: () =>
      'This link is no longer valid: the alert has ended, or it was not confirmed within 7 days.',
    HALF_HOUR: () => 'This link is no longer valid: it works once, within 30 minutes of the email.',
    DAY: () => 'This link is no longer valid: it works once, within 24 hours of the email.',
  },
};
