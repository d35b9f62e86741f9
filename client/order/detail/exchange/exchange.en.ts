import type { Translated } from '#shared/language.ts';
import { exchangeStatuses } from '#shared/texts/exchange.en.ts';
import type * as fr from './exchange.fr.ts';

export const exchangeTexts: Translated<typeof fr.exchangeTexts> = {
  title: 'Exchange',
  statuses: exchangeStatuses,
  offer: 'Wrong size or colour? Exchange it, free of charge, within the period for returns.',
  open: 'Exchange',
  openOf: (title) => `Exchange: ${title}`,
  noneLeft: 'The other sizes and colours are sold out for now.',
  choices: 'You would rather have',
  soldOut: (title) => `${title}, sold out`,
  dearer: (sum) => `+\u00a0${sum}`,
  cheaper: (sum) => `−\u00a0${sum}`,
  noChoice: 'Choose another size or colour.',
  noSize: (size) =>
    `Size ${size} cannot be chosen here: it is the one you have, or it is sold out.`,
  quantity: 'Quantity to exchange',
  less: 'One fewer',
  more: 'One more',
  method: 'How',
  methods: {
    AT_THE_DOOR: 'At the door: the courier brings the new item and takes the other one',
    SEND_BACK: 'By parcel: you send the item back, then we send the new one',
    IN_SHOP: 'In the shop',
  },
  ways: {
    AT_THE_DOOR: 'The courier brings you the new item and takes the other one: keep it ready.',
    SEND_BACK: 'Send us the item: the new one leaves once we have received it.',
    IN_SHOP: 'Come to the shop with the item: the new one is waiting for you there.',
  },
  reason: 'Reason (optional)',
  same: 'No difference in price.',
  toPay: {
    AT_THE_DOOR: (sum) => `${sum} to pay the courier when the items are exchanged.`,
    SEND_BACK: (sum) => `${sum} to pay the courier when the new item arrives.`,
    IN_SHOP: (sum) => `${sum} to pay in the shop when the items are exchanged.`,
  },
  hold: 'The new item is reserved for you as soon as you ask.',
  submit: 'Request the exchange',
  done: 'Your exchange is requested and the new item is reserved for you.',
  number: (number) => `Exchange ${number}`,
  line: (quantity, title, to) => `${quantity} × ${title}, for: ${to}`,
  requested: (date) => `Requested on ${date}`,
  held: (date) => `The new item is reserved for you until ${date}.`,
  quoted: (reason) => `“${reason}”`,
  refusal: (why) => `Reason: ${why}`,
  documents: {
    EXCHANGE_NOTE: (number) => `Exchange note ${number}`,
    CREDIT_NOTE: (number) => `Credit note ${number}`,
    INVOICE: (number) => `Invoice ${number}`,
  },
  cancel: {
    open: 'Cancel the exchange',
    title: 'Cancel this exchange?',
    text: 'You keep the item that you have. The new one is no longer reserved for you.',
    dismiss: 'No, keep it',
    confirm: 'Yes, cancel',
    done: 'Your exchange is cancelled.',
  },
  insteadOfReturn: 'Another size or colour instead?',
};
