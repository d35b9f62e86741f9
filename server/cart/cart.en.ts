import type { Translated } from '#shared/language.ts';

import type * as fr from './cart.fr.ts';

export const cartProblems: Translated<typeof fr.cartProblems> = {
  INVALID: {
    QUANTITY: () => 'The quantity must be a whole number from 1 to 99.',
    QUANTITY_FULL: () => 'You can order 99 of one item at most.',
    CART_ACTION: () => 'action.type must be “increment” or “decrement”.',
  },
  UNKNOWN_PRODUCT: {
    ORDERED: ({ titles }) => `“${titles.EN ?? titles.FR}” is no longer sold.`,
  },
  UNKNOWN_VARIANT: {
    ORDERED: ({ titles }) => `“${titles.EN ?? titles.FR}” no longer comes in that size or colour.`,
  },
  UNKNOWN_ALTERATION: {
    ORDERED: ({ titles }) =>
      `An alteration chosen for “${titles.EN ?? titles.FR}” is no longer offered like that.`,
  },
  OUT_OF_STOCK: ({ titles }) => `“${titles.EN ?? titles.FR}” is out of stock.`,
  INSUFFICIENT_STOCK: ({ available, others = [] }) =>
    available <= 0
      ? `Out of stock.${others.length > 0 ? ` Available: ${others.join(', ')}.` : ''}`
      : `Only ${available} left.`,
  NOT_IN_CART: () => 'This product is not in the cart.',
  EMPTY_CART: {
    CART: () => 'Your cart is empty.',
  },
  LIMIT_REACHED: {
    CART: () => 'The cart cannot hold more than 100 different items.',
  },
};
