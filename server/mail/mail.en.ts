import type { Translated } from '#shared/language.ts';
import type * as fr from './mail.fr.ts';

export const deviceName: typeof fr.deviceName = (browser, system) =>
  browser !== null && system !== null ? `${browser} on ${system}` : (browser ?? system);

export const clockOf: typeof fr.clockOf = ({ city }) => `${city ?? 'Morocco'} time`;

export const mailTexts: Translated<typeof fr.frMail> = {
  about: {
    ORDER_PLACED: {
      subject: (number) => `We have your order ${number}`,
      title: 'Thank you for your order',
    },
    ORDER_CONFIRMED: {
      subject: (number) => `Your order ${number} is confirmed`,
      title: 'Your order is confirmed',
    },
    ORDER_SHIPPED: {
      subject: (number) => `Your order ${number} is on its way`,
      title: 'Your parcel is on its way',
    },
    ORDER_CANCELLED: {
      subject: (number) => `Your order ${number} is cancelled`,
      title: 'Your order is cancelled',
    },
    ORDER_DELIVERED: {
      subject: (number) => `Your order ${number} is delivered`,
      title: 'Your order is delivered',
    },
    ORDER_READY: {
      subject: (number) => `Your order ${number} is ready`,
      title: 'Your order is waiting for you',
    },
    ORDER_REFUSED: {
      subject: (number) => `The parcel for your order ${number} is coming back`,
      title: 'Your parcel was not delivered',
    },
    ORDER_CHANGED: {
      subject: (number) => `Your order ${number} was changed`,
      title: 'Your order was changed',
    },
    ORDER_OUT_FOR_DELIVERY: {
      subject: (number) => `Your order ${number} is arriving today`,
      title: 'Your parcel is arriving today',
    },
    ORDER_ATTEMPT_FAILED: {
      subject: (number) => `Order ${number}: the courier could not reach you`,
      title: 'The delivery could not be made',
    },
    RETURN_RECEIVED: {
      subject: (number) => `Order ${number}: your return has arrived`,
      title: 'Your return has arrived',
    },
    RETURN_REFUSED: {
      subject: (number) => `Order ${number}: your return`,
      title: 'Your return was not accepted',
    },
    EXCHANGE_REQUESTED: {
      subject: (number) => `Order ${number}: your exchange request`,
      title: 'Your exchange request is recorded',
    },
    EXCHANGE_APPROVED: {
      subject: (number) => `Order ${number}: your exchange is accepted`,
      title: 'Your exchange is accepted',
    },
    EXCHANGE_REFUSED: {
      subject: (number) => `Order ${number}: your exchange request`,
      title: 'Your exchange was not accepted',
    },
    EXCHANGE_RECEIVED: {
      subject: (number) => `Order ${number}: the item to exchange has arrived`,
      title: 'The item to exchange has arrived',
    },
    EXCHANGE_SHIPPED: {
      subject: (number) => `Order ${number}: your exchange is on its way`,
      title: 'Your exchange is on its way',
    },
    EXCHANGE_COMPLETED: {
      subject: (number) => `Order ${number}: your exchange is complete`,
      title: 'Your exchange is complete',
    },
    EXCHANGE_EXPIRED: {
      subject: (number) => `Order ${number}: your exchange has expired`,
      title: 'Your exchange has expired',
    },
    EXCHANGE_FAILED: {
      subject: (number) => `Order ${number}: your exchange did not take place`,
      title: 'Your exchange did not take place',
    },
    ORDER_REFUNDED: {
      subject: (number) => `Order ${number}: your refund`,
      title: 'Your refund is on its way',
    },
  },
  newOrder: {
    subject: (number, amount) => `New order ${number}: ${amount}`,
    title: 'New order',
    toCollect: (amount) => `${amount} to collect on delivery.`,
    paid: (amount) => `${amount} already paid.`,
    open: 'Open the order',
  },
  greeting: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
  received: 'We have received your order. Here are the details.',
  shipsSoon: 'Your order will be shipped within 24–48 hours.',
  promised: (days) => `Delivery expected ${days}.`,
  readySoon: 'We will write to you as soon as your order is ready to be fetched.',
  confirmed: 'We have confirmed your order and are preparing it.',
  delivered:
    'Your parcel has been delivered. Thank you for your custom. Your invoice is on the tracking page.',
  pickedUp:
    'You have fetched your order. Thank you for your custom. Your invoice is on the tracking page.',
  returnable: (days) =>
    `Something not quite right? You can request a return within ${days} days, from the tracking page.`,
  ready: 'Your order is ready: you can come and fetch it.',
  refused: 'The parcel was refused at the door: it is coming back to the shop.',
  changed: 'Our shop has changed your order:',
  changedLine: (title, before, after) => {
    if (before === 0) return `${title}: added, quantity ${after}`;
    return after === 0 ? `${title}: removed` : `${title}: quantity ${after} instead of ${before}`;
  },
  changedAddress: 'The delivery address has changed: the new one is below.',
  changedParcel: (number) => `The parcel number is now ${number}.`,
  noParcel: 'The parcel number was removed: you will be sent a new one.',
  changedTotal: (before, after) => `Total: ${after} instead of ${before}`,
  returnReceived: 'We have received the items that you sent back:',
  returnedLine: (title, quantity) => `${quantity} × ${title}`,
  returnRefused: 'We could not accept your return. Our customer service is happy to help.',
  exchange: {
    line: (quantity, from, to) => `${quantity} × ${from}, for ${to}`,
    requested: 'We have received your exchange request. We write as soon as it is accepted.',
    approved: 'We have accepted your exchange:',
    methods: {
      AT_THE_DOOR:
        'The courier brings the new item and takes the old one: have it ready, with its labels.',
      SEND_BACK:
        'Send the item back to us, with its labels: the new one leaves as soon as we have it.',
      IN_SHOP: 'Bring the item to the shop, with its labels: the new one awaits you there.',
    },
    reserved: (day) => `The new item is reserved for you until ${day}.`,
    free: 'You have nothing to pay.',
    toPay: (amount) => `The difference to pay at the exchange is ${amount}.`,
    toRefund: (amount) => `We will give you back the difference, ${amount}.`,
    refused: 'We could not accept your exchange. Our customer service is happy to help.',
    received: 'We have received the item to exchange: the new one leaves soon.',
    shipped: 'The new item has just left our shop:',
    parcel: (number) => `Parcel number: ${number}`,
    handOver: 'Hand the old item to the courier.',
    completed: 'Your exchange is complete. You can still return the new item:',
    documents: {
      EXCHANGE_NOTE: (number) => `Exchange note ${number}`,
      CREDIT_NOTE: (number) => `Credit note ${number}`,
      INVOICE: (number) => `Invoice ${number}`,
    },
    expired:
      'The new item is no longer reserved. You can request another exchange or a return while the time for it runs.',
    failed: 'Your exchange did not take place. Our customer service is happy to help.',
  },
  givenBack: (amount) => `We have paid ${amount} back to you in cash.`,
  refundMade: (amount) =>
    `We have refunded ${amount} to the card used for the payment. When it arrives depends on your bank.`,
  outForDelivery: 'The courier is on the way with your parcel. Please keep your phone close.',
  attemptFailed:
    'The courier could not hand over your parcel and will try again: please answer the call, or write to us.',
  onItsWay: 'Your order has just left our shop.',
  payOnDelivery: (amount) => `You will pay ${amount} on delivery.`,
  payAtPickup: (amount) => `You will pay ${amount} when you fetch it.`,
  cancelled: 'Your order was cancelled: it will not be delivered.',
  nothingToPay: 'You have nothing to pay.',
  refunded: (amount) =>
    `We are refunding ${amount} to the card used for the payment. When it arrives depends on your bank.`,
  reference: (number, date) => `Order ${number}, placed on ${date}`,
  track: 'Track my order',
  columns: { product: 'Item', total: 'Price' },
  lineDetails: (brand, quantity) => `${brand} · Quantity: ${quantity}`,
  sums: {
    subtotal: 'Subtotal',
    discount: 'Discount',
    code: (code) => `Code “${code}”`,
    shipping: 'Delivery',
    free: 'Free',
    total: 'Total',
  },
  labels: {
    parcel: 'Parcel number',
    payment: 'Payment',
    address: 'Delivery address',
    pickup: 'Pickup',
    openingHours: 'Opening hours',
    phone: 'Phone',
    email: 'Email',
    recipient: 'Recipient',
  },
  payAtPickupMethod: 'Payment at pickup',
  methods: {
    CASH_ON_DELIVERY: 'Cash on delivery',
    CARD: 'By card',
    PAID_IN_SHOP: 'Paid in the shop',
  },
  text: {
    heading: (name) => `${name}:`,
    fact: (name, value) => `${name}: ${value}`,
    line: (line) => `- ${line.title} (${line.brand}) × ${line.quantity}: ${line.total}`,
  },
  help: (contact) => `Customer service: ${contact}`,
  signature: ({ name, sentence }) => (sentence === null ? name : `${name} · ${sentence}`),
  information: {
    delivery: 'Delivery and returns',
    contact: 'Contact',
    terms: 'Terms of sale',
    privacy: 'Privacy',
  },
};
