import type { Translated } from '#shared/language.ts';
import type * as fr from './alerts.fr.ts';

export const alertTexts: Translated<typeof fr.alertTexts> = {
  text: 'A single email, on the day this item comes back. Your address is used for nothing else.',
  email: 'Email',
  submit: 'Send me the alert',
  submitting: 'Sending…',
  sent: 'Confirm your address',
  sentText: (email) =>
    `We have just sent an email to ${email}. Open its link to confirm the alert.`,
  page: {
    title: 'Back-in-stock alert',
    text: 'This item is sold out. Confirm to receive a single email on the day it comes back.',
    confirm: 'Confirm my alert',
    confirmed: 'Your alert is confirmed. We will write to you on the day this item comes back.',
    cancel: 'Cancel the alert',
    cancelled: 'Your alert is cancelled: you will not receive an email.',
    unusable:
      'This link is no longer valid: the alert has ended, or it was not confirmed within 7 days.',
    toProduct: 'View the item',
    toShop: 'Go to the shop',
  },
};
