import type { Translated } from '#shared/language.ts';
import type * as fr from './code.fr.ts';

export const codeTexts: Translated<typeof fr.codeTexts> = {
  open: 'I have a code',
  other: 'Another code',
  label: 'Discount code',
  apply: 'Apply',
  blank: 'Enter your code.',
  row: (code) => `Code ${code}`,
  freeDelivery: 'Free delivery',
  remove: 'Remove',
  removeOf: (code) => `Remove code ${code}`,
  removed: (code) => `Code ${code} has been removed.`,
  isApplied: (code) => `Code ${code} applied`,
  applied: (code, gain) => `Code ${code} applied: ${gain}.`,
  less: (saving) => `${saving} off`,
  remembered: (code) => `Code ${code} is waiting in your cart.`,
};
