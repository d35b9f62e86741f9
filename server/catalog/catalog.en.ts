import { type Translated } from '#shared/language.ts';

import type * as fr from './catalog.fr.ts';

export const catalogProblems: Translated<typeof fr.catalogProblems> = {
  UNKNOWN_PRODUCT: {
    CATALOG: () => 'This product does not exist or is no longer sold.',
  },
  UNKNOWN_VARIANT: {
    CATALOG: () => 'This product does not come in that size or colour.',
  },
  UNKNOWN_ALTERATION: {
    CATALOG: () => 'This alteration is not offered for this product.',
  },
  REQUIRED: {
    ALTERATION_VALUE: () => 'Please give the measure of this alteration.',
  },
  INVALID: {
    ALTERATION_TWICE: () => 'This alteration is already chosen.',
    ALTERATION_VALUE: ({ titles, min, max, step }) =>
      `${titles.EN ?? titles.FR}: from ${min} to ${max}, in steps of ${step}.`,
    ALTERATION_UNMEASURED: () => 'This alteration has no measure to choose.',
  },
  NOT_ALLOWED_NOW: {
    IN_STOCK: () => 'This item is available: you can order it.',
  },
  INVALID_TOKEN: {
    STOCK_ALERT: () =>
      'This link is no longer valid: the alert has ended, or it was not confirmed within 7 days.',
  },
};
