import type { Translated } from '#shared/language.ts';
import { formatMoney } from '#shared/money.format.ts';
import { exchangeStatuses } from '#shared/texts/exchange.en.ts';

import type * as fr from './exchange.fr.ts';

export const exchangeProblems: Translated<typeof fr.exchangeProblems> = {
  REQUIRED: {
    EXCHANGE_LINES: () => 'Choose at least one item to exchange.',
    EXCHANGE_REFUSAL: () =>
      'Please say why the exchange does not take place: the customer will read it.',
  },
  INVALID: {
    ALTERED: ({ titles }) =>
      `“${titles.EN ?? titles.FR}” was altered: it is neither taken back nor exchanged, except for a defect. If it has one, please call the shop.`,
    EXCHANGE_NOT_BOUGHT: () => 'This item is not part of the order.',
    EXCHANGE_NOT_NAMED: () => 'This item is not part of the exchange.',
    EXCHANGE_QUANTITY: ({ titles, max }) =>
      max === 0
        ? `“${titles.EN ?? titles.FR}” can no longer be exchanged, or its exchange is under way.`
        : max === 1
          ? `“${titles.EN ?? titles.FR}”: only one item can be exchanged.`
          : `“${titles.EN ?? titles.FR}”: you can exchange 1 to ${max}.`,
    EXCHANGE_SAME: () => 'Choose another size or another colour.',
    EXCHANGE_CHOICE: () =>
      'An item is exchanged for another size or colour of the same item. For another item, request a return.',
    EXCHANGE_COLLECTED: ({ max }) =>
      `The amount to collect for this exchange is ${formatMoney(max, 'EN')}.`,
    UNKNOWN_EXCHANGE: () => 'This exchange does not exist.',
  },
  NOT_ALLOWED_NOW: {
    ALTERED: () =>
      'An altered item is neither taken back nor exchanged, except for a defect. If it has one, please call the shop.',
    EXCHANGE: ({ days }) =>
      `An exchange can be requested within ${days} days of the delivery, at most twice for each item.`,
    EXCHANGE_OPEN: ({ number }) =>
      `Exchange ${number} is under way: complete or refuse it before the whole order is returned.`,
    EXCHANGE_MOVE: ({ number, from, to }) =>
      from === to
        ? `Exchange ${number} is already “${exchangeStatuses[to]}”.`
        : `Exchange ${number} is “${exchangeStatuses[from]}”: it cannot become “${exchangeStatuses[to]}”.`,
  },
};
