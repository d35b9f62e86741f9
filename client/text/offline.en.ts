import type { Translated } from '#shared/language.ts';
import type * as fr from './offline.fr.ts';

export const offlineTexts: Translated<typeof fr.offlineTexts> = {
  documentTitle: 'Offline',
  title: 'You are offline.',
  text: 'There is no connection: this page will appear as soon as it is back. Your items are still here.',
  banner: 'Offline: the rest will appear once you are back online.',
};

export const workerTexts: Translated<typeof fr.workerTexts> = {
  title: 'You are offline',
  text: 'The shop is not responding. Check your connection; your items are still here.',
  retry: 'Try again',
  copy: 'Offline copy',
  seenOn: (date) => `Seen on ${date}, shown offline.`,
  cart: 'You are offline. Here is your cart.',
  refresh: 'Refresh',
};
