import type { Translated } from '#shared/language.ts';
import type * as fr from './stock-alert.fr.ts';

export const stockMails: Translated<typeof fr.frStockMails> = {
  CONFIRM_STOCK_ALERT: {
    subject: 'Confirm your back-in-stock alert',
    title: 'Confirm your alert',
    paragraphs: (name) => [
      `You would like to know when this item is available again: ${name}. Open this link within 7 days to confirm your address.`,
      'You will then get a single email, on the day of its return. The same link cancels the alert.',
      'If you requested nothing, ignore this email: you will get no other.',
    ],
    action: 'Confirm my alert',
  },
  BACK_IN_STOCK: {
    subject: (title) => `Back in stock: ${title}`,
    title: 'Back in stock',
    paragraphs: (name) => [
      `The item that you were waiting for is available again: ${name}.`,
      'Quantities are limited, and it is reserved for no one: order it soon.',
      'This email ends your alert; you will get no other about it.',
    ],
    action: 'See the item',
  },
};
