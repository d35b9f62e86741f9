import type { Translated } from '#shared/language.ts';
import { formatMoney } from '#shared/money.format.ts';
import { dayInMorocco, momentInMorocco } from '../../shared/time.ts';
import type * as fr from './discount.fr.ts';

export const discountProblems: Translated<typeof fr.discountProblems> = {
  PRICE_CHANGED: {
    CODE_UNKNOWN: ({ text }) => `There is no code “${text}”.`,
    CODE_NOT_BEGUN: ({ text, at }) =>
      `The code “${text}” is valid from ${momentInMorocco(at, 'EN')} on.`,
    CODE_ENDED: ({ text, at }) =>
      `The code “${text}” has not been valid since ${dayInMorocco(at, 'EN')}.`,
    CODE_USED_UP: ({ text }) => `The code “${text}” has been used as often as it can be.`,
    CODE_USED_BY_PHONE: ({ text }) =>
      `The code “${text}” has already been used with this phone number.`,
    CODE_MINIMUM: ({ text, minimum, missing }) =>
      `The code “${text}” is for orders of ${formatMoney(minimum, 'EN')} or more: ${formatMoney(missing, 'EN')} is missing.`,
    CODE_NO_GOODS: ({ text }) => `The code “${text}” is for none of the items in this cart.`,
    CODE_SALE_GOODS: ({ text }) => `The code “${text}” is not for items that are reduced already.`,
  },
  PAYMENT_UNAVAILABLE: {
    NOTHING_DUE: () => 'There is nothing to pay by card. Choose payment on delivery.',
  },
};
