import type { Translated } from '#shared/language.ts';
import type * as fr from './ui.fr.ts';

export const uiTexts: Translated<typeof fr.uiTexts> = {
  problems: {
    unreachable: 'The shop cannot be reached. Please try again later.',
    sessionOver: 'Your session has expired. Please log in again.',
    tooMany: 'Too many requests at once. Please wait a moment.',
    unexpected: 'Something went wrong. Please try again later.',
    offline: 'You are offline: there is no connection.',
  },

  ui: {
    breadcrumb: 'Breadcrumb',
    close: 'Close',
    retry: 'Try again',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    originalPrice: 'Original price:',
    priceFrom: 'From',
    rating: (value) => `Rated ${value} out of 5`,
    blankField: 'This field is required.',
    undo: 'Undo',
    undoKeys: 'Alt+T',
  },

  loading: 'Loading…',
  notifications: 'Notifications',
};
