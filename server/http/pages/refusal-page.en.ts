import type { Translated } from '#shared/language.ts';
import type * as fr from './refusal-page.fr.ts';

export const refusalTexts: Translated<typeof fr.refusalTexts> = {
  title: 'One moment · Belle Vue',
  retry: 'Try again',
  messages: {
    rateLimited: 'Too many requests. Please try again later.',
    overloaded: 'The shop is very busy. Please try again in a moment.',
    unavailable: 'The shop cannot save anything right now. Please try again later.',
  },
};
