import type { ContactOutcome } from '../../../generated/admin/graphql.ts';

/** Outcomes of a call, the likeliest first: each has the key of its place, from 1. */
export const outcomes: readonly ContactOutcome[] = [
  'CONFIRMED',
  'NO_ANSWER',
  'POSTPONED',
  'MESSAGE_SENT',
  'WRONG_NUMBER',
  'DUPLICATE',
  'WRONG_ORDER',
];
